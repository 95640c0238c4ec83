import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { chunks, runBatch, type Statements } from "../../db/client";
import { articleFeatures, articles, eventArticles, events, groupingConstraints } from "../../db/schema";
import { refreshStaleEvents, writeEvents } from "../events/commands";
import type { LinkColumns, WindowArticle } from "./engine";
import { gatherEvidence } from "./evidence";
import { extractFeatures, FEATURE_VERSION } from "./features";
import { assignEvents } from "./identity";
import { asEventWriter, type GroupingContext } from "./lease";
import { type KeptLink, packLinks } from "./links";
import { noOpinion, type SecondOpinionReport } from "./opinion";
import { outcomesOf, tally } from "./outcomes";
import { WINDOW } from "./schemas";
import { groupWithOpinion } from "./second-opinion";
import { loadWindow } from "./window-loader";

export interface GroupingReport {
  /** busy: another writer groups now; try again later */
  state: "grouped" | "busy";
  /** Articles are left for another call. */
  more: boolean;
  grouped: number;
  born: number;
  grown: number;
  merged: number;
  split: number;
  scoredPairs: number;
  milliseconds: number;
  secondOpinion: SecondOpinionReport;
}

/**
 * Arrivals of one call: with a full window, and their events to write, well below twenty seconds of an invocation's
 * processor time.
 */
export const ARRIVALS_PER_CALL = 3000;

/** Characters of a lead that are read: at least what features are taken from. */
const LEAD_READ = 1000;

export const NOTHING = {
  more: false,
  grouped: 0,
  born: 0,
  grown: 0,
  merged: 0,
  split: 0,
  scoredPairs: 0,
  milliseconds: 0,
};

/**
 * Groups the articles that have come since the last call with those of the window, and writes the events anew.
 * One writer at a time; the write is one transaction, so an interrupted call leaves the articles to the next one.
 */
export async function groupArrivals(ctx: GroupingContext): Promise<GroupingReport> {
  const report = await asEventWriter(ctx, async () => {
    await passOverOldArticles(ctx);
    const grouped = await groupOnce(ctx, await loadArrivals(ctx));
    await refreshStaleEvents(ctx);
    return grouped;
  });
  const secondOpinion = noOpinion(ctx.secondOpinion);
  return report === "busy" ? { state: "busy", ...NOTHING, more: true, secondOpinion } : report;
}

/** What was published before the window meets nobody: it is stored, and never grouped. */
export async function passOverOldArticles({ db, clock }: GroupingContext): Promise<void> {
  const now = clock.now();
  await db
    .update(articles)
    .set({ groupedAt: now })
    .where(and(isNull(articles.groupedAt), lte(articles.publishedAt, now - WINDOW)));
}

/** Groups these articles with the others of the window. The caller is the one writer. */
export async function groupOnce(ctx: GroupingContext, arrivals: WindowArticle[]): Promise<GroupingReport> {
  const began = Date.now();
  if (arrivals.length === 0)
    return { state: "grouped", ...NOTHING, secondOpinion: noOpinion(ctx.secondOpinion) };
  const ids = new Set(arrivals.map((article) => article.id));
  const stored = await loadWindow(ctx, ids);
  const input = {
    articles: [...stored.articles, ...arrivals],
    arrivals: ids,
    links: stored.links,
    constraints: await ctx.db
      .select({ a: groupingConstraints.a, b: groupingConstraints.b, kind: groupingConstraints.kind })
      .from(groupingConstraints),
  };
  const { result, secondOpinion } = await groupWithOpinion(ctx, input);
  const current = new Map(
    input.articles.flatMap((a) => (a.eventId === null ? [] : [[a.id, a.eventId] as const])),
  );
  const { outcomes, loose } = outcomesOf(
    assignEvents(current, result.clusters),
    result.clusters,
    current,
    gatherEvidence(result.clusters, current, [stored.links, result.links]),
  );
  await storeFeatures(ctx, arrivals, result.links);
  const written = await writeEvents(ctx, { outcomes, loose, by: "grouping", modelVersion: FEATURE_VERSION });
  await runBatch(ctx.db, [...written.statements, ...markGrouped(ctx, [...ids])]);
  return {
    state: "grouped",
    more: arrivals.length === ARRIVALS_PER_CALL,
    grouped: arrivals.length,
    born: written.born.length,
    ...tally(outcomes),
    scoredPairs: result.stats.scoredPairs,
    milliseconds: Date.now() - began,
    secondOpinion,
  };
}

/**
 * Articles of the window that are to be grouped, in the order of publication, `most` at most.
 * @param which those not grouped yet unless told
 */
export async function loadArrivals(
  { db, clock }: GroupingContext,
  which: SQL | undefined = isNull(articles.groupedAt),
  most = ARRIVALS_PER_CALL,
): Promise<WindowArticle[]> {
  const rows = await db
    .select({
      id: articles.id,
      newspaperId: articles.newspaperId,
      language: articles.language,
      headline: articles.headline,
      lead: sql<string>`substr(${articles.lead}, 1, ${LEAD_READ})`,
      publishedAt: articles.publishedAt,
      eventId: eventArticles.eventId,
      eventBornAt: events.bornAt,
    })
    .from(articles)
    .leftJoin(eventArticles, eq(eventArticles.articleId, articles.id))
    .leftJoin(events, eq(events.id, eventArticles.eventId))
    .where(
      and(
        which,
        isNull(events.archivedAt),
        eq(articles.origin, "newspaper"),
        gt(articles.publishedAt, clock.now() - WINDOW),
      ),
    )
    .orderBy(asc(articles.publishedAt), asc(articles.id))
    .limit(most);
  return rows.map(({ headline, lead, newspaperId, ...row }) => ({
    ...row,
    newspaperId: newspaperId!,
    features: extractFeatures({ language: row.language, headline, lead }),
  }));
}

/** Each new link is kept once, with the arrival it came by. */
async function storeFeatures(
  { db }: GroupingContext,
  arrivals: WindowArticle[],
  links: LinkColumns,
): Promise<void> {
  const kept = new Map<number, KeptLink[]>(arrivals.map((article) => [article.id, []]));
  for (const { a, b, p } of links) (kept.get(b) ?? kept.get(a))?.push({ other: kept.has(b) ? a : b, p });
  const rows = arrivals.map((article) => ({
    articleId: article.id,
    version: FEATURE_VERSION,
    features: Buffer.from(article.features),
    links: Buffer.from(packLinks(kept.get(article.id)!)),
  }));
  for (const part of chunks(rows, 1000)) {
    const statements = chunks(part).map((some) =>
      db
        .insert(articleFeatures)
        .values(some)
        .onConflictDoUpdate({
          target: articleFeatures.articleId,
          set: {
            version: sql`excluded.version`,
            features: sql`excluded.features`,
            links: sql`excluded.links`,
          },
        }),
    );
    await runBatch(db, statements);
  }
}

function markGrouped({ db, clock }: GroupingContext, ids: number[]): Statements[number][] {
  const now = clock.now();
  return chunks(ids, 1000).map((part) =>
    db.update(articles).set({ groupedAt: now }).where(inArray(articles.id, part)),
  );
}

/** Drops what grouping keeps of articles published before the window. @returns how many articles were forgotten */
export async function forgetOldFeatures({ db, clock }: GroupingContext): Promise<number> {
  const old = await db
    .select({ id: articleFeatures.articleId })
    .from(articleFeatures)
    .innerJoin(articles, eq(articles.id, articleFeatures.articleId))
    .where(
      or(
        lte(articles.publishedAt, clock.now() - 2 * WINDOW),
        sql`${articleFeatures.version} <> ${FEATURE_VERSION}`,
      ),
    );
  for (const part of chunks(
    old.map((row) => row.id),
    1000,
  )) {
    await db.delete(articleFeatures).where(inArray(articleFeatures.articleId, part));
  }
  return old.length;
}
