import { count, desc, eq, gt, lt } from "drizzle-orm";
import { type Db, runBatch } from "../../db/client";
import { articles, eventArticles, eventAudits, groupingConstraints } from "../../db/schema";
import type { EventOutcome, Loosened } from "../events/changes";
import { refreshStaleEvents, writeEvents } from "../events/commands";
import { HOUR } from "../shared/time";
import { agreement } from "./agreement";
import { boundedChanges, clusterAnew } from "./audit-clusters";
import type { Constraint, WindowArticle } from "./engine/engine";
import { FEATURE_VERSION } from "./engine/features";
import { assignEvents } from "./engine/identity";
import { MOST_EVENT_AGE } from "./engine/standing";
import { gatherEvidence } from "./evidence";
import { asEventWriter, type GroupingContext } from "./lease";
import { outcomesOf, tally } from "./outcomes";
import { loadWindow } from "./window-loader";

/** How far back an audit looks, hours. */
export const AUDITED_HOURS = 72;
/** Clusters that one audit changes at most; the others are left for the next. */
const MOST_CHANGES = 500;

/** What an audit found, and did unless it was a dry run. */
export type AuditReport = Omit<typeof eventAudits.$inferSelect, "id">;

export interface AuditOptions {
  hours?: number;
  /** Only tells what it would change. */
  dryRun?: boolean;
  mostChanges?: number;
}

/**
 * Clusters the articles of the last hours anew from their stored links, without regard to the events that stand, and
 * brings these to what it finds, each change on record as the audit's. No pair of articles is scored again. Older
 * articles stay with the older ones of their event; events that an operator joined, that are too old to grow, or that
 * have articles waiting to be grouped, lose none. All is written in one transaction, with the report.
 * @returns "busy" while another writer is at work
 */
export async function auditEvents(
  ctx: GroupingContext,
  { hours = AUDITED_HOURS, dryRun = false, mostChanges = MOST_CHANGES }: AuditOptions = {},
): Promise<AuditReport | "busy"> {
  return asEventWriter(ctx, async () => {
    const began = Date.now();
    const at = ctx.clock.now();
    const since = at - hours * HOUR;
    const window = await loadWindow(ctx, new Set());
    const constraints = await ctx.db
      .select({ a: groupingConstraints.a, b: groupingConstraints.b, kind: groupingConstraints.kind })
      .from(groupingConstraints);
    const held = await heldTogether(ctx.db, window.articles, constraints, since);
    const clusters = clusterAnew({ ...window, constraints, since, held });
    const current = new Map(
      window.articles.flatMap((a) => (a.eventId === null ? [] : [[a.id, a.eventId] as const])),
    );
    const found = boundedChanges(clusters, current, mostChanges);
    const evidence = gatherEvidence(clusters, current, [window.links]);
    const plan = assignEvents(current, found.clusters);
    const { outcomes, loose } = outcomesOf(plan, found.clusters, current, evidence);
    const young = window.articles.filter((a) => a.publishedAt > since).map((a) => a.id);
    const report: AuditReport = {
      at,
      windowHours: hours,
      ...comparison(young, current, outcomes, loose),
      left: found.left,
      milliseconds: Date.now() - began,
    };
    if (dryRun) return report;
    const by = { by: "audit", modelVersion: FEATURE_VERSION } as const;
    const { statements } = await writeEvents(ctx, { outcomes, loose, ...by });
    await runBatch(ctx.db, [...statements, ctx.db.insert(eventAudits).values(report)]);
    await refreshStaleEvents(ctx);
    return report;
  });
}

/** The newest reports first. */
export function recentAudits({ db }: { db: Db }, most: number): Promise<AuditReport[]> {
  return db.select().from(eventAudits).orderBy(desc(eventAudits.id)).limit(most);
}

/** Drops the reports from before `before` (ms, UTC). */
export async function forgetAudits({ db }: { db: Db }, before: number): Promise<void> {
  await db.delete(eventAudits).where(lt(eventAudits.at, before));
}

/** Articles of events that stay together, see `auditEvents`. */
async function heldTogether(
  db: Db,
  window: readonly WindowArticle[],
  constraints: readonly Constraint[],
  since: number,
): Promise<Set<number>> {
  const ids = new Set(window.map((article) => article.id));
  const tied = constraints.filter(({ a, b, kind }) => kind === "must" && ids.has(a) && ids.has(b));
  const held = new Set(tied.flatMap(({ a, b }) => [a, b]));
  const loaded = new Map<number, number>();
  for (const { eventId, publishedAt } of window)
    if (eventId !== null && publishedAt > since) loaded.set(eventId, (loaded.get(eventId) ?? 0) + 1);
  const stored = await youngPerEvent(db, since);
  const newest = window.at(-1)?.publishedAt ?? 0;
  for (const { id, eventId, eventBornAt } of window) {
    if (eventId === null) continue;
    const closed = newest - (eventBornAt ?? newest) > MOST_EVENT_AGE;
    if (closed || (stored.get(eventId) ?? 0) > (loaded.get(eventId) ?? 0)) held.add(id);
  }
  return held;
}

async function youngPerEvent(db: Db, since: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ event: eventArticles.eventId, articles: count() })
    .from(articles)
    .innerJoin(eventArticles, eq(eventArticles.articleId, articles.id))
    .where(gt(articles.publishedAt, since))
    .groupBy(eventArticles.eventId);
  return new Map(rows.map((row) => [row.event, row.articles]));
}

/** The events of these articles before and after. */
function comparison(
  ids: readonly number[],
  before: ReadonlyMap<number, number>,
  outcomes: readonly EventOutcome[],
  loose: readonly Loosened[],
) {
  const after = new Map(before);
  for (const [number, { eventId, articles: some }] of outcomes.entries())
    for (const { id } of some) after.set(id, eventId ?? -1 - number);
  for (const { article } of loose) after.delete(article);
  const events = (groups: ReadonlyMap<number, number>): number =>
    new Set(ids.flatMap((id) => groups.get(id) ?? [])).size;
  const { merged, split } = tally(outcomes);
  const moved = outcomes.reduce(
    (sum, { added, takenFrom }) =>
      takenFrom.reduce((more, taken) => more + taken.articles.length, sum + added.length),
    loose.length,
  );
  return {
    articles: ids.length,
    eventsBefore: events(before),
    eventsAfter: events(after),
    merged,
    split,
    moved,
    agreement: agreement(ids, before, after),
  };
}
