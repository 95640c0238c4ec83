import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { lastReadingAt } from "../../domain/ingest/queries";
import { listLanes } from "../../domain/lanes/queries";
import { isLanguage } from "../../domain/shared/languages";
import { Lane } from "../features/lanes/lane";
import { laneView } from "../features/lanes/views.server";
import { complain } from "../features/page/complain.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { notFound, openPage, type Page } from "../features/page/page.server";

export const meta = metaOfHead;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  if (params.language !== undefined && !isLanguage(params.language)) throw notFound(page);
  const { t, services } = page;
  const words = {
    title: `${t("name")}: ${t("motto")}`,
    head: headOf(page, { title: t("name"), description: t("purpose"), translated: "/" }),
  };
  try {
    const [readAt, lanes] = await Promise.all([lastReadingAt(services), listLanes(services, page)]);
    if (readAt === null) return { ...words, lanes: [], notice: waiting(page) };
    const front = lanes.find((lane) => lane.kind !== "banner");
    return { ...words, lanes: lanes.map((lane) => laneView(page, lane, lane === front)), notice: null };
  } catch (error) {
    complain("home", error);
    const notice = { title: t("home.failedTitle"), text: t("home.failed"), link: null };
    return data({ ...words, lanes: [], notice }, { status: 503 });
  }
}

/** What the front page says until the newspapers have been read for the first time. */
const waiting = ({ t, paths }: Page) => ({
  title: t("home.waitingTitle"),
  text: t("home.waiting"),
  link: { href: paths.newspapers, text: t("home.waitingLink") },
});

export default function Home() {
  const { title, lanes, notice } = useLoaderData<typeof loader>();
  const front = lanes.findIndex((lane) => lane.banner === null);
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {notice ? (
        <section className="notice">
          <h2>{notice.title}</h2>
          <p>{notice.text}</p>
          {notice.link ? (
            <p>
              <Link to={notice.link.href}>{notice.link.text}</Link>
            </p>
          ) : null}
        </section>
      ) : null}
      {lanes.map((lane, i) => (
        <Lane key={lane.id} lane={lane} first={i === front} />
      ))}
    </>
  );
}
