import { and, eq, inArray, sql } from "drizzle-orm";
import { type Db, runBatch } from "../../db/client";
import { appeals, comments, decisions, notices } from "../../db/schema";
import { authorise, signedIn, type Viewer } from "../accounts/rules";
import { readComment } from "../comments/queries";
import { takeTurn } from "../limits/commands";
import { type MailToPut, putMail } from "../mails/commands";
import { DomainError } from "../shared/errors";
import type { Language } from "../shared/languages";
import { type Clock, HOUR } from "../shared/time";
import { type Case, openCase } from "./cases";
import { noticeByReceipt, type Standing, standingOf } from "./queries";
import {
  checkAppeal,
  checkEmail,
  checkExplanation,
  checkReason,
  checkRule,
  mayAppeal,
  newReceipt,
  type Outcome,
  outcomesFor,
  type Rule,
  type Side,
} from "./rules";

type Context = { db: Db; clock: Clock };

/** Notices that come from one address in an hour. */
const MOST_PER_HOUR = 10;

export interface NewNotice {
  commentId: number;
  /** One of the rules. */
  rule: string;
  explanation: string;
  /** Where the decision is told; empty for nowhere. */
  email: string;
  /** Of the one who sends it. */
  language: Language;
  /** Names one sending of the form: sent again it is the same notice. */
  submission: string | null;
  /** The network address that it comes from, to say when it is too often; null where it is not known. */
  from: string | null;
}

/**
 * Takes a notice that a comment breaks a rule and gives its receipt. No account is needed. Throws `comment_not_found`
 * also for a comment that is gone already, and `rule_missing`, `explanation_invalid`, `address_invalid`, `too_many`.
 */
export async function sendNotice(context: Context, told: NewNotice): Promise<string> {
  const { db, clock } = context;
  const rule = checkRule(told.rule);
  const explanation = checkExplanation(told.explanation);
  const email = checkEmail(told.email);
  const { commentId, language, submission } = told;
  const comment = await readComment({ db }, commentId);
  if (comment.deletedAt !== null || comment.hiddenAt !== null)
    throw new DomainError("not_found", "comment_not_found", { id: commentId });
  if (told.from !== null)
    await takeTurn(context, { what: "notice", who: told.from, most: MOST_PER_HOUR, per: HOUR });
  const said = { commentId, rule, explanation, email, language, submission };
  const [sent] = await db
    .insert(notices)
    .values({ ...said, receipt: newReceipt(), createdAt: clock.now() })
    .onConflictDoNothing({ target: notices.submission })
    .returning({ receipt: notices.receipt });
  if (sent) return sent.receipt;
  const [before] = await db.select().from(notices).where(eq(notices.submission, submission!));
  const isThis =
    before!.commentId === commentId && before!.rule === rule && before!.explanation === explanation;
  // A form that was sent with something else has something else to say.
  return isThis ? before!.receipt : sendNotice(context, { ...told, submission: null });
}

export interface NewDecision {
  commentId: number;
  outcome: string;
  /** One of the rules. */
  rule: string;
  /** Public. */
  reason: string;
  /** Of the reason. */
  language: Language;
}

/** What was decided, for those who are told of it. */
export interface Decided {
  outcome: Outcome;
  rule: Rule;
  reason: string;
  /** Language of the reason. */
  language: Language;
  open: Case;
}

type ToldBy = (decided: Decided) => MailToPut[];

/**
 * Decides all that is open about a comment at once: notices, and an appeal, which somebody else decides than who
 * decided before. Of two moderators who decide at the same time one does. The addresses of those who sent notices are
 * forgotten with it.
 * @param mails what is told to whom, put into the outbox with the decision
 * Throws `role_forbidden`, `case_closed` where nothing is open, `moderation_own`, `moderation_same`, `rule_missing`,
 * `outcome_invalid`, `reason_invalid`.
 */
export async function decide(
  context: Context,
  viewer: Viewer | null,
  { commentId, ...told }: NewDecision,
  mails: ToldBy,
): Promise<void> {
  const { db, clock } = context;
  const moderator = authorise(viewer, "moderate");
  const open = await openCase(context, commentId);
  if (open.author?.id === moderator.id) throw new DomainError("forbidden", "moderation_own");
  if (open.appeal && !mayDecideAppeal(open, moderator)) throw new DomainError("forbidden", "moderation_same");
  const rule = checkRule(told.rule);
  const outcome = outcomesFor(open.hiddenAt !== null).find((one) => one === told.outcome);
  if (!outcome) throw new DomainError("invalid", "outcome_invalid");
  const reason = checkReason(told.reason);

  const now = clock.now();
  const ofNotices = inArray(
    notices.id,
    open.notices.map(({ id }) => id),
  );
  const appealId = open.appeal?.id ?? -1;
  const latest = sql<number>`(select max(id) from ${decisions} where comment_id = ${commentId})`;
  const isOurs = sql`exists (select 1 from ${decisions}
    where id = ${latest} and moderator_id = ${moderator.id} and created_at = ${now})`;
  const [made] = await db.batch([
    db.run(sql`insert into ${decisions} (comment_id, outcome, rule, reason, language, moderator_id, appeal_id, created_at)
      select ${commentId}, ${outcome}, ${rule}, ${reason}, ${told.language}, ${moderator.id},
        ${open.appeal?.id ?? null}, ${now}
      where exists (select 1 from ${notices} where ${ofNotices} and state = 'open')
        or exists (select 1 from ${appeals} where id = ${appealId} and state = 'open')`),
    db
      .update(notices)
      .set({ state: "decided", decisionId: latest, email: null })
      .where(and(ofNotices, eq(notices.state, "open"))),
    db.update(appeals).set({ state: "decided" }).where(eq(appeals.id, appealId)),
    db
      .update(comments)
      .set({
        hiddenAt: sql`case when (select outcome from ${decisions} where id = ${latest}) = 'hidden'
          then coalesce(${comments.hiddenAt}, ${now}) else null end`,
      })
      .where(eq(comments.id, commentId)),
    ...mails({ outcome, rule, reason, language: told.language, open }).map((mail) =>
      putMail(context, mail, isOurs),
    ),
  ]);
  if (made.rowsAffected === 0) throw new DomainError("conflict", "case_closed");
}

/** Whether somebody else decides than before; an administrator decides alone where there is nobody else. */
export const mayDecideAppeal = (
  { appeal, moderators }: Pick<Case, "appeal" | "moderators">,
  { id, role }: Pick<Viewer, "id" | "role">,
): boolean => appeal?.moderatorId !== id || (role === "administrador" && moderators === 1);

/** The comment's author disagrees with what was decided. Throws `appeal_forbidden`, `appeal_text_invalid`. */
export async function appealAsAuthor(
  context: Context,
  viewer: Viewer | null,
  { commentId, text }: { commentId: number; text: string },
): Promise<void> {
  const { id } = signedIn(viewer);
  const comment = await readComment(context, commentId);
  if (comment.author?.id !== id) throw new DomainError("forbidden", "comment_not_yours");
  await appeal(context, await standingOf(context, commentId), "author", text);
}

/** Who sent a notice disagrees with what was decided. Throws `notice_not_found`, `appeal_forbidden`, `appeal_text_invalid`. */
export async function appealAsSender(
  context: Context,
  { receipt, text }: { receipt: string; text: string },
): Promise<void> {
  const notice = await noticeByReceipt(context, receipt);
  await appeal(context, notice.standing, "sender", text);
}

/** Once a side: what comes at the same time is one appeal. */
async function appeal(
  { db, clock }: Context,
  standing: Standing | null,
  side: Side,
  typed: string,
): Promise<void> {
  if (!standing || !mayAppeal(standing, side)) throw new DomainError("conflict", "appeal_forbidden");
  const text = checkAppeal(typed);
  await runBatch(db, [
    db
      .insert(appeals)
      .values({ decisionId: standing.id, side, text, createdAt: clock.now() })
      .onConflictDoNothing(),
  ]);
}
