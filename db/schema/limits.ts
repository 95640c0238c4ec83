import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often something was done in a span of time, to say when it is too often. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    /** What, and a hash of who with the secret of the day. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    /** ms UTC; from then on it is counted anew, and the row may go. */
    endsAt: integer("ends_at").notNull(),
  },
  (t) => [index("rate_limits_ends_idx").on(t.endsAt)],
);

/** What the keys of a day are hashed with: once it is gone, nobody can find out whom they stood for. */
export const limitSecrets = sqliteTable("limit_secrets", {
  /** Days since 1970, UTC. */
  day: integer("day").primaryKey(),
  secret: text("secret").notNull(),
});
