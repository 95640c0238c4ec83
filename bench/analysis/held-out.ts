import {
  likelyContradictions,
  type Odds,
} from "../../domain/analysis/embedded/contradictions/figures/likely";
import type { Statement } from "../../domain/analysis/embedded/contradictions/figures/statements";
import type { Feature } from "../../domain/analysis/embedded/contradictions/figures/weights";
import { fitWeights, type Weights } from "./fit";
import { contradictionLikeness, pair } from "./matching";
import type { PairedEvent } from "./rival-pairs";

/** The events of one file of cases. */
export interface PairedFile {
  name: string;
  events: readonly PairedEvent[];
}

/** What the figures of a file's events give from some odds on, with weights that were fitted without the file. */
export interface HeldOut {
  file: string;
  least: number;
  right: number;
  false: number;
  /** True contradictions that some rival pair tells, and that are not found. */
  missed: number;
}

/** Fits the weights once for each file, on all others, and measures the contradictions that they find in it. */
export function heldOut(files: readonly PairedFile[], thresholds: readonly number[]): HeldOut[] {
  return files.flatMap((file) => {
    const others = files.filter((other) => other !== file).flatMap(({ events }) => events);
    return measureWith(fitWeights(others), file, thresholds);
  });
}

/** Measures a file with given weights. */
export function measureWith(weights: Weights, file: PairedFile, thresholds: readonly number[]): HeldOut[] {
  const judged = file.events.map((event) => ({ ...event, odds: oddsBy(weights, event) }));
  return thresholds.map((least) => {
    const counts = { file: file.name, least, right: 0, false: 0, missed: 0 };
    for (const { event, truths, pairs, odds } of judged) {
      const found = likelyContradictions(event, odds, least);
      const { matched } = pair(found, [...truths], contradictionLikeness);
      const reachable = new Set(pairs.flatMap(({ truth }) => (truth === null ? [] : [truth])));
      counts.right += matched.size;
      counts.false += found.length - matched.size;
      counts.missed += [...reachable].filter((truth) => !matched.has(truth)).length;
    }
    return counts;
  });
}

/** Judges rival pairs by what is known of them already: reading an event's features takes long. */
function oddsBy(weights: Weights, { pairs }: PairedEvent): Odds {
  const names = Object.keys(weights) as Feature[];
  const known = new Map<Statement, Map<Statement, number>>();
  for (const { a, b, features } of pairs) {
    const odds = names.reduce((sum, name) => sum + features[name] * weights[name], 0);
    known.set(a, (known.get(a) ?? new Map<Statement, number>()).set(b, odds));
  }
  return (a, b) => known.get(a)!.get(b)!;
}

/** Counts of several files, by threshold. */
export const inAll = (rows: readonly HeldOut[]): HeldOut[] =>
  [...new Set(rows.map(({ least }) => least))].map((least) =>
    rows
      .filter((row) => row.least === least)
      .reduce((sum, row) => ({
        file: "all",
        least,
        right: sum.right + row.right,
        false: sum.false + row.false,
        missed: sum.missed + row.missed,
      })),
  );
