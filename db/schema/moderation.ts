import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { accounts } from "./accounts";
import { comments } from "./comments";

/** What a comment can break. A viewpoint is not among them. */
export const moderationRules = [
  "illegal",
  "threat",
  "insult",
  "personal_data",
  "impersonation",
  "spam",
] as const;

export const noticeStates = ["open", "decided"] as const;

/** Somebody told us that a comment breaks a rule; no account is needed for that. Times are ms, UTC. */
export const notices = sqliteTable(
  "notices",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** The number that its sender follows it by; cannot be guessed. */
    receipt: text("receipt").notNull().unique(),
    commentId: integer("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    rule: text("rule", { enum: moderationRules }).notNull(),
    explanation: text("explanation").notNull(),
    /** Where the decision is told, if its sender wants that; emptied once it is. */
    email: text("email"),
    language: text("language").notNull(),
    /** Names one sending of the form: what is sent twice is one notice. */
    submission: text("submission").unique(),
    state: text("state", { enum: noticeStates }).notNull().default("open"),
    createdAt: integer("created_at").notNull(),
    decisionId: integer("decision_id").references((): AnySQLiteColumn => decisions.id),
  },
  (t) => [index("notices_state_idx").on(t.state, t.createdAt), index("notices_comment_idx").on(t.commentId)],
);

export const decisionOutcomes = ["kept", "hidden", "restored"] as const;

/** What a moderator decided about a comment, and why: the public log, without names. Never changed, only followed by another. */
export const decisions = sqliteTable(
  "decisions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Null once the comment is gone: the log stays. */
    commentId: integer("comment_id").references(() => comments.id, { onDelete: "set null" }),
    outcome: text("outcome", { enum: decisionOutcomes }).notNull(),
    rule: text("rule", { enum: moderationRules }).notNull(),
    /** Public. */
    reason: text("reason").notNull(),
    /** Language of the reason. */
    language: text("language").notNull(),
    /** Whoever decided an appeal is not the one who decided before. Not public. */
    moderatorId: integer("moderator_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The appeal that this decides. */
    appealId: integer("appeal_id").references((): AnySQLiteColumn => appeals.id),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [index("decisions_comment_idx").on(t.commentId), index("decisions_created_idx").on(t.createdAt)],
);

/** Somebody whom a decision concerns disagrees with it: the comment's author, or who sent the notice. */
export const appeals = sqliteTable(
  "appeals",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    decisionId: integer("decision_id")
      .notNull()
      .references(() => decisions.id, { onDelete: "cascade" }),
    side: text("side", { enum: ["author", "sender"] }).notNull(),
    text: text("text").notNull(),
    state: text("state", { enum: noticeStates }).notNull().default("open"),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("appeals_once_idx").on(t.decisionId, t.side),
    index("appeals_state_idx").on(t.state, t.createdAt),
  ],
);
