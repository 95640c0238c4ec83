import type { Edges } from "./agglomerate";
import { describePair, PAIR_FEATURES, PAIR_WIDTH } from "./pair";
import { profilesOf } from "./profiles";
import type { ArticleWindow } from "./window";

/** What a pair of clusters is described by: their profiles as if each were one article, then what only clusters have. */
export const CLUSTER_FEATURES = [
  ...PAIR_FEATURES,
  "meanLink",
  "bestLink",
  "dampedLink",
  "rootLink",
  "smallerSize",
  "largerSize",
  "gapDays",
  "spanDays",
  "sharedNewspapers",
  "sharedLanguages",
] as const;

/** As much of two clusters must be in the same languages for their words to be compared. */
const MOSTLY = 0.25;

/** How many numbers describe a pair of clusters. */
export const CLUSTER_WIDTH = CLUSTER_FEATURES.length;

/** Two linked clusters, called by their lowest nodes (a < b), and what links them. */
export interface ClusterPair {
  a: number;
  b: number;
  /** Σp of the links between them, and the best of these. */
  sum: number;
  best: number;
  /** Whether they are in the same languages far enough: only then do their words tell more than their names and concepts. */
  sameLanguage: boolean;
  members: readonly [readonly number[], readonly number[]];
}

/** Which pairs of clusters are worth a description. */
export interface ClusterPairRule {
  /** With each cluster those it is linked with best. */
  neighbours: number;
  /** Least Σp / √(|A|·|B|). */
  leastLinked: number;
}

type Linked = Pick<ClusterPair, "a" | "b" | "sum" | "best">;

/**
 * Describes the pairs of clusters that links make worth comparing and that `compare` allows.
 * @param start cluster of each node, named by its lowest node
 * @param visit gets the pair and CLUSTER_WIDTH numbers, which are overwritten by the next pair
 * @returns how many pairs were described
 */
export function visitClusterPairs(
  window: ArticleWindow,
  start: Int32Array,
  edges: Edges,
  rule: ClusterPairRule,
  compare: (a: number, b: number) => boolean,
  visit: (pair: ClusterPair, features: Float32Array) => void,
): number {
  const sizes = new Int32Array(start.length);
  for (const name of start) sizes[name]!++;
  const pairs = nearest(linkedPairs(start, edges, compare), sizes, rule);
  const names = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))].sort((a, b) => a - b);
  const rowOf = new Map(names.map((name, row) => [name, row]));
  const members: number[][] = names.map(() => []);
  for (let node = 0; node < start.length; node++) {
    const row = rowOf.get(start[node]!);
    if (row !== undefined) members[row]!.push(node);
  }
  const profiles = profilesOf(window, members);
  const facts = members.map((nodes) => factsOf(window, nodes));
  const features = new Float32Array(CLUSTER_WIDTH);
  for (const linked of pairs) {
    const [x, y] = [rowOf.get(linked.a)!, rowOf.get(linked.b)!];
    describePair(profiles, x, y, features);
    const shared = sharedLanguages(facts[x]!, facts[y]!);
    describeFacts(linked, facts[x]!, facts[y]!, features);
    features[CLUSTER_WIDTH - 1] = shared;
    const sameLanguage = shared >= MOSTLY;
    visit({ ...linked, sameLanguage, members: [members[x]!, members[y]!] }, features);
  }
  return pairs.length;
}

function linkedPairs(start: Int32Array, edges: Edges, compare: (a: number, b: number) => boolean): Linked[] {
  const pairs = new Map<number, Linked>();
  for (let e = 0; e < edges.length; e++) {
    const x = start[edges.a[e]!]!;
    const y = start[edges.b[e]!]!;
    if (x === y || !compare(x, y)) continue;
    const [a, b] = [Math.min(x, y), Math.max(x, y)];
    const p = edges.p[e]!;
    const key = a * start.length + b;
    const known = pairs.get(key);
    if (known === undefined) pairs.set(key, { a, b, sum: p, best: p });
    else {
      known.sum += p;
      if (p > known.best) known.best = p;
    }
  }
  return [...pairs.values()];
}

/** Of each cluster's pairs the best linked ones. */
function nearest(pairs: readonly Linked[], sizes: Int32Array, rule: ClusterPairRule): Linked[] {
  const strength = ({ a, b, sum }: Linked): number => sum / Math.sqrt(sizes[a]! * sizes[b]!);
  const near = new Map<number, Linked[]>();
  for (const pair of pairs) {
    if (strength(pair) < rule.leastLinked) continue;
    for (const name of [pair.a, pair.b]) {
      const list = near.get(name);
      if (list) list.push(pair);
      else near.set(name, [pair]);
    }
  }
  const chosen = new Set<Linked>();
  for (const list of near.values()) {
    if (list.length > rule.neighbours) {
      list.sort((p, q) => strength(q) - strength(p) || p.a - q.a || p.b - q.b);
      list.length = rule.neighbours;
    }
    for (const pair of list) chosen.add(pair);
  }
  return [...chosen].sort((p, q) => p.a - q.a || p.b - q.b);
}

interface Facts {
  size: number;
  /** Hours of the first and the last article. */
  from: number;
  to: number;
  newspapers: ReadonlySet<number>;
  /** How many articles there are in each language. */
  languages: ReadonlyMap<number, number>;
}

function factsOf(window: ArticleWindow, nodes: readonly number[]): Facts {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const newspapers = new Set<number>();
  const languages = new Map<number, number>();
  for (const node of nodes) {
    from = Math.min(from, window.hours[node]!);
    to = Math.max(to, window.hours[node]!);
    newspapers.add(window.newspapers[node]!);
    const language = window.languages[node]!;
    languages.set(language, (languages.get(language) ?? 0) + 1);
  }
  return { size: nodes.length, from, to, newspapers, languages };
}

/** How far two clusters are in the same languages: 1 in the same shares, 0 in none together. */
function sharedLanguages(x: Facts, y: Facts): number {
  let shared = 0;
  for (const [language, count] of x.languages)
    shared += Math.min(count / x.size, (y.languages.get(language) ?? 0) / y.size);
  return shared;
}

const MOST_DAYS = 4;
const days = (hours: number): number => Math.min(MOST_DAYS, Math.max(0, hours) / 24);

function describeFacts({ sum, best }: Linked, x: Facts, y: Facts, out: Float32Array): void {
  const product = x.size * y.size;
  let at = PAIR_WIDTH;
  out[at++] = sum / product;
  out[at++] = best;
  out[at++] = Math.log1p(10 * (sum / product ** 0.75));
  out[at++] = Math.log1p(10 * (sum / Math.sqrt(product)));
  out[at++] = Math.log(Math.min(x.size, y.size));
  out[at++] = Math.log(Math.max(x.size, y.size));
  out[at++] = days(Math.max(x.from - y.to, y.from - x.to));
  out[at++] = days(Math.max(x.to, y.to) - Math.min(x.from, y.from));
  out[at++] = meet(x.newspapers, y.newspapers) / Math.min(x.newspapers.size, y.newspapers.size);
}

function meet(x: ReadonlySet<number>, y: ReadonlySet<number>): number {
  const [small, large] = x.size < y.size ? [x, y] : [y, x];
  let both = 0;
  for (const item of small) if (large.has(item)) both++;
  return both;
}
