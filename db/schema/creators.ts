import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accounts } from "./accounts";
import { articles } from "./articles";
import { events } from "./events";

/** `borrador`: only its author sees it. */
export const creatorArticleStates = ["borrador", "publicado"] as const;

/** What an article of one of our creators has beside its row in `articles` (origin `poliedro`). Times are ms, UTC. */
export const creatorArticles = sqliteTable(
  "creator_articles",
  {
    articleId: integer("article_id")
      .primaryKey()
      .references(() => articles.id, { onDelete: "cascade" }),
    authorId: integer("author_id")
      .notNull()
      .references(() => accounts.id),
    /** May hold slashes. */
    slug: text("slug").unique(),
    eventId: integer("event_id").references(() => events.id, { onDelete: "set null" }),
    state: text("state", { enum: creatorArticleStates }).notNull().default("borrador"),
    /** A TipTap document as JSON, as it was stored; what no longer parses is shown as plain text. */
    bodyJson: text("body_json"),
    /** Price in cents; 0 = free. */
    priceCents: integer("price_cents").notNull().default(0),
    /** Set once, by the first publication; the opening date of a priced article is counted from it. */
    firstPublishedAt: integer("first_published_at"),
    editedAt: integer("edited_at").notNull(),
  },
  (t) => [
    index("creator_articles_author_idx").on(t.authorId),
    index("creator_articles_event_idx").on(t.eventId),
    index("creator_articles_state_idx").on(t.state, t.firstPublishedAt),
  ],
);
