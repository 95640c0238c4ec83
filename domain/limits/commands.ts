import { eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { limitSecrets, rateLimits } from "../../db/schema";
import { newToken, tokenHash } from "../accounts/tokens";
import { DomainError } from "../shared/errors";
import { type Clock, DAY, SECOND } from "../shared/time";

type Context = { db: Db; clock: Clock };

/** Something that can be done too often. */
export interface Turn {
  /** What is done: "log_in". */
  what: string;
  /** Who does it, or to whom: an address, a mailbox, an account's id. Only a hash of it is stored. */
  who: string | number;
  /** How often it may be done in a span of time that starts with the first. */
  most: number;
  /** ms */
  per: number;
}

/** Counts a turn. Throws `too_many`, with the seconds to wait, once there were `most` within `per`. */
export const takeTurn = (context: Context, turn: Turn): Promise<void> => takeTurns(context, [turn]);

/**
 * Counts one turn of each, in order. Throws `too_many` at the first that is used up; those behind it are not counted:
 * whoever is stopped by a limit of their own uses up nobody else's.
 */
export async function takeTurns(context: Context, turns: Turn[]): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const keys = await keysOf(context, turns);
  const isOver = sql`${rateLimits.endsAt} <= ${now}`;
  for (const [i, { most, per }] of turns.entries()) {
    const [counted] = await db
      .insert(rateLimits)
      .values({ key: keys[i]!, count: 1, endsAt: now + per })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
        },
      })
      .returning();
    if (counted!.count > most)
      throw new DomainError("too_many", "too_many", { seconds: Math.ceil((counted!.endsAt - now) / SECOND) });
  }
}

/** Forgets all turns of these kinds by the same ones. */
export async function forgetTurns(context: Context, turns: Pick<Turn, "what" | "who">[]): Promise<void> {
  await context.db.delete(rateLimits).where(inArray(rateLimits.key, await keysOf(context, turns)));
}

/** Gives one turn back. */
export async function giveBack(context: Context, turn: Pick<Turn, "what" | "who">): Promise<void> {
  const [key] = await keysOf(context, [turn]);
  await context.db
    .update(rateLimits)
    .set({ count: sql`max(0, ${rateLimits.count} - 1)` })
    .where(eq(rateLimits.key, key!));
}

/** Drops spans that are over, and the secrets of days that are over. */
export async function forgetLimits({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now));
  await db.delete(limitSecrets).where(lt(limitSecrets.day, dayOf(now)));
}

const dayOf = (at: number): number => Math.floor(at / DAY);

async function keysOf(context: Context, turns: Pick<Turn, "what" | "who">[]): Promise<string[]> {
  const secret = await secretOfDay(context);
  return Promise.all(turns.map(async ({ what, who }) => `${what}:${await tokenHash(`${secret} ${who}`)}`));
}

/** Made by whoever needs it first on a day (UTC). */
async function secretOfDay({ db, clock }: Context): Promise<string> {
  const day = dayOf(clock.now());
  const [, [row]] = await db.batch([
    db.insert(limitSecrets).values({ day, secret: newToken() }).onConflictDoNothing(),
    db.select({ secret: limitSecrets.secret }).from(limitSecrets).where(eq(limitSecrets.day, day)),
  ]);
  return row!.secret;
}
