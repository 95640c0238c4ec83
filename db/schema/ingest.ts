import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { feedOutcomes, feeds } from "./newspapers";

/** One hourly reading of the newsstand. `hour` is the start of its hour (ms, UTC): an hour is read once. */
export const ingestRuns = sqliteTable(
  "ingest_runs",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    hour: integer("hour").notNull(),
    /** "hour" for the cron's; an operator's readings are told apart by their own start. */
    trigger: text("trigger", { enum: ["hour", "operator"] }).notNull(),
    startedAt: integer("started_at").notNull(),
    feedsDoneAt: integer("feeds_done_at"),
    finishedAt: integer("finished_at"),
    feedsDue: integer("feeds_due").notNull(),
    eventsBorn: integer("events_born").notNull().default(0),
    eventsGrown: integer("events_grown").notNull().default(0),
    eventsMerged: integer("events_merged").notNull().default(0),
    eventsSplit: integer("events_split").notNull().default(0),
    articlesGrouped: integer("articles_grouped").notNull().default(0),
    scoredPairs: integer("scored_pairs").notNull().default(0),
    groupingMs: integer("grouping_ms").notNull().default(0),
    eventsAnalysed: integer("events_analysed").notNull().default(0),
    analysesFailed: integer("analyses_failed").notNull().default(0),
    analysisTokens: integer("analysis_tokens").notNull().default(0),
    analysisMs: integer("analysis_ms").notNull().default(0),
  },
  (t) => [
    uniqueIndex("ingest_runs_hour_uq").on(t.trigger, t.hour),
    index("ingest_runs_started_idx").on(t.startedAt),
  ],
);

/** What one feed gave in one run; its row is also the proof that the feed needs no second reading. */
export const feedReadings = sqliteTable(
  "feed_readings",
  {
    runId: integer("run_id")
      .notNull()
      .references(() => ingestRuns.id, { onDelete: "cascade" }),
    feedId: integer("feed_id")
      .notNull()
      .references(() => feeds.id),
    finishedAt: integer("finished_at"),
    outcome: text("outcome", { enum: feedOutcomes }),
    reason: text("reason"),
    items: integer("items").notNull().default(0),
    articlesNew: integer("articles_new").notNull().default(0),
    articlesUpdated: integer("articles_updated").notNull().default(0),
    articlesRefused: integer("articles_refused").notNull().default(0),
    bytes: integer("bytes").notNull().default(0),
    fetchMs: integer("fetch_ms").notNull().default(0),
    parseMs: integer("parse_ms").notNull().default(0),
    storeMs: integer("store_ms").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.feedId] }),
    index("feed_readings_open_idx").on(t.runId).where(sql`finished_at is null`),
  ],
);

/** Named leases: one reader per host, one grouping writer. */
export const leases = sqliteTable("leases", {
  name: text("name").primaryKey(),
  holder: text("holder").notNull(),
  expiresAt: integer("expires_at").notNull(),
});
