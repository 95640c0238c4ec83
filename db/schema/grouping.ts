import { blob, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { articles } from "./articles";

/** All that grouping keeps of an article: its compact hashed features and its links. Dropped with the window. */
export const articleFeatures = sqliteTable("article_features", {
  articleId: integer("article_id")
    .primaryKey()
    .references(() => articles.id, { onDelete: "cascade" }),
  version: integer("version").notNull(),
  features: blob("features", { mode: "buffer" }).notNull(),
  /** Packed links to articles grouped before or with it: see the grouping room's `engine/links.ts`. */
  links: blob("links", { mode: "buffer" }).notNull(),
});

/** An operator's word on two articles (a < b): they belong together, or they never do. */
export const groupingConstraints = sqliteTable(
  "grouping_constraints",
  {
    a: integer("a")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    b: integer("b")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["must", "cannot"] }).notNull(),
    at: integer("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.a, t.b] })],
);
