import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { chunks, type Db, runBatch, type Statements } from "../../db/client";
import {
  analyses,
  articleCategories,
  articles,
  comments,
  eventArticles,
  eventCategories,
  eventChanges,
  eventRedirects,
  events,
  eventTexts,
  newspapers,
} from "../../db/schema";
import { categoriesOfEvent } from "../categories/classify";
import type { Clock } from "../shared/time";
import { changesOf, type EventOutcome, type EventWrite } from "./changes";
import { digest, type Member } from "./rules";

type Statement = Statements[number];

export interface WrittenEvents {
  born: number[];
  statements: Statement[];
}

/**
 * The statements that bring events to what grouping or an operator found, each change on record. The caller runs
 * them in one transaction (with its own) while it holds the grouping lease, and then calls `refreshStaleEvents`.
 */
export async function writeEvents(
  { db, clock }: { db: Db; clock: Clock },
  write: EventWrite,
): Promise<WrittenEvents> {
  const now = clock.now();
  const born: number[] = [];
  const rows: (typeof eventArticles.$inferInsert)[] = [];
  const stale = new Set<number>();
  const mergedAway = new Map<number, number>();
  const idOf = new Map<EventOutcome, number>();

  let nextId = await nextEventId(db);
  for (const outcome of write.outcomes) {
    const eventId = outcome.eventId ?? nextId++;
    idOf.set(outcome, eventId);
    if (outcome.eventId === null) born.push(eventId);
    for (const { event } of outcome.takenFrom) stale.add(event);
    for (const { event } of outcome.mergedFrom) mergedAway.set(event, eventId);
    stale.add(eventId);
    for (const article of outcome.articles) {
      rows.push({
        articleId: article.id,
        eventId,
        centrality: article.centrality,
        addedAt: now,
        modelVersion: write.modelVersion,
      });
    }
  }
  const changes = changesOf(write, idOf).map((change) => ({ ...change, at: now, by: write.by }));

  const statements: Statement[] = [];
  for (const part of chunks(born))
    statements.push(db.insert(events).values(part.map((id) => newborn(id, now))));
  for (const part of chunks(rows)) statements.push(putArticles(db, part));
  const loose = write.loose.map((one) => one.article);
  for (const part of chunks(loose)) statements.push(...loosen(db, part));
  for (const part of chunks([...stale]))
    statements.push(db.update(events).set({ stale: true }).where(inArray(events.id, part)));
  for (const [from, into] of mergedAway) statements.push(...redirect(db, from, into, now));
  for (const part of chunks(changes)) statements.push(db.insert(eventChanges).values(part));
  return { born, statements };
}

/** Ids are never used twice: a redirect or a record may still name one that is gone. */
async function nextEventId(db: Db): Promise<number> {
  const row = await db.get<{ id: number | null }>(
    sql`select max((select coalesce(max(id), 0) from events), (select coalesce(max(old_id), 0) from event_redirects),
      (select coalesce(max(event_id), 0) from event_changes)) as id`,
  );
  return (row?.id ?? 0) + 1;
}

const newborn = (id: number, now: number): typeof events.$inferInsert => ({
  id,
  bornAt: now,
  updatedAt: now,
  firstPublishedAt: now,
  lastPublishedAt: now,
  articleCount: 0,
  newspaperCount: 0,
  countryCount: 0,
  languageCount: 0,
  shown: false,
  stale: true,
});

function putArticles(db: Db, rows: (typeof eventArticles.$inferInsert)[]): Statement {
  return db
    .insert(eventArticles)
    .values(rows)
    .onConflictDoUpdate({
      target: eventArticles.articleId,
      set: {
        eventId: sql`excluded.event_id`,
        centrality: sql`excluded.centrality`,
        addedAt: sql`case when event_articles.event_id = excluded.event_id then event_articles.added_at else excluded.added_at end`,
        modelVersion: sql`excluded.model_version`,
      },
    });
}

function loosen(db: Db, articleIds: number[]): Statement[] {
  const left = db
    .select({ id: eventArticles.eventId })
    .from(eventArticles)
    .where(inArray(eventArticles.articleId, articleIds));
  return [
    db.update(events).set({ stale: true }).where(inArray(events.id, left)),
    db.delete(eventArticles).where(inArray(eventArticles.articleId, articleIds)),
  ];
}

/** The old id leads to the new one for ever, also for ids that led to the old one before. */
function redirect(db: Db, from: number, into: number, at: number): Statement[] {
  return [
    db.update(eventArticles).set({ eventId: into }).where(eq(eventArticles.eventId, from)),
    db.update(eventRedirects).set({ newId: into }).where(eq(eventRedirects.newId, from)),
    db.insert(eventRedirects).values({ oldId: from, newId: into, at }).onConflictDoNothing(),
    db.update(comments).set({ eventId: into }).where(eq(comments.eventId, from)),
    db.delete(eventTexts).where(eq(eventTexts.eventId, from)),
    db.delete(analyses).where(eq(analyses.eventId, from)),
    db.delete(eventCategories).where(eq(eventCategories.eventId, from)),
    db.delete(events).where(eq(events.id, from)),
  ];
}

/** Events whose texts and counters are made at a time. */
const REFRESHED_TOGETHER = 150;

/**
 * Makes counters, texts and categories of changed events anew from their articles. What an interruption left undone
 * is still marked stale and is done by the next call. @returns how many were made anew
 */
export async function refreshStaleEvents({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  let done = 0;
  for (;;) {
    const stale = await db
      .select({ id: events.id })
      .from(events)
      .where(sql`stale = 1`)
      .orderBy(asc(events.id))
      .limit(REFRESHED_TOGETHER);
    if (stale.length === 0) return done;
    await refresh(
      db,
      stale.map((event) => event.id),
      clock.now(),
    );
    done += stale.length;
  }
}

async function refresh(db: Db, ids: number[], now: number): Promise<void> {
  const [members, categories] = await Promise.all([membersOf(db, ids), categoriesOfArticles(db, ids)]);
  const statements: Statement[] = [
    db.delete(eventTexts).where(inArray(eventTexts.eventId, ids)),
    db.delete(eventCategories).where(inArray(eventCategories.eventId, ids)),
  ];
  const texts: (typeof eventTexts.$inferInsert)[] = [];
  const chosen: (typeof eventCategories.$inferInsert)[] = [];
  for (const eventId of ids) {
    const some = members.get(eventId);
    if (!some) {
      statements.push(
        db
          .update(events)
          .set({ ...emptied, updatedAt: now })
          .where(eq(events.id, eventId)),
      );
      continue;
    }
    const { texts: found, ...counters } = digest(some);
    statements.push(
      db
        .update(events)
        .set({ ...counters, updatedAt: now, stale: false })
        .where(eq(events.id, eventId)),
    );
    texts.push(...found.map((text) => ({ eventId, ...text })));
    const scores = some.map((m) => categories.get(m.articleId) ?? new Map<number, number>());
    const countries = some.map((m) => m.country);
    chosen.push(
      ...categoriesOfEvent(scores, countries).map(({ category, score }) => ({
        eventId,
        categoryId: category,
        score,
      })),
    );
  }
  for (const part of chunks(texts)) statements.push(db.insert(eventTexts).values(part));
  for (const part of chunks(chosen)) statements.push(db.insert(eventCategories).values(part));
  await runBatch(db, statements);
}

const emptied = {
  articleCount: 0,
  newspaperCount: 0,
  countryCount: 0,
  languageCount: 0,
  shown: false,
  stale: false,
};

async function membersOf(db: Db, eventIds: number[]): Promise<Map<number, Member[]>> {
  const rows = await db
    .select({
      eventId: eventArticles.eventId,
      articleId: articles.id,
      newspaperId: newspapers.id,
      country: newspapers.country,
      language: articles.language,
      headline: articles.headline,
      summary: articles.summary,
      publishedAt: articles.publishedAt,
      centrality: eventArticles.centrality,
    })
    .from(eventArticles)
    .innerJoin(articles, eq(articles.id, eventArticles.articleId))
    .innerJoin(newspapers, eq(newspapers.id, articles.newspaperId))
    .where(inArray(eventArticles.eventId, eventIds));
  const byEvent = new Map<number, Member[]>();
  for (const { eventId, ...member } of rows) byEvent.set(eventId, [...(byEvent.get(eventId) ?? []), member]);
  return byEvent;
}

async function categoriesOfArticles(db: Db, eventIds: number[]): Promise<Map<number, Map<number, number>>> {
  const rows = await db
    .select({
      articleId: articleCategories.articleId,
      categoryId: articleCategories.categoryId,
      score: articleCategories.score,
    })
    .from(articleCategories)
    .innerJoin(
      eventArticles,
      and(eq(eventArticles.articleId, articleCategories.articleId), inArray(eventArticles.eventId, eventIds)),
    );
  const byArticle = new Map<number, Map<number, number>>();
  for (const row of rows) {
    const scores = byArticle.get(row.articleId) ?? new Map<number, number>();
    byArticle.set(row.articleId, scores.set(row.categoryId, row.score));
  }
  return byArticle;
}
