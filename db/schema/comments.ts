import { type AnySQLiteColumn, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accounts } from "./accounts";
import { articles } from "./articles";
import { events } from "./events";

/** What experts, and authors under their own articles, say of an event or an article. Times are ms, UTC. */
export const comments = sqliteTable(
  "comments",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Exactly one of the two; comments go with an event that is merged into another. */
    eventId: integer("event_id").references(() => events.id, { onDelete: "cascade" }),
    articleId: integer("article_id").references(() => articles.id, { onDelete: "cascade" }),
    parentId: integer("parent_id").references((): AnySQLiteColumn => comments.id, { onDelete: "cascade" }),
    /** 0 = on the top level. */
    depth: integer("depth").notNull().default(0),
    /** Null once the author's account is deleted: the words stay, without a name. */
    authorId: integer("author_id").references(() => accounts.id, { onDelete: "set null" }),
    /** As typed; empty once deleted by its author. */
    text: text("text").notNull(),
    /** Of the page that it was written on, which is most likely its own; null where none was known. */
    language: text("language"),
    /** Names one sending of the form: what is sent twice is one comment. */
    submission: text("submission").unique(),
    createdAt: integer("created_at").notNull(),
    editedAt: integer("edited_at"),
    /** By its author. */
    deletedAt: integer("deleted_at"),
    /** By a moderator's decision. */
    hiddenAt: integer("hidden_at"),
  },
  (t) => [
    index("comments_event_idx").on(t.eventId, t.createdAt),
    index("comments_article_idx").on(t.articleId, t.createdAt),
    index("comments_author_idx").on(t.authorId, t.createdAt),
    index("comments_parent_idx").on(t.parentId),
  ],
);
