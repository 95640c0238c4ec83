import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accounts, articles, comments, creatorArticles, decisions } from "../../db/schema";
import { can, type Role } from "../accounts/rules";
import { type Asked, articleAsked, published } from "../creators/queries";
import { resolveEvent, standingId } from "../events/queries";
import { DomainError } from "../shared/errors";
import { type Target, type Threaded, threads } from "./rules";

/** More are not shown under one event or article. */
const MOST = 1_000;

/** What is shown of a comment's author. */
export interface Commenter {
  /** account id */
  id: number;
  alias: string;
  role: Role;
  /** Of creators alone. */
  photoUrl: string | null;
}

/** A comment as it is shown. Times are ms, UTC. */
export interface Comment {
  id: number;
  eventId: number | null;
  articleId: number | null;
  parentId: number | null;
  /** 0 = on the top level */
  depth: number;
  /** Empty once its author deleted it. */
  text: string;
  /** Most likely, as the page had it on which it was written. */
  language: string | null;
  createdAt: number;
  editedAt: number | null;
  deletedAt: number | null;
  hiddenAt: number | null;
  /** The decision that hid it, in the public log. */
  decisionId: number | null;
  /** Null once the account is deleted. */
  author: Commenter | null;
}

export type CommentThread = Threaded<Comment & { role: Role | null }>;

const columns = {
  id: comments.id,
  eventId: comments.eventId,
  articleId: comments.articleId,
  parentId: comments.parentId,
  depth: comments.depth,
  text: comments.text,
  language: comments.language,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  deletedAt: comments.deletedAt,
  hiddenAt: comments.hiddenAt,
  decisionId: sql<number | null>`case when ${comments.hiddenAt} is null then null else
    (select max(${decisions.id}) from ${decisions} where ${decisions.commentId} = ${comments.id}) end`,
  authorId: accounts.id,
  alias: accounts.alias,
  role: accounts.role,
  photoUrl: accounts.bioPhotoUrl,
};

const rows = (db: Db, where: SQL | undefined) =>
  db
    .select(columns)
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(where)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(MOST);

function asComment(row: Awaited<ReturnType<typeof rows>>[number]): Comment & { role: Role | null } {
  const { authorId, alias, photoUrl, ...comment } = row;
  if (authorId === null || alias === null) return { ...comment, author: null };
  const role = row.role!;
  // Whoever is no creator any more has no bio, and no photo.
  const shown = can({ role }, "write_bio") ? photoUrl : null;
  return { ...comment, author: { id: authorId, alias, role, photoUrl: shown } };
}

/**
 * All comments on an event (its own or a merged id) or on an article of our creators (as its address asks for it), as
 * a tree in the order of the page.
 */
export async function commentsOn(
  { db }: { db: Db },
  target: { event: number } | { article: Asked },
): Promise<CommentThread[]> {
  const where =
    "event" in target
      ? eq(comments.eventId, standingId(target.event))
      : eq(comments.articleId, articleAsked(target.article));
  return threads((await rows(db, where)).map(asComment));
}

/** One comment, whatever became of it. Throws `comment_not_found`. */
export async function readComment({ db }: { db: Db }, id: number): Promise<Comment> {
  const [row] = await rows(db, eq(comments.id, id));
  if (!row) throw new DomainError("not_found", "comment_not_found", { id });
  return asComment(row);
}

/** What can be commented on, by now: the standing id, and who wrote the article (null for an event). */
export interface Commented {
  target: Target;
  authorId: number | null;
}

/** Throws `event_not_found`, and `article_not_found` for all but published articles of our creators. */
export async function readCommented({ db }: { db: Db }, target: Target): Promise<Commented> {
  if ("event" in target)
    return { target: { event: await resolveEvent({ db }, target.event) }, authorId: null };
  const [row] = await db
    .select({ id: articles.id, authorId: creatorArticles.authorId })
    .from(articles)
    .innerJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .where(and(eq(articles.id, target.article), published));
  if (!row) throw new DomainError("not_found", "article_not_found", { id: target.article });
  return { target: { article: row.id }, authorId: row.authorId };
}
