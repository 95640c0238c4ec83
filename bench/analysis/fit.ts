import { type Feature, WEIGHTS } from "../../domain/analysis/embedded/contradictions/figures/weights";
import { dot, type Example, fitLogistic } from "./regression";
import type { PairedEvent, RivalPair } from "./rival-pairs";

/** What each feature of a rival pair adds to the odds, as in the product's `WEIGHTS`. */
export type Weights = Readonly<Record<Feature, number>>;

const FEATURES = Object.keys(WEIGHTS) as Feature[];
/** Some hundred contradictions cannot vouch for large weights. More than this costs recall in held-out files. */
const PENALTY = 0.5;
const PENALTIES = FEATURES.map((feature) => (feature === "bias" ? 1e-3 : PENALTY));
/** So often the true pairs are chosen by the weights and the weights fitted on them: then hardly one changes. */
const ROUNDS = 4;

const rowOf = ({ features }: RivalPair): number[] => FEATURES.map((feature) => features[feature]);

/** Fits the weights on all rival pairs of the events. */
export function fitWeights(events: readonly PairedEvent[]): Weights {
  const rows = new Map(events.flatMap(({ pairs }) => pairs.map((pair) => [pair, rowOf(pair)] as const)));
  let score = ({ features }: RivalPair): number => features.likeness;
  let weights: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    weights = fitLogistic(examplesOf(events, score, rows), PENALTIES);
    const fitted = weights;
    score = (pair) => dot(rows.get(pair)!, fitted);
  }
  return Object.fromEntries(FEATURES.map((feature, i) => [feature, weights[i]!])) as Record<Feature, number>;
}

/**
 * Pairs of two things, and of each true contradiction the likeliest pair of every two articles. Their other pairs with
 * the same numbers are no examples: an article may well write a number of one thing and, elsewhere, of another.
 */
function examplesOf(
  events: readonly PairedEvent[],
  score: (pair: RivalPair) => number,
  rows: ReadonlyMap<RivalPair, readonly number[]>,
): Example[] {
  const pairs = events.flatMap((event) => event.pairs);
  const chosen = new Map<RivalPair["truth"], Map<string, RivalPair>>();
  for (const pair of pairs) {
    if (pair.truth === null) continue;
    const byArticles = chosen.get(pair.truth) ?? new Map<string, RivalPair>();
    const articles = `${pair.a.article.id} ${pair.b.article.id}`;
    const best = byArticles.get(articles);
    if (best === undefined || score(pair) > score(best)) byArticles.set(articles, pair);
    chosen.set(pair.truth, byArticles);
  }
  const right = [...chosen.values()].flatMap((byArticles): Example[] =>
    [...byArticles.values()].map((pair) => ({
      features: rows.get(pair)!,
      label: 1,
      weight: shareOf(byArticles.size),
    })),
  );
  const wrong = pairs.flatMap((pair): Example[] =>
    pair.truth === null ? [{ features: rows.get(pair)!, label: 0, weight: 1 }] : [],
  );
  return [...right, ...wrong];
}

/** A contradiction weighs about as much whether two articles tell it or eight: 1.5 … 3 in all. */
const shareOf = (pairs: number): number => 3 / (1 + pairs);

/** The source of the product's weights with other numbers in it, two digits each. */
export const inSource = (source: string, weights: Weights): string =>
  source.replace(/^( {2})(\w+): -?[\d.]+,$/gm, (line, indent: string, name: string) =>
    name in weights ? `${indent}${name}: ${Number(weights[name as Feature].toFixed(2))},` : line,
  );
