import { and, eq, gt, lte, ne } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accounts, credentials, sessions } from "../../db/schema";
import { DomainError } from "../shared/errors";
import { type Clock, DAY, HOUR, hourOf } from "../shared/time";
import type { Viewer } from "./rules";
import { newToken, tokenHash } from "./tokens";

type Context = { db: Db; clock: Clock };

/** How long a session lasts after it was last used (ms). */
export const SESSION_LASTS = 30 * DAY;
/** How long it lasts at most, however often it is used (ms). */
export const SESSION_ENDS = 365 * DAY;

/** What is stored of a new session, all but whose it is; and its token, which is stored nowhere. */
export async function newSession(clock: Clock, device: string | null) {
  const token = newToken();
  const now = clock.now();
  const row = {
    tokenHash: await tokenHash(token),
    device,
    createdAt: now,
    seenAt: hourOf(now),
    expiresAt: now + SESSION_LASTS,
  };
  return { token, row };
}

/** Signs an account in on a device and gives the token for its cookie. */
export async function openSession(
  { db, clock }: Context,
  account: { id: number; device: string | null },
): Promise<string> {
  const { token, row } = await newSession(clock, account.device);
  await db.insert(sessions).values({ ...row, accountId: account.id });
  return token;
}

/** Whom a cookie's token stands for; null when it stands for nobody any more. Notes once an hour that it was used. */
export async function viewerOf({ db, clock }: Context, token: string): Promise<Viewer | null> {
  const now = clock.now();
  const [row] = await db
    .select({
      id: accounts.id,
      alias: accounts.alias,
      role: accounts.role,
      photoUrl: accounts.bioPhotoUrl,
      deletionAskedAt: accounts.deletionAskedAt,
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      confirmedAt: credentials.emailConfirmedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(credentials, eq(credentials.accountId, accounts.id))
    .where(and(eq(sessions.tokenHash, await tokenHash(token)), gt(sessions.expiresAt, now)));
  if (!row) return null;
  const { createdAt, seenAt, confirmedAt, ...viewer } = row;
  if (now - seenAt >= HOUR)
    await db
      .update(sessions)
      .set({ seenAt: hourOf(now), expiresAt: Math.min(now + SESSION_LASTS, createdAt + SESSION_ENDS) })
      .where(eq(sessions.id, row.sessionId));
  return { ...viewer, emailConfirmed: confirmedAt !== null };
}

/** Ends the session of a cookie's token; one that is over already stays so. */
export async function endSession({ db }: Pick<Context, "db">, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, await tokenHash(token)));
}

export interface SessionRecord {
  id: number;
  device: string | null;
  /** ms UTC */
  createdAt: number;
  /** ms UTC, to the hour */
  seenAt: number;
  /** The one that the viewer's request came with. */
  current: boolean;
}

/** Where the viewer is signed in: here first, then by last use. */
export async function listSessions({ db, clock }: Context, viewer: Viewer): Promise<SessionRecord[]> {
  const rows = await db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, viewer.id), gt(sessions.expiresAt, clock.now())));
  return rows
    .map((row) => ({ ...row, current: row.id === viewer.sessionId }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.seenAt - a.seenAt || b.id - a.id);
}

/** Ends one of the viewer's sessions. Throws `session_not_found` for one that is over, or another's. */
export async function endSessionById({ db }: Pick<Context, "db">, viewer: Viewer, id: number): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, viewer.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new DomainError("not_found", "session_not_found");
}

/** The statement that ends all of the viewer's sessions but this one. */
export const endOthers = ({ db }: Pick<Context, "db">, { id, sessionId }: Viewer) =>
  db.delete(sessions).where(and(eq(sessions.accountId, id), ne(sessions.id, sessionId)));

/** Ends all of the viewer's sessions but this one. */
export async function endOtherSessions(context: Pick<Context, "db">, viewer: Viewer): Promise<void> {
  await endOthers(context, viewer);
}

/** Drops sessions that are over. */
export async function forgetSessions({ db, clock }: Context): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, clock.now()));
}
