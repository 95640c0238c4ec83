import type { GroupingSettings } from "../../domain/grouping/engine/engine";
import type { Prior } from "../../domain/grouping/engine/prior";
import { type ClusterWeights, clusterScorersOf, trainClusters } from "./cluster-training";
import type { LabelledPair, Run } from "./data";
import { collectExamples, FOLDS, type PairWeights, settingsWith, trainWeights } from "./training";

/** What was learnt of labelled data. */
export interface Learnt {
  /** Settings of each fold, trained on the data without the fold's clusters. */
  folds: GroupingSettings[];
  /** Weights trained on all. */
  weights: PairWeights & ClusterWeights;
  /** How many pairs of articles there were, and how many of them tell one event. */
  pairs: number;
  samePairs: number;
}

/** Datasets from which clusters are learnt; of the others only pairs of articles. */
const OF_CLUSTERS = /^(og2021|allsides21|frgnews|basil|sample|look-alikes|allsides headline\+lead)/;

/** Trains all models, for each fold and for the product. */
export function learn(runs: readonly Run[], pairs: readonly LabelledPair[], prior: Prior): Learnt {
  const ofArticles = runs.filter((run) => !run.name.startsWith("sample"));
  const examples = collectExamples(ofArticles, pairs, prior, FOLDS);
  const withoutClusters = Array.from({ length: FOLDS }, (_, fold) =>
    settingsWith(trainWeights(examples, fold), prior),
  );
  const clusters = trainClusters(
    runs.filter((run) => OF_CLUSTERS.test(run.name)),
    withoutClusters,
  );
  const all = trainWeights(examples);
  return {
    folds: withoutClusters.map((settings, fold) => ({
      ...settings,
      clusterScorers: clusterScorersOf(clusters[fold]!),
    })),
    weights: { ...all, ...clusters[FOLDS]! },
    pairs: examples.length,
    samePairs: examples.filter((example) => example.same).length,
  };
}
