import type { Read } from "./figure";
import type { Token } from "./tokens";
import type { Numerals } from "./words/numerals";

const SEVERAL =
  /^(?:several|few|many|varios|varias|algunos|algunas|unos|unas|plusieurs|quelques|mehrere|mehreren|mehrerer|einige|einigen|paar)$/;
const VAGUE_LOW = 2;
const VAGUE_HIGH = 15;

/** "dozens", "decenas de miles", "several hundred". */
export function vagueAt(tokens: readonly Token[], at: number, words: Numerals): Read | null {
  const several = SEVERAL.test(tokens[at]!.folded) ? tokens[at + 1]?.folded : undefined;
  let base =
    several === undefined
      ? words.vague.get(tokens[at]!.folded)
      : (words.scales.get(several) ?? words.vague.get(several));
  if (base === undefined) return null;
  let to = several === undefined ? at + 1 : at + 2;
  const of = tokens[to]?.folded;
  const next = tokens[to + 1]?.folded ?? "";
  const larger = words.vague.get(next) ?? words.scales.get(next);
  if ((of === "de" || of === "of") && larger !== undefined && larger >= 1000) {
    base *= larger;
    to += 2;
  }
  return { value: VAGUE_LOW * base, high: VAGUE_HIGH * base, to, step: 0, precision: "vague" };
}

const ROUND_AS_NUMBER = 0.02;

/** "une vingtaine", "two dozen", "un centenar y medio"; `count` of them. */
export function roundNounAt(
  tokens: readonly Token[],
  at: number,
  words: Numerals,
  count: number,
  counted: boolean,
): Read | null {
  const word = tokens[at]?.folded ?? "";
  let base = words.round.get(word);
  let to = at + 1;
  if (base === undefined && counted && count > 1) base = words.vague.get(word);
  if (base === undefined) return null;
  if (!counted && !roundAlone(tokens, at)) return null;
  let value = count * base;
  if (tokens[to]?.folded === words.and && words.halves.has(tokens[to + 1]?.folded ?? "")) {
    value = (count + 0.5) * base;
    to += 2;
  }
  const next = tokens[to + 1]?.folded ?? "";
  if ((tokens[to]?.folded === "de" || tokens[to]?.folded === "of") && (words.scales.get(next) ?? 0) >= 1000) {
    value *= words.scales.get(next)!;
    to += 2;
  }
  return { value, to, step: value * ROUND_AS_NUMBER, precision: "about" };
}

/** A round noun without a number is a quantity only before its "of" ("quinzaine" alone is a fortnight). */
const roundAlone = (tokens: readonly Token[], at: number): boolean =>
  /^(?:de|d|of)$/.test(tokens[at + 1]?.folded ?? "");
