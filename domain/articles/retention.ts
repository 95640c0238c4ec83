import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import { chunks, type Db, runBatch, type Statements } from "../../db/client";
import {
  analyses,
  articleCategories,
  articleExtracts,
  articleFeatures,
  articleKeys,
  articles,
  eventArticles,
  eventChanges,
  events,
  groupingConstraints,
} from "../../db/schema";
import type { ChangeDetail } from "../events/record";
import { type Clock, DAY } from "../shared/time";

/** Text for analysis is dropped after this; it is not ours to keep. */
export const EXTRACT_KEPT = 14 * DAY;
/** An article in no shown event is forgotten after this, and with it the names it is known by. */
export const LOOSE_ARTICLE_KEPT = 30 * DAY;
const SETTLED_TOGETHER = 500;

/**
 * Forgets extracts and leads after two weeks, and after a month every newspaper's article that is part of no shown
 * event. Shown events and their articles stay, so that links to them live; the names by which an article is
 * recognised in feeds go. Each night looks only at what no night has settled yet. @returns articles forgotten
 */
export async function forgetOldArticles({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now();
  await forgetTexts(db, now - EXTRACT_KEPT);
  let forgotten = 0;
  for (;;) {
    const old = await untidied(db, now - LOOSE_ARTICLE_KEPT);
    if (old.length === 0) break;
    const loose = old.filter((article) => !article.shown).map((article) => article.id);
    const kept = old.filter((article) => article.shown).map((article) => article.id);
    await runBatch(db, [...forget(db, loose), ...settle(db, kept)]);
    forgotten += loose.length;
  }
  await forgetEmptyEvents(db, now);
  return forgotten;
}

/** Events that are not shown and have no article left go; their record says so. */
async function forgetEmptyEvents(db: Db, now: number): Promise<void> {
  const empty = await db
    .select({ id: events.id, lastPublishedAt: events.lastPublishedAt })
    .from(events)
    .where(
      and(
        eq(events.shown, false),
        lt(events.lastPublishedAt, now - LOOSE_ARTICLE_KEPT),
        sql`not exists (select 1 from ${eventArticles} where ${eventArticles.eventId} = ${events.id})`,
      ),
    );
  for (const part of chunks(empty)) {
    const changes = part.map(({ id, lastPublishedAt }) => {
      const detail: ChangeDetail<"vanished"> = { reason: "articles_forgotten", lastPublishedAt };
      return { eventId: id, at: now, kind: "vanished" as const, by: "housekeeping" as const, detail };
    });
    const ids = part.map((event) => event.id);
    await runBatch(db, [
      db.delete(analyses).where(inArray(analyses.eventId, ids)),
      db.delete(events).where(inArray(events.id, ids)),
      db.insert(eventChanges).values(changes),
    ]);
  }
}

async function forgetTexts(db: Db, before: number): Promise<void> {
  const old = db
    .select({ id: articleExtracts.articleId })
    .from(articleExtracts)
    .innerJoin(articles, eq(articles.id, articleExtracts.articleId))
    .where(lt(articles.firstReadAt, before));
  await db.delete(articleExtracts).where(inArray(articleExtracts.articleId, old));
  // The literal conditions are those of the partial index.
  await db
    .update(articles)
    .set({ lead: "" })
    .where(and(lt(articles.firstReadAt, before), sql`lead <> '' and origin = 'newspaper'`));
}

function untidied(db: Db, before: number) {
  return db
    .select({ id: articles.id, shown: sql<number>`coalesce(${events.shown}, 0)` })
    .from(articles)
    .leftJoin(eventArticles, eq(eventArticles.articleId, articles.id))
    .leftJoin(events, eq(events.id, eventArticles.eventId))
    .where(and(lt(articles.firstReadAt, before), sql`tidied = 0 and origin = 'newspaper'`))
    .limit(SETTLED_TOGETHER);
}

function forget(db: Db, ids: number[]): Statements[number][] {
  if (ids.length === 0) return [];
  return [
    db.delete(eventArticles).where(inArray(eventArticles.articleId, ids)),
    db.delete(articleFeatures).where(inArray(articleFeatures.articleId, ids)),
    db.delete(articleCategories).where(inArray(articleCategories.articleId, ids)),
    db.delete(articleExtracts).where(inArray(articleExtracts.articleId, ids)),
    db.delete(articleKeys).where(inArray(articleKeys.articleId, ids)),
    db
      .delete(groupingConstraints)
      .where(or(inArray(groupingConstraints.a, ids), inArray(groupingConstraints.b, ids))),
    db.delete(articles).where(inArray(articles.id, ids)),
  ];
}

function settle(db: Db, ids: number[]): Statements[number][] {
  if (ids.length === 0) return [];
  return [
    db.delete(articleKeys).where(inArray(articleKeys.articleId, ids)),
    db.update(articles).set({ tidied: true }).where(inArray(articles.id, ids)),
  ];
}
