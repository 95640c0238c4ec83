import { and, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { leases } from "../../db/schema";
import type { Clock } from "./time";

interface LeaseContext {
  db: Db;
  clock: Clock;
  holder: string;
}

/**
 * Takes all the named leases or none. A lease that its holder lost (crash, cut connection) is free again after `ttl`.
 * @param ttl ms @returns whether all are held now
 */
export async function takeLeases(
  { db, clock, holder }: LeaseContext,
  names: string[],
  ttl: number,
): Promise<boolean> {
  const now = clock.now();
  const wanted = [...new Set(names)].sort();
  const taken = await db
    .insert(leases)
    .values(wanted.map((name) => ({ name, holder, expiresAt: now + ttl })))
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder: sql`excluded.holder`, expiresAt: sql`excluded.expires_at` },
      setWhere: or(lte(leases.expiresAt, now), eq(leases.holder, holder)),
    })
    .returning({ name: leases.name });
  if (taken.length === wanted.length) return true;
  await releaseLeases(
    { db, holder },
    taken.map((lease) => lease.name),
  );
  return false;
}

/** Gives back what this holder holds of the named leases. */
export async function releaseLeases(
  { db, holder }: Pick<LeaseContext, "db" | "holder">,
  names: string[],
): Promise<void> {
  if (names.length === 0) return;
  await db.delete(leases).where(and(inArray(leases.name, names), eq(leases.holder, holder)));
}

/** Forgets every lease: for the start of a machine that is alone with its database. */
export async function forgetLeases({ db }: { db: Db }): Promise<void> {
  await db.delete(leases);
}
