import { and, eq, inArray, ne } from "drizzle-orm";
import { runBatch } from "../../db/client";
import { credentials, mailTokens, sessions } from "../../db/schema";
import { takeTurn, takeTurns } from "../limits/commands";
import { putMail } from "../mails/commands";
import { DomainError } from "../shared/errors";
import type { AccountsContext } from "./context";
import { mailboxOf } from "./email";
import { letters, SENT_AGAIN, sentAgain } from "./limits";
import { type Link, linkOf, newLink, spend, stillUnspent } from "./links";
import { ownerOf, ownersOf, provenOwner } from "./owners";
import { passwordFault, tidyPassword } from "./passwords";
import { letterTo } from "./post";
import { emailFault } from "./registration";
import type { Viewer } from "./rules";
import { endOthers } from "./sessions";

/**
 * Writes a letter with a link for a new password, if the address has an account; whoever asks does not learn whether.
 * Throws `email_missing`, `email_invalid`, `too_many`.
 */
export async function askPasswordReset(
  context: AccountsContext,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const fault = emailFault(email);
  if (fault) throw new DomainError("invalid", fault);
  const mailbox = mailboxOf(email)!;
  await takeTurns(context, letters(address, mailbox.key));
  const { token, row } = await newLink(context.clock, "reset_password", mailbox.email);
  const [owner] = await ownersOf(context, mailbox.key);
  if (!owner) return;
  await runBatch(context.db, [
    context.db.insert(mailTokens).values({ ...row, accountId: owner.id }),
    putMail(context, await letterTo(context, owner, { kind: "reset_password", token })),
  ]);
}

/** Whether a letter's link can still set a new password. Throws `link_expired`. */
export async function resetOf(context: Pick<AccountsContext, "db" | "clock">, token: string): Promise<void> {
  const link = await linkOf(context, token, ["reset_password"]);
  if (link.spentAt !== null) throw new DomainError("not_found", "link_expired");
}

/**
 * Links that end with the old password. Whoever knew it may have asked for another address: that link would give the
 * account away even after its owner has got it back.
 */
const endLinks = ({ db }: Pick<AccountsContext, "db">, accountId: number, but?: Link) =>
  db
    .delete(mailTokens)
    .where(
      and(
        eq(mailTokens.accountId, accountId),
        inArray(mailTokens.purpose, ["reset_password", "change_email"]),
        but && ne(mailTokens.tokenHash, but.tokenHash),
      ),
    );

/**
 * Sets a new password by a letter's link, which is spent with all others for a password or another address. Every
 * session ends, and the address counts as proven. Sent twice, with the same password, it is set once. Throws
 * `link_expired`, `too_many`, or a `PasswordFault` that leaves the link as it was.
 * @returns whether it was set now
 */
export async function resetPassword(
  context: AccountsContext,
  { token, password }: { token: string; password: string },
): Promise<boolean> {
  const { db, clock } = context;
  const link = await linkOf(context, token, ["reset_password"]);
  if (link.spentAt !== null) {
    await checkSame(context, link, password);
    return false;
  }
  const owner = await ownerOf(context, { id: link.accountId });
  const fault = passwordFault(password, owner);
  if (fault) throw new DomainError("invalid", fault);
  const passwordHash = await context.passwords.hash(tidyPassword(password));
  const now = clock.now();
  const still = stillUnspent(context, link);
  const isProven = mailboxOf(link.email ?? "")?.key === owner.emailKey;
  const [changed] = await db.batch([
    db
      .update(credentials)
      .set({ passwordHash, passwordChangedAt: now, ...(isProven ? { emailConfirmedAt: now } : {}) })
      .where(and(eq(credentials.accountId, owner.id), still))
      .returning({ id: credentials.accountId }),
    db.delete(sessions).where(and(eq(sessions.accountId, owner.id), still)),
    endLinks(context, owner.id, link),
    putMail(context, await letterTo(context, owner, { kind: "password_changed" }), still),
    spend(context, link),
  ]);
  if (changed.length === 0) await checkSame(context, link, password);
  return changed.length > 0;
}

/** Throws `link_expired` unless a spent link's form was sent twice: soon, and with the password that it set. */
async function checkSame(context: AccountsContext, link: Link, password: string): Promise<void> {
  if (link.spentAt !== null && context.clock.now() > link.spentAt + SENT_AGAIN)
    throw new DomainError("not_found", "link_expired");
  await takeTurn(context, sentAgain(link.tokenHash));
  const owner = await ownerOf(context, { id: link.accountId });
  if (!(await context.passwords.verify(tidyPassword(password), owner.passwordHash)))
    throw new DomainError("not_found", "link_expired");
}

/**
 * Sets a new password for the viewer, who types the current one, and ends all other sessions and links. Throws
 * `password_asked`, `password_wrong`, `too_many`, or a `PasswordFault` of the new one.
 */
export async function changePassword(
  context: AccountsContext,
  viewer: Viewer,
  { current, password }: { current: string; password: string },
): Promise<void> {
  const { db, clock } = context;
  const owner = await provenOwner(context, viewer, current);
  const fault = passwordFault(password, owner);
  if (fault) throw new DomainError("invalid", fault);
  const passwordHash = await context.passwords.hash(tidyPassword(password));
  // A link may have set another one meanwhile.
  const isCurrent = eq(credentials.passwordHash, owner.passwordHash);
  const [changed] = await db.batch([
    db
      .update(credentials)
      .set({ passwordHash, passwordChangedAt: clock.now() })
      .where(and(eq(credentials.accountId, owner.id), isCurrent))
      .returning({ id: credentials.accountId }),
    endOthers(context, viewer),
    endLinks(context, owner.id),
    putMail(context, await letterTo(context, owner, { kind: "password_changed" })),
  ]);
  if (changed.length === 0) throw new DomainError("forbidden", "password_wrong");
}
