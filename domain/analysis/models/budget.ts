import { lt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { analysisDays } from "../../../db/schema";
import { type Clock, DAY } from "../../shared/time";
import { type Analyst, AnalystFailure } from "../analyst";
import type { ModelAnalyst } from "./model";

interface BudgetContext {
  db: Db;
  clock: Clock;
}

/** Failures after which nobody knows what the other side counted: what was reserved stays spent. */
const UNKNOWN_COST: ReadonlySet<string> = new Set(["timeout", "network", "too_large"]);

/**
 * An analyst that spends at most about `daily` tokens a day (UTC): each analysis reserves what it may take, in one
 * statement, so that two at once never take more than there is, and gives back what it did not need. Throws
 * AnalystFailure("budget") where the day has too few left.
 */
export function withinBudget(analyst: ModelAnalyst, daily: number, ctx: BudgetContext): Analyst {
  return {
    name: analyst.name,
    async analyse(event) {
      const wanted = analyst.mostTokens(event);
      const day = startOfDay(ctx.clock.now());
      if (!(await reserveTokens(ctx, day, wanted, daily)))
        throw new AnalystFailure("budget", `The day's ${daily} tokens are spent`);
      const settle = (spent: number): Promise<void> => addTokens(ctx, day, spent - wanted);
      try {
        const result = await analyst.analyse(event);
        await settle(tokensOf(result.usage));
        return result;
      } catch (error) {
        if (error instanceof AnalystFailure) {
          const spent = tokensOf(error.usage);
          await settle(UNKNOWN_COST.has(error.reason) ? Math.max(spent, wanted) : spent);
        }
        throw error;
      }
    },
  };
}

const startOfDay = (at: number): number => at - (at % DAY);
const tokensOf = (usage: { inputTokens: number; outputTokens: number }): number =>
  usage.inputTokens + usage.outputTokens;

/** Takes `wanted` tokens of the day's, all or none. */
export async function reserveTokens(
  { db }: { db: Db },
  day: number,
  wanted: number,
  daily: number,
): Promise<boolean> {
  const first = wanted <= daily ? wanted : 0;
  const granted = sql`(case when ${analysisDays.tokens} + ${wanted} <= ${daily} then ${wanted} else 0 end)`;
  const [row] = await db
    .insert(analysisDays)
    .values({ day, tokens: first, granted: first })
    // On the right stand the values of before, in both.
    .onConflictDoUpdate({
      target: analysisDays.day,
      set: { tokens: sql`${analysisDays.tokens} + ${granted}`, granted },
    })
    .returning({ granted: analysisDays.granted });
  return row!.granted > 0;
}

async function addTokens({ db }: { db: Db }, day: number, tokens: number): Promise<void> {
  await db
    .update(analysisDays)
    .set({ tokens: sql`max(0, ${analysisDays.tokens} + ${tokens})` })
    .where(sql`${analysisDays.day} = ${day}`);
}

/** Forgets the counts of days before `before` (ms UTC). */
export async function forgetDays({ db }: { db: Db }, before: number): Promise<void> {
  await db.delete(analysisDays).where(lt(analysisDays.day, before));
}
