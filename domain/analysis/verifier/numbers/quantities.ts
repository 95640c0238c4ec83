import { fold } from "../../../language/fold";
import { normaliseNumbers } from "../../../language/numbers";
import type { Language } from "../../../shared/languages";
import { clockTimes } from "./clock";
import { spokenNumbersIn } from "./spoken";
import { CURRENCY_SIGNS, PERCENT, UNITS } from "./words";

/** A number as a text tells it. */
export interface Quantity {
  /** Digits with a point ("1500000", "-5", "12.3pct"), a clock time ("t1530") or a day ("d0103": 3 January). */
  value: string;
  /** What it counts, where a word beside it says so. */
  unit: string | null;
  /** Its word may mean something else: it supports, and need not be supported. */
  ambiguous: boolean;
}

const UNIT_OF = new Map(
  UNITS.trim()
    .split("\n")
    .flatMap((line) => {
      const [unit, ...words] = line.split(" ");
      return words.map((word) => [word, unit!] as const);
    }),
);

/** "£3m", "$2.5bn", "40k" in English; other languages write a word. */
const SHORT_SCALE = /([$€£]\s?\d+(?:[.,]\d+)?)\s?(m|k|tn)(?![\p{L}\d])/giu;
const SHORT_SCALES: Readonly<Record<string, string>> = { m: " million", k: " thousand", tn: " trillion" };
const NUMERIC_DATE =
  /(?<![\d.,/-])(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})|(\d{1,2})\.\s?(\d{1,2})\.(?!\d))(?![\d/-])/g;
const RANGE_WORD = "(?:to|and|through|al?|y|e|bis|und|et|au|à|[-–,])";
const DAYS_BEFORE = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\.?\\s*${RANGE_WORD}\\s*(?:(?:el|le|the|den|zum)\\s+)?d(\\d\\d)(\\d\\d)`,
  "gu",
);
const DAYS_AFTER = new RegExp(`d(\\d\\d)(\\d\\d)\\s*${RANGE_WORD}\\s*(\\d{1,2})(?![\\d.,:])`, "gu");
const NUMBER = /(?<![\p{L}\d.,)])([-−–]?)(\d+(?:\.\d+)?)(pct)?|\d+|(?<!\p{L})[td]\d{4}(?!\d)/gu;
const BELOW_ZERO =
  /^\W{0,3}(?:\p{L}+\s){0,2}(?:bajo cero|below zero|unter null|(?:au-dessous|en dessous) de z[ée]ro)/iu;
/** "Menos 5", but not "al menos 5" or "plus ou moins 5". */
const MINUS_WORD = /(?:minus|(?<!(?:al|lo|au|du|ou?|l[eoa]s)\s)(?:menos|moins))\s$/iu;
/** Characters before a number in which its sign may be told. */
const SIGN_REACH = 14;
const ROMAN = /(?<!\p{L})(?=[IVX]{2,6}(?!\p{L}))(X{0,3})(IX|IV|V?I{0,3})(?!\p{L})/gu;
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** All numbers, clock times and days of a text in one of the four languages, in digits and in words. */
export function quantitiesIn(text: string, language: Language): Quantity[] {
  return [...written(canonical(text, language)), ...spoken(text, language), ...roman(text)];
}

/** The text with numbers, times and dates written the same way for all languages. */
function canonical(text: string, language: Language): string {
  const scaled = text.replace(SHORT_SCALE, (_, digits: string, scale: string) => {
    return digits + SHORT_SCALES[scale.toLowerCase()]!;
  });
  const timed = clockTimes(scaled).replace(NUMERIC_DATE, numericDate);
  return normaliseNumbers(timed, language)
    .replace(DAYS_BEFORE, (_, day: string, month: string, last: string) => {
      return `d${month}${day.padStart(2, "0")} d${month}${last}`;
    })
    .replace(DAYS_AFTER, (_, month: string, first: string, day: string) => {
      return `d${month}${first} d${month}${day.padStart(2, "0")}`;
    });
}

/** Days first, as three of the languages have it and most English ones. */
function numericDate(whole: string, ...groups: (string | undefined)[]): string {
  const [year, isoMonth, isoDay, day, month, shortYear, bareDay, bareMonth] = groups;
  const [d, m] = [isoDay ?? day ?? bareDay ?? "", isoMonth ?? month ?? bareMonth ?? ""];
  if (Number(m) < 1 || Number(m) > 12 || Number(d) < 1 || Number(d) > 31) return whole;
  return ` d${m.padStart(2, "0")}${d.padStart(2, "0")} ${year ?? shortYear ?? ""}`;
}

function written(text: string): Quantity[] {
  return Array.from(text.matchAll(NUMBER), (match): Quantity => {
    const [token, sign, digits, percent] = match;
    const before = text.slice(Math.max(0, match.index - SIGN_REACH), match.index);
    const after = text.slice(match.index + token.length, match.index + token.length + 40);
    if (digits === undefined) return { value: token.replace(/^0+(?=\d)/, ""), unit: null, ambiguous: false };
    const minus =
      BELOW_ZERO.test(after) || MINUS_WORD.test(before) || (sign !== "" && !/[\p{L}\d]$/u.test(before));
    const value = `${minus ? "-" : ""}${Number(digits)}${percent ?? ""}`;
    return { value, unit: percent ? null : unitOf(before, after), ambiguous: false };
  });
}

function spoken(text: string, language: Language): Quantity[] {
  return spokenNumbersIn(text, language).map(({ value, start, end, ambiguous }) => {
    const after = text.slice(end, end + 40);
    const percent = PERCENT.test(after);
    const minus =
      BELOW_ZERO.test(after) || MINUS_WORD.test(text.slice(Math.max(0, start - SIGN_REACH), start));
    const unit = percent ? null : unitOf("", after);
    return { value: `${minus ? "-" : ""}${value}${percent ? "pct" : ""}`, unit, ambiguous };
  });
}

const roman = (text: string): Quantity[] =>
  Array.from(text.matchAll(ROMAN), ([letters]) => {
    const values = Array.from(letters, (letter) => ROMAN_VALUES[letter]!);
    const value = values.reduce((sum, one, i) => sum + (one < (values[i + 1] ?? 0) ? -one : one), 0);
    return { value: String(value), unit: null, ambiguous: true };
  });

function unitOf(before: string, after: string): string | null {
  const sign = /([$€£])\s?$/.exec(before)?.[1] ?? /^\s?([$€£])/.exec(after)?.[1];
  if (sign) return CURRENCY_SIGNS[sign]!;
  const word = /^[\s-]?(?:(?:de|of)\s|d['’])?(\p{L}+)/u.exec(after)?.[1];
  return word === undefined ? null : (UNIT_OF.get(fold(word)) ?? null);
}
