import type { Numeral } from "./figure";
import { type Phrases, phraseTable } from "./phrases";
import type { Token } from "./tokens";
import { between, CLAUSE, governed } from "./walls";
import { CHANGE, FORECAST, PART, PAST, TARGET } from "./words/scopes";

const past = phraseTable(PAST);
const part = phraseTable(PART);
const forecast = phraseTable(FORECAST);
const target = phraseTable(TARGET);
const change = phraseTable(CHANGE);

const YEAR = /^(?:19|20)\d\d$/;
const AGO: Record<string, readonly [RegExp, RegExp]> = {
  es: [/^hace$/, /^(?:anos|decadas|siglos)$/],
  fr: [/^a$/, /^(?:ans|decennies|siecles)$/],
  de: [/^vor$/, /^(?:jahren|jahrzehnten)$/],
};

/** Where "hace tres años", "il y a neuf ans" or "vor 20 Jahren" begin. */
function yearsAgo(tokens: readonly Token[], language: string): number[] {
  const ago = AGO[language];
  if (ago === undefined) return [];
  return [...tokens.keys()].filter(
    (i) =>
      ago[0].test(tokens[i]!.folded) &&
      (language !== "fr" || tokens[i - 1]?.folded === "y") &&
      [2, 3, 4].some((n) => ago[1].test(tokens[i + n]?.folded ?? "")),
  );
}

/** "Konnten" and "durfte" tell what was, "könnten" and "dürfte" what may be; folded they are one. */
const isIndicative = (token: Token): boolean =>
  /^(?:konnt|durft)/.test(token.folded) && !/[öüÖÜ]/.test(token.text);

const COMPARING =
  /^(?:que|than|on|als|gegenuber|rapport|frente|respecto|compared|comparacion|comparaison|vergleich|versus|over|zum|from)$/;
const COMPARED_NEAR = 3;

/** "37 % menos que la anterior", "down 27 per cent on last season": the number is of now, measured against the past. */
const isCompared = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - COMPARED_NEAR), at).some(({ folded }) => COMPARING.test(folded));

/** What a sentence's phrases say of the scopes of its numbers, found once for all of them. */
export interface Asides {
  past: Set<Numeral>;
  years: Map<Numeral, number[]>;
  part: Set<number>;
  changed: ReadonlySet<Numeral>;
  hasForecast: ReadonlySet<Numeral>;
  hasTarget: ReadonlySet<Numeral>;
}

/** Looks up the phrases of a sentence that narrow its numbers. */
export function asidesOf(tokens: readonly Token[], numerals: readonly Numeral[], language: string): Asides {
  const found: Asides = {
    past: new Set(),
    years: new Map(),
    part: new Set(),
    changed: new Set(),
    hasForecast: new Set(),
    hasTarget: new Set(),
  };
  const spread = (phrases: Phrases<true> | undefined): Set<Numeral> =>
    new Set((phrases?.in(tokens) ?? []).flatMap(({ from }) => [...governed(tokens, numerals, from)]));
  found.changed = spread(change.get(language));
  // "Operator corrects: 45,000 homes without power": a colon keeps the word of change from its number.
  if (found.changed.size === 0)
    found.changed = new Set(
      (change.get(language)?.in(tokens) ?? []).flatMap(({ to }) =>
        tokens.slice(0, to + 1).some(({ text }) => text === ":")
          ? (numerals.find(({ from }) => from > to) ?? [])
          : [],
      ),
    );
  for (const { from } of past.get(language)?.in(tokens) ?? [])
    if (!isCompared(tokens, from))
      for (const numeral of governed(tokens, numerals, from)) found.past.add(numeral);
  for (const at of yearsAgo(tokens, language))
    for (const numeral of governed(tokens, numerals, at)) found.past.add(numeral);
  found.hasForecast = new Set(
    (forecast.get(language)?.in(tokens) ?? [])
      .filter(({ from }) => !isIndicative(tokens[from]!))
      .flatMap(({ from }) => numerals.filter((numeral) => !between(tokens, numeral, from, CLAUSE))),
  );
  found.hasTarget = spread(target.get(language));
  for (const { from } of part.get(language)?.in(tokens) ?? []) found.part.add(from);
  for (const [i, token] of tokens.entries())
    if (YEAR.test(token.text))
      for (const numeral of governed(
        tokens,
        numerals.filter((some) => some.from !== i),
        i,
      ))
        found.years.set(numeral, [...(found.years.get(numeral) ?? []), Number(token.text)]);
  return found;
}
