import { fold } from "../../language/fold";
import { LANGUAGES, type Language } from "../../shared/languages";
import { DAY } from "../../shared/time";

/** Weekdays (0 is Sunday) and months (1 is January) that a text names. */
export interface NamedDays {
  weekdays: Set<number>;
  months: Set<number>;
}

/** Days near publication, in days from it, folded. */
const RELATIVE: Record<Language, Record<string, number>> = {
  es: { hoy: 0, ayer: -1, anteayer: -2, anoche: -1, manana: 1 },
  en: { today: 0, tonight: 0, yesterday: -1, overnight: 0, tomorrow: 1 },
  fr: { aujourd: 0, hier: -1, demain: 1 },
  de: { heute: 0, gestern: -1, vorgestern: -2, morgen: 1 },
};
/** Weeks before and after publication that a weekday may mean. */
const DAYS_AROUND = 7;

/** A Sunday, and a January. */
const SUNDAY = Date.UTC(2023, 0, 1);

const namesOf = (language: Language, part: "weekday" | "month"): string[] => {
  const format = new Intl.DateTimeFormat(language, { [part]: "long", timeZone: "UTC" });
  return part === "weekday"
    ? Array.from({ length: 7 }, (_, i) => fold(format.format(SUNDAY + i * DAY)))
    : Array.from({ length: 12 }, (_, i) => fold(format.format(Date.UTC(2023, i, 15))));
};

interface Words {
  weekdays: Map<string, number>;
  months: Map<string, number>;
}

const WORDS = new Map<string, Words>(
  LANGUAGES.map((language) => [
    language,
    {
      weekdays: new Map(namesOf(language, "weekday").map((name, i) => [name, i])),
      months: new Map(namesOf(language, "month").map((name, i) => [name, i + 1])),
    },
  ]),
);
WORDS.get("de")!.weekdays.set("sonnabend", 6);
WORDS.get("de")!.months.set("janner", 1);
WORDS.get("es")!.months.set("setiembre", 9);

/** "Dienstagabend", "montags". */
const GERMAN_PART = /(?:s|abend|morgen|nacht|mittag|vormittag|nachmittag|fruh|nachts|abends)$/;

/** Where a word names a weekday or a month: English and German write them with a capital, the others without. */
export function namedDaysIn(text: string, language: Language): NamedDays {
  const { weekdays, months } = WORDS.get(language)!;
  const named: NamedDays = { weekdays: new Set(), months: new Set() };
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const capital = word[0] !== word[0]!.toLowerCase();
    if (capital !== (language === "en" || language === "de")) continue;
    const folded = fold(word);
    const plural =
      language === "en" || language === "es" ? folded.replace(/(?<=day|sabado|domingo)s$/, "") : folded;
    const weekday = weekdays.get(plural) ?? weekdays.get(folded.replace(GERMAN_PART, ""));
    if (weekday !== undefined) named.weekdays.add(weekday);
    const month = months.get(folded);
    if (month !== undefined) named.months.add(month);
  }
  return named;
}

/** The days an article can be taken to mean: those it names, and those that its weekdays and "yesterday" come to. */
export interface MeantDays extends NamedDays {
  /** As `quantitiesIn` writes them: "d0103". */
  days: Set<string>;
}

/**
 * @param written days that the text names by day and month
 * @param publishedAt ms UTC
 */
export function meantDays(
  text: string,
  language: Language,
  written: Iterable<string>,
  publishedAt: number,
): MeantDays {
  const { weekdays, months } = namedDaysIn(text, language);
  // The beginning of a sentence has a capital in every language.
  for (const [word] of text.matchAll(/(?<=^|[.!?"]\s*)\p{Lu}\p{L}+/gu)) {
    const found = WORDS.get(language)!.weekdays.get(fold(word));
    if (found !== undefined) weekdays.add(found);
  }
  const days = new Set(written);
  for (let away = -DAYS_AROUND + 1; away < DAYS_AROUND; away++) {
    const at = new Date(publishedAt + away * DAY);
    if (weekdays.has(at.getUTCDay())) days.add(dayOf(at));
  }
  const relative = RELATIVE[language];
  const words = new Set(fold(text).match(/\p{L}+/gu));
  for (const [word, away] of Object.entries(relative))
    if (words.has(word)) days.add(dayOf(new Date(publishedAt + away * DAY)));
  const year = new Date(publishedAt).getUTCFullYear();
  for (const day of days) {
    const month = Number(day.slice(1, 3));
    months.add(month);
    weekdays.add(new Date(Date.UTC(year, month - 1, Number(day.slice(3)))).getUTCDay());
  }
  return { weekdays, months, days };
}

const dayOf = (at: Date): string =>
  `d${String(at.getUTCMonth() + 1).padStart(2, "0")}${String(at.getUTCDate()).padStart(2, "0")}`;
