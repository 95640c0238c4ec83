import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, Outlet, useLoaderData } from "@remix-run/react";
import { type Lane, readLane } from "../../domain/lanes/queries";
import { DomainError } from "../../domain/shared/errors";
import { CategoryBar } from "../features/categories/bar";
import { categoriesView, chosenCategory, inCategory } from "../features/categories/view.server";
import { BEHIND } from "../features/lanes/address";
import { CardList } from "../features/lanes/card-list";
import { useReadMarks } from "../features/lanes/read-marks";
import { cardsOfLane, emptyText } from "../features/lanes/views.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { keepUnderneath } from "../features/page/keep-underneath";
import { idIn, openPage, type Page, problemOf } from "../features/page/page.server";

export const meta = metaOfHead;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t, language } = page;
  try {
    const lane = await laneAt(page, params.lane);
    const title = lane.name[language];
    const description = lane.description[language];
    return {
      head: headOf(page, {
        title,
        description,
        feed: { path: `/carril/${lane.id}/feed.xml`, title: `${title} (RSS)` },
      }),
      title,
      description,
      categories: categoriesView(page),
      list: await listOf(page, lane),
    };
  } catch (error) {
    if (error instanceof DomainError && error.code === "login_required")
      throw redirect(page.paths.signIn(page.url.pathname + page.url.search));
    throw problemOf(error, page, {}, { title: t("lane.failedTitle"), description: t("lane.failed") });
  }
}

async function laneAt({ services, signedIn }: Page, asked = ""): Promise<Lane> {
  const id = idIn(asked);
  const lane = id === null ? null : await readLane(services, id, { signedIn });
  if (!lane || lane.kind === "banner") throw new DomainError("not_found", "lane_not_found", { id: asked });
  return lane;
}

/** The lane's cards from the cursor on that the address names. */
async function listOf(page: Page, lane: Lane) {
  const { t, paths } = page;
  const before = page.url.searchParams.get(BEHIND) ?? undefined;
  const { items, next } = await cardsOfLane(page, lane, before);
  const category = chosenCategory(page);
  const address = (cursor?: string) => inCategory(paths.lane(lane.id, cursor), category);
  return {
    key: `${lane.id}-${category ?? "all"}-${before ?? ""}`,
    cards: items,
    empty: emptyText(page, lane),
    next: next ? { href: address(next), text: t("lane.loadMore") } : null,
    start: before ? { href: address(), text: t("lane.fromStart") } : null,
    words: {
      loading: t("front.lanes.loadingMore"),
      failed: t("lane.failedTitle"),
      again: t("front.lanes.again"),
    },
  };
}

/** More of a list that cannot be had leaves what is there where it is: `CardList` says so beside it. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (new URL(request.url).searchParams.has(BEHIND) && !(error instanceof Response)) return null;
    throw error;
  }
}

export const shouldRevalidate = keepUnderneath;

export default function Results() {
  const { title, description, categories, list } = useLoaderData<typeof loader>();
  useReadMarks();
  return (
    <div className="results">
      <h1>{title}</h1>
      <p className="standfirst">{description}</p>
      <CategoryBar view={categories} />
      <CardList key={list.key} first={list} />
      <Outlet />
    </div>
  );
}
