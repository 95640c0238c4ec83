import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { readLane } from "../../domain/lanes/queries";
import { DomainError } from "../../domain/shared/errors";
import { Card } from "../features/lanes/card";
import { cardsOfLane, emptyText } from "../features/lanes/views.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { idIn, openPage, problemOf } from "../features/page/page.server";

/** Items of one page. */
const PAGE_SIZE = 20;

export const meta = metaOfHead;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t, paths, services, language } = page;
  const before = page.url.searchParams.get("antes_de") ?? undefined;
  try {
    const id = idIn(params.lane);
    const lane = id === null ? null : await readLane(services, id, page);
    if (!lane || lane.kind === "banner")
      throw new DomainError("not_found", "lane_not_found", { id: params.lane ?? "" });
    const { items, next } = await cardsOfLane(page, lane, { page: 1, pageSize: PAGE_SIZE, before });
    const title = lane.name[language];
    const description = lane.description[language];
    return {
      head: headOf(page, { title, description }),
      title,
      description,
      cards: items,
      empty: emptyText(page, lane),
      next: next ? { href: paths.lane(lane.id, next), text: t("lane.loadMore") } : null,
      start: before ? { href: paths.lane(lane.id), text: t("lane.fromStart") } : null,
    };
  } catch (error) {
    throw problemOf(error, page, {}, { title: t("lane.failedTitle"), description: t("lane.failed") });
  }
}

export default function Results() {
  const { title, description, cards, empty, next, start } = useLoaderData<typeof loader>();
  return (
    <div className="results">
      <h1>{title}</h1>
      <p className="standfirst">{description}</p>
      {cards.length === 0 ? <p className="empty">{empty}</p> : null}
      <ul className="list">
        {cards.map((card, i) => (
          <li key={card.id}>
            <Card card={card} level={2} discover={i === 0} />
          </li>
        ))}
      </ul>
      {start || next ? (
        <p className="onward">
          {next ? (
            <Link className="action" to={next.href}>
              {next.text}
            </Link>
          ) : null}
          {start ? <Link to={start.href}>{start.text}</Link> : null}
        </p>
      ) : null}
    </div>
  );
}
