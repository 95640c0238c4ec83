import { eq } from "drizzle-orm";
import { runBatch } from "../../db/client";
import { accounts, credentials } from "../../db/schema";
import { takeTurn } from "../limits/commands";
import { putMail } from "../mails/commands";
import { DomainError } from "../shared/errors";
import { HOUR } from "../shared/time";
import type { AccountsContext } from "./context";
import { passwordAsked } from "./limits";
import { tidyPassword } from "./passwords";
import { letterTo } from "./post";
import type { Viewer } from "./rules";

const owners = ({ db }: Pick<AccountsContext, "db">) =>
  db
    .select({
      id: accounts.id,
      alias: accounts.alias,
      role: accounts.role,
      photoUrl: accounts.bioPhotoUrl,
      email: credentials.email,
      emailKey: credentials.emailKey,
      emailConfirmedAt: credentials.emailConfirmedAt,
      language: credentials.language,
      passwordHash: credentials.passwordHash,
    })
    .from(credentials)
    .innerJoin(accounts, eq(accounts.id, credentials.accountId));

/** The account of a mailbox with what it signs in with: none, or one. */
export const ownersOf = (context: Pick<AccountsContext, "db">, emailKey: string) =>
  owners(context).where(eq(credentials.emailKey, emailKey));

/** The viewer's account with what it signs in with. Throws `session_required` when it is gone. */
export async function ownerOf(context: Pick<AccountsContext, "db">, { id }: Pick<Viewer, "id">) {
  const [owner] = await owners(context).where(eq(credentials.accountId, id));
  if (!owner) throw new DomainError("unauthorized", "session_required");
  return owner;
}

/**
 * The viewer's account, once the viewer has typed its password again: whoever finds an open browser does not take the
 * account over. Throws `password_asked` without one, `password_wrong`, `too_many`.
 */
export async function provenOwner(context: AccountsContext, viewer: Viewer, password: string) {
  if (password === "") throw new DomainError("invalid", "password_asked");
  await takeTurn(context, passwordAsked(viewer.id));
  const owner = await ownerOf(context, viewer);
  if (!(await context.passwords.verify(tidyPassword(password), owner.passwordHash)))
    throw new DomainError("forbidden", "password_wrong");
  return owner;
}

/** Writes to whoever has this mailbox that somebody wanted an account with it; once an hour. */
export async function tellOwner(context: AccountsContext, emailKey: string): Promise<void> {
  const [owner] = await ownersOf(context, emailKey);
  if (!owner) return;
  try {
    await takeTurn(context, { what: "address_taken", who: emailKey, most: 1, per: HOUR });
  } catch (error) {
    if (error instanceof DomainError) return;
    throw error;
  }
  await runBatch(context.db, [putMail(context, await letterTo(context, owner, { kind: "address_taken" }))]);
}
