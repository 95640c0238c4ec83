import { eq } from "drizzle-orm";
import { hostPolicies } from "../../db/schema";
import { DAY, HOUR, MINUTE } from "../shared/time";
import type { IngestContext } from "./context";
import { FetchFailure, safeFetch } from "./fetch/safe-fetch";
import { type HostPolicy, isUnreachable, parseTdmrep } from "./page/policy";

const POLICY_KEPT = DAY;
/** For a host that could not say all: the next hour's reading, which may come a little early, asks it again. */
const PARTIAL_POLICY_KEPT = HOUR - 5 * MINUTE;

/**
 * What an origin ("https://host:port") allows our reader: robots.txt and tdmrep.json, kept for a day, or for an hour
 * if either was unreachable. Reservations known from before hold while tdmrep.json cannot be read. A host that does
 * not answer is no error: its policy says so.
 */
export async function policyOf(ctx: IngestContext, origin: string): Promise<HostPolicy> {
  const now = ctx.clock.now();
  const [kept] = await ctx.db.select().from(hostPolicies).where(eq(hostPolicies.host, origin));
  if (kept && kept.readAt > now - POLICY_KEPT) return kept;
  const robots = await readText(ctx, `${origin}/robots.txt`);
  const silent = isUnreachable(robots.status);
  const tdm = silent ? robots : await readText(ctx, `${origin}/.well-known/tdmrep.json`);
  const partial = silent || isUnreachable(tdm.status);
  const reservedBefore = partial && kept ? kept.tdmReserved : [];
  const policy = {
    host: origin,
    robots: robots.text,
    robotsStatus: robots.status,
    tdmReserved: tdm.status === 200 ? parseTdmrep(tdm.text) : reservedBefore,
    // Dated back, so that one rule of age says of every policy when it ends.
    readAt: partial ? now - (POLICY_KEPT - PARTIAL_POLICY_KEPT) : now,
  };
  await ctx.db
    .insert(hostPolicies)
    .values(policy)
    .onConflictDoUpdate({ target: hostPolicies.host, set: policy });
  return policy;
}

/** Status 0: the host could not be reached. */
async function readText(ctx: IngestContext, url: string): Promise<{ status: number; text: string }> {
  try {
    const response = await safeFetch(url, {
      fetch: ctx.fetch,
      allowPrivate: ctx.allowPrivate,
      userAgent: ctx.userAgent,
      accept: "*/*",
      maxBytes: 500 * 1024,
      timeoutMs: 5000,
    });
    return { status: 200, text: new TextDecoder().decode(response.body) };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { status: error.status ?? 0, text: "" };
  }
}
