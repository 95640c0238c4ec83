import { SPACES } from "./features";
import { type ArticleWindow, NUMBER_MASK } from "./window";

/** Two articles further apart than this (hours) are never compared. */
export const WINDOW_HOURS = 96;
/** Pairs scored exactly per arrival: of its own language, and of the others. */
const OWN_LANGUAGE = 40;
const OTHER_LANGUAGES = 20;
/** How many of an article's rarest features look for candidates, per space. */
const PROBES = [12, 6, 10, 12, 6] as const;
/** How much a space's shared feature tells of a candidate. */
const TRUST = [1, 1, 1, 0.5, 0.5] as const;
/** Postings read of one feature: the nearest in time before the article, and after it. */
const POSTINGS = 400;

/** A posting is an article's index, and below it in seven bits how often it holds the feature (tf, in sixteenths). */
const TF_BITS = 7;
const TF_STEPS = 16;
const TF_MASK = (1 << TF_BITS) - 1;

/** For each probed feature (by number) the articles that hold it, ascending, from `starts` to `ends`. */
interface Postings {
  starts: Uint32Array;
  ends: Uint32Array;
  packed: Uint32Array;
}

/** Only features that some arrival probes with have postings. */
function buildPostings(window: ArticleWindow, probed: Uint8Array): Postings {
  const { frequency, hashes, starts, weights, idf } = window;
  const postingStarts = new Uint32Array(frequency.length);
  let total = 0;
  for (let number = 0; number < frequency.length; number++) {
    postingStarts[number] = total;
    if (probed[number]) total += frequency[number]!;
  }
  const packed = new Uint32Array(total);
  const ends = postingStarts.slice();
  for (let i = 0; i < window.size; i++) {
    if (window.isolated[i]) continue;
    for (let f = starts[i * SPACES.length]!; f < starts[(i + 1) * SPACES.length]!; f++) {
      const number = hashes[f]! & NUMBER_MASK;
      if (!probed[number]) continue;
      const tf = Math.min(TF_MASK, Math.round((weights[f]! / idf[number]!) * TF_STEPS));
      packed[ends[number]!++] = (i << TF_BITS) | tf;
    }
  }
  return { starts: postingStarts, ends, packed };
}

/** Keeps the `most` best of what it is offered: a heap with the worst on top; ties go to the lower number. */
class Best {
  readonly items: number[] = [];
  private readonly scores: number[] = [];
  constructor(private readonly most: number) {}
  clear(): void {
    this.items.length = 0;
    this.scores.length = 0;
  }
  offer(item: number, score: number): void {
    if (this.items.length < this.most) {
      this.items.push(item);
      this.scores.push(score);
      this.rise(this.items.length - 1);
    } else if (this.below(0, score, item)) {
      this.items[0] = item;
      this.scores[0] = score;
      this.sink();
    }
  }
  private below(a: number, score: number, item: number): boolean {
    return this.scores[a]! < score || (this.scores[a] === score && this.items[a]! > item);
  }
  private swap(a: number, b: number): void {
    [this.items[a], this.items[b]] = [this.items[b]!, this.items[a]!];
    [this.scores[a], this.scores[b]] = [this.scores[b]!, this.scores[a]!];
  }
  private rise(at: number): void {
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.below(at, this.scores[parent]!, this.items[parent]!)) return;
      this.swap(at, parent);
      at = parent;
    }
  }
  private sink(): void {
    for (let at = 0; ; ) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.items.length && this.below(child, this.scores[worst]!, this.items[worst]!))
          worst = child;
      }
      if (worst === at) return;
      this.swap(at, worst);
      at = worst;
    }
  }
}

/** Finds the articles that may tell the same event as another one. */
export interface CandidateFinder {
  /** Indices worth an exact score for article `i`, at most 60, ascending; `accept` says which may be offered. */
  find(i: number, accept: (j: number) => boolean): number[];
}

/**
 * A finder for the arrivals of a window, by their rarest features.
 * @param arrival 1 for the articles that `find` will be asked for
 */
export function candidateFinder(window: ArticleWindow, arrival: Uint8Array): CandidateFinder {
  const { hours, languages } = window;
  const probes: number[] = [];
  const probed = new Uint8Array(window.frequency.length);
  for (let i = 0; i < window.size; i++) {
    if (!arrival[i] || window.isolated[i]) continue;
    chooseProbes(window, i, probes);
    for (let p = 0; p < probes.length; p += 2) probed[window.hashes[probes[p]!]! & NUMBER_MASK] = 1;
  }
  const { starts, ends, packed } = buildPostings(window, probed);
  const sums = new Float32Array(window.size);
  const touched = new Uint32Array(window.size);
  const own = new Best(OWN_LANGUAGE);
  const others = new Best(OTHER_LANGUAGES);

  return {
    find(i, accept) {
      chooseProbes(window, i, probes);
      let count = 0;
      const touch = (posting: number, gain: number): boolean => {
        const j = posting >>> TF_BITS;
        if (Math.abs(hours[j]! - hours[i]!) > WINDOW_HOURS) return false;
        if (j === i || !accept(j)) return true;
        if (sums[j] === 0) touched[count++] = j;
        sums[j]! += gain * (posting & TF_MASK);
        return true;
      };
      for (let p = 0; p < probes.length; p += 2) {
        const f = probes[p]!;
        const number = window.hashes[f]! & NUMBER_MASK;
        const gain = (window.weights[f]! * TRUST[probes[p + 1]!]! * window.idf[number]!) / TF_STEPS;
        const from = starts[number]!;
        const to = ends[number]!;
        let low = from;
        for (let high = to; low < high; ) {
          const middle = (low + high) >> 1;
          if (packed[middle]! >>> TF_BITS < i) low = middle + 1;
          else high = middle;
        }
        for (let slot = low - 1, n = 0; slot >= from && n < POSTINGS; slot--, n++)
          if (!touch(packed[slot]!, gain)) break;
        for (let slot = low, n = 0; slot < to && n < POSTINGS; slot++, n++)
          if (!touch(packed[slot]!, gain)) break;
      }
      own.clear();
      others.clear();
      for (let t = 0; t < count; t++) {
        const j = touched[t]!;
        (languages[j] === languages[i] ? own : others).offer(j, sums[j]!);
        sums[j] = 0;
      }
      return [...own.items, ...others.items].sort((a, b) => a - b);
    },
  };
}

/** Article `i`'s features to probe with, as (position, space) pairs: per space the weightiest that others hold too. */
function chooseProbes(window: ArticleWindow, i: number, probes: number[]): void {
  const { starts, hashes, weights, frequency } = window;
  probes.length = 0;
  for (let space = 0; space < SPACES.length; space++) {
    const row = i * SPACES.length + space;
    const shared: number[] = [];
    for (let f = starts[row]!; f < starts[row + 1]!; f++) {
      if (frequency[hashes[f]! & NUMBER_MASK]! > 1) shared.push(f);
    }
    if (shared.length > PROBES[space]!) {
      shared.sort((a, b) => weights[b]! - weights[a]! || a - b);
      shared.length = PROBES[space]!;
    }
    for (const f of shared) probes.push(f, space);
  }
}
