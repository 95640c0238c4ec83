import { and, count, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { runBatch, type Statements } from "../../db/client";
import { articleCategories, articleExtracts, articles, hostPolicies, newspapers } from "../../db/schema";
import { emphaticContent } from "../articles/marks/headline";
import { classifyArticle } from "../categories/classify";
import { releaseLeases, takeLeases } from "../shared/leases";
import { DAY, HOUR, MINUTE } from "../shared/time";
import { type IngestContext, ROBOT_TOKEN } from "./context";
import { FetchFailure, safeFetch } from "./fetch/safe-fetch";
import type { PageFacts } from "./page/facts";
import { type HostPolicy, mayReadPage, parseTdmrep } from "./page/policy";
import { readPage } from "./page/read";

/** Pages that one call reads: it stays within a platform invocation's subrequests and time. */
const PAGES_PER_CALL = 10;
const LEASE = 3 * MINUTE;
const POLICY_KEPT = DAY;
/** A host that could not be asked is asked again sooner. */
const UNREACHABLE_POLICY_KEPT = HOUR;
/** A page that nobody came to read within this time is given up. */
const PENDING_KEPT = DAY;
/** Below this the feed's own words say too little, and the page's lead takes their place in grouping. */
const TELLING_LEAD = 120;

type PendingArticle = Awaited<ReturnType<typeof pendingOf>>[number];

export interface PagesReading {
  state: "read" | "busy";
  /** Pages of this newspaper that are still to be read; ask again after `delayMs`. */
  remaining: number;
  delayMs: number;
}

/**
 * Reads pages of a newspaper's newest articles, where robots.txt and the newspaper's TDM reservation allow it: words,
 * paywall, sources, author, lead. A page that fails is marked with the reason; nothing is thrown for it.
 */
export async function readPages(ctx: IngestContext, newspaperId: number): Promise<PagesReading> {
  const pending = await pendingOf(ctx, newspaperId);
  if (pending.length === 0) return { state: "read", remaining: 0, delayMs: 0 };
  const hosts = new Set(pending.map((article) => new URL(article.url).host));
  const held = [`newspaper:${newspaperId}`, ...[...hosts].map((host) => `host:${host}`)];
  if (!(await takeLeases(ctx, held, LEASE))) return { state: "busy", remaining: pending.length, delayMs: 0 };
  let crawlDelayMs = 0;
  try {
    const policies = new Map<string, HostPolicy>();
    const statements: Statements[number][] = [];
    for (const article of pending) {
      const origin = new URL(article.url).origin;
      const policy = policies.get(origin) ?? (await policyOf(ctx, origin));
      policies.set(origin, policy);
      const permission = mayReadPage(policy, article.url, ROBOT_TOKEN);
      if (!permission.allowed) {
        statements.push(settle(ctx, article.id, "refused", permission.reason));
        continue;
      }
      crawlDelayMs = permission.crawlDelayMs;
      statements.push(...(await readOne(ctx, article)));
      if (crawlDelayMs > 0) break;
    }
    await runBatch(ctx.db, statements);
    return { state: "read", remaining: await remainingOf(ctx, newspaperId), delayMs: crawlDelayMs };
  } finally {
    await releaseLeases(ctx, held);
  }
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
  and(
    eq(articles.newspaperId, newspaperId),
    eq(articles.pageState, "pending"),
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

async function policyOf(ctx: IngestContext, origin: string): Promise<HostPolicy> {
  const now = ctx.clock.now();
  const [kept] = await ctx.db.select().from(hostPolicies).where(eq(hostPolicies.host, origin));
  const keep =
    kept && kept.robotsStatus >= 200 && kept.robotsStatus < 500 ? POLICY_KEPT : UNREACHABLE_POLICY_KEPT;
  if (kept && kept.readAt > now - keep) return kept;
  const robots = await readText(ctx, `${origin}/robots.txt`);
  const tdm =
    robots.status === 0 ? { status: 0, text: "" } : await readText(ctx, `${origin}/.well-known/tdmrep.json`);
  const policy = {
    host: origin,
    robots: robots.text,
    robotsStatus: robots.status,
    tdmReserved: tdm.status === 200 ? parseTdmrep(tdm.text) : [],
    readAt: now,
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
      ...fetchOptions(ctx),
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

const fetchOptions = ({ fetch, allowPrivate, userAgent }: IngestContext) => ({
  fetch,
  allowPrivate,
  userAgent,
});

async function readOne(ctx: IngestContext, article: PendingArticle): Promise<Statements[number][]> {
  try {
    const response = await safeFetch(article.url, {
      ...fetchOptions(ctx),
      accept: "text/html, application/xhtml+xml",
      maxBytes: 2 * 1024 * 1024,
    });
    const facts = readPage(response.body, {
      contentType: response.headers.get("content-type"),
      url: response.url,
      headers: response.headers,
      language: article.language,
    });
    if (!facts) return [settle(ctx, article.id, "failed", "no_article")];
    if (facts.tdmReserved) return [settle(ctx, article.id, "refused", "tdm")];
    return take(ctx, article, facts);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return [
      settle(ctx, article.id, "failed", error.status ? `${error.reason}_${error.status}` : error.reason),
    ];
  }
}

function settle(
  { db }: IngestContext,
  id: number,
  pageState: "refused" | "failed",
  pageReason: string | null,
) {
  return db.update(articles).set({ pageState, pageReason }).where(eq(articles.id, id));
}

/** Facts of a page into the article. Only a lead that tells more than the feed did sends it to grouping again. */
function take({ db }: IngestContext, article: PendingArticle, facts: PageFacts): Statements[number][] {
  const betterLead = article.lead.length < TELLING_LEAD && facts.lead.length > article.lead.length + 40;
  const statements: Statements[number][] = [
    db
      .update(articles)
      .set({
        pageState: "read",
        pageReason: facts.paywallReason,
        words: facts.words || null,
        paywall: facts.paywall,
        citedSources: facts.citedSources,
        author: article.author ?? facts.author?.slice(0, 200) ?? null,
        ...(emphaticContent(facts.extract, article.language) ? { emphatic: true } : {}),
        ...(betterLead ? { lead: facts.lead, groupedAt: null } : {}),
      })
      .where(eq(articles.id, article.id)),
  ];
  if (facts.extract) {
    statements.push(
      db
        .insert(articleExtracts)
        .values({ articleId: article.id, text: facts.extract })
        .onConflictDoUpdate({ target: articleExtracts.articleId, set: { text: facts.extract } }),
    );
  }
  if (facts.section) statements.push(...categoriseAnew(db, article, facts));
  return statements;
}

function categoriseAnew(
  db: IngestContext["db"],
  article: PendingArticle,
  facts: PageFacts,
): Statements[number][] {
  const scores = classifyArticle({
    ...article,
    lead: article.lead || facts.lead,
    feedCategories: [...article.feedCategories, facts.section!],
  });
  if (scores.size === 0) return [];
  return [
    db.delete(articleCategories).where(inArray(articleCategories.articleId, [article.id])),
    db
      .insert(articleCategories)
      .values([...scores].map(([categoryId, score]) => ({ articleId: article.id, categoryId, score }))),
  ];
}

/** Pages still to be read over all newspapers. */
export async function pagesPending({ db, clock }: Pick<IngestContext, "db" | "clock">): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)` })
    .from(articles)
    .where(and(eq(articles.pageState, "pending"), gt(articles.firstReadAt, clock.now() - PENDING_KEPT)));
  return row?.n ?? 0;
}
