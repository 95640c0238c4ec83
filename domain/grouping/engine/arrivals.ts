import { candidateFinder } from "./candidates";
import { LinkColumns } from "./links";
import type { ArticleWindow } from "./window";

/** Links less probable than this are not worth keeping. */
export const LEAST_PROBABILITY = 0.08;
/** Pairs from here up to there are near misses: a second opinion may lift them. */
export const NEAR_MISS = 0.03;
/** Links kept per article: its best. */
export const MOST_LINKS = 20;

/** Visits every pair the engine would score: each arrival with what is not an arrival, or came before it. */
export function visitCandidates(
  window: ArticleWindow,
  arrival: Uint8Array,
  visit: (a: number, b: number) => void,
): void {
  visitArrivals(window, arrival, (i, candidates) => {
    for (const j of candidates) visit(Math.min(i, j), Math.max(i, j));
  });
}

function visitArrivals(
  window: ArticleWindow,
  arrival: Uint8Array,
  visit: (i: number, candidates: readonly number[]) => void,
): void {
  const finder = candidateFinder(window, arrival);
  for (let i = 0; i < window.size; i++) {
    if (arrival[i] && !window.isolated[i])
      visit(
        i,
        finder.find(i, (other) => other < i || !arrival[other]),
      );
  }
}

/**
 * Scores the arrivals against their candidates and keeps what is probable. A link stays when it is among the best of
 * the arrival, or the other article has few; so an article has some twenty on average, and never all its candidates.
 * @param nearMisses takes the pairs that miss a link by little; nobody asks for them without a second opinion
 * @returns the links by places in the window, arrivals in order, the best first, and how many pairs were scored
 */
export function linkArrivals(
  window: ArticleWindow,
  arrival: Uint8Array,
  score: (a: number, b: number) => number,
  nearMisses?: LinkColumns,
): { links: LinkColumns; scoredPairs: number } {
  const links = new LinkColumns();
  const taken = new Uint16Array(window.size);
  let scoredPairs = 0;
  visitArrivals(window, arrival, (i, candidates) => {
    const found: { j: number; p: number }[] = [];
    for (const j of candidates) {
      scoredPairs++;
      const p = score(Math.min(i, j), Math.max(i, j));
      if (p >= LEAST_PROBABILITY) found.push({ j, p: Math.round(p * 10_000) / 10_000 });
      else if (p >= NEAR_MISS) nearMisses?.add(i, j, p);
    }
    found.sort((x, y) => y.p - x.p || x.j - y.j);
    for (const { j, p } of found) {
      if (taken[i]! >= MOST_LINKS && taken[j]! >= MOST_LINKS) continue;
      taken[i]!++;
      taken[j]!++;
      links.add(i, j, p);
    }
  });
  return { links, scoredPairs };
}
