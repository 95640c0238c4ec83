import type { Clause } from "./clauses";
import { clocksIn } from "./clocks";
import { DAYS, HOUR_WORDS, HOURS } from "./time-words";

/** Days or minutes from the first to the last. */
export interface Span {
  low: number;
  high: number;
}

/** When something happens, as a clause says it. */
export interface Time {
  /** Words of the clause it stands on. */
  from: number;
  to: number;
  /** Days it may mean, counted from 1970 in UTC, each alternative from its first to its last; empty for a mere hour. */
  days: Span[];
  /** Minutes after midnight it may mean, of the place it happens at; empty where only a day is told. */
  minutes: Span[];
  /** Told roughly ("shortly before"). */
  about: boolean;
  /** What stands right before it: a beginning ("from Monday"), an end ("until Monday") or neither. */
  bound: "begin" | "end" | null;
}

const DAY = 86_400_000;
const BEGIN: Record<string, RegExp> = {
  es: /^(?:desde|partir)$/,
  en: /^(?:from|starting|beginning)$/,
  fr: /^(?:des|partir)$/,
  de: /^(?:ab)$/,
};
const END: Record<string, RegExp> = {
  es: /^(?:hasta)$/,
  en: /^(?:until|till|through)$/,
  fr: /^(?:jusqu|jusque)$/,
  de: /^(?:bis)$/,
};

/** The times a clause tells, weekdays and "yesterday" resolved by the day the article came out. */
export function timesOf(clause: Clause): Time[] {
  const days = dayTimes(clause);
  return [...days, ...clockTimes(clause)].toSorted((a, b) => a.from - b.from);
}

function dayTimes(clause: Clause): Time[] {
  const { words, language } = clause;
  const today = Math.floor(clause.sentence.article.publishedAt / DAY);
  const hours = HOURS.find(words, language);
  const near = (key: string, from: number, to: number) =>
    hours.some((mark) => mark.key === key && mark.from >= from - 3 && mark.to <= to + 4);
  const times: Time[] = [];
  const push = (from: number, to: number, some: Span[]) => {
    const days = near("night", from, to)
      ? some.map(({ low, high }) => ({ low: low - 1, high: high + 1 }))
      : some;
    times.push({ from, to, days, minutes: [], about: false, bound: boundBefore(clause, from) });
  };
  for (const { key, from, to } of DAYS.find(words, language)) {
    const number = Number(key.slice(1));
    if (key.startsWith("w")) push(from, to, weekday(number, today).map(single));
    else {
      const date = dateAt(clause, from, number, today);
      if (date !== null) push(Math.min(from, date.at), Math.max(to, date.at + 1), [single(date.day)]);
      else if (from > 0 && MONTH_BEFORE.has(words[from - 1]!.folded))
        push(from, to, [monthAt(number, today)]);
    }
  }
  // A morning paper writes "yesterday" and "tomorrow" of a day counted from the one it appears on.
  for (const { key, from, to } of hours) {
    const relative = RELATIVE[key];
    if (relative !== undefined) push(from, to, [{ low: today + relative[0], high: today + relative[1] }]);
  }
  return [...times, ...yearTimes(clause), ...countedTimes(clause, today)].filter(
    (time) => !words.slice(Math.max(0, time.from - 3), time.from).some(({ folded }) => INSTEAD.has(folded)),
  );
}

/** What stands before a time that another takes the place of ("January rather than March"). */
const INSTEAD = new Set("rather not statt instead nicht".split(" "));

/** "In six days", "dans dix jours". */
function countedTimes({ words, language }: Clause, today: number): Time[] {
  return words.flatMap((word, i) => {
    if (i < 2 || !/^(?:days|dias|jours|tagen)$/.test(word.folded)) return [];
    if (!/^(?:in|within|dans|en|dentro|de)$/.test(words[i - 2]!.folded)) return [];
    const told = words[i - 1]!.folded;
    const count = HOUR_WORDS[language]?.[told] ?? Number(told);
    if (!Number.isInteger(count)) return [];
    const days = [{ low: today + count - 1, high: today + count }];
    return [{ from: i - 2, to: i + 1, days, minutes: [], about: false, bound: null }];
  });
}

/** Days from the day of publication, first and last, that a word of the day may mean. */
const RELATIVE: Record<string, [number, number]> = {
  yesterday: [-1, 0],
  tomorrow: [0, 1],
  week: [2, 14],
};
/** What stands before a month that is told without a day. */
const MONTH_BEFORE = new Set(
  "in en de im since desde seit depuis until hasta bis from early late mid fin debut ende anfang mitte finales principios mediados by of".split(
    " ",
  ),
);

const single = (day: number): Span => ({ low: day, high: day });

/** The month in the year in which it is nearest to `today`. */
function monthAt(month: number, today: number): Span {
  const year = new Date(today * DAY).getUTCFullYear();
  const spans = [year - 1, year, year + 1].map((some) => ({
    low: Date.UTC(some, month, 1) / DAY,
    high: Date.UTC(some, month + 1, 0) / DAY,
  }));
  const away = ({ low, high }: Span) => Math.abs((low + high) / 2 - today);
  return spans.toSorted((a, b) => away(a) - away(b))[0]!;
}

/** Years to come that stand alone ("from 2030"); past ones tell of other things. */
function yearTimes(clause: Clause): Time[] {
  const { words, sentence } = clause;
  const now = new Date(sentence.article.publishedAt).getUTCFullYear();
  return words.flatMap(({ raw }, i) => {
    if (!/^20\d\d$/.test(raw) || Number(raw) <= now) return [];
    const days = [{ low: Date.UTC(Number(raw), 0, 1) / DAY, high: Date.UTC(Number(raw), 11, 31) / DAY }];
    return [{ from: i, to: i + 1, days, minutes: [], about: false, bound: boundBefore(clause, i) }];
  });
}

/** The day of that name before and after `today`. */
function weekday(number: number, today: number): number[] {
  // 1970-01-01 was a Thursday.
  const back = (((today + 4 - number) % 7) + 7) % 7;
  return [today - back, today - back + 7];
}

/** The day that a number beside the month at `at` makes with it, in the year nearest to `today`. */
function dateAt(
  clause: Clause,
  at: number,
  month: number,
  today: number,
): { day: number; at: number } | null {
  const { words } = clause;
  const before = words[at - 1]?.folded === "de" || words[at - 1]?.folded === "of" ? at - 2 : at - 1;
  for (const place of [before, at + 1]) {
    const number = /^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(words[place]?.folded ?? "")?.[1];
    if (number === undefined || Number(number) < 1 || Number(number) > 31) continue;
    if (place === at + 1 && clause.language !== "en") continue;
    const year = new Date(today * DAY).getUTCFullYear();
    const told = [words[at + 1], words[at + 2]].find((word) => /^(?:19|20)\d\d$/.test(word?.raw ?? ""));
    const years = told === undefined ? [year - 1, year, year + 1] : [Number(told.raw)];
    const days = years.map((some) => Date.UTC(some, month, Number(number)) / DAY);
    const day = days.toSorted((a, b) => Math.abs(a - today) - Math.abs(b - today))[0]!;
    return { day, at: place };
  }
  return null;
}

function clockTimes(clause: Clause): Time[] {
  const { words, language, sentence } = clause;
  if (words.length === 0) return [];
  const hours = HOURS.find(words, language);
  if (hours.some(({ key }) => key === "zone")) return [];
  const parts = hours.flatMap(({ key, from, to }): Time[] => {
    const early =
      key === "morning" && words.slice(Math.max(0, from - 2), from).some(({ folded }) => folded === "early");
    const span = early ? EARLY : PARTS[key];
    return span === undefined ? [] : [{ from, to, days: [], minutes: [span], about: true, bound: null }];
  });
  const offset = words[0]!.start;
  const text = sentence.text.slice(offset, words.at(-1)!.end);
  const clocks = clocksIn(text, language).map(({ minutes, start, end }) => {
    const from = words.findIndex((word) => word.end > offset + start);
    const behind = words.findIndex((word) => word.start >= offset + end);
    const about = hours.some((mark) => mark.key === "about" && mark.from >= from - 3 && mark.from <= from);
    const to = behind < 0 ? words.length : behind;
    const spans = minutes.map(single);
    return { from, to, days: [], minutes: spans, about, bound: boundBefore(clause, from) };
  });
  // Where a clause gives the hour, the part of the day only says which of two it is.
  return clocks.length > 0 ? clocks : parts;
}

/** "Early Saturday morning" may be any hour after midnight. */
const EARLY: Span = { low: 0, high: 600 };
/** From when to when a part of the day may reach. */
const PARTS: Record<string, Span> = {
  morning: { low: 240, high: 765 },
  noon: { low: 660, high: 840 },
  afternoon: { low: 690, high: 1230 },
  evening: { low: 960, high: 1440 },
};

function boundBefore({ words, language }: Clause, at: number): Time["bound"] {
  for (const word of words.slice(Math.max(0, at - 3), at)) {
    if (BEGIN[language]?.test(word.folded)) return "begin";
    if (END[language]?.test(word.folded)) return "end";
  }
  return null;
}

/** Whether two times cannot both be right: other days, or on the same day hours too far apart. */
export function timesExclude(a: Time, b: Time): boolean {
  if (a.days.length > 0 && b.days.length > 0)
    return !a.days.some((one) => b.days.some((other) => one.low <= other.high && other.low <= one.high));
  if (a.minutes.length === 0 || b.minutes.length === 0) return false;
  const least = a.about || b.about ? 75 : 20;
  return !a.minutes.some((one) => b.minutes.some((other) => apart(one, other) < least));
}

function apart(one: Span, other: Span): number {
  if (one.low <= other.high && other.low <= one.high) return 0;
  const difference = (one.high < other.low ? other.low - one.high : one.low - other.high) % 1440;
  return Math.min(difference, 1440 - difference);
}
