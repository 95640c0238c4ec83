import type { LoaderFunctionArgs, MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { SECOND } from "../../domain/shared/time";
import text from "../assets/fonts/newsreader-400.woff2?url&no-inline";
import { ArticleModal, loadArticleContent } from "../features/articles/modal";
import { type ArticleModalView, loadArticleModal } from "../features/articles/modal.server";
import type { Chrome } from "../features/chrome/chrome";
import { FailureSheet } from "../features/events/failed";
import { type LandedView, landedView } from "../features/events/landing.server";
import { loadEventContent } from "../features/events/lazy-event";
import { EventModal } from "../features/events/modal";
import type { EventView, Later } from "../features/events/view";
import { loadEvent } from "../features/events/view.server";
import { headElements } from "../features/page/head";
import { openPage } from "../features/page/page.server";
import { withinTime } from "../features/page/time-limit";
import { OVER } from "../i18n/over";
import { overStateOf } from "../ui/over-link";

/** After this long an event has failed, and so has each part of it that comes later (ms). */
const EVENT_LIMIT = 10 * SECOND;

/** What an event says at the top is set in it: coming later it would be painted anew. */
const TYPE_AHEAD = {
  tagName: "link",
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href: text,
  crossOrigin: "anonymous",
};

type Opened =
  | { open: null }
  | { open: "event"; asked: string; event: Later<EventView> }
  | ({ open: "event"; asked: string } & LandedView)
  | { open: "article"; article: ArticleModalView };

/** What `?evento` or `?article` opens over the page; nothing without them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get(OVER.event);
  if (asked !== null) {
    const event = await loadEvent(page, asked);
    const landed = page.landed ? await landedView(page, asked, event) : { event };
    return { open: "event" as const, asked, ...landed };
  }
  const article = searchParams.get(OVER.article);
  if (article !== null) return { open: "article" as const, article: await loadArticleModal(page, article) };
  return { open: null };
}

/** In the browser an event opens at once, with what its card knew, and a page with nothing over it asks for nothing. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<Opened> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get(OVER.event);
  if (asked !== null) {
    loadEventContent();
    const event = withinTime(serverLoader<Opened>(), EVENT_LIMIT).then(eventIn);
    // Told where the event is awaited, which may be a moment later.
    event.catch(() => {});
    return { open: "event", asked, event };
  }
  if (!searchParams.has(OVER.article)) return { open: null };
  loadArticleContent();
  return serverLoader<Opened>();
}

async function eventIn(opened: Opened): Promise<EventView> {
  if (opened.open !== "event") throw new Error("the answer is not the event that was asked for");
  const event = await opened.event;
  const orNothing = <T,>(part: Later<T | null>) =>
    withinTime(Promise.resolve(part), EVENT_LIMIT).catch(() => null);
  return { ...event, faces: orNothing(event.faces), articles: orNothing(event.articles) };
}

/** An open event has a head of its own; in the browser its title is what its card knew. An article has a title. */
export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const opened = data as Opened | undefined;
  const underneath = matches.at(-2)?.meta ?? [];
  if (opened?.open === "article") return titled(opened.article.article.title, underneath);
  if (opened?.open !== "event") return underneath;
  if ("meta" in opened.event) {
    if (typeof document !== "undefined") landedOn = { asked: opened.asked, title: opened.event.head.title };
    const generated = "generated" in opened && opened.generated;
    return [
      ...headElements(opened.event.meta),
      ...(generated ? [{ name: "ai-generated", content: generated }] : []),
      ...("arriving" in opened ? [TYPE_AHEAD] : []),
    ];
  }
  const title = overStateOf(location)?.preview?.title ?? (landedOn?.asked === opened.asked && landedOn.title);
  return title ? titled(title, underneath) : underneath;
};

const titled = (title: string, meta: MetaDescriptor[]): MetaDescriptor[] => [
  { title: `${title} · Poliedro` },
  ...meta.filter((one) => !("title" in one)),
];

/** The event that this page came with: who comes back to it comes without what its card knew. */
let landedOn: { asked: string; title: string } | null = null;

const useSheetWords = () => (useRouteLoaderData("root") as Chrome).sheet;

export default function Over() {
  const data = useLoaderData() as Opened;
  const words = useSheetWords();
  if (data.open === "event") {
    const arriving = "arriving" in data ? data.arriving : null;
    return <EventModal asked={data.asked} event={data.event} words={words} arriving={arriving} />;
  }
  if (data.open === "article") return <ArticleModal view={data.article} />;
  return null;
}

export function ErrorBoundary() {
  return <FailureSheet error={useRouteError()} words={useSheetWords()} />;
}
