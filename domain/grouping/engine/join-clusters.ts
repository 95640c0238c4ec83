import { agglomerate, type Edges, type MergeLimits } from "./agglomerate";
import { type ClusterPair, type ClusterPairRule, visitClusterPairs } from "./cluster-pairs";
import type { PairScorer } from "./model";
import type { ArticleWindow } from "./window";

/** How clusters are joined. */
export interface ClusterRule extends ClusterPairRule {
  /** Least probability that two clusters tell one event: of those that share a language, and of the others. */
  sameLanguage: number;
  crossLanguage: number;
  /** As of `MergeRule`, in each round. */
  damping: number;
  /** What a cluster of `giant` articles and more needs, as a share of that: its event fills the newspapers. */
  giantShare: number;
  giant: number;
  /** Σp of the links into the larger cluster that articles of one of `linkedArticles` and more need, each. */
  linked: number;
  linkedArticles: number;
  /**
   * Σp of the links into the larger cluster that each article of the smaller one needs, whatever the models say: as much
   * where both are single articles, more with the root of the larger one's size, `mostTie` at most. Across languages
   * `crossTie` at least: two topics in common are soon found there.
   */
  leastTie: number;
  mostTie: number;
  crossTie: number;
  /** What has been joined is described anew, so many times at most. */
  rounds: number;
}

/** Probability that two described clusters tell one event. */
export interface ClusterScorers {
  sameLanguage: PairScorer;
  crossLanguage: PairScorer;
}

/** Which clusters, called by name, are compared, and how; all alike unless told. */
export interface ClusterChoice {
  /** Whether two clusters may be joined at all. */
  may?: (a: number, b: number) => boolean;
  /** What the probability is multiplied with. */
  favour?: (a: number, b: number) => number;
  /** By name 1 for what has changed: of two clusters compared one has. Kept up to date as clusters join. */
  changed?: Uint8Array;
  /** Sees every pair that is scored; for training. */
  observe?: (pair: ClusterPair, features: Float32Array) => void;
}

/**
 * Joins clusters that tell one event, the most probable first, in rounds: in each one pairs of clusters are described
 * as they stand then and scored. A pair of clusters says more than the pairs of their articles: what one headline
 * leaves out another one has, and what all the articles of one cluster share and the other one lacks sets them apart.
 * @param start cluster of each node, named by its lowest node; changed in place
 * @returns how many pairs of clusters were scored
 */
export function joinClusters(
  window: ArticleWindow,
  start: Int32Array,
  edges: Edges,
  scorers: ClusterScorers,
  rule: ClusterRule,
  limits: MergeLimits,
  { may = () => true, favour = () => 1, changed, observe }: ClusterChoice = {},
): number {
  let scoredPairs = 0;
  let moved = changed;
  for (let round = 0; round < rule.rounds; round++) {
    const compare = (a: number, b: number): boolean =>
      (moved === undefined || moved[a] === 1 || moved[b] === 1) && may(a, b);
    const found = { length: 0, a: [] as number[], b: [] as number[], p: [] as number[] };
    scoredPairs += visitClusterPairs(window, start, edges, rule, compare, (pair, features) => {
      const { a, b, members } = pair;
      observe?.(pair, features);
      const p = relative(pair, scorers, features, rule) * favour(a, b);
      found.a.push(a);
      found.b.push(b);
      found.p.push(p * (members[0].length * members[1].length) ** rule.damping);
      found.length++;
    });
    const before = start.slice();
    agglomerate(start, found, { threshold: 1, damping: rule.damping }, { ...limits, tied: null });
    // From the second round on only what the round before has joined can have become another thing.
    const joined = new Uint8Array(start.length);
    let any = false;
    for (let node = 0; node < start.length; node++) {
      if (before[node] === start[node]) continue;
      any = true;
      joined[start[node]!] = 1;
      if (changed !== undefined) changed[start[node]!] = 1;
    }
    if (!any) break;
    moved = joined;
  }
  return scoredPairs;
}

/**
 * Probability as a multiple of what is needed; 0 where hardly a link ties the two. The labelled events that the models
 * learn from are small; of large ones readers expect one story where the models see its sides. So clusters of some size
 * are also taken for one where each article of the smaller one has links enough into the larger one, of the twenty or
 * so that it can have.
 */
function relative(
  { sameLanguage, sum, members: [x, y] }: ClusterPair,
  scorers: ClusterScorers,
  features: Float32Array,
  rule: ClusterRule,
): number {
  const smaller = Math.min(x.length, y.length);
  const larger = Math.max(x.length, y.length);
  const tie = sum / smaller;
  const least = Math.min(rule.mostTie, rule.leastTie * Math.sqrt(larger));
  if (tie < Math.max(least, sameLanguage ? 0 : rule.crossTie)) return 0;
  const kind = sameLanguage ? "sameLanguage" : "crossLanguage";
  const giant = larger >= rule.giant && smaller > 1;
  const needed = rule[kind] * (giant ? rule.giantShare : 1);
  const byLinks = smaller >= rule.linkedArticles ? tie / rule.linked : 0;
  return Math.max(scorers[kind].probability(features) / needed, byLinks);
}
