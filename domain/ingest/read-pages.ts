import { and, count, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { runBatch, type Statements } from "../../db/client";
import { articles, newspapers } from "../../db/schema";
import { releaseLeases, takeLeases } from "../shared/leases";
import { DAY, MINUTE, SECOND } from "../shared/time";
import { type IngestContext, ROBOT_TOKEN } from "./context";
import { FetchFailure, safeFetch } from "./fetch/safe-fetch";
import { policyOf } from "./host-policies";
import { type HostPolicy, mayReadPage } from "./page/policy";
import { readPage } from "./page/read";
import { takeFacts } from "./take-facts";

/** Pages that one call reads: it stays within a platform invocation's subrequests and time. */
const PAGES_PER_CALL = 10;
const LEASE = 3 * MINUTE;
/** Before a host that a redirect leads to, and that another reader is at, is tried again. */
const BUSY = 5 * SECOND;
/** Why a pending page is left for this run: its host could not say whether it may be read. */
const UNREACHABLE = "unreachable";
/** A page that nobody came to read within this time is given up. */
const PENDING_KEPT = DAY;

type PendingArticle = Awaited<ReturnType<typeof pendingOf>>[number];

export interface PagesReading {
  state: "read" | "busy";
  /** Pages of this newspaper that are still to be read; ask again after `delayMs`. */
  remaining: number;
  delayMs: number;
}

/** What the pages of one call share. */
interface Visit {
  /** Names of the leases held, those of hosts that redirects led to among them. */
  held: string[];
  /** By origin. */
  policies: Map<string, HostPolicy>;
  /** Crawl delays (ms) by name of lease, of hosts that were asked for a page and want one. */
  delays: Map<string, number>;
  /** Origins that could not say what they allow. */
  unreachable: Set<string>;
  /** A redirect led to a host that another reader is at. */
  metBusyHost: boolean;
}

/** Signals why an address, a page's own or one that it redirects to, is not asked. */
class NotAsked extends Error {
  constructor(
    readonly why: "robots" | "tdm" | "unreachable" | "busy",
    readonly origin: string,
  ) {
    super(`${origin} is not asked: ${why}`);
  }
}

/**
 * Reads pages of a newspaper's newest articles, where robots.txt and the newspaper's TDM reservation allow it: words,
 * paywall, sources, author, lead. A page that fails is marked with the reason; nothing is thrown for it. Pages of a
 * host that could not say what it allows stay pending and wait for `offerPagesAgain`.
 */
export async function readPages(ctx: IngestContext, newspaperId: number): Promise<PagesReading> {
  const pending = await pendingOf(ctx, newspaperId);
  if (pending.length === 0) return { state: "read", remaining: 0, delayMs: 0 };
  const hosts = pending.map((article) => `host:${new URL(article.url).host}`);
  const visit: Visit = {
    held: [...new Set([`newspaper:${newspaperId}`, ...hosts])],
    policies: new Map(),
    delays: new Map(),
    unreachable: new Set(),
    metBusyHost: false,
  };
  try {
    for (const [i, article] of pending.entries()) {
      if (visit.unreachable.has(new URL(article.url).origin)) continue;
      // Before each page: ten slow ones outlast a lease, and another reader may have come in.
      if (!(await takeLeases(ctx, visit.held, LEASE)))
        return { state: "busy", remaining: pending.length - i, delayMs: 0 };
      await runBatch(ctx.db, await readOne(ctx, newspaperId, article, visit));
      if (visit.delays.size > 0) break;
    }
    const delayMs = Math.max(visit.metBusyHost ? BUSY : 0, ...visit.delays.values());
    return { state: "read", remaining: await remainingOf(ctx, newspaperId), delayMs };
  } finally {
    await leave(ctx, visit);
  }
}

/** Gives the leases back; a host that asked for a delay stays closed to every reader until it is over. */
async function leave(ctx: IngestContext, { held, delays }: Visit): Promise<void> {
  for (const [name, delayMs] of delays) await takeLeases(ctx, [name], delayMs);
  await releaseLeases(
    ctx,
    held.filter((name) => !delays.has(name)),
  );
}

function pendingOf({ db, clock }: IngestContext, newspaperId: number) {
  return db
    .select({
      id: articles.id,
      url: articles.url,
      headline: articles.headline,
      lead: articles.lead,
      language: articles.language,
      section: articles.section,
      feedCategories: articles.feedCategories,
      author: articles.author,
      country: newspapers.country,
    })
    .from(articles)
    .innerJoin(newspapers, eq(newspapers.id, articles.newspaperId))
    .where(isPending(newspaperId, clock.now()))
    .orderBy(desc(articles.firstReadAt), desc(articles.publishedAt), desc(articles.id))
    .limit(PAGES_PER_CALL);
}

const isPending = (newspaperId: number, now: number) =>
  and(eq(articles.newspaperId, newspaperId), offered(now));

/** Pending, young enough, and not left for this run. */
const offered = (now: number) =>
  and(
    eq(articles.pageState, "pending"),
    isNull(articles.pageReason),
    gt(articles.firstReadAt, now - PENDING_KEPT),
  );

async function remainingOf({ db, clock }: IngestContext, newspaperId: number): Promise<number> {
  const [row] = await db.select({ n: count() }).from(articles).where(isPending(newspaperId, clock.now()));
  return row?.n ?? 0;
}

/** Gives up pages that stayed unread for a day, so that they don't queue up behind a host that never answers. */
export async function giveUpOldPages({ db, clock }: Pick<IngestContext, "db" | "clock">): Promise<void> {
  await db
    .update(articles)
    .set({ pageState: "failed", pageReason: "not_reached" })
    .where(and(eq(articles.pageState, "pending"), lte(articles.firstReadAt, clock.now() - PENDING_KEPT)));
}

/** Offers pages again that an earlier run left because their host could not say what it allows: at a run's start. */
export async function offerPagesAgain({ db }: Pick<IngestContext, "db">): Promise<void> {
  await db
    .update(articles)
    .set({ pageReason: null })
    .where(and(eq(articles.pageState, "pending"), eq(articles.pageReason, UNREACHABLE)));
}

/** Asks leave for an address, a page's own or a redirect's, as its host and path demand. Throws `NotAsked`. */
async function askLeave(ctx: IngestContext, { origin, host, href }: URL, visit: Visit): Promise<void> {
  const name = `host:${host}`;
  if (!visit.held.includes(name)) {
    if (!(await takeLeases(ctx, [name], LEASE))) throw new NotAsked("busy", origin);
    visit.held.push(name);
  }
  const policy = visit.policies.get(origin) ?? (await policyOf(ctx, origin));
  visit.policies.set(origin, policy);
  const { reason, crawlDelayMs } = mayReadPage(policy, href, ROBOT_TOKEN);
  if (reason) throw new NotAsked(reason, origin);
  if (crawlDelayMs > 0) visit.delays.set(name, crawlDelayMs);
}

async function readOne(
  ctx: IngestContext,
  newspaperId: number,
  article: PendingArticle,
  visit: Visit,
): Promise<Statements[number][]> {
  try {
    const response = await safeFetch(article.url, {
      fetch: ctx.fetch,
      allowPrivate: ctx.allowPrivate,
      userAgent: ctx.userAgent,
      accept: "text/html, application/xhtml+xml",
      maxBytes: 2 * 1024 * 1024,
      onHop: (url) => askLeave(ctx, url, visit),
    });
    const facts = readPage(response.body, {
      contentType: response.headers.get("content-type"),
      url: response.url,
      headers: response.headers,
      language: article.language,
    });
    if (!facts) return [settle(ctx, article.id, "failed", "no_article")];
    if (facts.tdmReserved) return [settle(ctx, article.id, "refused", "tdm")];
    return takeFacts(ctx, article, facts);
  } catch (error) {
    if (error instanceof NotAsked) return leaveUnasked(ctx, newspaperId, article, error, visit);
    if (!(error instanceof FetchFailure)) throw error;
    return [
      settle(ctx, article.id, "failed", error.status ? `${error.reason}_${error.status}` : error.reason),
    ];
  }
}

function leaveUnasked(
  ctx: IngestContext,
  newspaperId: number,
  article: PendingArticle,
  { why, origin }: NotAsked,
  visit: Visit,
): Statements[number][] {
  if (why === "robots" || why === "tdm") return [settle(ctx, article.id, "refused", why)];
  if (why === "busy") {
    visit.metBusyHost = true;
    return [];
  }
  visit.unreachable.add(origin);
  const there = sql`substr(${articles.url}, 1, ${origin.length + 1}) = ${`${origin}/`}`;
  return [
    ctx.db
      .update(articles)
      .set({ pageReason: UNREACHABLE })
      .where(and(isPending(newspaperId, ctx.clock.now()), or(eq(articles.id, article.id), there))),
  ];
}

function settle(
  { db }: IngestContext,
  id: number,
  pageState: "refused" | "failed",
  pageReason: string | null,
) {
  return db.update(articles).set({ pageState, pageReason }).where(eq(articles.id, id));
}

/** Pages still to be read in this run, over all newspapers: not those of hosts that could not say what they allow. */
export async function pagesPending({ db, clock }: Pick<IngestContext, "db" | "clock">): Promise<number> {
  const [row] = await db.select({ n: sql<number>`count(*)` }).from(articles).where(offered(clock.now()));
  return row?.n ?? 0;
}
