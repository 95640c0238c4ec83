import { and, eq, gt, lte } from "drizzle-orm";
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

/** What a link is for, without spending it. Throws `link_expired` for one that is over, was used, or is for something else. */
export async function linkOf({ db, clock }: Context, token: string, purposes: Purpose[]): Promise<Link> {
  const [link] = await db
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, await tokenHash(token)), gt(mailTokens.expiresAt, clock.now())));
  if (!link || !purposes.includes(link.purpose)) throw new DomainError("not_found", "link_expired");
  return link;
}

/** Drops links that are over. */
export async function forgetLinks({ db, clock }: Context): Promise<void> {
  await db.delete(mailTokens).where(lte(mailTokens.expiresAt, clock.now()));
}
