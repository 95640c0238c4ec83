import { and, eq, gt, sql } from "drizzle-orm";
import { accounts, credentials, mailTokens, sessions } from "../../db/schema";
import { forgetTurns, giveBack, takeTurn, takeTurns } from "../limits/commands";
import { putMail } from "../mails/commands";
import { takenColumn } from "../shared/conflicts";
import { DomainError } from "../shared/errors";
import type { Language } from "../shared/languages";
import { aliasKey, tidyAlias } from "./alias";
import type { AccountsContext, Visitor } from "./context";
import { mailboxOf } from "./email";
import { attempts, registrations, SENT_AGAIN } from "./limits";
import { newLink } from "./links";
import { ownersOf, tellOwner } from "./owners";
import { tidyPassword } from "./passwords";
import { letterTo } from "./post";
import { faultsOf, type Registration } from "./registration";
import type { Viewer } from "./rules";
import { endSession, newSession } from "./sessions";
import { tokenHash } from "./tokens";

/** Who has just signed in, and the token for the cookie. */
export interface SignedIn {
  token: string;
  account: Pick<Viewer, "id" | "alias" | "role" | "photoUrl">;
}

interface Arrival extends Visitor {
  /** The token of the session that the request came with: it ends. */
  replaces: string | null;
}

/**
 * Makes an account, signs it in and writes to its address to confirm it; the same again signs in. Throws `invalid` with
 * the first fault of `faultsOf`, `alias_taken`, `account_refused` for an address that has an account (whose owner is
 * told), `too_many`.
 */
export async function register(
  context: AccountsContext,
  typed: Registration,
  from: Arrival & { language: Language },
): Promise<SignedIn> {
  const fault = Object.values(faultsOf(typed))[0];
  if (fault) throw new DomainError("invalid", fault);
  await takeTurn(context, registrations(from.address));
  const { db, clock, passwords } = context;
  const mailbox = mailboxOf(typed.email)!;
  const alias = tidyAlias(typed.alias);
  const key = aliasKey(alias);
  const now = clock.now();
  const passwordHash = await passwords.hash(tidyPassword(typed.password));
  const session = await newSession(clock, from.device);
  const link = await newLink(clock, "confirm_email", mailbox.email);
  const to = { alias, email: mailbox.email, language: from.language };
  const letter = await letterTo(context, to, { kind: "confirm_email", token: link.token });
  const accountId = sql<number>`(select id from accounts where alias_key = ${key})`;
  try {
    const [[row]] = await db.batch([
      db.insert(accounts).values({ alias, aliasKey: key, createdAt: now }).returning({ id: accounts.id }),
      db.insert(credentials).values({
        accountId,
        email: mailbox.email,
        emailKey: mailbox.key,
        passwordHash,
        passwordChangedAt: now,
        language: from.language,
      }),
      db.insert(sessions).values({ ...session.row, accountId }),
      db.insert(mailTokens).values({ ...link.row, accountId }),
      putMail(context, letter),
    ]);
    if (from.replaces) await endSession(context, from.replaces);
    return { token: session.token, account: { id: row!.id, alias, role: "lector", photoUrl: null } };
  } catch (error) {
    const column = takenColumn(error);
    const made = column && (await justMade(context, typed, { alias: key, mailbox: mailbox.key }, from));
    if (made) return made;
    if (column?.startsWith("accounts.alias")) throw new DomainError("conflict", "alias_taken");
    if (column !== "credentials.email_key") throw error;
    await tellOwner(context, mailbox.key);
    throw new DomainError("conflict", "account_refused");
  }
}

/** Signs in whoever has just made this very account: their form was sent twice. Null for everybody else. */
async function justMade(
  context: AccountsContext,
  typed: Registration,
  keys: { alias: string; mailbox: string },
  from: Arrival,
): Promise<SignedIn | null> {
  const { db, clock } = context;
  const isThis = and(
    eq(accounts.aliasKey, keys.alias),
    eq(credentials.emailKey, keys.mailbox),
    gt(accounts.createdAt, clock.now() - SENT_AGAIN),
  );
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(credentials, eq(credentials.accountId, accounts.id))
    .where(isThis);
  if (found.length === 0) return null;
  return logIn(context, typed, from).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
}

/**
 * Signs somebody in. Throws `email_missing`, `password_missing`, `credentials_wrong` whether the address has no account
 * or the password is another, `too_many` after ten wrong ones in a minute.
 */
export async function logIn(
  context: AccountsContext,
  typed: { email: string; password: string },
  from: Arrival,
): Promise<SignedIn> {
  if (typed.email.trim() === "") throw new DomainError("invalid", "email_missing");
  if (typed.password === "") throw new DomainError("invalid", "password_missing");
  const { db, clock, passwords } = context;
  const emailKey = mailboxOf(typed.email)?.key ?? typed.email.trim().toLowerCase();
  const turns = attempts(from.address, emailKey);
  await takeTurns(context, Object.values(turns));
  const [owner] = await ownersOf(context, emailKey);
  const password = tidyPassword(typed.password);
  const isRight = await passwords.verify(password, owner?.passwordHash ?? null);
  if (!owner || !isRight) throw new DomainError("unauthorized", "credentials_wrong");
  const session = await newSession(clock, from.device);
  const renewed = passwords.isOutdated(owner.passwordHash) ? await passwords.hash(password) : null;
  const { tokenHash: hash, device, createdAt, seenAt, expiresAt } = session.row;
  const isCurrent = and(
    eq(credentials.accountId, owner.id),
    eq(credentials.passwordHash, owner.passwordHash),
  );
  const [opened] = await db.batch([
    // None for a password that was changed while it was compared: that change ends all sessions.
    db.run(sql`insert into ${sessions} (account_id, token_hash, device, created_at, seen_at, expires_at)
      select ${owner.id}, ${hash}, ${device}, ${createdAt}, ${seenAt}, ${expiresAt}
      where exists (select 1 from ${credentials} where ${isCurrent})`),
    ...(from.replaces
      ? [db.delete(sessions).where(eq(sessions.tokenHash, await tokenHash(from.replaces)))]
      : []),
    ...(renewed ? [db.update(credentials).set({ passwordHash: renewed }).where(isCurrent)] : []),
  ]);
  if (opened.rowsAffected === 0) throw new DomainError("unauthorized", "credentials_wrong");
  await forgetTurns(context, [turns.here, turns.account]);
  await giveBack(context, turns.address);
  const { id, alias, role, photoUrl } = owner;
  return { token: session.token, account: { id, alias, role, photoUrl } };
}

/** Ends the session of a cookie's token. */
export const logOut = endSession;
