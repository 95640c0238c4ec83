import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { reactions, readCounts } from "../../db/schema";
import type { Viewer } from "../accounts/rules";
import { takeTurn } from "../limits/commands";
import { DomainError } from "../shared/errors";
import { type Clock, DAY, HOUR } from "../shared/time";
import type { Action, Target } from "./rules";
import { rowsAbout, type StandingTarget, standingTarget } from "./targets";

type Context = { db: Db; clock: Clock };

export interface Wanted {
  action: Action;
  target: Target;
  /** What the reaction is to be: asked twice it changes nothing more. Toggles without it. */
  value?: boolean | undefined;
  /** The address that a guest reads from. */
  from?: string | undefined;
}

/** How many openings of an hour count from one address: many read behind one, but not without end. */
const READS_PER_HOUR = 600;

/**
 * A reader's reaction; gives whether it is on now. `read` is only ever set, and counted when it first is; a guest's
 * (null) is counted each time, and nothing is kept about whom. A merged event's id stands for the event that it is
 * part of. Throws `reaction_login` for what a guest cannot do, `event_not_found` and `article_not_found`, and
 * `too_many` for a guest who reads faster than anyone can.
 */
export async function react(
  context: Context,
  viewer: Viewer | null,
  { action, target, value, from }: Wanted,
): Promise<{ active: boolean }> {
  if (!viewer && action !== "read") throw new DomainError("unauthorized", "reaction_login");
  const about = await standingTarget(context, viewer, target);
  if (!viewer) {
    if (from) await takeTurn(context, { what: "read", who: from, most: READS_PER_HOUR, per: HOUR });
    await count(context, about);
    return { active: true };
  }
  const one = { account: viewer.id, action, about };
  if (action === "read") return readOnce(context, one);
  if (value === undefined) return toggle(context, one);
  await (value ? switchOn(context, one, isOff(context, one)) : switchOff(context, one));
  return { active: value };
}

/** One account's reaction of one kind to one target. */
interface One {
  account: number;
  action: Action;
  about: StandingTarget;
}

/** The rows of a reaction: at most one, and those made for events that were merged since. */
const rowsOf = ({ account, action, about }: One): SQL | undefined =>
  and(eq(reactions.accountId, account), eq(reactions.action, action), rowsAbout(about));

const isOff = ({ db }: Context, one: One): SQL =>
  notExists(db.select({ id: reactions.id }).from(reactions).where(rowsOf(one)));

/** The statement that puts the row there if `where`. */
const switchOn = ({ db, clock }: Context, { account, action, about }: One, where: SQL) =>
  db.run(sql`insert into ${reactions} (account_id, action, target, target_id, created_at)
    select ${account}, ${action}, ${about.kind}, ${about.id}, ${clock.now()} where ${where}
    on conflict do nothing`);

const switchOff = ({ db }: Context, one: One) => db.delete(reactions).where(rowsOf(one));

/** In one transaction: parallel ones come one after another, each turning around what the one before left. */
async function toggle(context: Context, one: One): Promise<{ active: boolean }> {
  const [, put] = await context.db.batch([
    switchOff(context, one),
    // What the statement before has taken away is off now.
    switchOn(context, one, sql`changes() = 0`),
  ]);
  return { active: put.rowsAffected > 0 };
}

/** Counts with the row, so that nobody is counted twice. */
async function readOnce(context: Context, one: One): Promise<{ active: boolean }> {
  await context.db.batch([
    switchOn(context, one, isOff(context, one)),
    count(context, one.about, sql`changes() > 0`),
  ]);
  return { active: true };
}

/** The statement that adds one to what was opened today (UTC), if `where`. */
const count = ({ db, clock }: Context, { kind, id }: StandingTarget, where: SQL = sql`true`) =>
  db.run(sql`insert into ${readCounts} (target, target_id, day, count)
    select ${kind}, ${id}, ${Math.floor(clock.now() / DAY)}, 1 where ${where}
    on conflict (target, target_id, day) do update set count = count + 1`);
