import { agglomerate, type Edges, type MergeLimits } from "./agglomerate";

/** How sibling clusters are compared. */
export interface SiblingRule {
  threshold: number;
  damping: number;
  /** Members looked at on each side. */
  sample: number;
  /** Clusters smaller than this are left alone. */
  leastArticles: number;
  /** Of two clusters compared, one has at least so many articles. */
  largerArticles: number;
  /** Clusters compared with each cluster: those it has most links with. */
  neighbours: number;
  /** What has merged is compared anew, so many times at most. */
  rounds: number;
}

/** Which clusters, called by name, are compared, and how; all alike unless told. */
export interface SiblingChoice {
  /** Whether two clusters may be joined at all. */
  may?: (x: number, y: number) => boolean;
  /** What the mean probability between two clusters is multiplied with. */
  favour?: (x: number, y: number) => number;
  /** By name 1 for what has changed: of two clusters compared one has. Kept up to date as clusters join. */
  changed?: Uint8Array;
}

/** Clusters with a smaller Σp towards each other than this share of the smaller one's size are not worth comparing. */
const LEAST_LINKED = 0.1;

/** Members looked at first on each side, and the mean probability from which the whole sample is. */
const FIRST_LOOK = 4;
const WORTH_A_SECOND_LOOK = 0.05;

/**
 * Joins clusters that tell the same large event. The links of an event of hundreds of articles are a small part of
 * its pairs, since each article is compared with sixty others at most; so the sum of the links says too little, and
 * the event falls into parts. Here a sample of members of two linked clusters is compared in full and their mean
 * probability taken for all their pairs.
 * @param start cluster of each node, named by its lowest node; changed in place
 * @param score probability that two nodes tell one event
 * @returns `start`, and how many pairs were scored
 */
export function joinSiblings(
  start: Int32Array,
  edges: Edges,
  score: (a: number, b: number) => number,
  rule: SiblingRule,
  limits: MergeLimits,
  { may = () => true, favour = () => 1, changed }: SiblingChoice = {},
): { clusters: Int32Array; scoredPairs: number } {
  /** Mean probability by the two clusters' names and sizes, which change when they do. */
  const compared = new Map<string, number>();
  const compare = (x: number, y: number): boolean =>
    (changed === undefined || changed[x] === 1 || changed[y] === 1) && may(x, y);
  let scoredPairs = 0;
  for (let round = 0; round < rule.rounds; round++) {
    const sizes = sizesOf(start);
    const sums = neighbourSums(start, edges, sizes, rule, compare);
    if (sums.size === 0) break;
    const samples = samplesOf(start, edges, sums, rule.sample);
    const found: { a: number; b: number; mean: number }[] = [];
    const weighed = new Set<string>();
    for (const [x, row] of [...sums].sort((a, b) => a[0] - b[0])) {
      const nearest = [...row].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, rule.neighbours);
      for (const [y, linked] of nearest) {
        const least = Math.min(sizes[x]!, sizes[y]!);
        if (linked < LEAST_LINKED * least || Math.max(sizes[x]!, sizes[y]!) < rule.largerArticles) continue;
        const a = Math.min(x, y);
        const b = Math.max(x, y);
        const key = `${a} ${b} ${sizes[a]} ${sizes[b]}`;
        if (weighed.has(key)) continue;
        weighed.add(key);
        let mean = compared.get(key);
        if (mean === undefined) {
          const looked = compareSamples(samples.get(a)!, samples.get(b)!, score);
          scoredPairs += looked.pairs;
          mean = looked.mean;
          compared.set(key, mean);
        }
        found.push({ a, b, mean });
      }
    }
    const before = start.slice();
    const means: Edges = {
      length: found.length,
      a: found.map((pair) => pair.a),
      b: found.map((pair) => pair.b),
      p: found.map(({ a, b, mean }) => mean * favour(a, b) * sizes[a]! * sizes[b]!),
    };
    agglomerate(start, means, rule, { ...limits, tied: null });
    let joined = false;
    for (let node = 0; node < start.length; node++) {
      if (before[node] === start[node]) continue;
      joined = true;
      if (changed !== undefined) changed[start[node]!] = 1;
    }
    if (!joined) break;
  }
  return { clusters: start, scoredPairs };
}

/** Mean probability between two samples: first between their foremost, and if these promise anything in full. */
function compareSamples(
  left: readonly number[],
  right: readonly number[],
  score: (a: number, b: number) => number,
): { mean: number; pairs: number } {
  let sum = 0;
  let pairs = 0;
  const add = (i: number, j: number): void => {
    sum += score(left[i]!, right[j]!);
    pairs++;
  };
  for (let i = 0; i < Math.min(FIRST_LOOK, left.length); i++)
    for (let j = 0; j < Math.min(FIRST_LOOK, right.length); j++) add(i, j);
  if (sum / pairs >= WORTH_A_SECOND_LOOK) {
    for (let i = 0; i < left.length; i++)
      for (let j = i < FIRST_LOOK ? FIRST_LOOK : 0; j < right.length; j++) add(i, j);
  }
  return { mean: sum / pairs, pairs };
}

function sizesOf(start: Int32Array): Int32Array {
  const sizes = new Int32Array(start.length);
  for (const name of start) sizes[name]!++;
  return sizes;
}

/** The most central members, by links inside, of the clusters named. */
function samplesOf(
  start: Int32Array,
  edges: Edges,
  named: ReadonlyMap<number, unknown>,
  most: number,
): Map<number, number[]> {
  const degree = new Float64Array(start.length);
  for (let e = 0; e < edges.length; e++) {
    const a = edges.a[e]!;
    const b = edges.b[e]!;
    if (start[a] !== start[b]) continue;
    degree[a]! += edges.p[e]!;
    degree[b]! += edges.p[e]!;
  }
  const samples = new Map<number, number[]>([...named.keys()].map((name) => [name, []]));
  for (let node = 0; node < start.length; node++) samples.get(start[node]!)?.push(node);
  for (const [name, members] of samples)
    samples.set(name, members.sort((a, b) => degree[b]! - degree[a]! || a - b).slice(0, most));
  return samples;
}

/** Σp of each large cluster towards each other one. */
function neighbourSums(
  start: Int32Array,
  edges: Edges,
  sizes: Int32Array,
  rule: SiblingRule,
  compare: (x: number, y: number) => boolean,
): Map<number, Map<number, number>> {
  const sums = new Map<number, Map<number, number>>();
  const add = (from: number, to: number, p: number): void => {
    const row = sums.get(from) ?? new Map<number, number>();
    sums.set(from, row);
    row.set(to, (row.get(to) ?? 0) + p);
  };
  for (let e = 0; e < edges.length; e++) {
    const x = start[edges.a[e]!]!;
    const y = start[edges.b[e]!]!;
    if (x === y || sizes[x]! < rule.leastArticles || sizes[y]! < rule.leastArticles) continue;
    if (!compare(x, y)) continue;
    add(x, y, edges.p[e]!);
    add(y, x, edges.p[e]!);
  }
  return sums;
}
