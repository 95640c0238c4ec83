import type {
  Contradiction,
  Declaration,
  Findings,
  OpinionItem,
  Statement,
  Version,
} from "../../domain/analysis/findings";
import { figuresIn } from "../../domain/analysis/reading/figures/figures";
import { normaliseNumbers } from "../../domain/language/numbers";
import { LANGUAGES } from "../../domain/shared/languages";
import type { AnalysisCase, Truth } from "./cases";
import { isWord, sameSpeaker, sameWords, tellings } from "./likeness";

export type TrueContradiction = Truth["contradictions"][number];

/** One found statement and the true one it is, if it is one. */
export interface Pairing<Found, True> {
  found: Found[];
  truths: True[];
  /** For each truth the found one that is it. */
  matched: Map<True, Found>;
}

/**
 * Pairs what was found with what is true, best likeness first, each true one at most once, each found one too unless
 * it `mayBeSeveral`: the same words in three articles are three true quotations and one found. `likeness` 0 is none.
 */
export function pair<Found, True>(
  found: Found[],
  truths: True[],
  likeness: (found: Found, truth: True) => number,
  mayBeSeveral = false,
): Pairing<Found, True> {
  const scored = found.flatMap((one) => truths.map((truth) => ({ one, truth, score: likeness(one, truth) })));
  scored.sort((a, b) => b.score - a.score);
  const matched = new Map<True, Found>();
  const used = new Set<Found>();
  for (const { one, truth, score } of scored) {
    if (score <= 0 || matched.has(truth) || (used.has(one) && !mayBeSeveral)) continue;
    matched.set(truth, one);
    used.add(one);
  }
  return { found, truths, matched };
}

/**
 * A found contradiction is a true one when two of its versions have articles in two different versions of it, and
 * where the true values hold numbers, those versions say them.
 */
export function contradictionLikeness(found: Contradiction, truth: TrueContradiction): number {
  let placed = 0;
  const sides = new Set<number>();
  for (const version of found.versions) {
    const overlaps = truth.versions.map(({ value, articles }) =>
      agrees(version, value) ? articles.filter((id) => version.sources.includes(id)).length : 0,
    );
    const best = Math.max(...overlaps);
    if (best === 0) continue;
    sides.add(overlaps.indexOf(best));
    placed += best;
  }
  return sides.size >= 2 ? placed : 0;
}

/** Whether a version says one of the numbers of a true value; without numbers there is nothing to compare. */
function agrees({ amount, value }: Version, truth: string): boolean {
  const numbers = numbersIn(truth);
  if (!amount || numbers.length === 0) return true;
  const said = value.flatMap(({ text }) => numbersIn(text));
  return numbers.some(
    (number) => isNear(number, amount.low, amount.high) || said.some((other) => isNear(number, other, other)),
  );
}

const ROOM = 0.01;
const isNear = (number: number, low: number, high: number): boolean =>
  number >= low - Math.abs(high) * ROOM && number <= high + Math.abs(high) * ROOM;

/** All that a value's digits and number words may mean: it may be worded in any of the four languages. */
export function numbersIn(value: string): number[] {
  return LANGUAGES.flatMap((language) => [
    ...(normaliseNumbers(value, language).match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
    ...figuresIn(value, language).flatMap(({ low, high }) => [low, high]),
  ]);
}

/** Whether an updating, rounding or otherwise harmless difference was taken for a contradiction. */
export const coversLookAlike = (found: Contradiction, { articles }: Truth["look_alikes"][number]): boolean =>
  found.versions.filter(({ sources }) => sources.some((id) => articles.includes(id))).length >= 2;

export type TrueQuote = Truth["quotes"][number];

export const quoteLikeness = (found: Declaration, truth: TrueQuote): number =>
  found.sources.includes(truth.article) && sameWords(truth.text, found.quote)
    ? found.indirect
      ? 0.5
      : 1
    : 0;

export const speakerIsRight = (found: Declaration, truth: TrueQuote): boolean =>
  sameSpeaker(found.speaker, truth.speaker, found.language) ||
  (found.office !== null && sameSpeaker(found.office, truth.speaker, found.language));

const HALF = 0.5;

/**
 * A found fact is a true one when it rests on two of its articles and tells half of what it tells: words, concepts,
 * names and numbers in its own language, concepts, names and numbers in another.
 */
export function factLikeness(one: AnalysisCase): (found: Statement, truth: Truth["facts"][number]) => number {
  const languages = new Set(["en", ...one.articles.map(({ language }) => language)]);
  return (found, truth) => {
    const shared = found.sources.filter((id) => truth.articles.includes(id)).length;
    if (shared < Math.min(2, truth.articles.length)) return 0;
    const likeness = Math.max(
      ...[...languages].flatMap((language) =>
        found.wordings.map((wording) => sharedTelling(truth.text, language, wording.text, wording.language)),
      ),
    );
    return likeness >= HALF ? likeness + shared / 100 : 0;
  };
}

/** Share of what `text` tells that `other` tells, too; 0 where languages differ and there is too little to compare. */
function sharedTelling(text: string, language: string, other: string, otherLanguage: string): number {
  const same = language === otherLanguage;
  const wanted = [...tellings(text, language)].filter((telling) => same || !isWord(telling));
  if (!same && wanted.length < LEAST_COMPARED) return 0;
  const told = tellings(other, otherLanguage);
  return wanted.filter((telling) => told.has(telling)).length / (wanted.length || 1);
}

const LEAST_COMPARED = 2;

export const opinionLikeness = (found: OpinionItem, truth: Truth["opinions"][number]): number =>
  found.wordings.some(({ from, text }) => from === truth.article && sameWords(truth.text, text)) ? 1 : 0;

/** Only what is said to be a contradiction counts as one. */
export const contradictionsOf = ({ contradictions }: Findings): Contradiction[] =>
  contradictions.filter(({ relation }) => relation === "contradiction");
