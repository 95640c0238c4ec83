import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What an embedding model said of a text, by the text's content: nobody is asked twice. Dropped with the window. */
export const embeddings = sqliteTable(
  "embeddings",
  {
    model: text("model").notNull(),
    /** SHA-256 of the text, hex: see the embedding room's `texts.ts`. */
    hash: text("hash").notNull(),
    /** Scale and small integers: see the embedding room's `vectors.ts`. */
    vector: blob("vector", { mode: "buffer" }).notNull(),
    at: integer("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.model, t.hash] }), index("embeddings_at_idx").on(t.at)],
);

/** How many texts were given to a model on a day. */
export const embeddingDays = sqliteTable("embedding_days", {
  /** Start of the day, ms UTC. */
  day: integer("day").primaryKey(),
  texts: integer("texts").notNull(),
  /** How many the last one who asked was granted: written and read back in one statement. */
  granted: integer("granted").notNull(),
});
