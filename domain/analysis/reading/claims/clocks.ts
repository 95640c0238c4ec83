import { fold } from "../../../language/fold";
import { HOUR_WORDS } from "./time-words";

/** A time of day written in a text: the minutes after midnight that it may mean, and where it stands. */
export interface Clock {
  minutes: number[];
  start: number;
  end: number;
}

const DIGITS = String.raw`(?<hour>\d{1,2})(?:\s?[:.hH]\s?(?<minute>\d{2})(?!\d))?`;
const word = (language: string): string => Object.keys(HOUR_WORDS[language]!).join("|");

/** How each language introduces a time of day, on folded text. Where `half` stands, half an hour is added or taken. */
const PATTERNS: Record<string, RegExp[]> = {
  es: [
    new RegExp(
      String.raw`\b(?:las|la)\s${DIGITS}(?:\s(?:horas|h)\b)?(?<late>\sde la (?:tarde|noche)|\sp\.?\s?m\b)?`,
      "g",
    ),
    new RegExp(
      String.raw`\b(?:las|la)\s(?<word>${word("es")})\b(?<half>\sy media)?(?<quarter>\sy cuarto)?(?<late>\sde la (?:tarde|noche))?(?<early>\sde la (?:manana|madrugada))?`,
      "g",
    ),
  ],
  en: [
    new RegExp(String.raw`\b${DIGITS}\s?(?:(?<late>p\.?m\b)|(?<early>a\.?m\b))`, "g"),
    /\b(?<hour>\d{1,2}):(?<minute>\d{2})\b(?!:)/g,
    new RegExp(
      String.raw`\b(?<half>half past|half)\s(?<word>${word("en")})\b(?:\sin the (?:(?<late>evening|afternoon)|(?<early>morning)))?`,
      "g",
    ),
    new RegExp(
      String.raw`\b(?:at|about|around|before|after)\s(?<word>${word("en")})\b(?:\so.clock)?\s(?:in the (?:(?<late>evening|afternoon)|(?<early>morning))|at night)`,
      "g",
    ),
  ],
  fr: [
    /\b(?<hour>\d{1,2})\s?h(?:\s?(?<minute>\d{2}))?\b/g,
    new RegExp(
      String.raw`\b(?:a|vers|apres|avant|des)\s(?:(?<hour>\d{1,2})|(?<word>${word("fr")})) heures?\b(?<half>\set demie)?(?<late>\sdu soir|\sde l.apres.midi)?(?<early>\sdu matin)?`,
      "g",
    ),
  ],
  de: [
    new RegExp(
      String.raw`\b${DIGITS}\suhr\b(?<early>\s(?:fruh|morgens|nachts))?(?<late>\s(?:abends|nachmittags))?`,
      "g",
    ),
    new RegExp(
      String.raw`\b(?<to>halb\s)?(?<word>${word("de")})\suhr\b(?<early>\s(?:fruh|morgens|nachts|in der fruh))?(?<late>\s(?:abends|nachmittags))?`,
      "g",
    ),
    new RegExp(String.raw`\b(?<to>halb\s)(?<word>${word("de")})\b`, "g"),
  ],
};

const HOUR = 60;
const HALF_DAY = 12 * HOUR;

/** The times of day in `text`; hours of twelve without morning or evening mean both. */
export function clocksIn(text: string, language: string): Clock[] {
  const folded = fold(text);
  // Folding may change the length (ß, ligatures); places are then only near, which is enough for a word's distance.
  const found: Clock[] = [];
  for (const pattern of PATTERNS[language] ?? [])
    for (const match of folded.matchAll(pattern)) {
      const minutes = minutesOf(match.groups ?? {}, language);
      const start = match.index;
      const end = start + match[0].length;
      if (minutes.length > 0 && !found.some((other) => other.start < end && start < other.end))
        found.push({ minutes, start, end });
    }
  return found;
}

function minutesOf(groups: Record<string, string | undefined>, language: string): number[] {
  const spelt = groups.word === undefined ? undefined : HOUR_WORDS[language]?.[groups.word];
  const hour = spelt ?? Number(groups.hour);
  const minute = Number(groups.minute ?? 0);
  if (!Number.isFinite(hour) || hour > 24 || minute > 59) return [];
  const shift =
    groups.to !== undefined ? -30 : groups.half !== undefined ? 30 : groups.quarter !== undefined ? 15 : 0;
  const base = hour * HOUR + minute + shift;
  if (groups.late !== undefined) return [hour < 12 ? base + HALF_DAY : base];
  if (groups.early !== undefined) return [hour === 12 ? base - HALF_DAY : base];
  const twelve = spelt !== undefined && hour <= 12;
  return twelve ? [base % (2 * HALF_DAY), (base + HALF_DAY) % (2 * HALF_DAY)] : [base];
}
