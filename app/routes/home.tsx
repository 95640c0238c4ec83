import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { lastReadingAt } from "../../domain/ingest/queries";
import { listLanes } from "../../domain/lanes/queries";
import { isLanguage } from "../../domain/shared/languages";
import { CategoryBar } from "../features/categories/bar";
import { categoriesView } from "../features/categories/view.server";
import { Lane } from "../features/lanes/lane";
import { useReadMarks } from "../features/lanes/read-marks";
import { laneView } from "../features/lanes/views.server";
import { complain } from "../features/page/complain.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { keepUnderneath } from "../features/page/keep-underneath";
import { siteData } from "../features/page/linked-data.server";
import { notFound, openPage, type Page } from "../features/page/page.server";
import { welcomeView } from "../features/welcome/view.server";
import { Welcome } from "../features/welcome/welcome";

export const meta = metaOfHead;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  if (params.language !== undefined && !isLanguage(params.language)) throw notFound(page);
  const { t, services } = page;
  const words = {
    title: `${t("name")}: ${t("motto")}`,
    welcome: welcomeView(page),
    head: headOf(page, {
      title: t("name"),
      description: t("purpose"),
      translated: "/",
      jsonLd: siteData(page),
    }),
  };
  try {
    const [readAt, lanes] = await Promise.all([lastReadingAt(services), listLanes(services, page)]);
    if (readAt === null) return { ...words, categories: null, lanes: [], notice: waiting(page) };
    return {
      ...words,
      categories: categoriesView(page),
      lanes: lanes.map((lane) => laneView(page, lane)),
      notice: null,
    };
  } catch (error) {
    complain("home", error);
    const notice = { title: t("home.failedTitle"), text: t("home.failed"), link: null };
    return data({ ...words, categories: null, lanes: [], notice }, { status: 503 });
  }
}

/** What the front page says until the newspapers have been read for the first time. */
const waiting = ({ t, paths }: Page) => ({
  title: t("home.waitingTitle"),
  text: t("home.waiting"),
  link: { href: paths.page("newspapers"), text: t("home.waitingLink") },
});

export const shouldRevalidate = keepUnderneath;

export default function Home() {
  const { title, welcome, categories, lanes, notice } = useLoaderData<typeof loader>();
  const front = lanes.find((lane) => lane.banner === null);
  useReadMarks();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Welcome view={welcome} />
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
      {categories ? <CategoryBar view={categories} /> : null}
      {lanes.map((lane) => (
        <Lane key={lane.key} lane={lane} front={lane === front} />
      ))}
      <Outlet />
    </>
  );
}
