import { SPACES } from "./features";
import type { ArticleWindow } from "./window";

/** Two articles further apart than this (hours) are never compared. */
export const WINDOW_HOURS = 96;
/** Pairs scored exactly per arrival: of its own language, and of the others. */
const OWN_LANGUAGE = 40;
const OTHER_LANGUAGES = 20;
/** How many of an article's rarest features look for candidates, per space. */
const PROBES = [10, 5, 8, 8, 4] as const;
/** How much a space's shared feature tells of a candidate. */
const TRUST = [1, 1, 1, 0.5, 0.6] as const;
/** Postings read of one feature: the nearest in time before the article, and after it. */
const POSTINGS = 400;

/** For each feature (dense number) the articles that hold it, ascending. */
interface Postings {
  starts: Uint32Array;
  articles: Uint32Array;
  weights: Float32Array;
}

function buildPostings(window: ArticleWindow): Postings {
  const { frequency, dense, starts, weights } = window;
  const postingStarts = new Uint32Array(frequency.length + 1);
  // What only one article holds leads nowhere and takes no room.
  for (let d = 0; d < frequency.length; d++) {
    postingStarts[d + 1] = postingStarts[d]! + (frequency[d]! > 1 ? frequency[d]! : 0);
  }
  const total = postingStarts[frequency.length]!;
  const postings: Postings = {
    starts: postingStarts,
    articles: new Uint32Array(total),
    weights: new Float32Array(total),
  };
  const next = postingStarts.slice();
  for (let i = 0; i < window.size; i++) {
    if (window.isolated[i]) continue;
    for (let f = starts[i * SPACES.length]!; f < starts[(i + 1) * SPACES.length]!; f++) {
      const d = dense[f]!;
      if (frequency[d]! < 2) continue;
      const slot = next[d]!++;
      postings.articles[slot] = i;
      postings.weights[slot] = weights[f]!;
    }
  }
  // Isolated articles leave their places free at a list's end; shorten the lists by ending them where filled.
  for (let d = 0; d < frequency.length; d++) {
    for (let slot = next[d]!; slot < postingStarts[d + 1]!; slot++) postings.articles[slot] = window.size;
  }
  return postings;
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

/** A finder over the whole window, by its articles' rarest features. */
export function candidateFinder(window: ArticleWindow): CandidateFinder {
  const postings = buildPostings(window);
  const sums = new Float32Array(window.size);
  const touched = new Uint32Array(window.size);
  const own = new Best(OWN_LANGUAGE);
  const others = new Best(OTHER_LANGUAGES);
  const probes: number[] = [];

  /** The feature positions of article `i` to probe with: the weightiest per space that others hold too. */
  function chooseProbes(i: number): void {
    probes.length = 0;
    for (let space = 0; space < SPACES.length; space++) {
      const row = i * SPACES.length + space;
      const shared: number[] = [];
      for (let f = window.starts[row]!; f < window.starts[row + 1]!; f++) {
        if (window.frequency[window.dense[f]!]! > 1) shared.push(f);
      }
      if (shared.length > PROBES[space]!) {
        shared.sort((a, b) => window.weights[b]! - window.weights[a]! || a - b);
        shared.length = PROBES[space]!;
      }
      for (const f of shared) probes.push(f, space);
    }
  }

  return {
    find(i, accept) {
      chooseProbes(i);
      let count = 0;
      const touch = (slot: number, gain: number): boolean => {
        const j = postings.articles[slot]!;
        if (j === window.size || Math.abs(window.hours[j]! - window.hours[i]!) > WINDOW_HOURS) return false;
        if (j === i || !accept(j)) return true;
        if (sums[j] === 0) touched[count++] = j;
        sums[j]! += gain * postings.weights[slot]!;
        return true;
      };
      for (let p = 0; p < probes.length; p += 2) {
        const f = probes[p]!;
        const gain = window.weights[f]! * TRUST[probes[p + 1]!]!;
        const from = postings.starts[window.dense[f]!]!;
        const to = postings.starts[window.dense[f]! + 1]!;
        let low = from;
        for (let high = to; low < high; ) {
          const middle = (low + high) >> 1;
          if (postings.articles[middle]! < i) low = middle + 1;
          else high = middle;
        }
        for (let slot = low - 1, n = 0; slot >= from && n < POSTINGS; slot--, n++)
          if (!touch(slot, gain)) break;
        for (let slot = low, n = 0; slot < to && n < POSTINGS; slot++, n++) if (!touch(slot, gain)) break;
      }
      own.clear();
      others.clear();
      for (let t = 0; t < count; t++) {
        const j = touched[t]!;
        (window.languages[j] === window.languages[i] ? own : others).offer(j, sums[j]!);
        sums[j] = 0;
      }
      return [...own.items, ...others.items].sort((a, b) => a - b);
    },
  };
}
