import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  articles,
  eventArticles,
  eventRedirects,
  events,
  type MarkReasons,
  newspapers,
} from "../../db/schema";
import { DomainError } from "../shared/errors";
import type { Language } from "../shared/languages";
import { asEventCard, type CountryShare, type EventCard, eventCardColumns } from "./cards";

export type { CountryShare, EventCard };

/** An article of an event as a card shows it. */
export interface EventArticle {
  id: number;
  headline: string;
  summary: string;
  url: string;
  language: string;
  author: string | null;
  publishedAt: number;
  words: number | null;
  paywall: boolean;
  citedSources: number | null;
  markReasons: MarkReasons | null;
  emphatic: boolean;
  clickbait: boolean;
  newspaper: { slug: string; name: string; domain: string; country: string };
}

/** The event that an id stands for by now: its own, or that of the one it was merged into. */
export const standingId = (id: number): SQL<number> =>
  sql<number>`coalesce((select ${eventRedirects.newId} from ${eventRedirects} where ${eventRedirects.oldId} = ${id}), ${id})`;

/** Follows redirects of merged events. Throws `event_not_found` for an id that never was or is not shown. */
export async function resolveEvent({ db }: { db: Db }, id: number): Promise<number> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.shown, true), eq(events.id, standingId(id))));
  if (!row) throw new DomainError("not_found", "event_not_found", { id });
  return row.id;
}

/** One event, by its own or a merged id. Throws `event_not_found`. */
export async function readEvent({ db }: { db: Db }, id: number, language: Language): Promise<EventCard> {
  const rows = await db
    .select(eventCardColumns(language))
    .from(events)
    .where(and(eq(events.shown, true), eq(events.id, standingId(id))));
  const [card] = rows.flatMap(asEventCard);
  if (!card) throw new DomainError("not_found", "event_not_found", { id });
  return card;
}

/** Cards of the given events in the given order; ids without a shown event are left out. */
export async function readEventCards(
  { db }: { db: Db },
  ids: number[],
  language: Language,
): Promise<EventCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(eventCardColumns(language))
    .from(events)
    .where(and(inArray(events.id, ids), eq(events.shown, true)));
  const byId = new Map(rows.map((row) => [row.event.id, row]));
  return ids.flatMap((id) => asEventCard(byId.get(id)));
}

/** All articles of an event, by country and newspaper, newest first within. Throws `event_not_found`. */
export async function articlesOfEvent({ db }: { db: Db }, id: number): Promise<EventArticle[]> {
  const rows = await db
    .select({
      article: articles,
      slug: newspapers.slug,
      name: newspapers.name,
      domain: newspapers.domain,
      country: newspapers.country,
    })
    .from(eventArticles)
    .innerJoin(articles, eq(articles.id, eventArticles.articleId))
    .innerJoin(newspapers, eq(newspapers.id, articles.newspaperId))
    .innerJoin(events, eq(events.id, eventArticles.eventId))
    .where(and(eq(events.shown, true), eq(eventArticles.eventId, standingId(id))))
    .orderBy(asc(newspapers.country), asc(newspapers.name), desc(articles.publishedAt), asc(articles.id));
  // Which of both it is that there are none of, or no such event, is asked only then.
  if (rows.length === 0) await resolveEvent({ db }, id);
  return rows.map(({ article, ...newspaper }) => ({
    id: article.id,
    headline: article.headline,
    summary: article.summary,
    url: article.url,
    language: article.language,
    author: article.author,
    publishedAt: article.publishedAt,
    words: article.words,
    paywall: article.paywall,
    citedSources: article.citedSources,
    markReasons: article.markReasons,
    emphatic: article.emphatic,
    clickbait: article.clickbait,
    newspaper,
  }));
}

/** How many events are shown. */
export async function countShownEvents({ db }: { db: Db }): Promise<number> {
  return db.$count(events, eq(events.shown, true));
}

/** One line per article of the window: which event it is in, if any. */
export interface ExportedArticle {
  url: string;
  title: string;
  newspaper: string;
  event: number | null;
}

/** The articles published since `since` (ms UTC) with their events, in the order of publication. */
export async function exportArticles({ db }: { db: Db }, since: number): Promise<ExportedArticle[]> {
  return db
    .select({
      url: articles.url,
      title: articles.headline,
      newspaper: newspapers.slug,
      event: eventArticles.eventId,
    })
    .from(articles)
    .innerJoin(newspapers, eq(newspapers.id, articles.newspaperId))
    .leftJoin(eventArticles, eq(eventArticles.articleId, articles.id))
    .where(sql`${articles.publishedAt} >= ${since}`)
    .orderBy(asc(articles.publishedAt), asc(articles.id));
}
