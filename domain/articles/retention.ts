import { and, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  articleCategories,
  articleExtracts,
  articleFeatures,
  articleKeys,
  articles,
  eventArticles,
  events,
} from "../../db/schema";
import { type Clock, DAY } from "../shared/time";

/** Text for analysis is dropped after this; it is not ours to keep. */
export const EXTRACT_KEPT = 14 * DAY;
/** An article in no shown event is forgotten after this, and with it the names it is known by. */
export const LOOSE_ARTICLE_KEPT = 30 * DAY;
const FORGOTTEN_TOGETHER = 500;

/**
 * Forgets extracts and leads after two weeks, and after a month every newspaper's article that is part of no shown
 * event. Shown events and their articles stay, so that links to them live. @returns articles forgotten
 */
export async function forgetOldArticles({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now();
  const beforeExtract = db
    .select({ id: articles.id })
    .from(articles)
    .where(lt(articles.firstReadAt, now - EXTRACT_KEPT));
  await db.delete(articleExtracts).where(inArray(articleExtracts.articleId, beforeExtract));
  await db
    .update(articles)
    .set({ lead: "" })
    .where(
      and(
        lt(articles.firstReadAt, now - EXTRACT_KEPT),
        ne(articles.lead, ""),
        eq(articles.origin, "newspaper"),
      ),
    );

  let forgotten = 0;
  for (;;) {
    const loose = await db
      .select({ id: articles.id })
      .from(articles)
      .leftJoin(eventArticles, eq(eventArticles.articleId, articles.id))
      .leftJoin(events, eq(events.id, eventArticles.eventId))
      .where(
        and(
          eq(articles.origin, "newspaper"),
          lt(articles.firstReadAt, now - LOOSE_ARTICLE_KEPT),
          or(isNull(events.id), sql`${events.shown} = 0`),
        ),
      )
      .limit(FORGOTTEN_TOGETHER);
    if (loose.length === 0) break;
    const ids = loose.map((article) => article.id);
    await db.batch([
      db.delete(eventArticles).where(inArray(eventArticles.articleId, ids)),
      db.delete(articleFeatures).where(inArray(articleFeatures.articleId, ids)),
      db.delete(articleCategories).where(inArray(articleCategories.articleId, ids)),
      db.delete(articleExtracts).where(inArray(articleExtracts.articleId, ids)),
      db.delete(articleKeys).where(inArray(articleKeys.articleId, ids)),
      db.delete(articles).where(inArray(articles.id, ids)),
    ]);
    forgotten += ids.length;
  }
  await db
    .delete(events)
    .where(
      and(
        eq(events.shown, false),
        lt(events.updatedAt, now - LOOSE_ARTICLE_KEPT),
        sql`not exists (select 1 from ${eventArticles} where ${eventArticles.eventId} = ${events.id})`,
      ),
    );
  return forgotten;
}
