import type { EventOutcome } from "../events/commands";
import type { EventPlan } from "./identity";

/** A plan of identities → what is written: one outcome per changed cluster, and the articles now in none. */
export function outcomesOf(
  plan: EventPlan,
  clusters: number[][],
  centrality: Map<number, number>,
): { outcomes: EventOutcome[]; loose: number[] } {
  const clusterOf = new Map(clusters.flatMap((cluster) => cluster.map((id) => [id, cluster] as const)));
  const byCluster = new Map<number[], EventOutcome>();
  const loose: number[] = [];
  const outcome = (article: number): EventOutcome => {
    const cluster = clusterOf.get(article)!;
    const known = byCluster.get(cluster);
    if (known) return known;
    const articles = cluster.map((id) => ({ id, centrality: centrality.get(id) ?? 0 }));
    const made: EventOutcome = { eventId: null, articles, added: 0, mergedFrom: [], splitFrom: null };
    byCluster.set(cluster, made);
    return made;
  };

  for (const cluster of plan.born) if (cluster.length > 1) outcome(cluster[0]!).added = cluster.length;
  for (const { event, added } of plan.grown) {
    const grown = outcome(added[0]!);
    grown.eventId = event;
    grown.added += added.length;
  }
  for (const { into, from, moved } of plan.merged) {
    if (moved.length === 0) continue;
    const merged = outcome(moved[0]!);
    merged.eventId = into;
    merged.mergedFrom.push(...from);
  }
  for (const { from, parts } of plan.split) {
    for (const part of parts) {
      if (part.to === null && clusterOf.get(part.articles[0]!)!.length === 1) {
        loose.push(part.articles[0]!);
        continue;
      }
      const cut = outcome(part.articles[0]!);
      cut.eventId ??= part.to;
      cut.splitFrom = from;
      cut.added += part.joined.length;
    }
  }
  return { outcomes: [...byCluster.values()], loose };
}
