import { normaliseNumbers } from "../../../language/numbers";

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

/** The time a text tells: ms UTC of its first full date, else of the beginning of its first year; null without. */
export function timeTold(text: string, language: string): number | null {
  const day = DAY.exec(normaliseNumbers(text, language));
  if (day) {
    const [month, date, year] = [Number(day[1]), Number(day[2]), Number(day[3])];
    const at = Date.UTC(year, month - 1, date);
    if (month >= 1 && month <= 12 && new Date(at).getUTCDate() === date) return at;
  }
  const year = yearsIn(text)[0];
  return year === undefined ? null : Date.UTC(year, 0, 1);
}
