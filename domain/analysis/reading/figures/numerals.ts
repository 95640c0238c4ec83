import type { Numeral, Precision, Read } from "./figure";
import { readNumber } from "./read-number";
import type { Token } from "./tokens";
import { NUMERALS, type Numerals } from "./words/numerals";
import { ARTICLES, QUALIFIERS_AFTER, QUALIFIERS_BEFORE } from "./words/qualifiers";

/** Every number of a sentence in order, its qualifier, range and scale read with it. */
export function numeralsIn(tokens: readonly Token[], language: string): Numeral[] {
  const words = NUMERALS.get(language);
  const found: Numeral[] = [];
  for (let i = 0; i < tokens.length; ) {
    const read = readNumber(tokens, i, language, words);
    if (read === null) {
      i++;
      continue;
    }
    const numeral = qualified(tokens, i, withRange(tokens, i, read, language, words), language);
    found.push(numeral);
    i = numeral.to;
  }
  return found;
}

const BETWEEN: Record<string, string> = { es: "entre", en: "between", fr: "entre", de: "zwischen" };
const TO: Record<string, RegExp> = {
  es: /^(?:a|y|o)$/,
  en: /^(?:to|and|or)$/,
  fr: /^(?:a|et|ou)$/,
  de: /^(?:bis|und|oder)$/,
};

/** "20 to 30", "entre 20 y 30", "20–30": a range, where the second number is the larger one. */
function withRange(
  tokens: readonly Token[],
  at: number,
  read: Read,
  language: string,
  words: Numerals | undefined,
): Read {
  const link = tokens[read.to];
  if (link === undefined || read.high !== undefined) return read;
  // "From 16 to 29" is a change, no range.
  if (link.kind === "word" && /^(?:de|from|von)$/.test(tokens[at - 1]?.folded ?? "")) return read;
  const between = [1, 2].some((n) => tokens[at - n]?.folded === BETWEEN[language]);
  const dash = /^[-–—]$/.test(link.text) && link.glued && tokens[read.to + 1]?.glued === true;
  const word = link.kind === "word" && (TO[language]?.test(link.folded) ?? false);
  const plain = /^(?:y|and|et|und|or|o|ou|oder)$/.test(link.folded);
  if (!dash && !(word && (between || !plain))) return read;
  const skip = tokens[read.to + 1]?.folded === "los" || tokens[read.to + 1]?.folded === "las" ? 2 : 1;
  const other =
    tokens[read.to + skip] === undefined ? null : readNumber(tokens, read.to + skip, language, words);
  if (other === null || other.high !== undefined) return read;
  // "900 to 1.5 billion" is not nine hundred: the scale behind the second holds for the first where that is smaller.
  const scale = scaleOf(tokens, other, read, words);
  const low = read.value * scale;
  if (other.value <= low || other.value > low * 10) return read;
  return { value: low, high: other.value, to: other.to, step: other.step, precision: "range" };
}

function scaleOf(tokens: readonly Token[], other: Read, read: Read, words: Numerals | undefined): number {
  const scaleBefore = (to: number): number | undefined =>
    words?.scales.get(tokens[tokens[to - 1]?.text === "." ? to - 2 : to - 1]?.folded ?? "");
  const scale = scaleBefore(other.to);
  return scale !== undefined && scaleBefore(read.to) === undefined && read.value < other.value / scale
    ? scale
    : 1;
}

function qualified(tokens: readonly Token[], at: number, read: Read, language: string): Numeral {
  const before = qualifierBefore(tokens, at, language);
  const after = read.precision === "range" ? null : phraseAfter(tokens, read.to, language);
  const precision =
    read.precision === "range" || read.precision === "vague"
      ? read.precision
      : (after?.precision ?? before?.precision ?? read.precision);
  return {
    from: before?.from ?? at,
    to: after?.to ?? read.to,
    low: read.value,
    high: read.high ?? read.value,
    precision,
    step: read.step,
  };
}

/** The qualifier that stands right before token `at`, articles between them aside. */
function qualifierBefore(
  tokens: readonly Token[],
  at: number,
  language: string,
): { from: number; precision: Precision } | null {
  const index = QUALIFIERS_BEFORE.get(language);
  const articles = ARTICLES[language];
  if (index === undefined || articles === undefined) return null;
  for (let end = at; end > at - 3 && end > 0; end--) {
    const skipped = tokens[end];
    if (end < at && !(articles.has(skipped!.folded) || /^[$€£]$/.test(skipped!.text))) return null;
    for (const { words, precision } of index.get(tokens[end - 1]!.folded) ?? []) {
      const from = end - words.length;
      if (from >= 0 && wordsAt(tokens, from, words)) return { from, precision };
    }
  }
  return null;
}

function phraseAfter(
  tokens: readonly Token[],
  at: number,
  language: string,
): { to: number; precision: Precision } | null {
  for (const { words, precision } of QUALIFIERS_AFTER.get(language)?.get(tokens[at]?.folded ?? "") ?? [])
    if (wordsAt(tokens, at, words)) return { to: at + words.length, precision };
  return null;
}

const wordsAt = (tokens: readonly Token[], from: number, words: readonly string[]): boolean =>
  words.every((word, i) => tokens[from + i]?.folded === word);
