import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { events } from "./events";

/** Statements that stand in one event's analysis, by section: see the analysis room's `kept.ts`. */
export type StoredSections = Record<string, unknown[]>;
/** Who wrote a section, as its label names it. */
export interface StoredAuthor {
  kind: "embedded" | "model";
  name: string;
  version: string;
}

/** All faces of an event as they stand. Times are ms, UTC. */
export const analyses = sqliteTable("analyses", {
  eventId: integer("event_id")
    .primaryKey()
    .references(() => events.id, { onDelete: "cascade" }),
  /** Last time it was looked over, and last time something in it changed. */
  madeAt: integer("made_at").notNull(),
  changedAt: integer("changed_at").notNull(),
  /** What it was made from, by which a later look tells whether the event has changed enough. */
  articleCount: integer("article_count").notNull(),
  newspaperCount: integer("newspaper_count").notNull(),
  characters: integer("characters").notNull(),
  /** Version of the rules it was made by: events of the window are looked over again when these change. */
  rules: text("rules").notNull(),
  sections: text("sections", { mode: "json" }).$type<StoredSections>().notNull(),
  authors: text("authors", { mode: "json" }).$type<Record<string, StoredAuthor>>().notNull(),
  /** Keys of statements that a person withdrew: they do not come back. */
  withheld: text("withheld", { mode: "json" }).$type<string[]>().notNull(),
  /** Why the model did not write it, if one was asked: a failure's reason. */
  fallback: text("fallback"),
  /** Statements that the verifier dropped the last time, by reason. */
  dropped: text("dropped", { mode: "json" }).$type<Record<string, number>>().notNull(),
  /** Summed over the event's life. */
  calls: integer("calls").notNull().default(0),
  inputTokens: integer("input_tokens").notNull().default(0),
  outputTokens: integer("output_tokens").notNull().default(0),
  /** A person has read and edited it and answers for it; until then it is labelled as automatic. */
  signedBy: text("signed_by"),
  signedAt: integer("signed_at"),
});

export const analysisChangeKinds = [
  "written",
  "added",
  "corrected",
  "withdrawn",
  "signed",
  "unsigned",
] as const;
export const analysisChangers = ["analysis", "editor"] as const;

/** The record of an analysis: each statement that came, was replaced or went, when, and from which articles. */
export const analysisChanges = sqliteTable(
  "analysis_changes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    eventId: integer("event_id").notNull(),
    at: integer("at").notNull(),
    kind: text("kind", { enum: analysisChangeKinds }).notNull(),
    by: text("by", { enum: analysisChangers }).notNull(),
    section: text("section").notNull(),
    key: text("key").notNull(),
    before: text("before", { mode: "json" }).$type<unknown>(),
    after: text("after", { mode: "json" }).$type<unknown>(),
    /** The articles it comes from. */
    articles: text("articles", { mode: "json" }).$type<number[]>().notNull(),
  },
  (t) => [index("analysis_changes_event_idx").on(t.eventId, t.at)],
);

/** How many tokens a model was given and gave on a day. */
export const analysisDays = sqliteTable(
  "analysis_days",
  {
    /** Start of the day, ms UTC. */
    day: integer("day").notNull(),
    tokens: integer("tokens").notNull(),
    /** How many the last one who asked was granted: written and read back in one statement. */
    granted: integer("granted").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day] })],
);
