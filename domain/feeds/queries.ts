import { and, asc, desc, eq, exists, gt, gte, lte, max, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accounts, articles, creatorArticles, eventCategories, events } from "../../db/schema";
import { creatorCardColumns, published } from "../creators/queries";
import { type EventCard, readEventCards } from "../events/queries";
import type { Language } from "../shared/languages";

/** Ids that one file of events covers: a file's events stay the same for ever, and it stays small. */
export const EVENTS_PER_SITEMAP = 10_000;

/** The shown events of a category, those first told last first. */
export async function newestOfCategory(
  { db }: { db: Db },
  categoryId: number,
  language: Language,
  limit: number,
): Promise<EventCard[]> {
  const inCategory = db
    .select({ one: sql`1` })
    .from(eventCategories)
    .where(and(eq(eventCategories.eventId, events.id), eq(eventCategories.categoryId, categoryId)));
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.shown, true), exists(inCategory)))
    .orderBy(desc(events.firstPublishedAt), desc(events.id))
    .limit(limit);
  return readEventCards(
    { db },
    rows.map(({ id }) => id),
    language,
  );
}

/** How many files the events fill. */
export async function eventSitemaps({ db }: { db: Db }): Promise<number> {
  const [row] = await db
    .select({ last: max(events.id) })
    .from(events)
    .where(eq(events.shown, true));
  return Math.ceil((row?.last ?? 0) / EVENTS_PER_SITEMAP);
}

/** The shown events of one file. @param part from 1 */
export async function eventsOfSitemap(
  { db }: { db: Db },
  part: number,
): Promise<{ id: number; updatedAt: number }[]> {
  return db
    .select({ id: events.id, updatedAt: events.updatedAt })
    .from(events)
    .where(
      and(
        eq(events.shown, true),
        gt(events.id, (part - 1) * EVENTS_PER_SITEMAP),
        lte(events.id, part * EVENTS_PER_SITEMAP),
      ),
    )
    .orderBy(asc(events.id));
}

/** Our creators' published articles first published since then (ms UTC), newest first. */
export async function publishedArticles(
  { db }: { db: Db },
  { since, limit }: { since: number; limit: number },
) {
  return db
    .select(creatorCardColumns)
    .from(articles)
    .innerJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .innerJoin(accounts, eq(accounts.id, creatorArticles.authorId))
    .where(and(published, gte(creatorArticles.firstPublishedAt, since)))
    .orderBy(desc(creatorArticles.firstPublishedAt), desc(articles.id))
    .limit(limit);
}
