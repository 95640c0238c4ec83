import { and, eq, isNull } from "drizzle-orm";
import { feedReadings, feeds, newspapers } from "../../db/schema";
import { releaseLeases, takeLeases } from "../shared/leases";
import { SECOND } from "../shared/time";
import { dueAfterFailure } from "./backoff";
import type { IngestContext } from "./context";
import { FeedUnreadable, parseFeed } from "./feed";
import { FetchFailure, type SafeResponse, safeFetch } from "./fetch/safe-fetch";
import { type Stored, storeItems } from "./store";

/** Long enough for the slowest exchange and the storing after it; a crashed reader blocks its host no longer. */
const LEASE = 45 * SECOND;

export interface FeedReading {
  /** busy: another reader is at this host or newspaper; try again in some seconds */
  state: "read" | "busy" | "done_before";
  /** Whether feeds of the run are still unread; true while busy. */
  anyLeft: boolean;
  newspaperId: number;
  added: number;
}

type Feed = NonNullable<Awaited<ReturnType<typeof loadFeed>>>;

/** Signals that a host is read by someone else: one that a redirect leads to, or ours after its lease ended. */
class HostBusy extends Error {}

/**
 * Reads one feed of a run: fetch, parse, store, record. A newspaper that is broken, slow or hostile is marked with
 * the reason and backed off; nothing is thrown for it. Running it again for the same run and feed does nothing.
 */
export async function readFeed(ctx: IngestContext, runId: number, feedId: number): Promise<FeedReading> {
  const feed = await loadFeed(ctx, runId, feedId);
  if (!feed) return { state: "done_before", anyLeft: await isAnyLeft(ctx, runId), newspaperId: 0, added: 0 };
  const address = feed.movedTo ?? feed.url;
  const held = [`newspaper:${feed.newspaperId}`, `host:${hostOf(address)}`];
  if (!(await takeLeases(ctx, held, LEASE)))
    return { state: "busy", anyLeft: true, newspaperId: feed.newspaperId, added: 0 };
  try {
    const result = await attempt(ctx, feed, address, held);
    const anyLeft = await record(ctx, runId, feed, result);
    return { state: "read", anyLeft, newspaperId: feed.newspaperId, added: result.stored.added };
  } catch (error) {
    if (error instanceof HostBusy)
      return { state: "busy", anyLeft: true, newspaperId: feed.newspaperId, added: 0 };
    throw error;
  } finally {
    await releaseLeases(ctx, held);
  }
}

async function loadFeed({ db }: IngestContext, runId: number, feedId: number) {
  const [feed] = await db
    .select({
      id: feeds.id,
      newspaperId: feeds.newspaperId,
      url: feeds.url,
      movedTo: feeds.movedTo,
      section: feeds.section,
      etag: feeds.etag,
      lastModified: feeds.lastModified,
      failures: feeds.failures,
      country: newspapers.country,
      language: newspapers.language,
      feedLanguage: feeds.language,
    })
    .from(feedReadings)
    .innerJoin(feeds, eq(feeds.id, feedReadings.feedId))
    .innerJoin(newspapers, eq(newspapers.id, feeds.newspaperId))
    .where(
      and(eq(feedReadings.runId, runId), eq(feedReadings.feedId, feedId), isNull(feedReadings.finishedAt)),
    );
  return feed;
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

interface Attempt {
  outcome: "ok" | "unchanged" | "failed";
  reason: string | null;
  retryAfterMs: number;
  response: SafeResponse | null;
  items: number;
  refused: number;
  stored: Stored;
  ms: { fetch: number; parse: number; store: number };
}

async function attempt(ctx: IngestContext, feed: Feed, address: string, held: string[]): Promise<Attempt> {
  const nothing = { retryAfterMs: 0, response: null, items: 0, refused: 0, stored: { added: 0, updated: 0 } };
  const ms = { fetch: 0, parse: 0, store: 0 };
  const began = Date.now();
  let response: SafeResponse;
  try {
    response = await safeFetch(address, {
      fetch: ctx.fetch,
      allowPrivate: ctx.allowPrivate,
      userAgent: ctx.userAgent,
      etag: feed.etag,
      lastModified: feed.lastModified,
      onHop: (url) => leaseHop(ctx, url, held),
    });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const reason = error.status ? `${error.reason}_${error.status}` : error.reason;
    return {
      ...nothing,
      outcome: "failed",
      reason,
      retryAfterMs: error.retryAfterMs ?? 0,
      ms: { ...ms, fetch: Date.now() - began },
    };
  }
  ms.fetch = Date.now() - began;
  if (response.notModified) return { ...nothing, outcome: "unchanged", reason: null, response, ms };

  const parsing = Date.now();
  try {
    const parsed = parseFeed(response.body, {
      contentType: response.headers.get("content-type"),
      url: response.url,
    });
    ms.parse = Date.now() - parsing;
    // Waiting for a slow host may have outlasted the leases; whoever took them since will store what we read.
    if (!(await takeLeases(ctx, held, LEASE))) throw new HostBusy(address);
    const storing = Date.now();
    const shelf = {
      newspaperId: feed.newspaperId,
      country: feed.country,
      section: feed.section,
      language: feed.feedLanguage ?? feed.language,
    };
    const stored = await storeItems(ctx.db, shelf, parsed.items, ctx.clock.now());
    ms.store = Date.now() - storing;
    const reason = response.truncated ? "truncated" : null;
    return {
      ...nothing,
      outcome: "ok",
      reason,
      response,
      items: parsed.items.length,
      refused: parsed.refused.length,
      stored,
      ms,
    };
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return {
      ...nothing,
      outcome: "failed",
      reason: response.truncated ? "too_large" : error.reason,
      response,
      ms,
    };
  }
}

/** One reader at a time per host: a redirect to another host takes that host's lease too. */
async function leaseHop(ctx: IngestContext, url: URL, held: string[]): Promise<void> {
  const name = `host:${url.host}`;
  if (held.includes(name)) return;
  if (!(await takeLeases(ctx, [name], LEASE))) throw new HostBusy(url.host);
  held.push(name);
}

async function record(ctx: IngestContext, runId: number, feed: Feed, result: Attempt): Promise<boolean> {
  const now = ctx.clock.now();
  const failed = result.outcome === "failed";
  const failures = failed ? feed.failures + 1 : 0;
  const [, , rest] = await ctx.db.batch([
    ctx.db
      .update(feedReadings)
      .set({
        finishedAt: now,
        outcome: result.outcome,
        reason: result.reason,
        items: result.items,
        articlesNew: result.stored.added,
        articlesUpdated: result.stored.updated,
        articlesRefused: result.refused,
        bytes: result.response?.body.byteLength ?? 0,
        fetchMs: result.ms.fetch,
        parseMs: result.ms.parse,
        storeMs: result.ms.store,
      })
      .where(and(eq(feedReadings.runId, runId), eq(feedReadings.feedId, feed.id))),
    ctx.db
      .update(feeds)
      .set({
        lastReadAt: now,
        lastOutcome: result.outcome,
        failureReason: result.reason,
        failures,
        dueAt: failed ? dueAfterFailure(now, failures, result.retryAfterMs) : 0,
        ...(failed ? {} : { lastOkAt: now }),
        ...validators(feed, result),
      })
      .where(eq(feeds.id, feed.id)),
    unread(ctx, runId),
  ]);
  return rest.length > 0;
}

/**
 * What makes the next reading conditional; a failed reading keeps what was known. One that failed at an address that
 * the feed had moved to sends the next reading back to the original, to which the moved one's validators mean nothing.
 */
function validators(feed: Feed, { outcome, response }: Attempt) {
  if (outcome === "failed" && feed.movedTo) return { movedTo: null, etag: null, lastModified: null };
  if (outcome !== "ok" || !response) return {};
  return {
    etag: response.headers.get("etag"),
    lastModified: response.headers.get("last-modified"),
    ...(response.movedTo ? { movedTo: response.movedTo } : {}),
  };
}

/** Asks for one only: a count of what is left, after each of ten thousand feeds, would read the list each time. */
const unread = ({ db }: IngestContext, runId: number) =>
  db
    .select({ feedId: feedReadings.feedId })
    .from(feedReadings)
    .where(and(eq(feedReadings.runId, runId), isNull(feedReadings.finishedAt)))
    .limit(1);

const isAnyLeft = async (ctx: IngestContext, runId: number): Promise<boolean> =>
  (await unread(ctx, runId)).length > 0;
