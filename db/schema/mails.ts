import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Mails on their way out: written with what they tell of, sent behind the request, tried again when the provider
 * fails. What was sent is emptied. Times are ms, UTC.
 */
export const mails = sqliteTable(
  "mails",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Names the mail: the same key is never sent twice. */
    key: text("key").notNull().unique(),
    recipient: text("recipient").notNull(),
    language: text("language").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: integer("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: integer("next_try_at").notNull(),
    sentAt: integer("sent_at"),
    lastError: text("last_error"),
  },
  (t) => [index("mails_due_idx").on(t.sentAt, t.nextTryAt)],
);
