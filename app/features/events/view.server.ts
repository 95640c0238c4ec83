import { readAnalysis, type StandingAnalysis } from "../../../domain/analysis/queries";
import type { CommentThread } from "../../../domain/comments/queries";
import { type CreatorArticle, creatorArticlesOfEvent } from "../../../domain/creators/queries";
import {
  articlesOfEvent,
  type EventArticle,
  type EventCard,
  readEvent,
} from "../../../domain/events/queries";
import type { Reacted } from "../../../domain/reactions/rules";
import { DomainError } from "../../../domain/shared/errors";
import { SECOND } from "../../../domain/shared/time";
import { threadsOn } from "../comments/read.server";
import { commentsView } from "../comments/view.server";
import { headOf } from "../page/head.server";
import { inTime } from "../page/in-time.server";
import { idIn, type Page, problemOf } from "../page/page.server";
import { withinTime } from "../page/time-limit";
import { ARTICLES, articlesView } from "./articles.server";
import { facesView, headsOf, OPINIONS } from "./faces/faces.server";
import { generatedBy } from "./faces/label.server";
import { headView } from "./head.server";
import type { ArticlesView, EventView, FacesPart } from "./view";
import { coverageOf } from "./words.server";

/** The event itself must answer within this time; without its faces or its articles it is still an event (ms). */
const EVENT_LIMIT = 8 * SECOND;
const PART_LIMIT = 4 * SECOND;

/**
 * An event by its own id or that of one merged into it: what stands over it at once, faces and articles when they are
 * there. Throws the problem in the reader's words: not found, or failed.
 */
export async function loadEvent(page: Page, asked: string | undefined): Promise<EventView> {
  const { services, language, t, missed } = page;
  const id = idIn(asked);
  try {
    if (id === null) throw new DomainError("not_found", "event_not_found", { id: asked ?? "" });
    // All at once: they share the way to the database.
    const parts = {
      analysis: inTime("analysis", readAnalysis(services, id), PART_LIMIT, null, missed),
      articles: inTime("articles", orMissing(articlesOfEvent(services, id)), PART_LIMIT, null, missed),
      ours: inTime("creators", creatorArticlesOfEvent(services, id), PART_LIMIT, [], missed),
      threads: threadsOn(page, { event: id }),
    };
    const [event, reacted] = await Promise.all([
      withinTime(readEvent(services, id, language), EVENT_LIMIT),
      page.reacted(),
    ]);
    return eventView(page, event, { ...parts, reacted });
  } catch (error) {
    const otherwise = { title: t("reader.failed"), description: t("problem.internal") };
    throw problemOf(error, page, { event_not_found: t("event.missing") }, otherwise);
  }
}

/** An event that is not there is told by its head alone. */
const orMissing = <T>(part: Promise<T>): Promise<T | null> =>
  part.catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });

/** What an event's view is made from besides its card: it may come later, and none of it may reject. */
interface Parts {
  analysis: Promise<StandingAnalysis | null>;
  articles: Promise<EventArticle[] | null>;
  /** Our creators' articles about it. */
  ours: Promise<CreatorArticle[]>;
  /** The comments on it; null when they cannot be told. */
  threads: Promise<CommentThread[] | null>;
  /** What the signed-in reader has reacted to. */
  reacted: Reacted;
}

/** An event as page and sheet show it. */
export function eventView(page: Page, event: EventCard, parts: Parts): EventView {
  const { t } = page;
  const about = t("event.about", { title: event.title, coverage: coverageOf(page, event) });
  const faces = orNothing(page, "faces", facesOf(page, event, parts));
  return {
    meta: headOf(page, {
      title: event.title,
      description: event.description || about,
      canonical: `/evento/${event.id}`,
      image: {
        path: `/og/evento/${event.id}-${event.language}.png`,
        alt: t("files.shared.alt", { title: event.title, coverage: coverageOf(page, event) }),
      },
      publishedAt: event.bornAt,
      modifiedAt: event.updatedAt,
      feed: { path: `/evento/${event.id}/feed.xml`, title: `${event.title} (RSS)` },
    }),
    head: headView(page, event, parts.reacted),
    faces,
    articles: orNothing(page, "articles", listOf(page, parts, faces)),
    words: {
      loading: t("reader.loading"),
      articles: {
        id: ARTICLES,
        title: t("event.articles"),
        loading: t("reader.articlesLoading"),
        failed: t("reader.articlesFailed"),
      },
    },
  };
}

/** Null for what fails in the making. */
const orNothing = <T>({ missed }: Page, name: string, part: Promise<T>): Promise<T | null> =>
  inTime(name, part, EVENT_LIMIT, null, missed);

async function facesOf(page: Page, { id }: EventCard, parts: Parts): Promise<FacesPart> {
  const [analysis, articles, threads] = await Promise.all([parts.analysis, parts.articles, parts.threads]);
  const listed = new Set((articles ?? []).map((article) => article.id));
  const view = analysis && facesView(page, analysis, listed);
  const comments = commentsPart(page, { id, threads, opinions: Boolean(view?.opinions) });
  const heads = headsOf(page, view, comments !== null);
  const tabs = [...heads, { id: ARTICLES, text: page.t("event.articles") }];
  return {
    view,
    comments,
    tabs: heads.length > 0 ? { label: page.t("faces.chapters"), tabs } : null,
    generated: analysis && view && generatedBy(analysis, view),
  };
}

/** Comments stand with the opinions; alone, where there are some, or where this reader can begin. */
function commentsPart(
  page: Page,
  { id, threads, opinions }: { id: number; threads: CommentThread[] | null; opinions: boolean },
): FacesPart["comments"] {
  const commented = { target: { event: id }, authorId: null, page: page.paths.event(id) };
  const view = commentsView(page, commented, threads);
  if (!opinions && view.form === null && view.comments?.length === 0) return null;
  return { title: opinions ? null : page.t("faces.opinions"), id: OPINIONS, view };
}

async function listOf(
  page: Page,
  parts: Parts,
  faces: Promise<FacesPart | null>,
): Promise<ArticlesView | null> {
  const [articles, ours, told] = await Promise.all([parts.articles, parts.ours, faces]);
  return articles && articlesView(page, { articles, ours, sources: told?.view?.shared.sources ?? {} });
}
