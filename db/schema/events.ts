import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { articles } from "./articles";

/** A happening that newspapers tell of. Counters are kept by the grouping writer. Times are ms, UTC. */
export const events = sqliteTable(
  "events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    bornAt: integer("born_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    firstPublishedAt: integer("first_published_at").notNull(),
    lastPublishedAt: integer("last_published_at").notNull(),
    articleCount: integer("article_count").notNull(),
    newspaperCount: integer("newspaper_count").notNull(),
    countryCount: integer("country_count").notNull(),
    languageCount: integer("language_count").notNull(),
    contradictionCount: integer("contradiction_count").notNull().default(0),
    /** Its articles changed after its counters and texts were last made. */
    stale: integer("stale", { mode: "boolean" }).notNull().default(false),
    /** Enough articles of enough newspapers (policy constant of the events room). */
    shown: integer("shown", { mode: "boolean" }).notNull(),
    /** When it was closed: its articles have left the window, and grouping leaves it alone. */
    archivedAt: integer("archived_at"),
  },
  (t) => [
    index("events_newest_idx").on(t.shown, t.firstPublishedAt, t.id),
    index("events_last_idx").on(t.shown, t.lastPublishedAt),
    index("events_stale_idx").on(t.id).where(sql`stale = 1`),
    index("events_open_idx").on(t.lastPublishedAt).where(sql`archived_at is null`),
  ],
);

/** Title and description in one language, taken from the most central article of that language. */
export const eventTexts = sqliteTable(
  "event_texts",
  {
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    articleId: integer("article_id").notNull(),
    /** Articles of that language in the event; the best-covered language stands in for a missing one. */
    articleCount: integer("article_count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.language] })],
);

/** Which event an article is part of: at most one. */
export const eventArticles = sqliteTable(
  "event_articles",
  {
    articleId: integer("article_id")
      .primaryKey()
      .references(() => articles.id, { onDelete: "cascade" }),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** Sum of link probabilities to the event's other articles: how central it is. */
    centrality: real("centrality").notNull(),
    addedAt: integer("added_at").notNull(),
    modelVersion: integer("model_version").notNull(),
  },
  (t) => [index("event_articles_event_idx").on(t.eventId, t.centrality)],
);

export const eventCategories = sqliteTable(
  "event_categories",
  {
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    categoryId: integer("category_id").notNull(),
    score: real("score").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.categoryId] }),
    index("event_categories_idx").on(t.categoryId, t.eventId),
  ],
);

/** A merged event's id leads to the one it is now part of, for ever. */
export const eventRedirects = sqliteTable(
  "event_redirects",
  {
    oldId: integer("old_id").primaryKey(),
    newId: integer("new_id").notNull(),
    at: integer("at").notNull(),
  },
  (t) => [index("event_redirects_new_idx").on(t.newId)],
);

export const eventChangeKinds = [
  "born",
  "grown",
  "merged",
  "split",
  "corrected",
  "archived",
  "vanished",
] as const;
export const eventChangers = ["grouping", "operator", "audit", "housekeeping"] as const;

/** The record of an event's life: what happened to it, when and why (`domain/events/record.ts` says how). */
export const eventChanges = sqliteTable(
  "event_changes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    eventId: integer("event_id").notNull(),
    at: integer("at").notNull(),
    kind: text("kind", { enum: eventChangeKinds }).notNull(),
    by: text("by", { enum: eventChangers }).notNull(),
    detail: text("detail", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index("event_changes_event_idx").on(t.eventId, t.at)],
);

/** What a nightly audit of the events found. Kept for a season. */
export const eventAudits = sqliteTable(
  "event_audits",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    at: integer("at").notNull(),
    windowHours: integer("window_hours").notNull(),
    articles: integer("articles").notNull(),
    eventsBefore: integer("events_before").notNull(),
    eventsAfter: integer("events_after").notNull(),
    merged: integer("merged").notNull(),
    split: integer("split").notNull(),
    /** Articles that changed their event otherwise than with all of it. */
    moved: integer("moved").notNull(),
    /** Changed clusters beyond what one audit may change, left for the next. */
    left: integer("left").notNull(),
    /** B³ F1 between the events before and after, 0 … 1. */
    agreement: real("agreement").notNull(),
    milliseconds: integer("milliseconds").notNull(),
  },
  (t) => [index("event_audits_at_idx").on(t.at)],
);
