import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accounts } from "./accounts";

export const readTargets = ["event", "article"] as const;

/** How often something was opened on one day, by anyone: a count, nothing about who. */
export const readCounts = sqliteTable(
  "read_counts",
  {
    target: text("target", { enum: readTargets }).notNull(),
    targetId: integer("target_id").notNull(),
    /** Days since 1970-01-01, UTC. */
    day: integer("day").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.target, t.targetId, t.day] })],
);

/** What a reader can do with an event or an article, as the wire says it. */
export const reactionActions = ["read", "read_later", "save", "share", "upvote", "downvote"] as const;

/** What a signed-in reader did; a row that is not there is a reaction that is off. Times are ms, UTC. */
export const reactions = sqliteTable(
  "reactions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    action: text("action", { enum: reactionActions }).notNull(),
    target: text("target", { enum: readTargets }).notNull(),
    /** An event's id may be that of one since merged into another. */
    targetId: integer("target_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("reactions_once_idx").on(t.accountId, t.target, t.targetId, t.action),
    index("reactions_account_idx").on(t.accountId, t.createdAt),
    index("reactions_target_idx").on(t.target, t.targetId, t.action),
  ],
);
