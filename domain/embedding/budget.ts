import { lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { embeddingDays } from "../../db/schema";
import { type Clock, DAY } from "../shared/time";

interface BudgetContext {
  db: Db;
  clock: Clock;
}

/**
 * Takes up to `wanted` texts of today's `daily` ones, in one statement: two who ask at once never get more than there
 * is. What is taken counts as spent also when the call then fails: the other side may have counted it, too.
 * @returns how many may be given to the model, 0 when the day's are spent
 */
export async function takeTexts(
  { db, clock }: BudgetContext,
  wanted: number,
  daily: number,
): Promise<number> {
  const now = clock.now();
  const first = Math.min(wanted, daily);
  const left = sql`max(0, min(${wanted}, ${daily} - ${embeddingDays.texts}))`;
  const [day] = await db
    .insert(embeddingDays)
    .values({ day: now - (now % DAY), texts: first, granted: first })
    // On the right stand the values of before, in both.
    .onConflictDoUpdate({
      target: embeddingDays.day,
      set: { texts: sql`${embeddingDays.texts} + ${left}`, granted: left },
    })
    .returning({ granted: embeddingDays.granted });
  return day!.granted;
}

/** Forgets the counts of days before `before` (ms UTC). */
export async function forgetDays({ db }: { db: Db }, before: number): Promise<void> {
  await db.delete(embeddingDays).where(lt(embeddingDays.day, before));
}
