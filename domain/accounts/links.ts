import { and, eq, exists, gt, isNull, lte } from "drizzle-orm";
import type { Db } from "../../db/client";
import { mailTokens } from "../../db/schema";
import { DomainError } from "../shared/errors";
import { type Clock, DAY, HOUR } from "../shared/time";
import { newToken, tokenHash } from "./tokens";

type Context = { db: Db; clock: Clock };
export type Purpose = (typeof mailTokens.$inferSelect)["purpose"];
export type Link = typeof mailTokens.$inferSelect;

/** How long the link of a letter is good (ms). */
export const LINK_LASTS: Record<Purpose, number> = {
  confirm_email: 3 * DAY,
  reset_password: HOUR,
  change_email: DAY,
};

/** What is stored of a new link, all but whose it is; and its token, which is stored nowhere. */
export async function newLink(clock: Clock, purpose: Purpose, email: string) {
  const token = newToken();
  const now = clock.now();
  const row = {
    tokenHash: await tokenHash(token),
    purpose,
    email,
    createdAt: now,
    expiresAt: now + LINK_LASTS[purpose],
  };
  return { token, row };
}

/** What a link is for, and whether it is spent. Throws `link_expired` for one that is over, or is for something else. */
export async function linkOf({ db, clock }: Context, token: string, purposes: Purpose[]): Promise<Link> {
  const [link] = await db
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, await tokenHash(token)), gt(mailTokens.expiresAt, clock.now())));
  if (!link || !purposes.includes(link.purpose)) throw new DomainError("not_found", "link_expired");
  return link;
}

/** Marks a link as spent: the first time it gives its row, afterwards none. */
export const spend = ({ db, clock }: Context, { tokenHash }: Link) =>
  db
    .update(mailTokens)
    .set({ spentAt: clock.now() })
    .where(isUnspent(tokenHash))
    .returning({ hash: mailTokens.tokenHash });

/** For the statements of a batch before `spend`: of two at once, only the first still finds the link unspent. */
export const stillUnspent = ({ db }: Pick<Context, "db">, { tokenHash }: Link) =>
  exists(db.select({ one: mailTokens.tokenHash }).from(mailTokens).where(isUnspent(tokenHash)));

const isUnspent = (hash: string) => and(eq(mailTokens.tokenHash, hash), isNull(mailTokens.spentAt));

/** Drops links that are over. */
export async function forgetLinks({ db, clock }: Context): Promise<void> {
  await db.delete(mailTokens).where(lte(mailTokens.expiresAt, clock.now()));
}
