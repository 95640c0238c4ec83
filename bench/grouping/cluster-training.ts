import { agglomerate } from "../../domain/grouping/engine/agglomerate";
import { CLUSTER_WIDTH, type ClusterPair } from "../../domain/grouping/engine/cluster-pairs";
import { type GroupingSettings, linkRound } from "../../domain/grouping/engine/engine";
import {
  type ClusterRule,
  type ClusterScorers,
  joinClusters,
} from "../../domain/grouping/engine/join-clusters";
import { type PairModel, scorerOf } from "../../domain/grouping/engine/model";
import { takeLongView } from "../../domain/grouping/engine/window";
import { type LabelledArticle, type Run, windowArticles } from "./data";
import { trainNetwork } from "./network";
import { DATASET_WEIGHT, FOLDS, foldOf } from "./training";

/** A described pair of clusters with what share of its pairs of articles tells one event. */
interface ClusterExample {
  features: Float32Array;
  same: number;
  sameLanguage: boolean;
  weight: number;
  folds: readonly [number, number];
  run: string;
}

/** The models of pairs of clusters. */
export interface ClusterWeights {
  sameLanguageClusters: PairModel;
  crossLanguageClusters: PairModel;
}

/** A scorer that joins nothing: the first round's pairs are all that is seen. */
const NOTHING_JOINED: ClusterScorers = {
  sameLanguage: { probability: () => 0 },
  crossLanguage: { probability: () => 0 },
};
/** While examples are collected clusters join more easily than in the product, so that wrong joins are seen too. */
const EASIER = 0.8;

/**
 * The pairs of clusters that are met while each run is grouped, once with each fold's settings, of which the pairs
 * that touch that fold are taken: their links come from models that have not seen them.
 * @param scorers of each fold; without, only the pairs before anything is joined
 */
function collectClusterExamples(
  runs: readonly Run[],
  settings: readonly GroupingSettings[],
  scorers?: readonly ClusterScorers[],
): ClusterExample[] {
  const examples: ClusterExample[] = [];
  for (const run of runs) {
    for (const [fold, one] of settings.entries())
      examples.push(...examplesOf(run, one, fold, scorers?.[fold] ?? NOTHING_JOINED));
  }
  return examples;
}

function examplesOf(
  run: Run,
  settings: GroupingSettings,
  fold: number,
  scorers: ClusterScorers,
): ClusterExample[] {
  const articles = windowArticles(run, settings.prior);
  const arrivals = new Set(articles.map((article) => article.id));
  const { window, links } = linkRound({ articles, arrivals, links: [], constraints: [] }, settings);
  const start = Int32Array.from(articles, (_, i) => i);
  const limits = {
    hours: window.hours,
    mostHours: settings.mostHours,
    mostArticles: settings.mostArticles,
    cannot: [],
    tied: null,
  };
  const { languages } = window;
  agglomerate(start, links, settings.within, limits, (e) =>
    languages[links.a[e]!] === languages[links.b[e]!] ? links.p[e]! : 0,
  );
  takeLongView(window);
  const gold = Array.from(window.ids, (id) => run.articles[id]!.cluster);
  const keyOf = (nodes: readonly number[]): string =>
    mostOf(nodes.map((node) => gold[node]!)) ?? run.articles[window.ids[nodes[0]!]!]!.id;
  const examples: ClusterExample[] = [];
  const observe = ({ members: [x, y], sameLanguage }: ClusterPair, features: Float32Array): void => {
    // Of two clusters that nobody labelled nobody knows.
    if ([...x, ...y].every((node) => gold[node] === null)) return;
    const articleOf = (node: number): LabelledArticle => run.articles[window.ids[node]!]!;
    if (run.unknown && x.some((a) => y.some((b) => run.unknown?.(articleOf(a), articleOf(b))))) return;
    const folds = [foldOf(keyOf(x), FOLDS), foldOf(keyOf(y), FOLDS)] as const;
    if (!folds.includes(fold)) return;
    let same = 0;
    for (const a of x) for (const b of y) if (gold[a] !== null && gold[a] === gold[b]) same++;
    const product = x.length * y.length;
    const weight = Math.sqrt((2 * product) / (x.length + y.length));
    examples.push({
      features: Float32Array.from(features),
      same: same / product,
      sameLanguage,
      weight,
      folds,
      run: run.name,
    });
  };
  const rule: ClusterRule = {
    ...settings.clusters,
    sameLanguage: EASIER * settings.clusters.sameLanguage,
    crossLanguage: EASIER * settings.clusters.crossLanguage,
  };
  joinClusters(window, start, links, scorers, rule, limits, { observe });
  return examples;
}

function mostOf(keys: readonly (string | null)[]): string | null {
  const counts = new Map<string | null, number>();
  let most: string | null = null;
  for (const key of keys) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (key !== null && (counts.get(key) ?? 0) > (most === null ? 0 : counts.get(most)!)) most = key;
  }
  return most;
}

const SAME_LANGUAGE_UNITS = 6;
const CROSS_LANGUAGE_UNITS = 3;

/** Trains both models on all examples that do not touch fold `without`; each run weighs as its dataset says. */
function trainClusterWeights(all: readonly ClusterExample[], without?: number): ClusterWeights {
  const examples = without === undefined ? all : all.filter((e) => !e.folds.includes(without));
  const of = (sameLanguage: boolean, hidden: number): PairModel => {
    const some = examples.filter((e) => e.sameLanguage === sameLanguage);
    const totals = new Map<string, number>();
    for (const { run, weight } of some) totals.set(run, (totals.get(run) ?? 0) + weight);
    const features = new Float32Array(some.length * CLUSTER_WIDTH);
    for (const [i, example] of some.entries()) features.set(example.features, i * CLUSTER_WIDTH);
    const weights = some.map(({ run, weight, same }) => {
      const dataset = DATASET_WEIGHT[run.split(" ")[0]!] ?? 1;
      // Leaving out a fold takes more of the pairs of two events than of the pairs of one.
      const missing = without === undefined ? 1 : 1 + (1 - same) / (FOLDS - 1);
      return (dataset * missing * weight) / totals.get(run)!;
    });
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    return trainNetwork(
      {
        width: CLUSTER_WIDTH,
        features,
        labels: some.map((e) => e.same),
        weights: weights.map((weight) => weight / mean),
      },
      { hidden, epochs: 10, rate: 0.004, decay: 3e-4, seed: 7 },
    );
  };
  return {
    sameLanguageClusters: of(true, SAME_LANGUAGE_UNITS),
    crossLanguageClusters: of(false, CROSS_LANGUAGE_UNITS),
  };
}

/** Scorers of trained weights. */
export const clusterScorersOf = (weights: ClusterWeights): ClusterScorers => ({
  sameLanguage: scorerOf(weights.sameLanguageClusters),
  crossLanguage: scorerOf(weights.crossLanguageClusters),
});

/**
 * Trains the models of clusters in two passes: on what is met before anything is joined, then also on what is met
 * while clusters join by the models of the first pass.
 * @param settings of each fold
 * @returns the weights of each fold, and last those trained on all folds
 */
export function trainClusters(runs: readonly Run[], settings: readonly GroupingSettings[]): ClusterWeights[] {
  const folds = settings.map((_, fold) => fold);
  const first = collectClusterExamples(runs, settings);
  const early = folds.map((fold) => clusterScorersOf(trainClusterWeights(first, fold)));
  const examples = [...first, ...collectClusterExamples(runs, settings, early)];
  return [...folds.map((fold) => trainClusterWeights(examples, fold)), trainClusterWeights(examples)];
}
