import { NO_TIE, type Tie } from "../events/record";
import type { LinkColumns } from "./engine/links";

/** What the links at hand say of clusters and of the events that their articles are in now. */
export interface Evidence {
  /** How central each article is: the sum of its links within its cluster; nothing where there is none. */
  centrality: ReadonlyMap<number, number>;
  /** Links within a cluster, by its number. */
  within(cluster: number): Tie;
  /** Links between two events whose articles are in one cluster. */
  between(event: number, other: number): Tie;
  /** Links of an event's articles in a cluster to its articles elsewhere. */
  apart(event: number, cluster: number): Tie;
  /** The best link of an article in no event within its cluster, first of all to an article that is in one. */
  nearest(article: number): { near: number; p: number } | null;
}

interface Tally {
  links: number;
  sum: number;
  a: number;
  b: number;
  p: number;
}

/** Ties by key, summed up link by link. */
class Tallies<Key> {
  private readonly byKey = new Map<Key, Tally>();

  add(key: Key, a: number, b: number, p: number): void {
    let tally = this.byKey.get(key);
    if (tally === undefined) {
      tally = { links: 0, sum: 0, a, b, p: -1 };
      this.byKey.set(key, tally);
    }
    tally.links++;
    tally.sum += p;
    if (p > tally.p) Object.assign(tally, { a, b, p });
  }

  read(key: Key): Tie {
    const tally = this.byKey.get(key);
    if (tally === undefined) return NO_TIE;
    const { links, sum, a, b, p } = tally;
    return {
      links,
      mean: rounded(sum / links),
      best: { a: Math.min(a, b), b: Math.max(a, b), p: rounded(p) },
    };
  }
}

const rounded = (p: number): number => Math.round(p * 1000) / 1000;
const betweenKey = (event: number, other: number): string =>
  `${Math.min(event, other)} ${Math.max(event, other)}`;
const apartKey = (event: number, cluster: number): string => `${event} ${cluster}`;

/**
 * Sums up the links once, whatever is asked afterwards.
 * @param current event of each article that is in one
 */
export function gatherEvidence(
  clusters: readonly (readonly number[])[],
  current: ReadonlyMap<number, number>,
  tables: readonly LinkColumns[],
): Evidence {
  const clusterOf = new Map<number, number>();
  for (const [number, cluster] of clusters.entries()) for (const id of cluster) clusterOf.set(id, number);
  const centrality = new Map<number, number>();
  const within = new Tallies<number>();
  const between = new Tallies<string>();
  const apart = new Tallies<string>();
  const nearest = new Map<number, { near: number; p: number; placed: boolean }>();
  const approach = (article: number, near: number, p: number, placed: boolean): void => {
    const known = nearest.get(article);
    const better = known === undefined || (placed === known.placed ? p > known.p : placed);
    if (better) nearest.set(article, { near, p, placed });
  };
  const together = (cluster: number, a: number, b: number, p: number): void => {
    centrality.set(a, (centrality.get(a) ?? 0) + p);
    centrality.set(b, (centrality.get(b) ?? 0) + p);
    within.add(cluster, a, b, p);
    const [x, y] = [current.get(a), current.get(b)];
    if (x === undefined) approach(a, b, p, y !== undefined);
    if (y === undefined) approach(b, a, p, x !== undefined);
    if (x !== undefined && y !== undefined && x !== y) between.add(betweenKey(x, y), a, b, p);
  };
  for (const { length, a, b, p } of tables) {
    for (let i = 0; i < length; i++) {
      const [x, y] = [clusterOf.get(a[i]!), clusterOf.get(b[i]!)];
      if (x === undefined || y === undefined) continue;
      const event = current.get(a[i]!);
      if (x === y) together(x, a[i]!, b[i]!, p[i]!);
      else if (event !== undefined && event === current.get(b[i]!)) {
        apart.add(apartKey(event, x), a[i]!, b[i]!, p[i]!);
        apart.add(apartKey(event, y), a[i]!, b[i]!, p[i]!);
      }
    }
  }
  return {
    centrality,
    within: (cluster) => within.read(cluster),
    between: (event, other) => between.read(betweenKey(event, other)),
    apart: (event, cluster) => apart.read(apartKey(event, cluster)),
    nearest(article) {
      const found = nearest.get(article);
      return found ? { near: found.near, p: rounded(found.p) } : null;
    },
  };
}
