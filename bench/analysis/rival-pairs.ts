import { featuresIn } from "../../domain/analysis/embedded/contradictions/figures/features";
import { contradictionOf } from "../../domain/analysis/embedded/contradictions/figures/items";
import { rivalsOf } from "../../domain/analysis/embedded/contradictions/figures/rivals";
import type { Statement } from "../../domain/analysis/embedded/contradictions/figures/statements";
import type { Feature } from "../../domain/analysis/embedded/contradictions/figures/weights";
import { type ReadEvent, readEvent } from "../../domain/analysis/reading/read";
import { type AnalysisCase, eventOf } from "./cases";
import { contradictionLikeness, numbersIn, type TrueContradiction } from "./matching";

/** Two figures of two newspapers that cannot both be true if they are of one thing. */
export interface RivalPair {
  a: Statement;
  b: Statement;
  features: Readonly<Record<Feature, number>>;
  /** The true contradiction whose values they tell; null for a pair of two things. */
  truth: TrueContradiction | null;
}

/** An event of the cases with all its rival pairs. */
export interface PairedEvent {
  event: ReadEvent;
  /** The true contradictions of which two values hold numbers: no other can be of figures. */
  truths: readonly TrueContradiction[];
  pairs: readonly RivalPair[];
}

/** Reads a case and labels its rival pairs as `contradictionLikeness` would judge each if it were found. */
export function pairedEvent(one: AnalysisCase): PairedEvent {
  const event = readEvent(eventOf(one, 1));
  const featuresOf = featuresIn(event);
  const truths = one.truth.contradictions.filter(
    ({ versions }) => versions.filter(({ value }) => numbersIn(value).length > 0).length > 1,
  );
  return {
    event,
    truths,
    pairs: rivalsOf(event).map(([a, b]) => ({
      a,
      b,
      features: featuresOf(a, b),
      truth: truthOf(a, b, truths),
    })),
  };
}

function truthOf(a: Statement, b: Statement, truths: readonly TrueContradiction[]): TrueContradiction | null {
  const named = truths.filter(({ versions }) =>
    [a, b].every(({ article }) => versions.some(({ articles }) => articles.includes(article.id))),
  );
  if (named.length === 0) return null;
  const found = contradictionOf(
    { key: "pair", measure: null, statements: [a, b] },
    "contradiction",
    [a, b].map((one) => ({ best: one, statements: [one] })),
    "",
  );
  return named.find((truth) => contradictionLikeness(found, truth) > 0) ?? null;
}
