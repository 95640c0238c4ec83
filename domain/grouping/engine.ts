import { agglomerate, type MergeLimits, type MergeRule } from "./agglomerate";
import { linkArrivals } from "./arrivals";
import { LinkColumns } from "./links";
import { type PairScorer, scorerOf } from "./model";
import { describePair, PAIR_WIDTH } from "./pair";
import { type Prior, shippedPrior } from "./prior";
import { joinSiblings, type SiblingRule } from "./siblings";
import {
  changedClusters,
  closedEvents,
  constrainedNodes,
  homesOf,
  type Standing,
  standingOf,
} from "./standing";
import type { GroupingInput, GroupingResult, WindowArticle } from "./types";
import { WEIGHTS } from "./weights";
import { type ArticleWindow, buildWindow, inOrder, takeLongView } from "./window";

export { LEAST_PROBABILITY, MOST_LINKS, visitCandidates } from "./arrivals";
export { type Link, LinkColumns } from "./links";
export type { Constraint, GroupingInput, GroupingResult, WindowArticle } from "./types";

/** How much more a link counts between articles that are in one event now, and how much less between two events. */
const STAY = 1.5;
const APART = 0.7;
/** The parts of an event stay together down to this share of what would join them, seen in a smaller sample. */
const HOLD = 0.6;
const HOLD_LOOK = { sample: 4, neighbours: 4, rounds: 3, leastArticles: 1 };

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

/** A round of grouping between its two halves: arrivals are linked, nothing is merged yet. */
export interface LinkedRound {
  input: GroupingInput;
  articles: readonly WindowArticle[];
  window: ArticleWindow;
  /** Links of the arrivals by places in the window; who knows better may change their `p` in place. */
  links: LinkColumns;
  scoredPairs: number;
}

/**
 * Groups the window's articles into clusters of one event each: scores the arrivals against what may tell the same
 * (sixty pairs an article at most), adds these links to the stored ones, and merges, first within each language,
 * then across languages, then the parts of large events. Only arrivals and the events they touch are looked at; of
 * these an article leaves its event only for one that is clearly better, and an event breaks only where hardly
 * anything holds it together, so that events do not flicker from round to round. The same articles, links, events
 * and constraints give the same clusters, in whatever order they come.
 * @throws Error when an article's features are of another version
 */
export function groupArticles(
  input: GroupingInput,
  settings: GroupingSettings = shippedSettings(),
): GroupingResult {
  return mergeRound(linkRound(input, settings), settings);
}

/** The first half of `groupArticles`: finds and scores the arrivals' links; `nearMisses` takes what is none by little. */
export function linkRound(
  input: GroupingInput,
  settings: GroupingSettings = shippedSettings(),
  nearMisses?: LinkColumns,
): LinkedRound {
  const articles = inOrder(input.articles);
  const window = buildWindow(articles, settings.prior);
  const arrival = arrivalFlags(articles, input);
  return {
    input,
    articles,
    window,
    ...linkArrivals(window, arrival, pairScore(window, settings), nearMisses),
  };
}

const arrivalFlags = (articles: readonly WindowArticle[], { arrivals }: GroupingInput): Uint8Array =>
  Uint8Array.from(articles, (article) => (arrivals.has(article.id) ? 1 : 0));

/** The second half of `groupArticles`: merges by the new links and the stored ones. To be called once. */
export function mergeRound(
  { input, articles, window, links, scoredPairs }: LinkedRound,
  settings: GroupingSettings = shippedSettings(),
): GroupingResult {
  if (articles.length === 0)
    return { links: new LinkColumns(), clusters: [], stats: { scoredPairs: 0, candidates: 0 } };
  const index = new Map(articles.map((article, i) => [article.id, i]));
  const arrival = arrivalFlags(articles, input);

  const closed = closedEvents(articles, articles.at(-1)!.publishedAt);
  const edges = new LinkColumns();
  const add = (a: number, b: number, p: number): void => {
    if (closed[a] === closed[b]) edges.add(a, b, p);
  };
  const stored = LinkColumns.from(input.links);
  for (let e = 0; e < stored.length; e++) {
    const a = index.get(stored.a[e]!);
    const b = index.get(stored.b[e]!);
    if (a !== undefined && b !== undefined && a !== b && !arrival[a] && !arrival[b]) add(a, b, stored.p[e]!);
  }
  const fresh = edges.length;
  for (let e = 0; e < links.length; e++) add(links.a[e]!, links.b[e]!, links.p[e]!);

  const standing = standingOf(articles, arrival, edges, fresh, input.constraints, index);
  const limits: MergeLimits = {
    hours: window.hours,
    mostHours: settings.mostHours,
    mostArticles: settings.mostArticles,
    cannot: constrainedNodes(input.constraints, "cannot", index),
    tied: standing.tied,
  };
  const looked = merge(window, edges, standing, limits, settings);
  const named = new LinkColumns();
  for (const { a, b, p } of links) {
    const [x, y] = [window.ids[a]!, window.ids[b]!];
    named.add(Math.min(x, y), Math.max(x, y), p);
  }
  return {
    links: named,
    clusters: collect(window, standing.start),
    stats: { scoredPairs: scoredPairs + looked, candidates: scoredPairs },
  };
}

/**
 * Merges the clusters of `standing.start`, in place. The window is in the long view afterwards.
 * @returns how many pairs were scored
 */
function merge(
  window: ArticleWindow,
  edges: LinkColumns,
  { event, moving, start }: Standing,
  limits: MergeLimits,
  settings: GroupingSettings,
): number {
  const { a, b, p } = edges;
  const { languages } = window;
  const weigh = (e: number): number => {
    const [x, y] = [a[e]!, b[e]!];
    if (!moving[x] && !moving[y]) return 0;
    if (event[x]! < 0 || event[y]! < 0) return p[e]!;
    return p[e]! * (event[x] === event[y] ? STAY : APART);
  };
  agglomerate(start, edges, settings.within, limits, (e) =>
    languages[a[e]!] === languages[b[e]!] ? weigh(e) : 0,
  );
  agglomerate(start, edges, settings.across, limits, weigh);
  takeLongView(window);
  const score = pairScore(window, settings);
  let scoredPairs = 0;

  const homes = homesOf(start, event);
  const together = (x: number, y: number): boolean => homes[x]! >= 0 && homes[x] === homes[y];
  const favour = (x: number, y: number): number =>
    homes[x]! >= 0 && homes[y]! >= 0 && homes[x] !== homes[y] ? APART : 1;
  // What was one event stays within the time an event may take.
  const anyTime = { ...limits, mostHours: Number.POSITIVE_INFINITY };
  const { across, siblings, giants } = settings;
  const held = { ...across, threshold: HOLD * across.threshold };
  agglomerate(start, edges, held, anyTime, (e) => (together(a[e]!, b[e]!) ? p[e]! : 0));
  for (const rule of [{ ...siblings, largerArticles: 1 }, giants]) {
    const parts = { ...rule, ...HOLD_LOOK, threshold: HOLD * rule.threshold };
    scoredPairs += joinSiblings(start, edges, score, parts, anyTime, { may: together }).scoredPairs;
  }
  const choice = { favour, changed: changedClusters(start, event) };
  scoredPairs += joinSiblings(start, edges, score, siblings, limits, choice).scoredPairs;
  scoredPairs += joinSiblings(start, edges, score, giants, limits, choice).scoredPairs;
  return scoredPairs;
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
