import { type GroupingSettings, groupArticles, pairScore } from "../../domain/grouping/engine/engine";
import { buildWindow, inOrder, windowBytes } from "../../domain/grouping/engine/window";
import { titleJaccard } from "./baseline";
import { type LabelledPair, pairArticles, type Run, windowArticles } from "./data";
import { areaUnderCurve, bCubed, crossLanguageBCubed, type Judged, pairwise, type Score } from "./metrics";
import { foldOf, SAME_STORY } from "./training";

/** What one run gave. */
export interface Measure {
  run: string;
  language: string;
  bCubed: Score;
  pairwise: Score;
  /** Null where no event has several languages. */
  crossLanguage: Score | null;
  baseline: Score;
  baselineCross: Score | null;
  /** Share of the unlabelled articles put into a cluster with a labelled one, and their number. */
  absorbed: { share: number; of: number } | null;
  articlesPerSecond: number;
  /** Pairs of candidates, and all pairs scored, those of sibling clusters with them. */
  candidatesPerArticle: number;
  scoredPairsPerArticle: number;
  windowBytesPerArticle: number;
}

/** Groups a run with each fold's settings and takes every article from the grouping in which it was held out. */
export function measureRun(run: Run, settings: readonly GroupingSettings[]): Measure[] {
  const folds = settings.length;
  const found: number[] = new Array<number>(run.articles.length).fill(-1);
  const perFold: number[][] = [];
  let seconds = 0;
  let scored = 0;
  let candidates = 0;
  let bytes = 0;
  for (const one of settings) {
    const articles = windowArticles(run, one.prior);
    const started = performance.now();
    const result = groupArticles(
      { articles, arrivals: new Set(articles.map((a) => a.id)), links: [], constraints: [] },
      one,
    );
    seconds += (performance.now() - started) / 1000;
    scored += result.stats.scoredPairs;
    candidates += result.stats.candidates;
    const mine = found.slice();
    for (const [number, cluster] of result.clusters.entries()) for (const id of cluster) mine[id] = number;
    perFold.push(mine);
    bytes = windowBytes(buildWindow(inOrder(articles), one.prior));
  }
  const n = run.articles.length;
  const baseline = titleJaccard(run);
  const speed = {
    articlesPerSecond: Math.round((n * folds) / seconds),
    candidatesPerArticle: candidates / n / folds,
    scoredPairsPerArticle: scored / n / folds,
    windowBytesPerArticle: Math.round(bytes / n),
  };
  const judged = perFold.map((mine) => judge(run, mine));
  const plain = judge(run, baseline);
  const languages = [
    ...new Set(run.articles.filter((a) => a.cluster !== null).map((a) => a.language)),
  ].sort();
  const cross = pooled(judged, folds, (items) => crossLanguageBCubed(items));
  return [...(languages.length > 1 ? ["all"] : []), ...languages].map((language) => {
    const own = (items: Judged[]) =>
      language === "all" ? items : items.filter((i) => i.language === language);
    const whole = language === "all" || languages.length === 1;
    return {
      run: run.name,
      language,
      bCubed: heldOut(judged.map(own)),
      pairwise: average(judged.map((items) => pairwise(own(items)))),
      crossLanguage: language === "all" && cross.items > 0 ? cross : null,
      baseline: bCubed(own(plain)),
      baselineCross: language === "all" && cross.items > 0 ? crossLanguageBCubed(plain) : null,
      absorbed: whole ? absorbed(run, perFold[0]!) : null,
      ...speed,
    };
  });
}

/** The labelled articles of a run with the clusters they were put in. */
function judge(run: Run, found: readonly number[]): Judged[] {
  return run.articles.flatMap((a, i) =>
    a.cluster === null ? [] : [{ gold: a.cluster, found: found[i]!, language: a.language }],
  );
}

function average(scores: readonly Score[]): Score {
  const mean = (of: (score: Score) => number) => scores.reduce((sum, s) => sum + of(s), 0) / scores.length;
  const precision = mean((s) => s.precision);
  const recall = mean((s) => s.recall);
  return { precision, recall, f1: mean((s) => s.f1), items: scores[0]!.items };
}

function pooled(judged: readonly Judged[][], folds: number, measure: (items: Judged[]) => Score): Score {
  return folds === 1 ? measure(judged[0]!) : average(judged.map(measure));
}

/** B³ averaged over the articles, each judged in the grouping that was trained without its cluster. */
function heldOut(judged: readonly Judged[][]): Score {
  const folds = judged.length;
  if (folds === 1) return bCubed(judged[0]!);
  let precision = 0;
  let recall = 0;
  let items = 0;
  for (const [fold, all] of judged.entries()) {
    const score = bCubed(all, (item) => foldOf(item.gold, folds) === fold);
    precision += score.precision * score.items;
    recall += score.recall * score.items;
    items += score.items;
  }
  precision /= items;
  recall /= items;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall), items };
}

function absorbed(run: Run, found: readonly number[]): Measure["absorbed"] {
  const labelled = new Set(found.filter((_, i) => run.articles[i]!.cluster !== null));
  const others = found.filter((_, i) => run.articles[i]!.cluster === null);
  if (others.length === 0) return null;
  return {
    share: others.filter((cluster) => labelled.has(cluster)).length / others.length,
    of: others.length,
  };
}

/** How well the pair score tells the same story (mark up to 2) from another, by pair of languages. */
export interface PairMeasure {
  languages: string;
  pairs: number;
  auc: number;
}

/** Scores each labelled pair with the settings of the fold it was held out in. */
export function measurePairs(
  pairs: readonly LabelledPair[],
  settings: readonly GroupingSettings[],
): PairMeasure[] {
  const scores = settings.map((one) =>
    pairScore(buildWindow(pairArticles(pairs, one.prior), one.prior), one),
  );
  const byLanguages = new Map<string, { score: number; positive: boolean }[]>();
  for (const [i, pair] of pairs.entries()) {
    const fold = settings.length === 1 ? 0 : foldOf(pair.id, settings.length);
    const languages = [...new Set([pair.language1, pair.language2])].sort().join("–");
    const list = byLanguages.get(languages) ?? [];
    byLanguages.set(languages, list);
    list.push({
      score: scores[fold]!(2 * i, 2 * i + 1),
      positive: pair.similarity_1same_4different <= SAME_STORY,
    });
  }
  return [...byLanguages]
    .map(([languages, list]) => ({ languages, pairs: list.length, auc: areaUnderCurve(list) }))
    .sort((a, b) => b.pairs - a.pairs);
}
