import type { EventOutcome, Loosened } from "../events/changes";
import type { EventPlan } from "./engine/identity";
import type { Evidence } from "./evidence";

/**
 * A plan of identities → what is written: one outcome per changed cluster, and the articles now in no event, each
 * with what the links say for it.
 * @param current event of each article that is in one
 */
export function outcomesOf(
  plan: EventPlan,
  clusters: readonly number[][],
  current: ReadonlyMap<number, number>,
  evidence: Evidence,
): { outcomes: EventOutcome[]; loose: Loosened[] } {
  const numberOf = new Map(clusters.flatMap((cluster, number) => cluster.map((id) => [id, number] as const)));
  /** By number of each changed cluster the event that it is, null for a new one. */
  const changed = new Map<number, number | null>();
  const loose: Loosened[] = [];
  const change = (article: number, event: number | null): void => {
    const number = numberOf.get(article)!;
    changed.set(number, changed.get(number) ?? event);
  };

  for (const cluster of plan.born) change(cluster[0]!, null);
  for (const { event, added } of plan.grown) change(added[0]!, event);
  for (const { into, moved } of plan.merged) change(moved[0]!, into);
  for (const { from, parts } of plan.split) {
    for (const { articles, to } of parts) {
      const [article] = articles;
      const number = numberOf.get(article!)!;
      if (to === null && clusters[number]!.length === 1)
        loose.push({ article: article!, from, tie: evidence.apart(from, number) });
      else change(article!, to);
    }
  }
  const merged = new Map(plan.merged.map(({ into, from }) => [into, from]));
  const outcomes = [...changed].map(([number, eventId]) => {
    const mergedFrom = eventId === null ? [] : (merged.get(eventId) ?? []);
    return outcomeOf(number, clusters[number]!, eventId, mergedFrom, current, evidence);
  });
  return { outcomes, loose };
}

function outcomeOf(
  number: number,
  cluster: readonly number[],
  eventId: number | null,
  mergedFrom: readonly number[],
  current: ReadonlyMap<number, number>,
  evidence: Evidence,
): EventOutcome {
  const added: number[] = [];
  const taken = new Map<number, number[]>();
  for (const article of cluster) {
    const event = current.get(article);
    if (event === undefined) added.push(article);
    else if (event !== eventId && !mergedFrom.includes(event)) {
      const list = taken.get(event);
      if (list === undefined) taken.set(event, [article]);
      else list.push(article);
    }
  }
  return {
    eventId,
    articles: cluster.map((id) => ({ id, centrality: evidence.centrality.get(id) ?? 0 })),
    added: added.map((id) => ({ id, nearest: evidence.nearest(id) })),
    mergedFrom: mergedFrom.map((event) => ({ event, tie: evidence.between(eventId!, event) })),
    takenFrom: [...taken].map(([event, articles]) => ({
      event,
      articles,
      tie: evidence.apart(event, number),
    })),
    tie: evidence.within(number),
  };
}

/** How many events grew, were merged into others, and lost a part. */
export function tally(outcomes: readonly EventOutcome[]): { grown: number; merged: number; split: number } {
  return {
    grown: outcomes.filter((o) => o.eventId !== null && o.added.length > 0).length,
    merged: outcomes.reduce((sum, o) => sum + o.mergedFrom.length, 0),
    split: outcomes.filter((o) => o.takenFrom.length > 0).length,
  };
}
