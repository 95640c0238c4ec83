import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { chunks, runBatch, type Statements } from "../../db/client";
import { articleFeatures, articles, groupingConstraints } from "../../db/schema";
import { refreshStaleEvents, writeEvents } from "../events/commands";
import type { LinkColumns, WindowArticle } from "./engine/engine";
import { FEATURE_VERSION } from "./engine/features";
import { assignEvents } from "./engine/identity";
import { type KeptLink, packLinks } from "./engine/links";
import { asEventWriter, type GroupingContext } from "./lease";
import { noOpinion, type SecondOpinionReport } from "./opinion";
import { outcomesOf, tally } from "./outcomes";
import { WINDOW } from "./schemas";
import { groupWithOpinion } from "./second-opinion";
import { evidenceOf, isBeyond, MOST_ARTICLES, nextShard, partlyHeld, tiesOf } from "./window-cap";
import { loadArrivals, loadWindow, mayBeGrouped } from "./window-loader";

export interface GroupingReport {
  /** busy: another writer groups now; try again later */
  state: "grouped" | "busy";
  /** Articles are left for another call. */
  more: boolean;
  grouped: number;
  /** Articles of the window that they were grouped with. */
  held: number;
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

export const NOTHING = {
  more: false,
  grouped: 0,
  held: 0,
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
 * @param most articles that are held; in a larger window a call takes the arrivals of one language, or of some small
 * ones, and the others are left for the next
 * @param perCall arrivals of one call
 */
export async function groupArrivals(
  ctx: GroupingContext,
  { most = MOST_ARTICLES, perCall = ARRIVALS_PER_CALL } = {},
): Promise<GroupingReport> {
  const report = await asEventWriter(ctx, async () => {
    await passOverOldArticles(ctx);
    const grouped = (await isBeyond(ctx.db, ctx.clock.now() - WINDOW, most))
      ? await groupShard(ctx, most, perCall)
      : await groupAll(ctx, most, perCall);
    await refreshStaleEvents(ctx);
    return grouped;
  });
  const secondOpinion = noOpinion(ctx.secondOpinion);
  return report === "busy" ? { state: "busy", ...NOTHING, more: true, secondOpinion } : report;
}

async function groupAll(ctx: GroupingContext, most: number, perCall: number): Promise<GroupingReport> {
  const arrivals = await loadArrivals(ctx, isNull(articles.groupedAt), perCall);
  return { ...(await groupOnce(ctx, arrivals, most)), more: arrivals.length === perCall };
}

async function groupShard(ctx: GroupingContext, most: number, perCall: number): Promise<GroupingReport> {
  const shard = await nextShard(ctx.db, mayBeGrouped(ctx, isNull(articles.groupedAt)), perCall);
  if (shard === null) return groupOnce(ctx, []);
  const { languages, waiting } = shard;
  const own = and(isNull(articles.groupedAt), inArray(articles.language, languages));
  const arrivals = await loadArrivals(ctx, own, perCall);
  return { ...(await groupOnce(ctx, arrivals, most, languages)), more: arrivals.length < waiting };
}

/** What was published before the window meets nobody: it is stored, and never grouped. */
export async function passOverOldArticles({ db, clock }: GroupingContext): Promise<void> {
  const now = clock.now();
  await db
    .update(articles)
    .set({ groupedAt: now })
    .where(and(isNull(articles.groupedAt), lte(articles.publishedAt, now - WINDOW)));
}

/** Groups these articles with the others of the window, see `loadWindow`. The caller is the one writer. */
export async function groupOnce(
  ctx: GroupingContext,
  arrivals: WindowArticle[],
  most = MOST_ARTICLES,
  languages?: readonly string[],
): Promise<GroupingReport> {
  const began = Date.now();
  if (arrivals.length === 0)
    return { state: "grouped", ...NOTHING, secondOpinion: noOpinion(ctx.secondOpinion) };
  const ids = new Set(arrivals.map((article) => article.id));
  const stored = await loadWindow(ctx, ids, most, languages);
  const all = [...stored.articles, ...arrivals];
  const current = new Map(all.flatMap((a) => (a.eventId === null ? [] : [[a.id, a.eventId] as const])));
  const partly = partlyHeld(stored.parts, current);
  const constraints = await ctx.db
    .select({ a: groupingConstraints.a, b: groupingConstraints.b, kind: groupingConstraints.kind })
    .from(groupingConstraints);
  const { result, secondOpinion } = await groupWithOpinion(ctx, {
    articles: all,
    arrivals: ids,
    links: stored.links,
    constraints: [...constraints, ...tiesOf(partly, current, constraints)],
  });
  const { outcomes, loose } = outcomesOf(
    assignEvents(current, changedOnes(result.clusters, current)),
    result.clusters,
    current,
    evidenceOf(result, stored.links, current, partly),
  );
  await storeFeatures(ctx, arrivals, result.links);
  const written = await writeEvents(ctx, { outcomes, loose, by: "grouping", modelVersion: FEATURE_VERSION });
  await runBatch(ctx.db, [...written.statements, ...markGrouped(ctx, [...ids])]);
  return {
    state: "grouped",
    more: false,
    grouped: arrivals.length,
    held: stored.articles.length,
    born: written.born.length,
    ...tally(outcomes),
    scoredPairs: result.stats.scoredPairs,
    milliseconds: Date.now() - began,
    secondOpinion,
  };
}

/** Leaves out the clusters that are an event as it stands, neither more nor less, or an article in none. */
function changedOnes(clusters: readonly number[][], current: ReadonlyMap<number, number>): number[][] {
  const sizes = new Map<number, number>();
  for (const event of current.values()) sizes.set(event, (sizes.get(event) ?? 0) + 1);
  return clusters.filter((cluster) => {
    const event = current.get(cluster[0]!);
    if (event === undefined) return cluster.length > 1;
    return cluster.length !== sizes.get(event) || cluster.some((id) => current.get(id) !== event);
  });
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
