import { type GroupingSettings, shippedSettings, visitCandidates } from "../../domain/grouping/engine/engine";
import { hash24 } from "../../domain/grouping/engine/hash";
import { type PairModel, scorerOf } from "../../domain/grouping/engine/model";
import { describePair, PAIR_WIDTH } from "../../domain/grouping/engine/pair";
import type { Prior } from "../../domain/grouping/engine/prior";
import { buildWindow, inOrder } from "../../domain/grouping/engine/window";
import { type LabelledPair, pairArticles, type Run, windowArticles } from "./data";
import { type Examples, trainNetwork } from "./network";

/** Pairs with a mark up to this one tell the same event. */
export const SAME_STORY = 2;

/** A described pair with what a fold and a model need to know of it. */
interface Example {
  features: Float32Array;
  same: boolean;
  crossLanguage: boolean;
  weight: number;
  folds: readonly [number, number];
}

/** Folds of every cross-validation. */
export const FOLDS = 5;

/** The fold a cluster (or a labelled pair) is held out in. */
export function foldOf(key: string, folds: number): number {
  return hash24(key, 5) % folds;
}

/** How much the pairs of a dataset count together, against the others. */
export const DATASET_WEIGHT: Record<string, number> = {
  og2021: 3,
  allsides21: 1,
  allsides: 0.4,
  frgnews: 1.5,
  basil: 0.3,
  "look-alikes": 1,
  pairs: 0.7,
};

/** All candidate pairs of the runs with a label, each run weighing as its dataset says. */
export function collectExamples(
  runs: readonly Run[],
  pairs: readonly LabelledPair[],
  prior: Prior,
  folds: number,
): Example[] {
  const examples: Example[] = [];
  for (const run of runs) {
    const articles = inOrder(windowArticles(run, prior));
    const window = buildWindow(articles, prior);
    const from = examples.length;
    visitCandidates(window, new Uint8Array(window.size).fill(1), (a, b) => {
      const x = run.articles[articles[a]!.id]!;
      const y = run.articles[articles[b]!.id]!;
      // Of two unlabelled articles nobody knows.
      if (run.unknown?.(x, y) ?? (x.cluster === null && y.cluster === null)) return;
      const features = new Float32Array(PAIR_WIDTH);
      describePair(window, a, b, features);
      const fold = (key: string | null, id: string) => foldOf(key ?? id, folds);
      examples.push({
        features,
        same: x.cluster === y.cluster,
        crossLanguage: x.language !== y.language,
        weight: 1,
        folds: [fold(x.cluster, x.id), fold(y.cluster, y.id)],
      });
    });
    const total = DATASET_WEIGHT[run.articles[0]!.dataset] ?? 1;
    for (let i = from; i < examples.length; i++)
      examples[i]!.weight = (total * 100_000) / (examples.length - from);
  }
  const window = buildWindow(pairArticles(pairs, prior), prior);
  for (const [i, pair] of pairs.entries()) {
    const features = new Float32Array(PAIR_WIDTH);
    describePair(window, 2 * i, 2 * i + 1, features);
    const fold = foldOf(pair.id, folds);
    examples.push({
      features,
      same: pair.similarity_1same_4different <= SAME_STORY,
      crossLanguage: pair.language1 !== pair.language2,
      weight: (DATASET_WEIGHT["pairs"]! * 20_000) / pairs.length,
      folds: [fold, fold],
    });
  }
  return examples;
}

/** Hidden units; there are far fewer pairs across languages to learn from. */
const SAME_LANGUAGE_UNITS = 8;
const CROSS_LANGUAGE_UNITS = 2;

/** The models of pairs of articles. */
export interface PairWeights {
  sameLanguage: PairModel;
  crossLanguage: PairModel;
}

/**
 * Trains both models on all examples that do not touch fold `without`. Leaving out a fold's clusters takes a share
 * of the pairs within a cluster, but twice that share of the pairs between two clusters; the latter are weighed up
 * again, or else the models would take one event for likelier than it is.
 */
export function trainWeights(all: readonly Example[], without?: number, folds = FOLDS): PairWeights {
  const examples =
    without === undefined
      ? all
      : all
          .filter((e) => !e.folds.includes(without))
          .map((e) => (e.same ? e : { ...e, weight: e.weight / (1 - 1 / folds) }));
  const of = (crossLanguage: boolean, hidden: number) =>
    trainNetwork(pack(examples.filter((e) => e.crossLanguage === crossLanguage)), {
      hidden,
      epochs: 6,
      rate: 0.004,
      decay: 1e-4,
      seed: 7,
    });
  return { sameLanguage: of(false, SAME_LANGUAGE_UNITS), crossLanguage: of(true, CROSS_LANGUAGE_UNITS) };
}

function pack(examples: readonly Example[]): Examples {
  const features = new Float32Array(examples.length * PAIR_WIDTH);
  for (const [i, example] of examples.entries()) features.set(example.features, i * PAIR_WIDTH);
  const mean = examples.reduce((sum, e) => sum + e.weight, 0) / examples.length;
  return {
    width: PAIR_WIDTH,
    features,
    labels: Uint8Array.from(examples, (e) => (e.same ? 1 : 0)),
    weights: Float32Array.from(examples, (e) => e.weight / mean),
  };
}

/** The shipped settings with other weights. */
export function settingsWith(weights: PairWeights, prior: Prior): GroupingSettings {
  return {
    ...shippedSettings(),
    prior,
    sameLanguage: scorerOf(weights.sameLanguage),
    crossLanguage: scorerOf(weights.crossLanguage),
  };
}
