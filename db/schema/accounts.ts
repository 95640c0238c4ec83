import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What an account may do. Stored as the wire shows it; any other value counts as the first. */
export const roles = ["lector", "investigador", "experto", "moderador", "administrador"] as const;

/** A person with an account, as others see them. Times are ms, UTC. */
export const accounts = sqliteTable("accounts", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  /** As its owner typed it. */
  alias: text("alias").notNull().unique(),
  /** What aliases that look alike have in common (`aliasKey`): nobody can pass for somebody else. */
  aliasKey: text("alias_key").notNull().unique(),
  role: text("role", { enum: roles }).notNull().default("lector"),
  createdAt: integer("created_at").notNull(),
  /** When its owner asked to delete it; it goes after a time of grace. */
  deletionAskedAt: integer("deletion_asked_at"),
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
  /** Political orientation: kept and shown only with its owner's consent (orientationConsentAt). */
  orientation: text("orientation"),
  orientationConsentAt: integer("orientation_consent_at"),
  /** Category ids. */
  interests: text("interests", { mode: "json" }).$type<number[]>().notNull().default([]),
});

/** What an account signs in with. Accounts that others write for (the sample edition's authors) have none. */
export const credentials = sqliteTable("credentials", {
  accountId: integer("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** As typed. */
  email: text("email").notNull(),
  /** What one mailbox's spellings have in common (`emailKey`). */
  emailKey: text("email_key").notNull().unique(),
  emailConfirmedAt: integer("email_confirmed_at"),
  /** With its parameters and salt in it (`PasswordHasher`). */
  passwordHash: text("password_hash").notNull(),
  passwordChangedAt: integer("password_changed_at").notNull(),
  /** The language of mails to this account. */
  language: text("language").notNull(),
});

/** Who is signed in where. Whoever reads this table cannot sign in with it: only the hash of the token is here. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text("token_hash").notNull().unique(),
    /** "Firefox, Linux": what its owner knows it by. Neither address nor full user agent is kept. */
    device: text("device"),
    createdAt: integer("created_at").notNull(),
    /** To the hour: enough to know it by. */
    seenAt: integer("seen_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("sessions_account_idx").on(t.accountId), index("sessions_expires_idx").on(t.expiresAt)],
);

export const mailTokenPurposes = ["confirm_email", "reset_password", "change_email"] as const;

/** What a link in a mail of ours carries: good once, for a time; known until then, so that it can be pressed twice. */
export const mailTokens = sqliteTable(
  "mail_tokens",
  {
    /** SHA-256 of the link's token, hex. */
    tokenHash: text("token_hash").primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: mailTokenPurposes }).notNull(),
    /** The address that it proves. */
    email: text("email"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    spentAt: integer("spent_at"),
  },
  (t) => [index("mail_tokens_account_idx").on(t.accountId, t.purpose)],
);
