import { LANGUAGES } from "../../../../shared/languages";
import type { FourLanguages } from "./questions";

const DAY = 86_400_000;

/** A day, counted from 1970 in UTC, as the four languages write it: "Tuesday, March 3". */
export const dayValue = (day: number): FourLanguages =>
  inFourLanguages({ weekday: "long", day: "numeric", month: "long" }, day * DAY);

/** The day of the week of a day counted so, for what was told by its name only. */
export const weekdayValue = (day: number): FourLanguages => inFourLanguages({ weekday: "long" }, day * DAY);

/** The month a day lies in. */
export const monthValue = (day: number): FourLanguages => inFourLanguages({ month: "long" }, day * DAY);

/** The year a day lies in. */
export const yearValue = (day: number): FourLanguages => inFourLanguages({ year: "numeric" }, day * DAY);

/** Minutes after midnight as the four languages write an hour. */
export const hourValue = (minutes: number): FourLanguages =>
  inFourLanguages({ hour: "numeric", minute: "2-digit" }, minutes * 60_000);

/** A part of the day by the minute after midnight at which it may begin at the earliest. */
export const partValue = (low: number): FourLanguages => {
  if (low < 600) return ["por la mañana", "in the morning", "le matin", "am Morgen"];
  if (low < 680) return ["al mediodía", "at midday", "à midi", "am Mittag"];
  if (low < 900) return ["por la tarde", "in the afternoon", "l'après-midi", "am Nachmittag"];
  return ["por la noche", "in the evening", "le soir", "am Abend"];
};

const inFourLanguages = (options: Intl.DateTimeFormatOptions, at: number) =>
  LANGUAGES.map((language) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(at),
  ) as unknown as FourLanguages;
