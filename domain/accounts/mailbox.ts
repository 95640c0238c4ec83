import { and, eq, isNotNull, sql } from "drizzle-orm";
import { runBatch } from "../../db/client";
import { credentials, mailTokens } from "../../db/schema";
import { takeTurns } from "../limits/commands";
import { putMail } from "../mails/commands";
import { takenColumn } from "../shared/conflicts";
import { DomainError } from "../shared/errors";
import type { AccountsContext } from "./context";
import { mailboxOf } from "./email";
import { letters } from "./limits";
import { type Link, linkOf, newLink, spend, stillUnspent } from "./links";
import { ownerOf, ownersOf, provenOwner, tellOwner } from "./owners";
import { letterTo } from "./post";
import { emailFault } from "./registration";
import type { Viewer } from "./rules";

/** What the link of a letter proves about a mailbox. */
export type Confirmed = "confirm_email" | "change_email";

/** What the button behind a letter's link will do or has done, and with which address. Throws `link_expired`. */
export async function confirmationOf(
  context: Pick<AccountsContext, "db" | "clock">,
  token: string,
): Promise<{ purpose: Confirmed; email: string; isDone: boolean }> {
  const link = await linkOf(context, token, ["confirm_email", "change_email"]);
  const isDone = link.spentAt !== null;
  const purpose = link.purpose as Confirmed;
  if (isDone || purpose === "confirm_email") await checkStill(context, link, isDone);
  return { purpose, email: link.email ?? "", isDone };
}

/**
 * Takes the address of a letter's link for proven; that of `change_email` becomes the account's. The link is spent:
 * pressed again, it changes nothing and is told the same, while its address is still the account's. Throws
 * `link_expired`, and `email_in_use` when another account has got the address since.
 */
export async function confirmEmail(
  context: Pick<AccountsContext, "db" | "clock">,
  token: string,
): Promise<Confirmed> {
  const { db, clock } = context;
  const link = await linkOf(context, token, ["confirm_email", "change_email"]);
  const purpose = link.purpose as Confirmed;
  if (link.spentAt !== null) {
    await checkStill(context, link, true);
    return purpose;
  }
  const mailbox = mailboxOf(link.email ?? "");
  if (!mailbox) throw new DomainError("not_found", "link_expired");
  const isNew = purpose === "change_email";
  const whose = and(eq(credentials.accountId, link.accountId), stillUnspent(context, link));
  // A link for a new password must not outlive the mailbox that it was sent to.
  const inOldMailbox = and(
    eq(mailTokens.accountId, link.accountId),
    eq(mailTokens.purpose, "reset_password"),
    isNew ? stillUnspent(context, link) : sql`false`,
  );
  const at = { emailConfirmedAt: clock.now() };
  try {
    await runBatch(db, [
      db
        .update(credentials)
        .set(isNew ? { ...at, email: mailbox.email, emailKey: mailbox.key } : at)
        .where(isNew ? whose : and(whose, eq(credentials.emailKey, mailbox.key))),
      db.delete(mailTokens).where(inOldMailbox),
      spend(context, link),
    ]);
  } catch (error) {
    if (takenColumn(error)) throw new DomainError("conflict", "email_in_use");
    throw error;
  }
  await checkStill(context, link, true);
  return purpose;
}

/** Throws `link_expired` unless a link's address is still the account's, and proven where it should be. */
async function checkStill({ db }: Pick<AccountsContext, "db">, link: Link, isProven: boolean): Promise<void> {
  const [holds] = await db
    .select({ one: credentials.accountId })
    .from(credentials)
    .where(
      and(
        eq(credentials.accountId, link.accountId),
        eq(credentials.emailKey, mailboxOf(link.email ?? "")?.key ?? ""),
        isProven ? isNotNull(credentials.emailConfirmedAt) : undefined,
      ),
    );
  if (!holds) throw new DomainError("not_found", "link_expired");
}

/** Writes the letter that confirms the viewer's address again; nothing when it is confirmed. Throws `too_many`. */
export async function askConfirmation(
  context: AccountsContext,
  viewer: Viewer,
  { address }: { address: string },
): Promise<void> {
  const owner = await ownerOf(context, viewer);
  if (owner.emailConfirmedAt !== null) return;
  await takeTurns(context, letters(address, owner.emailKey));
  const { token, row } = await newLink(context.clock, "confirm_email", owner.email);
  await runBatch(context.db, [
    context.db.insert(mailTokens).values({ ...row, accountId: owner.id }),
    putMail(context, await letterTo(context, owner, { kind: "confirm_email", token })),
  ]);
}

/**
 * Writes to the viewer's new address to confirm it, and tells the old one. Whoever asks does not learn whether another
 * account has the new one. Throws `email_missing`, `email_invalid`, `email_same`, `password_asked`, `password_wrong`,
 * `too_many`.
 */
export async function askEmailChange(
  context: AccountsContext,
  viewer: Viewer,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<void> {
  const fault = emailFault(email);
  if (fault) throw new DomainError("invalid", fault);
  const { db, clock } = context;
  const mailbox = mailboxOf(email)!;
  const owner = await provenOwner(context, viewer, password);
  if (owner.emailKey === mailbox.key) throw new DomainError("invalid", "email_same");
  await takeTurns(context, letters(address, mailbox.key));
  const { token, row } = await newLink(clock, "change_email", mailbox.email);
  const notice = putMail(
    context,
    await letterTo(context, owner, { kind: "email_changing", newEmail: mailbox.email }),
  );
  // Only the newest address that was asked for can become the account's.
  const endOlder = db
    .delete(mailTokens)
    .where(and(eq(mailTokens.accountId, owner.id), eq(mailTokens.purpose, "change_email")));
  const [other] = await ownersOf(context, mailbox.key);
  if (other) {
    await runBatch(db, [endOlder, notice]);
    return tellOwner(context, mailbox.key);
  }
  await runBatch(db, [
    endOlder,
    db.insert(mailTokens).values({ ...row, accountId: owner.id }),
    putMail(
      context,
      await letterTo(context, { ...owner, email: mailbox.email }, { kind: "change_email", token }),
    ),
    notice,
  ]);
}
