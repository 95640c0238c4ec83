import { and, asc, desc, eq, gte, isNotNull, min, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { feedReadings, feeds, ingestRuns, newspapers } from "../../db/schema";
import { type Clock, DAY } from "../shared/time";

/** A run of the hourly reading with what its feeds gave. Times in ms, UTC; durations in ms. */
export interface RunRecord {
  id: number;
  trigger: "hour" | "operator";
  startedAt: number;
  feedsDoneAt: number | null;
  finishedAt: number | null;
  feeds: { due: number; read: number; unchanged: number; failed: number; open: number };
  newspapers: { read: number; unchanged: number; failed: number };
  articles: { new: number; updated: number; refused: number; grouped: number };
  events: { born: number; grown: number; merged: number; split: number };
  scoredPairs: number;
  /** Events looked over or failed, and the tokens a model was given and gave. */
  analysis: { events: number; failed: number; tokens: number };
  /** Summed over feeds that were read side by side, so more than the clock shows. */
  milliseconds: { fetch: number; parse: number; store: number; grouping: number; analysis: number };
}

/** The newest runs, newest first. */
export async function recentRuns({ db }: { db: Db }, limit: number): Promise<RunRecord[]> {
  const runs = await db.select().from(ingestRuns).orderBy(desc(ingestRuns.id)).limit(limit);
  return Promise.all(runs.map((run) => recordOf(db, run)));
}

/** One run. */
export async function readRun({ db }: { db: Db }, runId: number): Promise<RunRecord | null> {
  const [run] = await db.select().from(ingestRuns).where(eq(ingestRuns.id, runId));
  return run ? recordOf(db, run) : null;
}

/** When the newsstand was last read in full: the line of truth under the masthead. Null before the first time. */
export async function lastReadingAt({ db }: { db: Db }): Promise<number | null> {
  const [run] = await db
    .select({ at: ingestRuns.feedsDoneAt })
    .from(ingestRuns)
    .where(and(isNotNull(ingestRuns.feedsDoneAt), eq(ingestRuns.trigger, "hour")))
    .orderBy(desc(ingestRuns.feedsDoneAt))
    .limit(1);
  return run?.at ?? null;
}

/** When the oldest run that is on record began; null before the first. */
export async function firstReadingAt({ db }: { db: Db }): Promise<number | null> {
  const [oldest] = await db.select({ at: min(ingestRuns.startedAt) }).from(ingestRuns);
  return oldest?.at ?? null;
}

/** Names what the newsstand and its events were at last: another one after each reading and after what followed it. */
export async function stateOfReading({ db }: { db: Db }): Promise<string> {
  const [run] = await db
    .select({ id: ingestRuns.id, read: ingestRuns.feedsDoneAt, finished: ingestRuns.finishedAt })
    .from(ingestRuns)
    .orderBy(desc(ingestRuns.id))
    .limit(1);
  return run ? `${run.id}-${run.read ?? 0}-${run.finished ?? 0}` : "none";
}

async function recordOf(db: Db, run: typeof ingestRuns.$inferSelect): Promise<RunRecord> {
  const total = (outcome: string) => sql<number>`coalesce(sum(outcome = ${outcome}), 0)`;
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.raw(column)}), 0)`;
  const [readings, perNewspaper] = await db.batch([
    db
      .select({
        read: total("ok"),
        unchanged: total("unchanged"),
        failed: total("failed"),
        open: sql<number>`coalesce(sum(finished_at is null), 0)`,
        added: sum("articles_new"),
        updated: sum("articles_updated"),
        refused: sum("articles_refused"),
        fetch: sum("fetch_ms"),
        parse: sum("parse_ms"),
        store: sum("store_ms"),
      })
      .from(feedReadings)
      .where(eq(feedReadings.runId, run.id)),
    db
      .select({
        best: sql<
          string | null
        >`min(case outcome when 'ok' then '1' when 'unchanged' then '2' when 'failed' then '3' end)`,
      })
      .from(feedReadings)
      .innerJoin(feeds, eq(feeds.id, feedReadings.feedId))
      .where(eq(feedReadings.runId, run.id))
      .groupBy(feeds.newspaperId),
  ]);
  const r = readings[0]!;
  const best = (rank: string) => perNewspaper.filter((row) => row.best === rank).length;
  return {
    id: run.id,
    trigger: run.trigger,
    startedAt: run.startedAt,
    feedsDoneAt: run.feedsDoneAt,
    finishedAt: run.finishedAt,
    feeds: { due: run.feedsDue, read: r.read, unchanged: r.unchanged, failed: r.failed, open: r.open },
    newspapers: { read: best("1"), unchanged: best("2"), failed: best("3") },
    articles: { new: r.added, updated: r.updated, refused: r.refused, grouped: run.articlesGrouped },
    events: {
      born: run.eventsBorn,
      grown: run.eventsGrown,
      merged: run.eventsMerged,
      split: run.eventsSplit,
    },
    scoredPairs: run.scoredPairs,
    analysis: { events: run.eventsAnalysed, failed: run.analysesFailed, tokens: run.analysisTokens },
    milliseconds: {
      fetch: r.fetch,
      parse: r.parse,
      store: r.store,
      grouping: run.groupingMs,
      analysis: run.analysisMs,
    },
  };
}

/** What one newspaper gave in a run. */
export interface NewspaperReading {
  newspaper: string;
  feeds: number;
  outcome: string;
  reasons: string | null;
  items: number;
  added: number;
  updated: number;
  refused: number;
}

/** What each newspaper gave in a run, by name. */
export async function readingsOfRun({ db }: { db: Db }, runId: number): Promise<NewspaperReading[]> {
  return db
    .select({
      newspaper: newspapers.slug,
      feeds: sql<number>`count(*)`,
      outcome: sql<string>`group_concat(distinct coalesce(${feedReadings.outcome}, 'open'))`,
      reasons: sql<string | null>`group_concat(distinct ${feedReadings.reason})`,
      items: sql<number>`sum(${feedReadings.items})`,
      added: sql<number>`sum(${feedReadings.articlesNew})`,
      updated: sql<number>`sum(${feedReadings.articlesUpdated})`,
      refused: sql<number>`sum(${feedReadings.articlesRefused})`,
    })
    .from(feedReadings)
    .innerJoin(feeds, eq(feeds.id, feedReadings.feedId))
    .innerJoin(newspapers, eq(newspapers.id, feeds.newspaperId))
    .where(eq(feedReadings.runId, runId))
    .groupBy(newspapers.id)
    .orderBy(asc(newspapers.slug));
}

/** Why feeds failed in the last day, most frequent first. */
export async function recentFailures({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): Promise<{ reason: string; feeds: number }[]> {
  return db
    .select({ reason: sql<string>`coalesce(${feeds.failureReason}, '?')`, feeds: sql<number>`count(*)` })
    .from(feeds)
    .where(sql`${feeds.lastOutcome} = 'failed' and ${gte(feeds.lastReadAt, clock.now() - DAY)}`)
    .groupBy(feeds.failureReason)
    .orderBy(sql`count(*) desc`);
}
