import { and, asc, eq, getTableColumns, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accounts, appeals, comments, credentials, decisions, notices } from "../../db/schema";
import { DomainError } from "../shared/errors";
import type { Language } from "../shared/languages";
import type { Outcome, Rule, Side } from "./rules";

type Context = { db: Db };

/** Comments that wait for a decision, on one page. */
export const CASES = 50;
/** Notices of one comment, on such a page. */
export const NOTICES = 20;
/** What a moderator sees of a comment that waits for a decision. Times are ms, UTC. */
export interface Case {
  id: number;
  eventId: number | null;
  articleId: number | null;
  text: string;
  /** Most likely, as the page had it on which it was written. */
  language: string | null;
  createdAt: number;
  editedAt: number | null;
  hiddenAt: number | null;
  /** The comment that it answers. */
  parent: { text: string; alias: string | null } | null;
  /** `email` is where it can be told; null for accounts that nobody signs in with. */
  author: { id: number; alias: string; email: string | null; language: Language } | null;
  /** Open ones, oldest first; a page of cases has no more than the first of them. */
  notices: {
    id: number;
    receipt: string;
    rule: Rule;
    explanation: string;
    email: string | null;
    language: Language;
    createdAt: number;
  }[];
  /** How many there are. */
  noticeCount: number;
  appeal: {
    id: number;
    side: Side;
    text: string;
    createdAt: number;
    /** What it disagrees with, and who decided that. */
    outcome: Outcome;
    rule: Rule;
    reason: string;
    moderatorId: number | null;
  } | null;
  /** How many people can decide. */
  moderators: number;
}

/** Where a page of cases begins: behind the comment that has waited since then (ms, UTC). */
export interface CaseCursor {
  since: number;
  id: number;
}

/**
 * What waits for a decision, what has waited longest first, of each the notices that came first.
 * @param after where the page before ended
 * @returns with `next` where there are more
 */
export async function openCases(
  { db }: Context,
  after: CaseCursor | null = null,
): Promise<{ cases: Case[]; next: CaseCursor | null }> {
  const waiting = await waitingComments(db, after);
  const page = waiting.slice(0, CASES);
  const found = await casesOf(
    db,
    page.map(({ id }) => id),
    NOTICES,
  );
  return { cases: found, next: waiting.length > CASES ? page.at(-1)! : null };
}

/** What waits for a decision about one comment, with all its notices. Throws `case_closed` when nothing does. */
export async function openCase({ db }: Context, commentId: number): Promise<Case> {
  const [found] = await casesOf(db, [commentId], Number.MAX_SAFE_INTEGER);
  if (!found) throw new DomainError("conflict", "case_closed");
  return found;
}

/** Comments with open notices or appeals, one more than a page holds. */
function waitingComments(db: Db, after: CaseCursor | null): Promise<CaseCursor[]> {
  const opened = sql`
    select comment_id, created_at from ${notices} where state = 'open'
    union all
    select d.comment_id, a.created_at from ${appeals} a join ${decisions} d on d.id = a.decision_id
      where a.state = 'open'`;
  return db.all(sql`
    select c.id, min(o.created_at) as since from (${opened}) o join ${comments} c on c.id = o.comment_id
    where c.deleted_at is null group by c.id
    ${after ? sql`having (since, c.id) > (${after.since}, ${after.id})` : sql``}
    order by since, c.id limit ${CASES + 1}`);
}

/** The cases of comments, in the order of their ids here; nothing of those about which nothing is open. */
async function casesOf(db: Db, ids: number[], noticesEach: number): Promise<Case[]> {
  if (ids.length === 0) return [];
  const ranked = db
    .select({
      ...getTableColumns(notices),
      place:
        sql<number>`row_number() over (partition by ${notices.commentId} order by ${notices.createdAt}, ${notices.id})`.as(
          "place",
        ),
      told: sql<number>`count(*) over (partition by ${notices.commentId})`.as("told"),
    })
    .from(notices)
    .where(and(eq(notices.state, "open"), inArray(notices.commentId, ids)))
    .as("ranked");
  const [told, disagreed, [people], rows] = await Promise.all([
    db.select().from(ranked).where(lte(ranked.place, noticesEach)).orderBy(asc(ranked.place)),
    db
      .select({ appeal: appeals, decision: decisions })
      .from(appeals)
      .innerJoin(decisions, eq(decisions.id, appeals.decisionId))
      .where(and(eq(appeals.state, "open"), inArray(decisions.commentId, ids)))
      .orderBy(asc(appeals.createdAt)),
    db
      .select({ count: sql<number>`count(*)` })
      .from(accounts)
      .where(inArray(accounts.role, ["moderador", "administrador"])),
    commentRows(db, ids),
  ]);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const own = told.filter((notice) => notice.commentId === id);
    const at = disagreed.find(({ decision }) => decision.commentId === id);
    if (!row || (own.length === 0 && !at)) return [];
    const { authorId, alias, email, readsIn, parentText, parentAlias, ...comment } = row;
    return {
      ...comment,
      parent: parentText === null ? null : { text: parentText, alias: parentAlias },
      author:
        authorId === null || alias === null
          ? null
          : { id: authorId, alias, email, language: (readsIn ?? "es") as Language },
      notices: own.map((notice) => ({ ...notice, language: notice.language as Language })),
      noticeCount: own[0]?.told ?? 0,
      appeal: at
        ? {
            id: at.appeal.id,
            side: at.appeal.side,
            text: at.appeal.text,
            createdAt: at.appeal.createdAt,
            outcome: at.decision.outcome,
            rule: at.decision.rule,
            reason: at.decision.reason,
            moderatorId: at.decision.moderatorId,
          }
        : null,
      moderators: people!.count,
    };
  });
}

const commentRows = (db: Db, ids: number[]) =>
  db
    .select({
      id: comments.id,
      eventId: comments.eventId,
      articleId: comments.articleId,
      text: comments.text,
      language: comments.language,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      hiddenAt: comments.hiddenAt,
      authorId: accounts.id,
      alias: accounts.alias,
      email: credentials.email,
      readsIn: credentials.language,
      parentText: sql<string | null>`(select p.text from comments p where p.id = ${comments.parentId})`,
      parentAlias: sql<
        string | null
      >`(select a.alias from comments p join accounts a on a.id = p.author_id where p.id = ${comments.parentId})`,
    })
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .leftJoin(credentials, eq(credentials.accountId, accounts.id))
    // An author who deleted the comment has left nothing to decide.
    .where(and(inArray(comments.id, ids), isNull(comments.deletedAt)));
