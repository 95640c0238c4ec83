import { asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accounts, credentials, sessions } from "../../db/schema";
import type { Clock } from "../shared/time";

/** What the settings of an account show; null when it is gone. */
export async function settingsOf({ db }: { db: Db }, { id }: { id: number }) {
  const [row] = await db
    .select({
      email: credentials.email,
      emailConfirmedAt: credentials.emailConfirmedAt,
      passwordChangedAt: credentials.passwordChangedAt,
    })
    .from(credentials)
    .where(eq(credentials.accountId, id));
  return row ?? null;
}

/** Every account with its address and open sessions, for an operator; times in ms UTC. */
export const listAccounts = ({ db, clock }: { db: Db; clock: Clock }) =>
  db
    .select({
      id: accounts.id,
      alias: accounts.alias,
      role: accounts.role,
      email: credentials.email,
      confirmedAt: credentials.emailConfirmedAt,
      createdAt: accounts.createdAt,
      sessions: sql<number>`count(${sessions.id})`,
      seenAt: sql<number | null>`max(${sessions.seenAt})`,
    })
    .from(accounts)
    .leftJoin(credentials, eq(credentials.accountId, accounts.id))
    .leftJoin(
      sessions,
      sql`${sessions.accountId} = ${accounts.id} and ${gt(sessions.expiresAt, clock.now())}`,
    )
    .groupBy(accounts.id)
    .orderBy(asc(accounts.id));
