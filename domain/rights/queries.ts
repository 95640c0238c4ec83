import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  accounts,
  appeals,
  articles,
  comments,
  creatorArticles,
  credentials,
  decisions,
  notices,
  reactions,
  sessions,
} from "../../db/schema";
import type { Viewer } from "../accounts/rules";

/**
 * All that is stored of the viewer, table by table; times in ms, UTC. What would let somebody sign in (password hash,
 * hashes of tokens) is left out, and so is who else had a part in it: who sent a notice, who decided.
 */
export async function readOwnData({ db }: { db: Db }, { id }: Pick<Viewer, "id">) {
  const ownComments = db.select({ id: comments.id }).from(comments).where(eq(comments.authorId, id));
  const ownDecisions = db
    .select({ id: decisions.id })
    .from(decisions)
    .where(inArray(decisions.commentId, ownComments));
  const [account, credential, open, reacted, said, told, decided, appealed, written] = await Promise.all([
    db.select().from(accounts).where(eq(accounts.id, id)),
    db
      .select({
        email: credentials.email,
        emailConfirmedAt: credentials.emailConfirmedAt,
        passwordChangedAt: credentials.passwordChangedAt,
        language: credentials.language,
      })
      .from(credentials)
      .where(eq(credentials.accountId, id)),
    db
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        seenAt: sessions.seenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.accountId, id))
      .orderBy(desc(sessions.seenAt)),
    db
      .select({
        action: reactions.action,
        target: reactions.target,
        targetId: reactions.targetId,
        createdAt: reactions.createdAt,
      })
      .from(reactions)
      .where(eq(reactions.accountId, id))
      .orderBy(desc(reactions.createdAt), desc(reactions.id)),
    db.select().from(comments).where(eq(comments.authorId, id)).orderBy(asc(comments.id)),
    db
      .select({
        commentId: notices.commentId,
        rule: notices.rule,
        state: notices.state,
        createdAt: notices.createdAt,
      })
      .from(notices)
      .where(inArray(notices.commentId, ownComments))
      .orderBy(asc(notices.id)),
    db
      .select({
        id: decisions.id,
        commentId: decisions.commentId,
        outcome: decisions.outcome,
        rule: decisions.rule,
        reason: decisions.reason,
        createdAt: decisions.createdAt,
      })
      .from(decisions)
      .where(inArray(decisions.commentId, ownComments))
      .orderBy(asc(decisions.id)),
    db
      .select({
        decisionId: appeals.decisionId,
        side: appeals.side,
        text: appeals.text,
        state: appeals.state,
        createdAt: appeals.createdAt,
      })
      .from(appeals)
      .where(inArray(appeals.decisionId, ownDecisions))
      .orderBy(asc(appeals.id)),
    db
      .select({ article: articles, own: creatorArticles })
      .from(creatorArticles)
      .innerJoin(articles, eq(articles.id, creatorArticles.articleId))
      .where(eq(creatorArticles.authorId, id))
      .orderBy(asc(articles.id)),
  ]);
  return {
    account: account[0]!,
    credential: credential[0] ?? null,
    sessions: open,
    reactions: reacted,
    comments: said,
    notices: told,
    decisions: decided,
    // What senders of notices wrote is theirs.
    appeals: appealed.filter(({ side }) => side === "author"),
    articles: written,
  };
}

export type OwnData = Awaited<ReturnType<typeof readOwnData>>;
