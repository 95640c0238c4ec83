import { and, eq, isNull, sql } from "drizzle-orm";
import { type Db, runBatch } from "../../db/client";
import { comments, notices } from "../../db/schema";
import { signedIn, type Viewer } from "../accounts/rules";
import { takeTurn } from "../limits/commands";
import { DomainError } from "../shared/errors";
import type { Language } from "../shared/languages";
import { type Clock, HOUR } from "../shared/time";
import { type Comment, type Commented, readComment, readCommented } from "./queries";
import { checkText, DEEPEST, mayDelete, mayEdit, mayWrite, type Target } from "./rules";

type Context = { db: Db; clock: Clock };

/** Comments that one account writes in an hour. */
const MOST_PER_HOUR = 30;

export interface NewComment {
  target: Target;
  text: string;
  /** Of the page that it is written on. */
  language: Language;
  /** The comment that this one answers. */
  parentId?: number | null;
  /** Names one sending of the form: sent again it is the same comment. */
  submission?: string | null;
}

/**
 * Writes a comment and gives its id. Throws `session_required` for a guest, `comment_forbidden` for whom the role does
 * not let, the errors of `checkText`, `event_not_found`, `article_not_found`, and `comment_parent_invalid` where the
 * comment to answer is not there, is gone, is about something else, or stands too deep; `too_many`.
 */
export async function writeComment(
  context: Context,
  viewer: Viewer | null,
  { target, text: typed, language, parentId = null, submission = null }: NewComment,
): Promise<number> {
  const { db, clock } = context;
  const { id: authorId } = signedIn(viewer);
  const reply = parentId !== null;
  const [commented, parent] = await Promise.all([
    readCommented({ db }, target),
    reply ? parentOf(db, parentId) : null,
  ]);
  if (!mayWrite(viewer, { authorId: commented.authorId, reply }))
    throw new DomainError("forbidden", "comment_forbidden");
  const text = checkText(typed);
  if (parent) checkParent(parent, commented);
  const place = "event" in commented.target ? `e${commented.target.event}` : `a${commented.target.article}`;
  const once = submission && [authorId, place, parentId ?? "", submission].join(":");
  const before = once ? await writtenBefore(db, once) : null;
  if (before !== null && (await isCorrected(context, viewer, { id: before, text, language }))) return before;
  await takeTurn(context, { what: "comment", who: authorId, most: MOST_PER_HOUR, per: HOUR });
  const [written] = await db
    .insert(comments)
    .values({
      eventId: "event" in commented.target ? commented.target.event : null,
      articleId: "article" in commented.target ? commented.target.article : null,
      parentId,
      depth: parent ? parent.depth + 1 : 0,
      authorId,
      text,
      language,
      submission: before === null ? once : null,
      createdAt: clock.now(),
    })
    .onConflictDoNothing({ target: comments.submission })
    .returning({ id: comments.id });
  return written?.id ?? (await writtenBefore(db, once!))!;
}

/** Makes the comment that the same form wrote before say what its author wants by now; false where it is too late for that. */
async function isCorrected(
  context: Context,
  viewer: Viewer | null,
  correction: Correction,
): Promise<boolean> {
  try {
    await editComment(context, viewer, correction);
    return true;
  } catch (error) {
    if (error instanceof DomainError)
      return (await readComment(context, correction.id)).text === correction.text;
    throw error;
  }
}

const parentOf = (db: Db, id: number): Promise<Comment> =>
  readComment({ db }, id).catch((error: unknown) => {
    if (error instanceof DomainError) throw parentInvalid();
    throw error;
  });

const parentInvalid = () => new DomainError("invalid", "comment_parent_invalid");

function checkParent(parent: Comment, { target }: Commented): void {
  const same = "event" in target ? parent.eventId === target.event : parent.articleId === target.article;
  const gone = parent.deletedAt !== null || parent.hiddenAt !== null;
  if (!same || gone || parent.depth >= DEEPEST) throw parentInvalid();
}

async function writtenBefore(db: Db, submission: string): Promise<number | null> {
  const [row] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.submission, submission));
  return row?.id ?? null;
}

export interface Correction {
  id: number;
  text: string;
  /** Of the page that it is written on. */
  language: Language;
}

/**
 * Puts a comment's text right; it then says that it was edited. The same text again changes nothing. Throws
 * `comment_not_found`, `comment_not_yours`, `comment_too_old`, and the errors of `checkText`.
 */
export async function editComment(
  { db, clock }: Context,
  viewer: Viewer | null,
  { id, text: typed, language }: Correction,
): Promise<void> {
  const comment = await ownComment(db, viewer, id);
  const now = clock.now();
  if (!mayEdit(viewer, standingOf(comment), now)) throw new DomainError("conflict", "comment_too_old");
  const text = checkText(typed);
  if (text === comment.text) return;
  await db
    .update(comments)
    .set({ text, language, editedAt: now })
    .where(and(eq(comments.id, id), isNull(comments.deletedAt), isNull(comments.hiddenAt)));
}

/**
 * Deletes one's own comment: its text is gone for good, its place stays where somebody answered it. Deleting it again
 * changes nothing. Throws `comment_not_found` and `comment_not_yours`.
 */
export async function deleteComment(
  { db, clock }: Context,
  viewer: Viewer | null,
  id: number,
): Promise<void> {
  const comment = await ownComment(db, viewer, id);
  if (!mayDelete(viewer, standingOf(comment))) return;
  await runBatch(db, [
    db
      .update(comments)
      .set({ text: "", deletedAt: sql`coalesce(${comments.deletedAt}, ${clock.now()})` })
      .where(eq(comments.id, id)),
    // Nothing is left to decide, and nobody to be told.
    db
      .update(notices)
      .set({ email: null })
      .where(and(eq(notices.commentId, id), eq(notices.state, "open"))),
  ]);
}

async function ownComment(db: Db, viewer: Viewer | null, id: number): Promise<Comment> {
  const { id: accountId } = signedIn(viewer);
  const comment = await readComment({ db }, id);
  if (comment.author?.id !== accountId) throw new DomainError("forbidden", "comment_not_yours");
  return comment;
}

const standingOf = ({ author, ...comment }: Comment) => ({ ...comment, authorId: author?.id ?? null });
