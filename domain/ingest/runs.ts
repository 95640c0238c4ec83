import { and, asc, count, eq, gt, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import { chunks, type Db } from "../../db/client";
import { articles, feedReadings, feeds, ingestRuns, newspapers } from "../../db/schema";
import { DomainError } from "../shared/errors";
import { type Clock, DAY, HOUR, hourOf } from "../shared/time";

/** A feed that a run still has to read; `host` lets a door keep one host's feeds together. */
export interface DueFeed {
  feedId: number;
  host: string;
}

export interface OpenRun {
  runId: number;
  /** Feeds without a reading in this run yet: all of them at first, the rest after an interruption. */
  due: DueFeed[];
  /** Nothing of it is left to do. */
  finished: boolean;
}

/** In the place of a run's number of due feeds while it is being opened. */
const UNCOUNTED = -1;

/**
 * Opens the run of the hour, or takes it up where it was left: two crons at once, the same hour twice and a process
 * killed in the middle all end in one run that reads each due feed once.
 */
export async function openHourlyRun({ db, clock }: { db: Db; clock: Clock }): Promise<OpenRun> {
  const now = clock.now();
  return openRun({ db, clock }, "hour", hourOf(now), lte(feeds.dueAt, now));
}

/**
 * Opens a run of an operator's: every feed of all newspapers, or of one, is read now, whether due or not.
 * Throws `newspaper_not_found`.
 */
export async function openOperatorRun(
  { db, clock }: { db: Db; clock: Clock },
  slug?: string,
): Promise<OpenRun> {
  if (!slug) return openRun({ db, clock }, "operator", clock.now(), undefined);
  const [newspaper] = await db
    .select({ id: newspapers.id })
    .from(newspapers)
    .where(eq(newspapers.slug, slug));
  if (!newspaper) throw new DomainError("not_found", "newspaper_not_found", { slug });
  return openRun({ db, clock }, "operator", clock.now(), eq(newspapers.id, newspaper.id), true);
}

async function openRun(
  { db, clock }: { db: Db; clock: Clock },
  trigger: "hour" | "operator",
  hour: number,
  which: ReturnType<typeof eq> | undefined,
  evenIfOff = false,
): Promise<OpenRun> {
  const startedAt = clock.now();
  const opened = and(
    eq(ingestRuns.trigger, trigger),
    eq(ingestRuns.hour, hour),
    eq(ingestRuns.feedsDue, UNCOUNTED),
  );
  // One transaction: nobody ever meets a run without its feeds and takes it for read.
  await db.batch([
    db.insert(ingestRuns).values({ hour, trigger, startedAt, feedsDue: UNCOUNTED }).onConflictDoNothing(),
    db.run(sql`insert into ${feedReadings} (run_id, feed_id)
      select ${ingestRuns.id}, ${feeds.id} from ${ingestRuns} cross join ${feeds}
        join ${newspapers} on ${newspapers.id} = ${feeds.newspaperId}
      where ${opened} and ${feeds.listed} and ${newspapers.listed}
        and (${newspapers.enabled} or ${evenIfOff ? 1 : 0}) and ${which ?? sql`true`}`),
    db
      .update(ingestRuns)
      .set({
        feedsDue: sql`(select count(*) from ${feedReadings} where ${feedReadings.runId} = ${ingestRuns.id})`,
      })
      .where(opened),
  ]);
  const { id: runId, finishedAt } = await runOf(db, trigger, hour);
  return { runId, due: await unreadFeeds(db, runId), finished: finishedAt !== null };
}

async function runOf(db: Db, trigger: "hour" | "operator", hour: number) {
  const [run] = await db
    .select({ id: ingestRuns.id, finishedAt: ingestRuns.finishedAt })
    .from(ingestRuns)
    .where(and(eq(ingestRuns.trigger, trigger), eq(ingestRuns.hour, hour)));
  return run!;
}

/** Feeds of one host stand together, and hosts are mixed so that no newspaper waits behind another's many feeds. */
async function unreadFeeds(db: Db, runId: number): Promise<DueFeed[]> {
  const rows = await db
    .select({ feedId: feeds.id, url: sql<string>`coalesce(${feeds.movedTo}, ${feeds.url})` })
    .from(feedReadings)
    .innerJoin(feeds, eq(feeds.id, feedReadings.feedId))
    .where(and(eq(feedReadings.runId, runId), isNull(feedReadings.finishedAt)))
    .orderBy(asc(feeds.position), asc(feeds.id));
  return rows.map(({ feedId, url }) => ({ feedId, host: URL.canParse(url) ? new URL(url).host : url }));
}

/**
 * Ends the reading of a run whose feeds did not all answer in time: the rest is marked failed, with the reason.
 * @returns false if all its feeds were done before
 */
export async function giveUpUnreadFeeds(
  { db, clock }: { db: Db; clock: Clock },
  runId: number,
): Promise<boolean> {
  await db
    .update(feedReadings)
    .set({ finishedAt: clock.now(), outcome: "failed", reason: "not_reached" })
    .where(and(eq(feedReadings.runId, runId), isNull(feedReadings.finishedAt)));
  return markFeedsDone({ db, clock }, runId);
}

/** Notes that every feed of the run has been read. @returns false if that was noted before */
export async function markFeedsDone(
  { db, clock }: { db: Db; clock: Clock },
  runId: number,
): Promise<boolean> {
  const changed = await db
    .update(ingestRuns)
    .set({ feedsDoneAt: clock.now() })
    .where(and(eq(ingestRuns.id, runId), isNull(ingestRuns.feedsDoneAt)))
    .returning({ id: ingestRuns.id });
  return changed.length > 0;
}

export interface GroupingTally {
  grouped: number;
  born: number;
  grown: number;
  merged: number;
  split: number;
  scoredPairs: number;
  milliseconds: number;
}

/** Adds what a grouping did to the run's record. */
export async function addToRun({ db }: { db: Db }, runId: number, tally: GroupingTally): Promise<void> {
  await db
    .update(ingestRuns)
    .set({
      articlesGrouped: sql`articles_grouped + ${tally.grouped}`,
      eventsBorn: sql`events_born + ${tally.born}`,
      eventsGrown: sql`events_grown + ${tally.grown}`,
      eventsMerged: sql`events_merged + ${tally.merged}`,
      eventsSplit: sql`events_split + ${tally.split}`,
      scoredPairs: sql`scored_pairs + ${tally.scoredPairs}`,
      groupingMs: sql`grouping_ms + ${tally.milliseconds}`,
    })
    .where(eq(ingestRuns.id, runId));
}

/** What an analysis of events did: events looked over and failed, changes, a model's tokens, ms. */
export interface AnalysisTally {
  analysed: number;
  failed: number;
  tokens: number;
  milliseconds: number;
}

/** Adds what an analysis did to the run's record. */
export async function addAnalysisToRun(
  { db }: { db: Db },
  runId: number,
  tally: AnalysisTally,
): Promise<void> {
  await db
    .update(ingestRuns)
    .set({
      eventsAnalysed: sql`events_analysed + ${tally.analysed}`,
      analysesFailed: sql`analyses_failed + ${tally.failed}`,
      analysisTokens: sql`analysis_tokens + ${tally.tokens}`,
      analysisMs: sql`analysis_ms + ${tally.milliseconds}`,
    })
    .where(eq(ingestRuns.id, runId));
}

/** Closes the run's record once its feeds are read, its pages are read and its articles are grouped. */
export async function finishRun({ db, clock }: { db: Db; clock: Clock }, runId: number): Promise<void> {
  await db
    .update(ingestRuns)
    .set({ finishedAt: clock.now() })
    .where(and(eq(ingestRuns.id, runId), isNull(ingestRuns.finishedAt)));
}

/**
 * Newspapers with article pages still to be read, those of one host together: a host is read by one reader, so its
 * newspapers wait for each other. Most pages first.
 */
export async function newspapersWithPages({ db, clock }: { db: Db; clock: Clock }): Promise<number[][]> {
  const rows = await db
    .select({ id: sql<number>`${articles.newspaperId}`, url: sql<string>`max(${articles.url})` })
    .from(articles)
    .where(and(eq(articles.pageState, "pending"), gt(articles.firstReadAt, clock.now() - DAY)))
    .groupBy(articles.newspaperId)
    .orderBy(sql`count(*) desc`);
  const byHost = new Map<string, number[]>();
  for (const { id, url } of rows) {
    const host = new URL(url).host;
    byHost.set(host, [...(byHost.get(host) ?? []), id]);
  }
  return [...byHost.values()];
}

/** Runs of earlier hours that began within the last six and were cut off; what they left unread is due again. */
export async function unfinishedRuns({ db, clock }: { db: Db; clock: Clock }): Promise<number[]> {
  const now = clock.now();
  const rows = await db
    .select({ id: ingestRuns.id })
    .from(ingestRuns)
    .where(
      and(
        isNull(ingestRuns.finishedAt),
        eq(ingestRuns.trigger, "hour"),
        lt(ingestRuns.hour, hourOf(now)),
        gt(ingestRuns.startedAt, now - 6 * HOUR),
      ),
    )
    .orderBy(asc(ingestRuns.id));
  return rows.map((run) => run.id);
}

/** How many feeds of the run are read, of how many. */
export async function runProgress({ db }: { db: Db }, runId: number): Promise<{ read: number; due: number }> {
  const [row] = await db
    .select({ due: count(), read: sql<number>`coalesce(sum(${feedReadings.finishedAt} is not null), 0)` })
    .from(feedReadings)
    .where(eq(feedReadings.runId, runId));
  return row ?? { read: 0, due: 0 };
}

/** Forgets the records of runs older than `before` (ms UTC). */
export async function forgetRuns({ db }: { db: Db }, before: number): Promise<void> {
  const old = await db
    .select({ id: ingestRuns.id })
    .from(ingestRuns)
    .where(lte(ingestRuns.startedAt, before));
  for (const part of chunks(old.map((run) => run.id))) {
    await db.batch([
      db.delete(feedReadings).where(inArray(feedReadings.runId, part)),
      db.delete(ingestRuns).where(inArray(ingestRuns.id, part)),
    ]);
  }
}
