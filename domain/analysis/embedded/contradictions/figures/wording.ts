import { EXTRACT_LENGTH } from "../../../../events/rules";
import { LANGUAGES, type Language } from "../../../../shared/languages";
import { shorten } from "../../../../shared/text";
import type { Figure, Precision } from "../../../reading/figures/figure";
import { unitName } from "../../../reading/figures/units";
import type { Statement } from "./statements";

const QUALIFIERS: Record<Language, Partial<Record<Precision, string>>> = {
  es: {
    about: "unos",
    "at-least": "al menos",
    "at-most": "hasta",
    "more-than": "más de",
    "less-than": "casi",
  },
  en: {
    about: "about",
    "at-least": "at least",
    "at-most": "up to",
    "more-than": "more than",
    "less-than": "nearly",
  },
  fr: {
    about: "environ",
    "at-least": "au moins",
    "at-most": "jusqu’à",
    "more-than": "plus de",
    "less-than": "près de",
  },
  de: {
    about: "rund",
    "at-least": "mindestens",
    "at-most": "bis zu",
    "more-than": "mehr als",
    "less-than": "knapp",
  },
};
/** No number stands in a text that says "nobody". */
const NONE: Record<Language, string> = { es: "ninguno", en: "none", fr: "aucun", de: "keine" };
const TO: Record<Language, string> = { es: "a", en: "to", fr: "à", de: "bis" };
/** The plain order of magnitude of a vague figure, from tens upwards. */
const VAGUE: Record<Language, readonly string[]> = {
  es: ["decenas", "cientos", "miles", "decenas de miles", "cientos de miles", "millones"],
  en: ["dozens", "hundreds", "thousands", "tens of thousands", "hundreds of thousands", "millions"],
  fr: [
    "des dizaines",
    "des centaines",
    "des milliers",
    "des dizaines de milliers",
    "des centaines de milliers",
    "des millions",
  ],
  de: ["Dutzende", "Hunderte", "Tausende", "Zehntausende", "Hunderttausende", "Millionen"],
};
const LARGE: Record<Language, readonly (readonly [number, string, string])[]> = {
  es: [
    [1e12, "billón", "billones"],
    [1e6, "millón", "millones"],
  ],
  en: [
    [1e12, "trillion", "trillion"],
    [1e9, "billion", "billion"],
    [1e6, "million", "million"],
  ],
  fr: [
    [1e12, "billion", "billions"],
    [1e9, "milliard", "milliards"],
    [1e6, "million", "millions"],
  ],
  de: [
    [1e12, "Billion", "Billionen"],
    [1e9, "Milliarde", "Milliarden"],
    [1e6, "Million", "Millionen"],
  ],
};
const SIGNS = new Set(["%", "‰"]);

const plain = new Map(
  LANGUAGES.map(
    (language) =>
      [
        language,
        new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: "always" }),
      ] as const,
  ),
);

function number(value: number, language: Language): string {
  const format = plain.get(language)!;
  const scale = LARGE[language].find(([from]) => Math.abs(value) >= from);
  if (scale === undefined) return format.format(value);
  const [from, one, more] = scale;
  const short = value / from;
  return `${format.format(short)} ${short === 1 ? one : more}`;
}

const ROUND_NOUN = 0.02;
/** What is left of nought by the conversion of units. */
const NOTHING = 1e-9;
/** A letter glued before or behind digits: "SFr350mn". */
const GLUED = /\p{L}\d|\d\p{L}{2}/u;

/** Whether digits would say what the text does not: "seven in ten" is not 70 %, "une dizaine" not 10. */
const isSpelled = ({ written, dimension, precision, step, low, unit }: Figure, text: string): boolean =>
  GLUED.test(text) ||
  (step < low * NOTHING && !Number.isInteger(written.low) && precision !== "vague") ||
  (dimension === "percent" && precision === "about" && step === 5) ||
  (unit === null && precision === "about" && step > 0 && step === low * ROUND_NOUN);

/** A statement's value as it is shown: in four languages, or as its article words it where numbers would not do. */
export function shownValue({ figure, sentence, article }: Statement): { language: Language; text: string }[] {
  const text = sentence.text.slice(figure.start, figure.end);
  const language = LANGUAGES.find((one) => one === article.language);
  if (language !== undefined && isSpelled(figure, text)) return [{ language, text }];
  const noun = nounBehind(figure, sentence.text);
  return valueIn(figure).map((value) =>
    value.language === language && noun !== null ? { language, text: `${value.text} ${noun}` } : value,
  );
}

/** So long may what stands between a number and the end of its noun be. */
const LONGEST_NOUN = 24;

/** What is counted, in its article's words, where no question of the catalogue says it: "4 buses". */
function nounBehind({ measure, dimension, noun, end, high }: Figure, text: string): string | null {
  if (measure !== null || dimension !== "count" || noun === null || high === 0) return null;
  const behind = text.slice(end, end + LONGEST_NOUN + 1);
  const at = behind.indexOf(noun);
  const words = at < 0 ? "" : behind.slice(0, at + noun.length).trim();
  return /^\p{L}[\p{L}\p{M} '’-]*$/u.test(words) && words.length <= LONGEST_NOUN ? words : null;
}

/** A figure's value in words of ours, qualifier and unit included, in each of the four languages. */
export function valueIn({
  written,
  precision,
  low,
  dimension,
}: Figure): { language: Language; text: string }[] {
  if (dimension === "score")
    return LANGUAGES.map((language) => ({
      language,
      text: `${written.high}${language === "de" ? ":" : "-"}${written.low}`,
    }));
  if (written.high === 0 && dimension === "count")
    return LANGUAGES.map((language) => ({ language, text: NONE[language] }));
  return LANGUAGES.map((language) => {
    const amount =
      precision === "vague"
        ? VAGUE[language][Math.min(5, Math.max(0, Math.floor(Math.log10(low)) - 1))]!
        : written.low === written.high
          ? number(written.low, language)
          : `${number(written.low, language)} ${TO[language]} ${number(written.high, language)}`;
    const qualifier = QUALIFIERS[language][precision];
    const unit = written.unit === null ? "" : unitName(written.unit, language, written.high !== 1);
    const large = dimension === "money" && Math.abs(written.high) >= 1e6;
    return { language, text: [qualifier, joined(amount, unit, language, large)].filter(Boolean).join(" ") };
  });
}

function joined(amount: string, unit: string, language: Language, large: boolean): string {
  if (unit === "") return amount;
  if (SIGNS.has(unit) && language === "en") return amount + unit;
  const link =
    large && (language === "es" || language === "fr")
      ? language === "fr" && /^[aeiouhy]/i.test(unit)
        ? "d’"
        : "de "
      : "";
  return `${amount}${unit.startsWith("°") && language === "en" ? "" : " "}${link}${unit}`;
}

/** The sentence of a statement, or of a longer one the clause around the figure, verbatim. */
export const evidenceOf = ({ sentence, figure }: Statement): string =>
  clauseOf(sentence.text, figure.start, figure.end);

/** A sentence, or of a longer one the clause around `from` … `to`, verbatim and short enough to be shown. */
export function clauseOf(text: string, from: number, to: number): string {
  if ([...text].length <= EXTRACT_LENGTH) return text;
  let start = 0;
  let end = text.length;
  for (const { index, 0: mark } of text.matchAll(/[,;:–—](?= )/gu)) {
    if (index < from && to - index < EXTRACT_LENGTH && start === 0) start = index + mark.length;
    if (index >= to && index - start <= EXTRACT_LENGTH) end = index;
  }
  const clause = text.slice(start, end).trim();
  return [...clause].length <= EXTRACT_LENGTH ? clause : shorten(clause, EXTRACT_LENGTH);
}
