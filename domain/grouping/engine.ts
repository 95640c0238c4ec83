import { agglomerate, type Edge, type MergeLimits, type MergeRule } from "./agglomerate";
import { candidateFinder } from "./candidates";
import { type PairScorer, scorerOf } from "./model";
import { describePair, PAIR_WIDTH } from "./pair";
import { type Prior, shippedPrior } from "./prior";
import { joinSiblings, type SiblingRule } from "./siblings";
import type { Constraint, GroupingInput, GroupingResult, Link } from "./types";
import { WEIGHTS } from "./weights";
import { type ArticleWindow, buildWindow, inOrder, longView } from "./window";

export type { Constraint, GroupingInput, GroupingResult, Link, WindowArticle } from "./types";

/** Links less probable than this are not worth keeping. */
export const LEAST_PROBABILITY = 0.08;
/** Links kept per article: its best. */
export const MOST_LINKS = 20;
/** An event older than this (ms) takes no further articles: what follows is another event. */
export const MOST_EVENT_AGE = 7 * 24 * 3_600_000;

/** All that can be tuned or trained; the shipped ones unless told. */
export interface GroupingSettings {
  prior: Prior;
  sameLanguage: PairScorer;
  crossLanguage: PairScorer;
  /** Merging within a language, then of what came out across languages. */
  within: MergeRule;
  across: MergeRule;
  siblings: SiblingRule;
  /** The same once more for the parts of an event that fills the newspapers. */
  giants: SiblingRule;
  /** Longest time from an event's first to its last article in the window, hours. */
  mostHours: number;
  mostArticles: number;
}

let shipped: GroupingSettings | undefined;

/** The settings that ship with the code. */
export function shippedSettings(): GroupingSettings {
  shipped ??= {
    prior: shippedPrior(),
    sameLanguage: scorerOf(WEIGHTS.sameLanguage),
    crossLanguage: scorerOf(WEIGHTS.crossLanguage),
    within: { threshold: 0.2, damping: 1 },
    across: { threshold: 0.25, damping: 0.9 },
    siblings: {
      threshold: 0.5,
      damping: 0.97,
      sample: 10,
      leastArticles: 4,
      largerArticles: 4,
      neighbours: 8,
      rounds: 4,
    },
    giants: {
      threshold: 0.22,
      damping: 1,
      sample: 10,
      leastArticles: 4,
      largerArticles: 80,
      neighbours: 30,
      rounds: 6,
    },
    mostHours: 84,
    mostArticles: 4000,
  };
  return shipped;
}

/**
 * Groups the window's articles into clusters of one event each: scores the arrivals against what may tell the same
 * (sixty pairs an article at most), adds these links to the stored ones, and merges, first within each language,
 * then across languages, then the parts of large events. The same articles, links and constraints give the same
 * clusters, in whatever order they come.
 * @throws Error when an article's features are of another version
 */
export function groupArticles(
  input: GroupingInput,
  settings: GroupingSettings = shippedSettings(),
): GroupingResult {
  const articles = inOrder(input.articles);
  if (articles.length === 0) return { links: [], clusters: [], stats: { scoredPairs: 0, candidates: 0 } };
  const window = buildWindow(articles, settings.prior);
  const index = new Map(articles.map((article, i) => [article.id, i]));
  const arrival = Uint8Array.from(articles, (article) => (input.arrivals.has(article.id) ? 1 : 0));
  const score = pairScore(window, settings);

  const fresh = linkArrivals(window, arrival, score);
  const stored: Edge[] = [];
  for (const link of input.links) {
    const a = index.get(link.a);
    const b = index.get(link.b);
    if (a !== undefined && b !== undefined && a !== b && !(arrival[a] || arrival[b]))
      stored.push(edge(a, b, link.p));
  }
  const closed = closedEvents(input, articles.at(-1)!.publishedAt);
  const open = (e: Edge): boolean => {
    const x = closed.get(window.ids[e.a]!);
    const y = closed.get(window.ids[e.b]!);
    return x === y;
  };
  const edges = [...stored, ...fresh.edges].filter(open).sort((x, y) => x.a - y.a || x.b - y.b);

  const limits: MergeLimits = {
    hours: window.hours,
    mostHours: settings.mostHours,
    mostArticles: settings.mostArticles,
    cannot: constraintPairs(input.constraints, "cannot", index),
  };
  const clusters = joinMust(window.size, constraintPairs(input.constraints, "must", index));
  const sameLanguage = edges.filter((e) => window.languages[e.a] === window.languages[e.b]);
  agglomerate(clusters, sameLanguage, settings.within, limits);
  agglomerate(clusters, edges, settings.across, limits);
  const long = pairScore(longView(window), settings);
  const siblings = joinSiblings(clusters, edges, long, settings.siblings, limits);
  const giants = joinSiblings(clusters, edges, long, settings.giants, limits);

  return {
    links: fresh.edges.map((e) => toLink(window, e)).sort((x, y) => x.a - y.a || x.b - y.b),
    clusters: collect(window, clusters),
    stats: {
      scoredPairs: fresh.scoredPairs + siblings.scoredPairs + giants.scoredPairs,
      candidates: fresh.scoredPairs,
    },
  };
}

/** A function giving the probability that two articles of the window tell one event. */
export function pairScore(
  window: ArticleWindow,
  settings: GroupingSettings,
): (a: number, b: number) => number {
  const features = new Float32Array(PAIR_WIDTH);
  return (a, b) => {
    describePair(window, a, b, features);
    const same = window.languages[a] === window.languages[b];
    return (same ? settings.sameLanguage : settings.crossLanguage).probability(features);
  };
}

const edge = (a: number, b: number, p: number): Edge => (a < b ? { a, b, p } : { a: b, b: a, p });

/** Visits every pair the engine would score: each arrival with what is not an arrival, or came before it. */
export function visitCandidates(
  window: ArticleWindow,
  arrival: Uint8Array,
  visit: (a: number, b: number) => void,
): void {
  const finder = candidateFinder(window);
  for (let i = 0; i < window.size; i++) {
    if (!arrival[i] || window.isolated[i]) continue;
    for (const j of finder.find(i, (other) => other < i || !arrival[other]))
      visit(Math.min(i, j), Math.max(i, j));
  }
}

function linkArrivals(
  window: ArticleWindow,
  arrival: Uint8Array,
  score: (a: number, b: number) => number,
): { edges: Edge[]; scoredPairs: number } {
  const found: Edge[] = [];
  let scoredPairs = 0;
  visitCandidates(window, arrival, (a, b) => {
    scoredPairs++;
    const p = score(a, b);
    if (p >= LEAST_PROBABILITY) found.push({ a, b, p: Math.round(p * 10_000) / 10_000 });
  });
  // A link stays when it is among the best of either end.
  found.sort((x, y) => y.p - x.p || x.a - y.a || x.b - y.b);
  const taken = new Uint16Array(window.size);
  const edges = found.filter((e) => {
    const keep = taken[e.a]! < MOST_LINKS || taken[e.b]! < MOST_LINKS;
    if (keep) {
      taken[e.a]!++;
      taken[e.b]!++;
    }
    return keep;
  });
  return { edges, scoredPairs };
}

/** Articles (by id) of events that are too old to grow, with the event they stay in. */
function closedEvents(input: GroupingInput, now: number): Map<number, number> {
  const closed = new Map<number, number>();
  for (const article of input.articles) {
    const old =
      article.eventBornAt !== null &&
      article.eventBornAt !== undefined &&
      now - article.eventBornAt > MOST_EVENT_AGE;
    if (old && article.eventId !== null) closed.set(article.id, article.eventId);
  }
  return closed;
}

function constraintPairs(
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

/** Every article in a cluster of its own, but those joined by an operator together; named by the lowest index. */
function joinMust(size: number, pairs: readonly (readonly [number, number])[]): Int32Array {
  const parent = Int32Array.from({ length: size }, (_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at]!;
    return at;
  };
  for (const [a, b] of pairs) {
    const x = root(a);
    const y = root(b);
    parent[Math.max(x, y)] = Math.min(x, y);
  }
  return parent.map((_, i) => root(i));
}

function toLink(window: ArticleWindow, { a, b, p }: Edge): Link {
  const x = window.ids[a]!;
  const y = window.ids[b]!;
  return x < y ? { a: x, b: y, p } : { a: y, b: x, p };
}

function collect(window: ArticleWindow, clusters: Int32Array): number[][] {
  const lists = new Map<number, number[]>();
  for (let i = 0; i < window.size; i++) {
    const list = lists.get(clusters[i]!);
    if (list === undefined) lists.set(clusters[i]!, [window.ids[i]!]);
    else list.push(window.ids[i]!);
  }
  for (const list of lists.values()) list.sort((a, b) => a - b);
  return [...lists.values()].sort((a, b) => a[0]! - b[0]!);
}
