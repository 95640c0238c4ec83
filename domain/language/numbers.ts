/** How many a word behind a number means, by language; the longest word first. */
const SCALES: Record<string, readonly (readonly [string, number])[]> = {
  en: [
    ["trillion", 1e12],
    ["billion", 1e9],
    ["bn", 1e9],
    ["million", 1e6],
    ["mn", 1e6],
    ["thousand", 1e3],
  ],
  es: [
    ["mil millones", 1e9],
    ["billones", 1e12],
    ["billón", 1e12],
    ["millones", 1e6],
    ["millón", 1e6],
    ["mill\\.", 1e6],
    ["mil", 1e3],
  ],
  fr: [
    ["billions?", 1e12],
    ["milliards?", 1e9],
    ["mds?", 1e9],
    ["millions?", 1e6],
    ["mille", 1e3],
  ],
  de: [
    ["billionen", 1e12],
    ["milliarden?", 1e9],
    ["mrd\\.?", 1e9],
    ["millionen", 1e6],
    ["mio\\.?", 1e6],
    ["tausend", 1e3],
    ["tsd\\.?", 1e3],
  ],
};

/** Beginnings of the months' names, in order; enough letters to tell them apart. */
const MONTHS: Record<string, string> = {
  en: "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?",
  es: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre",
  fr: "janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre",
  de: "januar|februar|m[äa]rz|april|mai|juni|juli|august|september|oktober|november|dezember",
};

interface Patterns {
  scaled: RegExp;
  scales: readonly (readonly [RegExp, number])[];
  dayMonth: RegExp;
  monthDay: RegExp | null;
  months: readonly RegExp[];
}

const GROUPED = "\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3})+(?![\\d.,]\\d)";
const PLAIN = "\\d+(?:[.,]\\d+)?";

function patternsOf(language: string): Patterns {
  const scales = SCALES[language]!;
  const months = MONTHS[language]!;
  return {
    scaled: new RegExp(
      `(?<![\\p{L}\\d.,])(${GROUPED}|${PLAIN})(?:\\s?(${scales.map(([word]) => word).join("|")})(?![\\p{L}\\d]))?(\\s?(?:%|percent|per cent|por ciento|pour cent|prozent)(?!\\p{L}))?(?![\\p{L}\\d])`,
      "giu",
    ),
    scales: scales.map(([word, value]) => [new RegExp(`^${word}$`, "iu"), value]),
    dayMonth: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:\\.|er|st|nd|rd|th|º)?\\s+(?:de\\s+|of\\s+)?(${months})(?!\\p{L})`,
      "giu",
    ),
    monthDay:
      language === "en"
        ? new RegExp(`(?<!\\p{L})(${months})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)`, "giu")
        : null,
    months: months.split("|").map((month) => new RegExp(`^(?:${month})$`, "iu")),
  };
}

const patterns = new Map(Object.keys(SCALES).map((language) => [language, patternsOf(language)]));

/** The value of digits as a language writes them: "1.500" is fifteen hundred in Spanish and one and a half in English. */
function numberOf(digits: string, language: string): number {
  const bare = digits.replace(/['’\u00a0\u202f ]/g, "");
  const point = language === "en" ? "." : ",";
  const group = language === "en" ? "," : ".";
  const parts = bare.split(group);
  const grouped = parts.length > 1 && parts.slice(1).every((part) => /^\d{3}(?:[.,]|$)/.test(part));
  const whole = grouped ? parts.join("") : bare.replaceAll(group, ".");
  return Number(whole.replace(point, "."));
}

/**
 * Writes the numbers and dates of a text the same way for all four languages: "1,5 Mio.", "1.5 million" and "1,5
 * millones" become 1500000, "12,3 %" and "12.3 percent" 12.3pct, "3. Januar" and "January 3" d0103. A text in another
 * language is given back as it is.
 */
export function normaliseNumbers(text: string, language: string): string {
  const own = patterns.get(language);
  if (own === undefined || !/\d/.test(text)) return text;
  const date = (day: string, month: string): string => {
    const number = own.months.findIndex((name) => name.test(month)) + 1;
    return ` d${String(number).padStart(2, "0")}${day.padStart(2, "0")} `;
  };
  let dated = text.replace(own.dayMonth, (_, day: string, month: string) => date(day, month));
  if (own.monthDay) dated = dated.replace(own.monthDay, (_, month: string, day: string) => date(day, month));
  return dated.replace(
    own.scaled,
    (whole, digits: string, scale: string | undefined, percent: string | undefined) => {
      const factor = scale === undefined ? 1 : own.scales.find(([word]) => word.test(scale))?.[1];
      const value = numberOf(digits, language) * (factor ?? 1);
      if (!Number.isFinite(value)) return whole;
      return `${Number(value.toPrecision(12))}${percent === undefined ? "" : "pct"}`;
    },
  );
}
