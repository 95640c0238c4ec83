import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** A newspaper of the catalogue: facts about it, and how reading it has gone. Times are ms, UTC. */
export const newspapers = sqliteTable(
  "newspapers",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    domain: text("domain").notNull(),
    homepage: text("homepage").notNull(),
    /** ISO 3166-1 alpha-2 */
    country: text("country").notNull(),
    /** ISO 639-1 */
    language: text("language").notNull(),
    kind: text("kind").notNull(),
    city: text("city"),
    /** Switched on by the catalogue's launch list or by an operator. */
    enabled: integer("enabled", { mode: "boolean" }).notNull().default(false),
    /** False once a replacing catalogue no longer names it; its articles stay. */
    listed: integer("listed", { mode: "boolean" }).notNull().default(true),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [uniqueIndex("newspapers_slug_uq").on(t.slug), index("newspapers_read_idx").on(t.listed, t.enabled)],
);

export const feedOutcomes = ["ok", "unchanged", "failed"] as const;

/** One feed address of a newspaper, its validators for conditional reading and its back-off. */
export const feeds = sqliteTable(
  "feeds",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    newspaperId: integer("newspaper_id")
      .notNull()
      .references(() => newspapers.id),
    url: text("url").notNull(),
    section: text("section"),
    language: text("language"),
    /** Best feed of the newspaper first. */
    position: integer("position").notNull(),
    listed: integer("listed", { mode: "boolean" }).notNull().default(true),
    etag: text("etag"),
    lastModified: text("last_modified"),
    /** Where a permanent redirect leads; read instead of `url`. */
    movedTo: text("moved_to"),
    lastReadAt: integer("last_read_at"),
    lastOkAt: integer("last_ok_at"),
    lastOutcome: text("last_outcome", { enum: feedOutcomes }),
    failureReason: text("failure_reason"),
    failures: integer("failures").notNull().default(0),
    /** Not before this time; 0 = at once. */
    dueAt: integer("due_at").notNull().default(0),
  },
  (t) => [uniqueIndex("feeds_url_uq").on(t.newspaperId, t.url), index("feeds_due_idx").on(t.listed, t.dueAt)],
);

/** What a host allows robots to read: robots.txt and TDM reservation, kept for a day. */
export const hostPolicies = sqliteTable("host_policies", {
  host: text("host").primaryKey(),
  robots: text("robots").notNull(),
  robotsStatus: integer("robots_status").notNull(),
  tdmReserved: text("tdm_reserved", { mode: "json" }).$type<{ prefix: string }[]>().notNull(),
  readAt: integer("read_at").notNull(),
});
