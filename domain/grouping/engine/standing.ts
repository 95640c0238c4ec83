import type { Edges } from "./agglomerate";
import type { Constraint, WindowArticle } from "./types";

/** An event older than this (ms) takes no further articles: what follows is another event. */
export const MOST_EVENT_AGE = 7 * 24 * 3_600_000;

/** What stands before a round of grouping: the events articles are in, and which of them the round may change. */
export interface Standing {
  /** By node the number of the event it is in; -1 for an arrival and for what is in none. */
  event: Int32Array;
  /** By node 1 where its cluster is found anew: arrivals, what is in no event, and events with a new link. */
  moving: Uint8Array;
  /** By node the cluster it begins in: events that stand, and what an operator joined; named by the lowest node. */
  start: Int32Array;
  /** By node 1 for what an operator tied to another article; null where there is none. */
  tied: Uint8Array | null;
}

/**
 * What stands, given the round's edges, of which those from number `fresh` on are new. Events that no new link
 * touches stand as they are; those that one touches are taken apart, to be put together anew.
 */
export function standingOf(
  articles: readonly WindowArticle[],
  arrival: Uint8Array,
  edges: Edges,
  fresh: number,
  constraints: readonly Constraint[],
  index: ReadonlyMap<number, number>,
): Standing {
  const event = eventNumbers(articles, arrival);
  const touched = new Uint8Array(articles.length);
  const touch = (node: number): void => {
    if (event[node]! >= 0) touched[event[node]!] = 1;
  };
  for (let e = fresh; e < edges.length; e++) {
    touch(edges.a[e]!);
    touch(edges.b[e]!);
  }
  for (const [a, b] of constrainedNodes(constraints, "cannot", index)) if (event[a] === event[b]) touch(a);
  const moving = event.map((number) => (number < 0 ? 1 : touched[number]!));
  return {
    event,
    moving: Uint8Array.from(moving),
    start: startOf(articles, event, moving, constraints),
    tied: tiedNodes(articles, constraints),
  };
}

function tiedNodes(
  articles: readonly WindowArticle[],
  constraints: readonly Constraint[],
): Uint8Array | null {
  const ids = new Set(constraints.flatMap(({ a, b, kind }) => (kind === "must" ? [a, b] : [])));
  return ids.size === 0 ? null : Uint8Array.from(articles, ({ id }) => (ids.has(id) ? 1 : 0));
}

function eventNumbers(articles: readonly WindowArticle[], arrival: Uint8Array): Int32Array {
  const numbers = new Map<number, number>();
  return Int32Array.from(articles, ({ eventId }, i) => {
    if (eventId === null || arrival[i]) return -1;
    if (!numbers.has(eventId)) numbers.set(eventId, numbers.size);
    return numbers.get(eventId)!;
  });
}

/**
 * Joins what stands, and what an operator joined: every article he tied to another one, also by way of some that have
 * left the window since.
 */
function startOf(
  articles: readonly WindowArticle[],
  event: Int32Array,
  moving: Int32Array,
  constraints: readonly Constraint[],
): Int32Array {
  const parent = new Map<number, number>();
  const root = (id: number): number => {
    let at = id;
    for (let next = parent.get(at); next !== undefined; next = parent.get(at)) at = next;
    return at;
  };
  const join = (a: number, b: number): void => {
    const [x, y] = [root(a), root(b)];
    if (x !== y) parent.set(Math.max(x, y), Math.min(x, y));
  };
  for (const { a, b, kind } of constraints) if (kind === "must") join(a, b);
  const firstOf = new Map<number, number>();
  for (const [i, { id }] of articles.entries()) {
    if (moving[i]) continue;
    const first = firstOf.get(event[i]!);
    if (first === undefined) firstOf.set(event[i]!, id);
    else join(first, id);
  }
  const names = new Map<number, number>();
  return Int32Array.from(articles, ({ id }, i) => {
    const name = names.get(root(id)) ?? i;
    names.set(root(id), name);
    return name;
  });
}

/** The nodes of each constraint of a kind whose articles are both in the window. */
export function constrainedNodes(
  constraints: readonly Constraint[],
  kind: Constraint["kind"],
  index: ReadonlyMap<number, number>,
): [number, number][] {
  const pairs: [number, number][] = [];
  for (const constraint of constraints) {
    const a = index.get(constraint.a);
    const b = index.get(constraint.b);
    if (constraint.kind === kind && a !== undefined && b !== undefined && a !== b) pairs.push([a, b]);
  }
  return pairs;
}

/** By node the event it stays in because that is too old to grow, as number + 1; 0 for the others. */
export function closedEvents(articles: readonly WindowArticle[], now: number): Float64Array {
  return Float64Array.from(articles, ({ eventId, eventBornAt }) =>
    eventId !== null && typeof eventBornAt === "number" && now - eventBornAt > MOST_EVENT_AGE
      ? eventId + 1
      : 0,
  );
}

/** By node the event that most articles of its cluster are in now (of equals the one seen first); -1 for none. */
export function homesOf(clusters: Int32Array, event: Int32Array): Int32Array {
  const counts = new Map<number, Map<number, number>>();
  for (let node = 0; node < clusters.length; node++) {
    if (event[node]! < 0) continue;
    const row = counts.get(clusters[node]!) ?? new Map<number, number>();
    counts.set(clusters[node]!, row.set(event[node]!, (row.get(event[node]!) ?? 0) + 1));
  }
  const homes = new Map<number, number>();
  for (const [cluster, row] of counts) {
    let home = -1;
    for (const [number, count] of row) if (home < 0 || count > row.get(home)!) home = number;
    homes.set(cluster, home);
  }
  return clusters.map((cluster) => homes.get(cluster) ?? -1);
}

/**
 * By name 1 for the clusters that have become another thing: those that an arrival is in, and those that are not one
 * of the events, neither more nor less. An article that stood alone and still does was compared when it came; without
 * any arrival the window is looked at as a whole, and all count as changed.
 */
export function changedClusters(clusters: Int32Array, event: Int32Array, arrival: Uint8Array): Uint8Array {
  if (!arrival.includes(1)) return new Uint8Array(clusters.length).fill(1);
  const changed = new Uint8Array(clusters.length);
  const firstOf = new Map<number, number>();
  for (let node = 0; node < clusters.length; node++) {
    const name = clusters[node]!;
    const number = event[node]!;
    if (arrival[node] || number !== event[name]! || (number < 0 && node !== name)) changed[name] = 1;
    if (number < 0) continue;
    const first = firstOf.get(number) ?? name;
    firstOf.set(number, first);
    if (name !== first) changed[name] = changed[first] = 1;
  }
  return changed;
}
