import { fold } from "../../../language/fold";
import { normaliseNumbers } from "../../../language/numbers";
import { isLanguage, LANGUAGES, type Language } from "../../../shared/languages";
import type { DatePrecision } from "../../findings";

/** A year standing by itself: no amount, no part of a number, no second half of a range. */
const YEAR = /(?<![\p{L}\d.,'’$€£–-])(1[5-9]\d{2}|20\d{2})(?![\p{L}\d%]|[.,]\d|\s?[€$£%])/gu;
/** Without one of these before it a number that looks like a year of long ago, or is round, is an amount. */
const DATED =
  /(?:\b(?:in|since|by|until|from|of|to|and|after|before|en|desde|de|del|a[nñ]o|hasta|y|depuis|d[eè]s|jusqu['’]en|et|ann[ée]e|im|seit|jahr|jahre[ns]?|bis|ab|anno|um|anfang|ende|mitte|\p{L}+(?:ber|ary|ril|uli|uni|rz|ai|io|ero|zo|tiembre|iembre|il|ier|ars|in|et|[ûu]t|mbre))|\()\s*$/iu;
const PLAIN = { from: 1850, to: 2099 };
/** An amount is followed by what it counts. */
const COUNTED = /^\s(?:\p{Ll}+s\b|\p{Lu}\p{Ll}+(?:n|er|e)\b)/u;

/** A day and a month as `normaliseNumbers` writes them, with the year behind. */
const DAY = /d(\d{2})(\d{2}),?\s+(?:de(?:l)?\s+|of\s+)?(1[5-9]\d{2}|20\d{2})(?!\d)/u;

/** Years told in a text, in order. */
export const yearsIn = (text: string): number[] =>
  [...text.matchAll(YEAR)].flatMap(({ index, 1: digits }) => {
    const year = Number(digits);
    if (DATED.test(text.slice(Math.max(0, index - 14), index))) return [year];
    const plain = year >= PLAIN.from && year <= PLAIN.to && year % 100 !== 0;
    return plain && !COUNTED.test(text.slice(index + 4, index + 24)) ? [year] : [];
  });

/** A time that a text tells: ms UTC of its beginning, and how much of it the text says. */
export interface TimeTold {
  at: number;
  precision: DatePrecision;
}

/** The time a text tells: its first full date, else its first year, with the month before it; null without. */
export function timeTold(text: string, language: string): TimeTold | null {
  const day = DAY.exec(normaliseNumbers(text, language));
  if (day) {
    const [month, date, year] = [Number(day[1]), Number(day[2]), Number(day[3])];
    const at = Date.UTC(year, month - 1, date);
    if (month >= 1 && month <= 12 && new Date(at).getUTCDate() === date) return { at, precision: "day" };
  }
  const year = yearsIn(text)[0];
  if (year === undefined) return null;
  const month = isLanguage(language) ? monthOf(text, year, language) : null;
  return month === null
    ? { at: Date.UTC(year, 0, 1), precision: "year" }
    : { at: Date.UTC(year, month, 1), precision: "month" };
}

/** The month (0 is January) whose name stands before the year, "marzo de 2017"; null where none does. */
function monthOf(text: string, year: number, language: Language): number | null {
  const word = new RegExp(`(\\p{L}+)\\.?\\s+(?:de(?:l)?\\s+|of\\s+)?${year}(?!\\d)`, "u").exec(text)?.[1];
  const month = word === undefined ? -1 : MONTHS[language].indexOf(fold(word));
  return month < 0 ? null : month;
}

const MONTHS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    return [language, Array.from({ length: 12 }, (_, month) => fold(format(Date.UTC(2023, month, 15))))];
  }),
) as Record<Language, string[]>;
