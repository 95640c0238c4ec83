import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What an account may do. Stored as the wire shows it; any other value counts as the first. */
export const roles = ["lector", "investigador", "experto", "moderador", "administrador"] as const;

/** A person with an account, as others see them. Times are ms, UTC. */
export const accounts = sqliteTable("accounts", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  alias: text("alias").notNull().unique(),
  role: text("role", { enum: roles }).notNull().default("lector"),
  createdAt: integer("created_at").notNull(),
  bioText: text("bio_text"),
  bioPhotoUrl: text("bio_photo_url"),
  linkBlog: text("link_blog"),
  linkLinkedin: text("link_linkedin"),
  linkTwitter: text("link_twitter"),
  linkNewspaper1: text("link_newspaper1"),
  linkNewspaper2: text("link_newspaper2"),
  /** ISO 3166-1 alpha-2 */
  country: text("country"),
  studies: text("studies"),
  /** Political orientation: shown to others only when its owner agreed to that (orientationConsentAt). */
  orientation: text("orientation"),
  orientationConsentAt: integer("orientation_consent_at"),
  /** Category ids. */
  interests: text("interests", { mode: "json" }).$type<number[]>().notNull().default([]),
});
