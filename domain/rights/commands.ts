import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  accounts,
  articles,
  comments,
  creatorArticles,
  credentials,
  decisions,
  mails,
  mailTokens,
  notices,
  reactions,
  readCounts,
  sessions,
} from "../../db/schema";
import type { AccountsContext } from "../accounts/context";
import { provenOwner } from "../accounts/owners";
import { letterTo } from "../accounts/post";
import type { Viewer } from "../accounts/rules";
import { putMail } from "../mails/commands";
import type { Clock } from "../shared/time";
import { GRACE, goesAt } from "./rules";

type Context = { db: Db; clock: Clock };

/**
 * Notes that the viewer, who types the password again, wants the account deleted, and writes to its address until when
 * it can be kept. Asking again changes nothing. Throws `password_asked`, `password_wrong`, `too_many`.
 * @returns when it was first asked for (ms, UTC)
 */
export async function askDeletion(
  context: AccountsContext,
  viewer: Viewer,
  password: string,
): Promise<number> {
  const { db, clock } = context;
  const owner = await provenOwner(context, viewer, password);
  const [row] = await db
    .select({ askedAt: accounts.deletionAskedAt })
    .from(accounts)
    .where(eq(accounts.id, owner.id));
  if (typeof row?.askedAt === "number") return row.askedAt;
  const now = clock.now();
  const letter = await letterTo(context, owner, { kind: "deletion_asked", goesAt: goesAt(now) });
  await db.batch([
    db
      .update(accounts)
      .set({ deletionAskedAt: now })
      .where(and(eq(accounts.id, owner.id), isNull(accounts.deletionAskedAt))),
    putMail(context, letter),
  ]);
  return now;
}

/** Keeps the viewer's account after all; one that nobody wants deleted stays as it is. */
export async function keepAccount({ db }: Pick<Context, "db">, { id }: Pick<Viewer, "id">): Promise<void> {
  await db.update(accounts).set({ deletionAskedAt: null }).where(eq(accounts.id, id));
}

/**
 * Erases every account whose time of grace is over: profile, credentials, sessions, links, reactions, its articles
 * with all that hangs on them, mails to its address. Its comments stay without a name, since others answered them.
 * All at once or not at all; again, it finds nothing to do. @returns accounts erased
 */
export async function eraseAccounts({ db, clock }: Context): Promise<number> {
  const due = lte(accounts.deletionAskedAt, clock.now() - GRACE);
  const ids = db.select({ id: accounts.id }).from(accounts).where(due);
  // As typed, and with the domain in the form that mails are sent to.
  const keys = db
    .select({ key: sql<string>`lower(${credentials.email})` })
    .from(credentials)
    .where(inArray(credentials.accountId, ids))
    .union(
      db
        .select({ key: sql<string>`lower(${credentials.emailKey})` })
        .from(credentials)
        .where(inArray(credentials.accountId, ids)),
    );
  const written = db
    .select({ id: creatorArticles.articleId })
    .from(creatorArticles)
    .where(inArray(creatorArticles.authorId, ids));
  const results = await db.batch([
    db.delete(mails).where(inArray(sql`lower(${mails.recipient})`, keys)),
    db
      .update(notices)
      .set({ email: null })
      .where(inArray(sql`lower(${notices.email})`, keys)),
    db.update(comments).set({ authorId: null, submission: null }).where(inArray(comments.authorId, ids)),
    db.update(decisions).set({ moderatorId: null }).where(inArray(decisions.moderatorId, ids)),
    db.delete(reactions).where(inArray(reactions.accountId, ids)),
    db.delete(reactions).where(and(eq(reactions.target, "article"), inArray(reactions.targetId, written))),
    db.delete(readCounts).where(and(eq(readCounts.target, "article"), inArray(readCounts.targetId, written))),
    db.delete(articles).where(inArray(articles.id, written)),
    db.delete(sessions).where(inArray(sessions.accountId, ids)),
    db.delete(mailTokens).where(inArray(mailTokens.accountId, ids)),
    db.delete(credentials).where(inArray(credentials.accountId, ids)),
    db.delete(accounts).where(due).returning({ id: accounts.id }),
  ]);
  return (results.at(-1) as unknown[]).length;
}
