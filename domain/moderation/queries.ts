import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { appeals, comments, decisions, notices } from "../../db/schema";
import { DomainError } from "../shared/errors";
import type { Outcome, Rule, Side } from "./rules";

type Context = { db: Db };

/** Decisions on one page of the log. */
export const LOG_PAGE = 50;

/** The decision about a comment that stands by now. Times are ms, UTC. */
export interface Standing {
  id: number;
  outcome: Outcome;
  rule: Rule;
  reason: string;
  language: string;
  createdAt: number;
  /** It decided an appeal. */
  onAppeal: boolean;
  /** The sides that have appealed since the first decision of the case. */
  appealed: Side[];
  /** An appeal against it waits. */
  waiting: boolean;
}

/** Null where nothing was ever decided. */
export async function standingOf({ db }: Context, commentId: number): Promise<Standing | null> {
  const root = sql`(select coalesce(max(r.id), 0) from decisions r where r.comment_id = ${commentId} and r.appeal_id is null)`;
  const [[decision], since] = await Promise.all([
    db
      .select()
      .from(decisions)
      .where(eq(decisions.commentId, commentId))
      .orderBy(desc(decisions.id))
      .limit(1),
    db
      .select({ side: appeals.side, state: appeals.state })
      .from(appeals)
      .innerJoin(decisions, eq(decisions.id, appeals.decisionId))
      .where(and(eq(decisions.commentId, commentId), sql`${decisions.id} >= ${root}`)),
  ]);
  if (!decision) return null;
  const { id, outcome, rule, reason, language, createdAt, appealId } = decision;
  return {
    id,
    outcome,
    rule,
    reason,
    language,
    createdAt,
    onAppeal: appealId !== null,
    appealed: since.map(({ side }) => side),
    waiting: since.some(({ state }) => state === "open"),
  };
}

/** A notice as whoever has its receipt sees it. Times are ms, UTC. */
export interface NoticeStory {
  receipt: string;
  rule: Rule;
  explanation: string;
  createdAt: number;
  commentId: number;
  eventId: number | null;
  articleId: number | null;
  /** The comment's author deleted it before anything was decided. */
  withdrawn: boolean;
  /** What stands since it was decided. */
  standing: Standing | null;
}

/** Throws `notice_not_found`. */
export async function noticeByReceipt({ db }: Context, receipt: string): Promise<NoticeStory> {
  const [row] = await db
    .select({ notice: notices, comment: comments })
    .from(notices)
    .innerJoin(comments, eq(comments.id, notices.commentId))
    .where(eq(notices.receipt, receipt));
  if (!row) throw new DomainError("not_found", "notice_not_found");
  const { notice, comment } = row;
  const decided = notice.state === "decided";
  return {
    receipt,
    rule: notice.rule,
    explanation: notice.explanation,
    createdAt: notice.createdAt,
    commentId: comment.id,
    eventId: comment.eventId,
    articleId: comment.articleId,
    withdrawn: !decided && comment.deletedAt !== null,
    standing: decided ? await standingOf({ db }, comment.id) : null,
  };
}

/** A decision as everyone may read it: nobody's name, nothing of the text. Times are ms, UTC. */
export interface LogEntry {
  id: number;
  createdAt: number;
  outcome: Outcome;
  rule: Rule;
  reason: string;
  language: string;
  /** What was commented on; null once the comment is gone. */
  place: "event" | "article" | null;
  /** It decided an appeal by this side. */
  onAppealOf: Side | null;
  /** Who decided the appeal had also decided before: there was nobody else. */
  bySame: boolean;
  /** An appeal against it: none, one that waits, one that was decided. */
  appeal: "none" | "open" | "decided";
}

/** Decisions, newest first. @param before id of the decision to go on behind */
export async function moderationLog(
  { db }: Context,
  { before }: { before?: number | undefined } = {},
): Promise<{ entries: LogEntry[]; more: boolean }> {
  const rows = await db
    .select({
      id: decisions.id,
      createdAt: decisions.createdAt,
      outcome: decisions.outcome,
      rule: decisions.rule,
      reason: decisions.reason,
      language: decisions.language,
      eventId: comments.eventId,
      articleId: comments.articleId,
      onAppealOf: appeals.side,
      bySame: sql<number>`coalesce((select d.moderator_id = ${decisions.moderatorId} from decisions d where d.id = ${appeals.decisionId}), 0)`,
      appealState: sql<
        "open" | "decided" | null
      >`(select a.state from appeals a where a.decision_id = ${decisions.id} order by a.id desc limit 1)`,
    })
    .from(decisions)
    .leftJoin(comments, eq(comments.id, decisions.commentId))
    .leftJoin(appeals, eq(appeals.id, decisions.appealId))
    .where(before === undefined ? undefined : lt(decisions.id, before))
    .orderBy(desc(decisions.id))
    .limit(LOG_PAGE + 1);
  const entries = rows.slice(0, LOG_PAGE).map(({ eventId, articleId, bySame, appealState, ...row }) => ({
    ...row,
    place: eventId !== null ? ("event" as const) : articleId !== null ? ("article" as const) : null,
    bySame: bySame === 1,
    appeal: appealState ?? ("none" as const),
  }));
  return { entries, more: rows.length > LOG_PAGE };
}

export interface ModerationFigures {
  notices: number;
  /** Notices that wait. */
  open: number;
  decisions: number;
  kept: number;
  hidden: number;
  restored: number;
  appeals: number;
  /** From a notice to its first decision (ms): half of them took no longer. Null before the first decision. */
  medianTime: number | null;
}

/** How moderation goes, in figures. */
export async function moderationFigures({ db }: Context): Promise<ModerationFigures> {
  const decided = sql`from notices n join decisions d on d.id = n.decision_id`;
  const outcome = (one: Outcome) => sql`(select count(*) from decisions where outcome = ${one})`;
  const [row] = await db
    .select({
      notices: sql<number>`(select count(*) from notices)`,
      open: sql<number>`(select count(*) from notices n join comments c on c.id = n.comment_id where n.state = 'open' and c.deleted_at is null)`,
      decisions: sql<number>`(select count(*) from decisions)`,
      kept: sql<number>`${outcome("kept")}`,
      hidden: sql<number>`${outcome("hidden")}`,
      restored: sql<number>`${outcome("restored")}`,
      appeals: sql<number>`(select count(*) from appeals)`,
      medianTime: sql<
        number | null
      >`(select d.created_at - n.created_at ${decided} order by 1 limit 1 offset (select (count(*) - 1) / 2 ${decided}))`,
    })
    .from(sql`(select 1)`);
  return row!;
}
