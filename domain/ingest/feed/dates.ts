/** Month names of es, en, fr, de, it and pt by the shortest beginnings that tell them apart, accents folded. */
const MONTHS: [RegExp, number][] = [
  [/^(?:jan|ene|gen|janv|jän|jaen)/, 1],
  [/^(?:feb|fev)/, 2],
  [/^(?:mar|maerz|mrz)/, 3],
  [/^(?:apr|abr|avr)/, 4],
  [/^(?:may|mai|mag)/, 5],
  [/^(?:jun|juin|giu)/, 6],
  [/^(?:jul|juil|lug)/, 7],
  [/^(?:aug|ago|aou)/, 8],
  [/^(?:sep|set)/, 9],
  [/^(?:oct|okt|ott|out)/, 10],
  [/^nov/, 11],
  [/^(?:dec|dic|dez)/, 12],
];

/** Hours ahead of UTC of the zone names that newspapers write. */
const ZONES: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  cest: 2,
  mez: 1,
  mesz: 2,
  met: 1,
  mest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
  ast: -4,
  adt: -3,
  art: -3,
  brt: -3,
  brst: -2,
  clt: -4,
  clst: -3,
  uyt: -3,
  pyt: -4,
  bot: -4,
  vet: -4,
  cot: -5,
  pet: -5,
  ect: -5,
  jst: 9,
  aest: 10,
  aedt: 11,
};

/** Longer texts hold no date; the bound keeps the expressions below cheap. */
const MAX_LENGTH = 80;
/** The same before white space, commas and accents are folded, which is dear for long texts. */
const MAX_RAW_LENGTH = 500;

interface Moment {
  year: number;
  month: number;
  day: number;
  ms: number;
}

/** ms UTC of a moment written in a zone, null when there is no such day. */
function toMs(moment: Moment, zoneMs: number): number | null {
  const { year, month, day } = moment;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || year > 2200 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  return date.getTime() + moment.ms - zoneMs;
}

/** Years of two digits as RFC 2822 §4.3 reads them. */
const fullYear = (digits: string): number => {
  const year = Number(digits);
  return digits.length >= 4 ? year : digits.length === 3 || year >= 50 ? 1900 + year : 2000 + year;
};

/** A clock time as ms since midnight; 24:00 and leap seconds are read, anything else beyond is null. */
function clockMs(hours: string, minutes: string, seconds = "0", fraction = "", half = ""): number | null {
  let h = Number(hours);
  const m = Number(minutes);
  const s = Number(seconds);
  if (half) {
    if (h < 1 || h > 12) return null;
    h = (h % 12) + (half.startsWith("p") ? 12 : 0);
  }
  if (h > 24 || (h === 24 && m + s > 0) || m > 59 || s > 60) return null;
  return ((h * 60 + m) * 60 + Math.min(s, 59)) * 1000 + Math.floor(Number(`0.${fraction || "0"}`) * 1000);
}

/** Seconds and milliseconds since 1970, and the unpunctuated ISO forms. */
function fromDigits(text: string): number | null | undefined {
  if (/^\d{9,10}(?:\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000);
  if (/^\d{12,13}$/.test(text)) return Number(text);
  const compact = text.match(/^(\d{4})(\d\d)(\d\d)(?:t?(\d\d)(\d\d)(\d\d)?)?z?$/);
  if (!compact) return undefined;
  const ms = clockMs(compact[4] ?? "0", compact[5] ?? "0", compact[6]);
  return ms === null
    ? null
    : toMs({ year: Number(compact[1]), month: Number(compact[2]), day: Number(compact[3]), ms }, 0);
}

/** An offset needs a time, a space or a zone's name before it: the end of 2026-01-03 is none. */
const OFFSET = /(:\d\d(?:[.,]\d+)?|\s|gmt|utc|ut)\s?([+-])(\d{1,2}):?(\d\d)?(?:\s?\([^)]*\)|\s[a-z]{2,5})?$/;
const LONGEST_OFFSET_MINUTES = 15 * 60;

/** Takes the zone out of a text; what is left is without it. No zone, or an unknown one, is UTC. */
function takeZone(text: string): { rest: string; zoneMs: number } {
  const offset = text.match(OFFSET);
  const minutes = offset ? Number(offset[3]) * 60 + Number(offset[4] ?? 0) : 0;
  if (offset?.index !== undefined && minutes <= LONGEST_OFFSET_MINUTES) {
    const before = text.slice(0, offset.index) + (offset[1]?.startsWith(":") ? offset[1] : "");
    return { rest: before.trim(), zoneMs: (offset[2] === "-" ? -1 : 1) * minutes * 60_000 };
  }
  const named = text.match(/[\d\s]\(?([a-z]{1,5})\)?$/);
  const hours = named ? ZONES[named[1] ?? ""] : undefined;
  if (named?.index === undefined || hours === undefined) return { rest: text, zoneMs: 0 };
  return { rest: text.slice(0, named.index + 1).trim(), zoneMs: hours * 3_600_000 };
}

const CLOCK =
  /(?:^|\s)(\d{1,2})\s?[:h]\s?(\d\d)(?:[:m](\d\d)(?:[.,](\d+))?)?s?(?:\s?(uhr|hrs?|h|[ap]\.?\s?m\.?))?(?=$|\s)/;
/** With a dot between hours and minutes only what follows tells a time from a date. */
const DOTTED_CLOCK = /(?:^|\s)(\d{1,2})\.(\d\d)(?:\.(\d\d))?()\s?(uhr|hrs?|h|[ap]\.?\s?m\.?)(?=$|\s)/;

/** Takes the clock time out of a text; midnight when there is none, null when there is an impossible one. */
function takeClock(text: string): { rest: string; ms: number } | null {
  const clock = text.match(CLOCK) ?? text.match(DOTTED_CLOCK);
  if (clock?.index === undefined) return { rest: text, ms: 0 };
  const half = /^[ap]/.test(clock[5] ?? "") ? clock[5] : "";
  const ms = clockMs(clock[1] ?? "", clock[2] ?? "", clock[3], clock[4], half);
  if (ms === null) return null;
  return { rest: `${text.slice(0, clock.index)} ${text.slice(clock.index + clock[0].length)}`.trim(), ms };
}

/** Year, month and day in any of the usual orders; numbers alone are read the European way unless impossible. */
function calendarDay(text: string): { year: number; month: number; day: number } | null {
  const iso = text.match(/(?:^|\s)(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?=$|\s)/);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3] ?? 1) };
  const numbers = text.match(/(?:^|\s)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?=$|\s)/);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    const swapped = second > 12 && first <= 12;
    return {
      year: fullYear(numbers[3] ?? ""),
      month: swapped ? first : second,
      day: swapped ? second : first,
    };
  }
  const words = text.match(/[a-z]+|\d+/g) ?? [];
  // A weekday can begin like a month (martes, mardi), but only the month follows the day's number.
  const months = words.flatMap((word, index) => {
    const found = MONTHS.find(([name]) => name.test(word))?.[1];
    return found === undefined ? [] : [{ month: found, index }];
  });
  const isNumber = (index: number) => /^\d/.test(words[index] ?? "");
  const month = (
    months.find(({ index }) => isNumber(index - 1)) ?? months.findLast(({ index }) => isNumber(index + 1))
  )?.month;
  const digits = words.filter((word) => /^\d+$/.test(word));
  if (month === undefined || digits.length !== 2) return null;
  const yearFirst = (digits[0] ?? "").length === 4;
  const [day, year] = yearFirst ? [digits[1], digits[0]] : digits;
  return { year: fullYear(year ?? ""), month, day: Number(day) };
}

/**
 * Reads a date as feeds write it, to ms UTC: RFC 822 and 2822, ISO 8601, their look-alikes with spaces,
 * month names in es, en, fr, de, it and pt, dd/mm/yyyy, seconds or ms since 1970. Without a zone it is UTC.
 * Null when no such day or time exists or nothing is understood.
 */
export function readDate(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_RAW_LENGTH) return null;
  const folded = trimmed
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\u2212/g, "-")
    .replace(/,(?!\d)/g, " ")
    .replace(/\b(?:de|del|du|le|el|den|der|dem|um|of|at|at the|a las|a|alle|ore|as|the|d')\s/g, " ")
    .replace(/(\d)(?:st|nd|rd|th|er|º|°)(?=\s)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  if (folded === "" || folded.length > MAX_LENGTH) return null;
  const digits = fromDigits(folded);
  if (digits !== undefined) return digits;
  const { rest: zoneless, zoneMs } = takeZone(folded.replace(/(\d{4}-\d\d?-\d\d?)t(?=\d)/, "$1 "));
  const clock = takeClock(zoneless);
  const day = clock && calendarDay(clock.rest);
  return day ? toMs({ ...day, ms: clock.ms }, zoneMs) : null;
}

/** Before this no newspaper had a feed. */
const EARLIEST = Date.UTC(2000, 0, 1);
/** How far a newspaper's clock may be ahead of ours, in ms. */
const CLOCK_SKEW_MS = 15 * 60_000;

/**
 * The date an article is filed under, ms UTC: what its feed said, or the moment it was read when the feed said
 * nothing, something before 2000 or something more than 15 minutes after that moment.
 */
export function settleDate(said: number | null, readAt: number): number {
  if (said === null || !Number.isFinite(said) || said < EARLIEST || said > readAt + CLOCK_SKEW_MS)
    return readAt;
  return said;
}
