import { LEAST_PROBABILITY, NEAR_MISS } from "./engine/arrivals";
import type { LinkColumns } from "./engine/links";

/** A pair of a round, by places in its window, that grouping alone is not sure of. */
export interface BorderlinePair {
  a: number;
  b: number;
  p: number;
  /** Its place among the round's links; -1 for a near miss, which is none. */
  link: number;
  judged: boolean;
}

/** How a model's cosines are read. */
export interface Judge {
  /** A cosine that says nothing either way: between those of one event and those of two. */
  middle: number;
  /** Log-odds that a cosine higher by one would add. */
  weight: number;
}

/**
 * bge-m3: two texts of one event mostly reach .75, those of different events stay below .55. At .75 the weight adds
 * 1.5 to the log-odds and at .55 it takes as much: odds 4.5 times as good, or as bad. Other models spread their
 * cosines otherwise, and need their own numbers.
 */
export const BGE_M3: Judge = { middle: 0.65, weight: 15 };

/** One opinion moves the log-odds by so much at most: odds twenty times as good, or as bad. */
const MOST_SHIFT = 3;
/**
 * Pairs in between are asked about. Clusters merge from .2 (within a language) or .25 (across) on. From below .03 it
 * takes a cosine beyond .8 to lift a pair there; above .85 no opinion brings one below.
 */
const BORDERLINE = { from: NEAR_MISS, to: 0.85 };
/** Pairs of one arrival that are asked about, its best: these decide where it goes. */
const PAIRS_PER_ARRIVAL = 6;

/** The arrivals' borderline pairs, of links and of near misses, the most probable first. */
export function borderlinePairs(links: LinkColumns, nearMisses: LinkColumns): BorderlinePair[] {
  const byArrival = new Map<number, BorderlinePair[]>();
  const offer = ({ a, b, p }: LinkColumns, at: number, link: number): void => {
    if (p[at]! < BORDERLINE.from || p[at]! > BORDERLINE.to) return;
    const pair = { a: a[at]!, b: b[at]!, p: p[at]!, link, judged: false };
    const known = byArrival.get(pair.a);
    if (known) known.push(pair);
    else byArrival.set(pair.a, [pair]);
  };
  for (let i = 0; i < links.length; i++) offer(links, i, i);
  for (let i = 0; i < nearMisses.length; i++) offer(nearMisses, i, -1);
  return [...byArrival.values()]
    .flatMap((pairs) => pairs.sort(bestFirst).slice(0, PAIRS_PER_ARRIVAL))
    .sort(bestFirst);
}

const bestFirst = (x: BorderlinePair, y: BorderlinePair): number => y.p - x.p || x.a - y.a || x.b - y.b;

/** Cuts pairs, in order, into parts of at most `most` different articles. */
export function partsOf(pairs: readonly BorderlinePair[], most: number): BorderlinePair[][] {
  const parts: BorderlinePair[][] = [];
  let articles = new Set<number>();
  for (const pair of pairs) {
    const more = Number(!articles.has(pair.a)) + Number(!articles.has(pair.b));
    if (parts.length === 0 || articles.size + more > most) {
      parts.push([]);
      articles = new Set();
    }
    parts.at(-1)!.push(pair);
    articles.add(pair.a).add(pair.b);
  }
  return parts;
}

/** What becomes of probability `p` (above 0, below 1) when a model finds the cosine between two articles. */
export function secondProbability(p: number, cosine: number, { middle, weight }: Judge): number {
  const shift = Math.max(-MOST_SHIFT, Math.min(MOST_SHIFT, weight * (cosine - middle)));
  const odds = (p / (1 - p)) * Math.exp(shift);
  return Math.round((odds / (1 + odds)) * 10_000) / 10_000;
}

/** Brings the links to what was judged: near misses may become links, and links too improbable to keep go. */
export function settle(links: LinkColumns, pairs: readonly BorderlinePair[]): void {
  const gone = 0;
  for (const { a, b, p, link, judged } of pairs) {
    if (!judged) continue;
    if (link >= 0) links.p[link] = p < LEAST_PROBABILITY ? gone : p;
    else if (p >= LEAST_PROBABILITY) links.add(a, b, p);
  }
  links.keep((_a, _b, p) => p !== gone);
}
