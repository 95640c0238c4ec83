import { and, asc, count, eq, max, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { feeds, newspapers } from "../../db/schema";
import { healthOf, type NewspaperHealth } from "./rules";

export interface NewspaperRow {
  id: number;
  slug: string;
  name: string;
  domain: string;
  homepage: string;
  country: string;
  language: string;
  kind: string;
  enabled: boolean;
  feeds: number;
  /** ms UTC of the last attempt, and of the last that succeeded; null before the first */
  lastReadAt: number | null;
  lastOkAt: number | null;
  health: NewspaperHealth;
  /** Why the best of its failing feeds cannot be read; null when none fails. */
  failureReason: string | null;
}

/** Every listed newspaper with its health, by country and name. */
export async function listNewspapers({ db }: { db: Db }): Promise<NewspaperRow[]> {
  const rows = await db
    .select({
      id: newspapers.id,
      slug: newspapers.slug,
      name: newspapers.name,
      domain: newspapers.domain,
      homepage: newspapers.homepage,
      country: newspapers.country,
      language: newspapers.language,
      kind: newspapers.kind,
      enabled: newspapers.enabled,
      feeds: count(feeds.id),
      lastReadAt: max(feeds.lastReadAt),
      lastOkAt: max(feeds.lastOkAt),
      working: sql<number>`sum(${feeds.lastOutcome} in ('ok', 'unchanged'))`,
      failing: sql<number>`sum(${feeds.lastOutcome} = 'failed')`,
      failureReason: sql<string | null>`(select f.failure_reason from ${feeds} f
        where f.newspaper_id = ${newspapers.id} and f.listed and f.last_outcome = 'failed' order by f.position limit 1)`,
    })
    .from(newspapers)
    .leftJoin(feeds, and(eq(feeds.newspaperId, newspapers.id), eq(feeds.listed, true)))
    .where(eq(newspapers.listed, true))
    .groupBy(newspapers.id)
    .orderBy(asc(newspapers.country), asc(newspapers.name));
  return rows.map(({ working, failing, ...row }) => ({
    ...row,
    health: healthOf({ enabled: row.enabled, working: working ?? 0, failing: failing ?? 0 }),
  }));
}

/** How many newspapers of how many countries are read: the line of truth under the masthead. */
export async function newsstandSize({ db }: { db: Db }): Promise<{ newspapers: number; countries: number }> {
  const [row] = await db
    .select({ newspapers: count(), countries: sql<number>`count(distinct ${newspapers.country})` })
    .from(newspapers)
    .where(and(eq(newspapers.listed, true), eq(newspapers.enabled, true)));
  return row ?? { newspapers: 0, countries: 0 };
}
