import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { newspapers } from "./newspapers";

export const articleOrigins = ["newspaper", "poliedro"] as const;

/** Why an article bears its marks: signs of the headline and of the text, and the sources it names. */
export interface MarkReasons {
  headline: string[];
  content: string[];
  sources: string[];
}

export const pageStates = ["pending", "read", "refused", "failed"] as const;

/** An article of a newspaper (facts, headline, a short extract) or, later, of one of our creators. */
export const articles = sqliteTable(
  "articles",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    origin: text("origin", { enum: articleOrigins }).notNull().default("newspaper"),
    newspaperId: integer("newspaper_id").references(() => newspapers.id),
    url: text("url").notNull(),
    headline: text("headline").notNull(),
    /** The feed's own words, plain text; never shown beyond the short extract the law allows. */
    summary: text("summary").notNull(),
    /** First sentences for grouping and analysis; internal. */
    lead: text("lead").notNull(),
    language: text("language").notNull(),
    author: text("author"),
    section: text("section"),
    /** Categories as the newspaper's feed names them. */
    feedCategories: text("feed_categories", { mode: "json" }).$type<string[]>().notNull(),
    publishedAt: integer("published_at").notNull(),
    firstReadAt: integer("first_read_at").notNull(),
    /** Last time its headline or summary changed. */
    updatedAt: integer("updated_at").notNull(),
    words: integer("words"),
    paywall: integer("paywall", { mode: "boolean" }).notNull().default(false),
    citedSources: integer("cited_sources"),
    emphatic: integer("emphatic", { mode: "boolean" }).notNull().default(false),
    clickbait: integer("clickbait", { mode: "boolean" }).notNull().default(false),
    markReasons: text("mark_reasons", { mode: "json" }).$type<MarkReasons>(),
    pageState: text("page_state", { enum: pageStates }).notNull().default("pending"),
    pageReason: text("page_reason"),
    /** A month old and seen by housekeeping: kept with its event, its recognising names dropped. */
    tidied: integer("tidied", { mode: "boolean" }).notNull().default(false),
    /** Cleared when headline or lead change so much that its features must be made anew. */
    groupedAt: integer("grouped_at"),
  },
  (t) => [
    uniqueIndex("articles_url_uq").on(t.newspaperId, t.url),
    index("articles_newspaper_idx").on(t.newspaperId, t.publishedAt),
    index("articles_published_idx").on(t.publishedAt, t.id),
    index("articles_page_idx").on(t.newspaperId, t.firstReadAt).where(sql`page_state = 'pending'`),
    index("articles_ungrouped_idx").on(t.publishedAt).where(sql`grouped_at is null`),
    index("articles_untidied_idx").on(t.firstReadAt).where(sql`tidied = 0 and origin = 'newspaper'`),
    index("articles_lead_idx").on(t.firstReadAt).where(sql`lead <> '' and origin = 'newspaper'`),
    index("articles_origin_idx").on(t.origin, t.publishedAt, t.id),
  ],
);

/** The names under which one newspaper's article is recognised again: address, guid, headline. */
export const articleKeys = sqliteTable(
  "article_keys",
  {
    newspaperId: integer("newspaper_id")
      .notNull()
      .references(() => newspapers.id),
    key: text("key").notNull(),
    articleId: integer("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.newspaperId, t.key] }), index("article_keys_article_idx").on(t.articleId)],
);

/** Category scores of one article; an event's categories are made from them. */
export const articleCategories = sqliteTable(
  "article_categories",
  {
    articleId: integer("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    categoryId: integer("category_id").notNull(),
    score: real("score").notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.categoryId] })],
);

/** The text of an article that analysis works on: bounded, internal, dropped with the window. */
export const articleExtracts = sqliteTable("article_extracts", {
  articleId: integer("article_id")
    .primaryKey()
    .references(() => articles.id, { onDelete: "cascade" }),
  text: text("text").notNull(),
  /** When its page was read, ms UTC. */
  readAt: integer("read_at").notNull().default(0),
});
