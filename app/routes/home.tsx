import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, Link, Outlet, useLoaderData } from "@remix-run/react";
import { memo } from "react";
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
import { orNothingUnderneath, useUnderneath } from "../features/page/underneath";
import { welcomeView } from "../features/welcome/view.server";
import { Welcome } from "../features/welcome/welcome";
import { Spinner } from "../ui/spinner";

export const meta = metaOfHead;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  if (params.language !== undefined && !isLanguage(params.language)) throw notFound(page);
  const { t, services } = page;
  const words = {
    loading: null,
    title: t("files.shared.site"),
    welcome: welcomeView(page),
    head: headOf(
      { ...page, url: page.underneath },
      {
        title: t("name"),
        description: t("purpose"),
        translated: "/",
        jsonLd: siteData(page),
      },
    ),
  };
  // An event that was landed on comes alone; what lies under it is asked for when it can be seen.
  const failed = { title: t("home.failedTitle"), text: t("home.failed"), link: null };
  if (page.landed)
    return { ...words, loading: t("lane.loading"), categories: null, lanes: [], notice: failed };
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
    return data({ ...words, categories: null, lanes: [], notice: failed }, { status: 503 });
  }
}

/** What the front page says until the newspapers have been read for the first time. */
const waiting = ({ t, paths }: Page) => ({
  title: t("home.waitingTitle"),
  text: t("home.waiting"),
  link: { href: paths.page("newspapers"), text: t("home.waitingLink") },
});

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  orNothingUnderneath(() => serverLoader<typeof loader>());

export const shouldRevalidate = keepUnderneath;

export default function Home() {
  useReadMarks();
  return (
    <>
      <FrontPage />
      <Outlet />
    </>
  );
}

function FrontPage() {
  const made: FrontPageView = useLoaderData<typeof loader>();
  const { page, covered, failed } = useUnderneath(made, made.loading !== null);
  if (page.loading === null) return <Lanes page={page} />;
  if (covered) return null;
  return failed && page.notice ? <Notice notice={page.notice} /> : <Spinner text={page.loading} />;
}

type FrontPageView = ReturnType<typeof useLoaderData<typeof loader>>;

/** Opening something over them renders nothing of them anew. */
const Lanes = memo(({ page: { title, welcome, categories, lanes, notice } }: { page: FrontPageView }) => {
  const front = lanes.find((lane) => lane.banner === null);
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Welcome view={welcome} />
      {notice ? <Notice notice={notice} /> : null}
      {categories ? <CategoryBar view={categories} /> : null}
      {lanes.map((lane) => (
        <Lane key={lane.key} lane={lane} front={lane === front} />
      ))}
    </>
  );
});

interface NoticeView {
  title: string;
  text: string;
  link: { href: string; text: string } | null;
}

const Notice = ({ notice: { title, text, link } }: { notice: NoticeView }) => (
  <section className="notice">
    <h2>{title}</h2>
    <p>{text}</p>
    {link ? (
      <p>
        <Link to={link.href} discover="none">
          {link.text}
        </Link>
      </p>
    ) : null}
  </section>
);
