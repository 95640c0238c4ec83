import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accounts, credentials, sessions } from "../../db/schema";
import { DomainError } from "../shared/errors";
import { aliasKey } from "./alias";
import { mailboxOf } from "./email";
import { can, ROLES, type Role } from "./rules";

type Context = { db: Db };

/**
 * Gives an account another role, from its next request on. Whose profile becomes public with it is asked anew about
 * the political orientation: the consent was to keeping it, not to showing it. Throws `role_invalid`, `account_not_found`.
 * @param who alias or address
 */
export async function setRole(
  { db }: Context,
  who: string,
  role: string,
): Promise<{ alias: string; role: Role }> {
  if (!(ROLES as readonly string[]).includes(role))
    throw new DomainError("invalid", "role_invalid", { roles: ROLES.join(", ") });
  const wanted = role as Role;
  const { id, alias, role: before } = await accountOf({ db }, who);
  const becomesPublic = can({ role: wanted }, "write_bio") && !can({ role: before }, "write_bio");
  await db
    .update(accounts)
    .set({ role: wanted, ...(becomesPublic ? { orientation: null, orientationConsentAt: null } : {}) })
    .where(eq(accounts.id, id));
  return { alias, role: wanted };
}

/** Ends all sessions of an account. Throws `account_not_found`. @returns how many there were */
export async function endSessionsOf({ db }: Context, who: string): Promise<{ alias: string; ended: number }> {
  const { id, alias } = await accountOf({ db }, who);
  const ended = await db.delete(sessions).where(eq(sessions.accountId, id)).returning({ id: sessions.id });
  return { alias, ended: ended.length };
}

async function accountOf({ db }: Context, who: string): Promise<{ id: number; alias: string; role: Role }> {
  const mailbox = mailboxOf(who);
  const [row] = await db
    .select({ id: accounts.id, alias: accounts.alias, role: accounts.role })
    .from(accounts)
    .leftJoin(credentials, eq(credentials.accountId, accounts.id))
    .where(mailbox ? eq(credentials.emailKey, mailbox.key) : eq(accounts.aliasKey, aliasKey(who)));
  if (!row) throw new DomainError("not_found", "account_not_found", { who });
  return row;
}
