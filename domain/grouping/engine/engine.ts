import { agglomerate, type MergeLimits, type MergeRule } from "./agglomerate";
import { linkArrivals } from "./arrivals";
import { type ClusterChoice, type ClusterRule, type ClusterScorers, joinClusters } from "./join-clusters";
import { LinkColumns } from "./links";
import { type PairScorer, scorerOf } from "./model";
import { describePair, PAIR_FEATURES, PAIR_WIDTH } from "./pair";
import { type Prior, shippedPrior } from "./prior";
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
/** The parts of an event stay together down to this share of what would join them. */
const HOLD = 0.6;

/** All that can be tuned or trained; the shipped ones unless told. */
export interface GroupingSettings {
  prior: Prior;
  sameLanguage: PairScorer;
  crossLanguage: PairScorer;
  /** Merging articles of one language into the clusters that everything else begins with. */
  within: MergeRule;
  /** Joining these clusters, within and across languages. */
  clusters: ClusterRule;
  clusterScorers: ClusterScorers;
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
    within: { threshold: 0.35, damping: 1 },
    clusters: {
      sameLanguage: 0.25,
      crossLanguage: 0.25,
      damping: 0.95,
      giant: 80,
      giantShare: 0.6,
      linked: 4,
      linkedArticles: 6,
      leastTie: 0.15,
      mostTie: 1.5,
      crossTie: 0.5,
      neighbours: 20,
      leastLinked: 0.02,
      rounds: 8,
    },
    clusterScorers: {
      sameLanguage: scorerOf(WEIGHTS.sameLanguageClusters),
      crossLanguage: scorerOf(WEIGHTS.crossLanguageClusters),
    },
    mostHours: 96,
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
 * then joins the clusters within and across languages. Only arrivals and the events they touch are looked at; of
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
  const looked = merge(window, edges, standing, arrival, limits, settings);
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
  arrival: Uint8Array,
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
  takeLongView(window);
  const { clusters, clusterScorers } = settings;
  const homes = homesOf(start, event);
  const together = (x: number, y: number): boolean => homes[x]! >= 0 && homes[x] === homes[y];
  const favour = (x: number, y: number): number =>
    homes[x]! >= 0 && homes[y]! >= 0 && homes[x] !== homes[y] ? APART : 1;
  // What was one event stays within the time an event may take.
  const anyTime = { ...limits, mostHours: Number.POSITIVE_INFINITY };
  const held: ClusterRule = {
    ...clusters,
    sameLanguage: HOLD * clusters.sameLanguage,
    crossLanguage: HOLD * clusters.crossLanguage,
  };
  const join = (rule: ClusterRule, within: MergeLimits, choice: ClusterChoice): number =>
    joinClusters(window, start, edges, clusterScorers, rule, within, choice);
  const kept = join(held, anyTime, { may: together });
  return kept + join(clusters, limits, { favour, changed: changedClusters(start, event, arrival) });
}

const WORD_COUNT = PAIR_FEATURES.indexOf("wordCount");
const CONCEPT_COUNT = PAIR_FEATURES.indexOf("conceptCount");
/** Both counts are logarithms of 1 + n: this lies between one and two. */
const TWO = Math.log1p(1.5);

/** A function giving the probability that two articles of the window tell one event. */
export function pairScore(
  window: ArticleWindow,
  settings: GroupingSettings,
): (a: number, b: number) => number {
  const features = new Float32Array(PAIR_WIDTH);
  return (a, b) => {
    describePair(window, a, b, features);
    const same = window.languages[a] === window.languages[b];
    // One thing in common is a common surname or a place as a rule: it proves nothing, however rare it is.
    if (same && features[WORD_COUNT]! < TWO && features[CONCEPT_COUNT]! < TWO) return 0;
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
