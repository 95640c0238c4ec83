import { fold } from "../../../language/fold";
import type { Dimension } from "./figure";
import { type Token, tokensOf } from "./tokens";
import { SUFFIXES, SYMBOLS, UNIT_ROWS } from "./words/units";

export interface Unit {
  key: string;
  dimension: Dimension;
  /** The unit of the amounts that are compared, and what one of this is in it. */
  canonical: string;
  factor: number;
}

/** A unit's words in one language: for one and for more. */
interface Shown {
  one: string;
  more: string;
}

const LANGUAGES = ["es", "en", "fr", "de"] as const;
const units = new Map<string, Unit>();
const shown = new Map<string, Shown>();
/** By language and first word: the words of the units, longest first. */
const terms = new Map<string, { words: string[]; unit: Unit }[]>();

function read(): void {
  for (const row of UNIT_ROWS.trim().split("\n")) {
    const [key = "", dimension = "", canonical = "", factor = "", ...columns] = row
      .split("|")
      .map((column) => column.trim());
    const unit: Unit = { key, dimension: dimension as Dimension, canonical, factor: Number(factor) };
    units.set(key, units.get(key) ?? unit);
    for (const [i, language] of LANGUAGES.entries()) {
      // A slash parts one from more, but not in "km/h" and "l/m²".
      const words = (columns[i] ?? "").split(",").map((word) => word.trim());
      const [one = "", more] = words[0]!.split("/");
      const first = more?.startsWith(one.slice(0, 2)) && one.length > 1 ? [one, more] : [words[0]!];
      const name = `${language} ${key}`;
      if (words[0] !== "" && !shown.has(name)) shown.set(name, { one: first[0]!, more: first.at(-1)! });
      for (const word of [...first, ...words.slice(1)]) if (word !== "") addTerm(language, word, unit);
    }
  }
  for (const [code, name] of [
    ["CAD", "CAD"],
    ["AUD", "AUD"],
  ] as const)
    units.set(code, { key: name, dimension: "money", canonical: code, factor: 1 });
  for (const some of terms.values()) some.sort((a, b) => b.words.length - a.words.length);
}

function addTerm(language: string, word: string, unit: Unit): void {
  const words = tokensOf(word).map((token) => token.folded);
  const name = `${language} ${words[0]}`;
  const some = terms.get(name);
  if (some === undefined) terms.set(name, [{ words, unit }]);
  else some.push({ words, unit });
}

read();

/** A value in the canonical unit. Degrees Fahrenheit have their own zero; all other units are multiples. */
export const toCanonical = (value: number, unit: Unit): number =>
  unit.key === "°F" ? (value - 32) / 1.8 : value * unit.factor;

/** A value of the canonical unit in `unit`. */
export const fromCanonical = (value: number, unit: Unit): number =>
  unit.key === "°F" ? value * 1.8 + 32 : value / unit.factor;

export const unitOf = (key: string): Unit | undefined => units.get(key);

/** How a unit is shown behind a number in a language: its sign or its word. */
export function unitName(key: string, language: string, many: boolean): string {
  const name = shown.get(`${language} ${key}`) ?? shown.get(`en ${key}`);
  return name === undefined ? key : many ? name.more : name.one;
}

const LINK: Record<string, RegExp> = { es: /^(?:de|d)$/, en: /^of$/, fr: /^(?:de|d)$/, de: /^$/ };

/** A unit found beside a number, and how far it reaches: tokens up to `to`, beginning at `from` where it stands before. */
export interface FoundUnit {
  unit: Unit;
  from: number;
  to: number;
}

/** The unit of the number in tokens `from` … `to`; null for a bare number. */
export function unitAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: string,
): FoundUnit | null {
  return (
    symbolBefore(tokens, from) ?? suffixAfter(tokens, from, to) ?? wordsAfter(tokens, from, to, language)
  );
}

function symbolBefore(tokens: readonly Token[], from: number): FoundUnit | null {
  for (const [symbol, key] of SYMBOLS) {
    let at = from - 1;
    let left = symbol;
    while (at >= 0 && left !== "" && left.endsWith(fold(tokens[at]!.text))) {
      left = left.slice(0, -fold(tokens[at]!.text).length);
      at--;
    }
    const unit = units.get(key);
    if (left === "" && unit !== undefined) return { unit, from: at + 1, to: from };
  }
  return null;
}

function suffixAfter(tokens: readonly Token[], from: number, to: number): FoundUnit | null {
  const next = tokens[to];
  const key = next === undefined ? undefined : SUFFIXES[next.folded];
  const unit = key === undefined ? undefined : units.get(key);
  // "Fr." is the franc, "fr" the beginning of anything else.
  if (unit === undefined || (next!.folded === "fr" && !/^Fr$/.test(next!.text))) return null;
  return { unit, from, to: to + 1 };
}

function wordsAfter(tokens: readonly Token[], from: number, to: number, language: string): FoundUnit | null {
  let at = to;
  if (/^[-–]$/.test(tokens[at]?.text ?? "")) at++;
  else if (LINK[language]?.test(tokens[at]?.folded ?? "")) at++;
  if (/^['’]$/.test(tokens[at]?.text ?? "") && tokens[at - 1]?.folded === "d") at++;
  for (const { words, unit } of terms.get(`${language} ${tokens[at]?.folded ?? ""}`) ?? []) {
    if (!words.every((word, i) => tokens[at + i]?.folded === word)) continue;
    // A single letter is a unit only in its own case: 10 m, not 10 M.
    const only = words.length === 1 && words[0]!.length === 1;
    if (only && !/^(?:m|t|C|F|°|º|%|‰|h|g|l)$/.test(tokens[at]!.text)) continue;
    return { unit, from, to: at + words.length };
  }
  return null;
}
