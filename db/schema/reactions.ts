import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
