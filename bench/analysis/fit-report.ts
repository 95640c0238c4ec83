import { readFileSync } from "node:fs";
import { LEAST } from "../../domain/analysis/embedded/contradictions/figures/likely";
import type { AnalysisCase } from "./cases";
import { fitWeights, inSource, type Weights } from "./fit";
import { type HeldOut, heldOut, inAll, type PairedFile } from "./held-out";
import { pairedEvent } from "./rival-pairs";

/** Cases under the name of their file. */
export interface CaseFile {
  name: string;
  cases: AnalysisCase[];
}

/** Larger events are aligned by other rules, which have no weights. */
const MOST_ARTICLES = 8;
const THRESHOLDS = [-1, -0.5, 0, 0.25, 0.5, 0.75, 1, 1.5, 2];
const SOURCE = new URL("../../domain/analysis/embedded/contradictions/figures/weights.ts", import.meta.url);

/** What fitting gives: the weights on all files, and what they would find in files that they have not seen. */
export interface FitReport {
  events: number;
  pairs: number;
  /** Pairs that tell a true contradiction. */
  truePairs: number;
  weights: Weights;
  /** Each file at each threshold; empty where there is but one file. */
  heldOut: HeldOut[];
}

/** Fits the weights of the figures' features on the files' events of up to eight articles. */
export function fitReport(files: readonly CaseFile[]): FitReport {
  const paired = files.map(
    ({ name, cases }): PairedFile => ({
      name,
      events: cases.filter(({ articles }) => articles.length <= MOST_ARTICLES).map(pairedEvent),
    }),
  );
  const events = paired.flatMap((file) => file.events);
  const pairs = events.flatMap((event) => event.pairs);
  return {
    events: events.length,
    pairs: pairs.length,
    truePairs: pairs.filter(({ truth }) => truth !== null).length,
    weights: fitWeights(events),
    heldOut: paired.length > 1 ? heldOut(paired, [...new Set([...THRESHOLDS, LEAST])]) : [],
  };
}

/** A report as text: the source of `weights.ts` with the new numbers, and the measure. */
export function fitInWords({ events, pairs, truePairs, weights, heldOut: rows }: FitReport): string {
  const head = "file             odds from precision  recall  right  false missed";
  return [
    inSource(readFileSync(SOURCE, "utf8"), weights),
    `Fitted on ${events} events with ${pairs} rival pairs, ${truePairs} of them of true contradictions.`,
    ...(rows.length === 0
      ? []
      : [
          "",
          "Each file with weights that were fitted on the others:",
          head,
          ...inAll(rows).map(inCells),
          "",
          head,
          ...rows.filter(({ least }) => least === LEAST).map(inCells),
        ]),
  ].join("\n");
}

const inCells = ({ file, least, right, false: wrong, missed }: HeldOut): string =>
  [
    file.padEnd(16),
    least.toFixed(2).padStart(9),
    share(right, right + wrong).padStart(9),
    share(right, right + missed).padStart(7),
    ...[right, wrong, missed].map((count) => String(count).padStart(6)),
  ].join(" ");

const share = (part: number, whole: number): string => (whole === 0 ? "–" : (part / whole).toFixed(3));
