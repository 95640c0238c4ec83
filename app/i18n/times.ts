import type { TFunction } from "i18next";
import type { Language } from "../../domain/shared/languages";
import { DAY, HOUR, MINUTE } from "../../domain/shared/time";

/** A moment as pages show it: words, and the same for machines. */
export interface Moment {
  text: string;
  /** ISO 8601, UTC */
  iso: string;
}

/** British order of day and month for English readers, who come from everywhere. */
const LOCALE: Record<Language, string> = { es: "es", en: "en-GB", fr: "fr", de: "de" };

const format = (language: Language, at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALE[language], { timeZone: "UTC", ...options }).format(at);

const moment = (at: number, text: string): Moment => ({ text, iso: new Date(at).toISOString() });

/** "Ahora" under a minute, then minutes, hours under a day, days under a week, then the short date. `at`, `now`: ms UTC. */
export function age(t: TFunction<"translation">, language: Language, at: number, now: number): Moment {
  const elapsed = now - at;
  if (elapsed < MINUTE) return moment(at, t("age.now"));
  if (elapsed < HOUR) return moment(at, t("age.minutes", { n: Math.floor(elapsed / MINUTE) }));
  if (elapsed < DAY) return moment(at, t("age.hours", { n: Math.floor(elapsed / HOUR) }));
  if (elapsed < 7 * DAY) return moment(at, t("age.days", { n: Math.floor(elapsed / DAY) }));
  return moment(at, shortDate(language, at, now));
}

/** "14 nov", with the year when it is another than this one's. */
export function shortDate(language: Language, at: number, now: number): string {
  const sameYear = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear();
  return format(language, at, { day: "numeric", month: "short", ...(sameYear ? {} : { year: "numeric" }) });
}

/** The day in words: "viernes, 20 de noviembre de 2026". */
export const dayInWords = (language: Language, at: number): Moment =>
  moment(at, format(language, at, { weekday: "long", day: "numeric", month: "long", year: "numeric" }));

/** "18:00 UTC": the server does not know the reader's clock, so it says which one it means. */
export const clockTime = (language: Language, at: number): string =>
  `${format(language, at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })} UTC`;

/** "21 dic 2026" */
export const dateWithYear = (language: Language, at: number): Moment =>
  moment(at, format(language, at, { day: "numeric", month: "short", year: "numeric" }));

/** "21 dic 2026, 18:00 UTC" */
export const momentInWords = (language: Language, at: number): Moment =>
  moment(at, `${dateWithYear(language, at).text}, ${clockTime(language, at)}`);
