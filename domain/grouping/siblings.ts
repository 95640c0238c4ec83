import { agglomerate, type Edge, type MergeLimits } from "./agglomerate";

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

/** Clusters with a smaller Σp towards each other than this share of the smaller one's size are not worth comparing. */
const LEAST_LINKED = 0.1;

/** Members looked at first on each side, and the mean probability from which the whole sample is. */
const FIRST_LOOK = 4;
const WORTH_A_SECOND_LOOK = 0.05;

/** Pairs already compared: mean probability by the two clusters' names and sizes, which change when they do. */
type Compared = Map<string, number>;

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
  edges: readonly Edge[],
  score: (a: number, b: number) => number,
  rule: SiblingRule,
  limits: MergeLimits,
): { clusters: Int32Array; scoredPairs: number } {
  const compared: Compared = new Map();
  let scoredPairs = 0;
  for (let round = 0; round < rule.rounds; round++) {
    const members = membersOf(start);
    const { sums, degree } = neighbourSums(start, edges, members, rule);
    /** A cluster's most central members first, by links inside it. */
    const samples = new Map<number, number[]>();
    const sampleOf = (name: number): number[] => {
      let sample = samples.get(name);
      if (sample === undefined) {
        sample = [...members.get(name)!]
          .sort((a, b) => degree[b]! - degree[a]! || a - b)
          .slice(0, rule.sample);
        samples.set(name, sample);
      }
      return sample;
    };
    const weighed = new Map<string, Edge>();
    for (const [x, row] of [...sums].sort((a, b) => a[0] - b[0])) {
      const nearest = [...row].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, rule.neighbours);
      for (const [y, linked] of nearest) {
        const sizes = [members.get(x)!.length, members.get(y)!.length];
        if (linked < LEAST_LINKED * Math.min(...sizes) || Math.max(...sizes) < rule.largerArticles) continue;
        const a = Math.min(x, y);
        const b = Math.max(x, y);
        const pairs = members.get(a)!.length * members.get(b)!.length;
        const key = `${a} ${b} ${members.get(a)!.length} ${members.get(b)!.length}`;
        if (weighed.has(key)) continue;
        let mean = compared.get(key);
        if (mean === undefined) {
          const left = sampleOf(a);
          const right = sampleOf(b);
          let looked = compareSamples(left.slice(0, FIRST_LOOK), right.slice(0, FIRST_LOOK), score);
          scoredPairs += looked.pairs;
          if (looked.mean >= WORTH_A_SECOND_LOOK) {
            looked = compareSamples(left, right, score);
            scoredPairs += looked.pairs;
          }
          mean = looked.mean;
          compared.set(key, mean);
        }
        weighed.set(key, { a, b, p: mean * pairs });
      }
    }
    const before = start.slice();
    agglomerate(start, [...weighed.values()], rule, limits);
    if (before.every((name, node) => name === start[node])) break;
  }
  return { clusters: start, scoredPairs };
}

function compareSamples(
  left: readonly number[],
  right: readonly number[],
  score: (a: number, b: number) => number,
): { mean: number; pairs: number } {
  let sum = 0;
  for (const i of left) for (const j of right) sum += score(i, j);
  const pairs = left.length * right.length;
  return { mean: sum / pairs, pairs };
}

function membersOf(start: Int32Array): Map<number, number[]> {
  const members = new Map<number, number[]>();
  for (let node = 0; node < start.length; node++) {
    const list = members.get(start[node]!);
    if (list === undefined) members.set(start[node]!, [node]);
    else list.push(node);
  }
  return members;
}

/** Per large cluster, Σp towards each other one; per node, Σp inside its own cluster. */
function neighbourSums(
  start: Int32Array,
  edges: readonly Edge[],
  members: ReadonlyMap<number, number[]>,
  rule: SiblingRule,
): { sums: Map<number, Map<number, number>>; degree: Float64Array } {
  const degree = new Float64Array(start.length);
  const sums = new Map<number, Map<number, number>>();
  const add = (from: number, to: number, p: number): void => {
    const row = sums.get(from) ?? new Map<number, number>();
    sums.set(from, row);
    row.set(to, (row.get(to) ?? 0) + p);
  };
  for (const { a, b, p } of edges) {
    const x = start[a]!;
    const y = start[b]!;
    if (x === y) {
      degree[a]! += p;
      degree[b]! += p;
    } else if (members.get(x)!.length >= rule.leastArticles && members.get(y)!.length >= rule.leastArticles) {
      add(x, y, p);
      add(y, x, p);
    }
  }
  return { sums, degree };
}
