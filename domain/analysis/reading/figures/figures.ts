import { type Asides, asidesOf } from "./asides";
import { type Head, headOf, type Reading, readingOf } from "./clause";
import { compounded } from "./compounded";
import { completed } from "./ellipsis";
import type { Aside, Dimension, Figure, Numeral, Precision } from "./figure";
import { levelsIn } from "./levels";
import { measureAt, subjectOf } from "./measure";
import { type Measure, measureOf } from "./measures/catalogue";
import { numeralsIn } from "./numerals";
import { personsAge } from "./persons-age";
import { isQuantity } from "./quantities";
import { scopeOf } from "./scope";
import { scoresIn } from "./scores";
import { isCapital, type Token, tokensOf } from "./tokens";
import { type FoundUnit, toCanonical, type Unit, unitAt, unitOf } from "./units";
import { withVotes } from "./votes";
import { someoneIn, zerosIn } from "./zeros";

/**
 * Every quantity of a sentence in order, with its unit, its measure and what narrows it. Dates, years, clock times,
 * ordinals, ages and numbers that name something are none. `language` is ISO 639-1; in a language without number
 * words here only digits are read.
 * @param before the last figure of the sentence before, whose noun this sentence may leave out
 */
export function figuresIn(text: string, language: string, before?: Figure): Figure[] {
  if (!/[\d\p{L}]/u.test(text)) return [];
  const tokens = tokensOf(text);
  const all = [
    ...numeralsIn(tokens, language),
    ...zerosIn(tokens, language),
    ...someoneIn(tokens, language),
  ].sort((a, b) => a.from - b.from);
  const quantities = all.filter((numeral) => isQuantity(tokens, numeral, language)).map(asPercent);
  const levels = levelsIn(text, language);
  const numerals = quantities.filter(
    ({ from, to }) =>
      !levels.some(({ start, end }) => tokens[from]!.start >= start && tokens[to - 1]!.end <= end),
  );
  const ages = all.flatMap((numeral) => personsAge(tokens, numeral, language) ?? []);
  const scores = [...scoresIn(tokens, language), ...levels, ...ages];
  if (numerals.length === 0) return withVotes(scores, text, language);
  const reading = readingOf(tokens, language, numerals);
  const asides = asidesOf(tokens, numerals, language);
  const figures = numerals.flatMap((numeral) => figureOf(text, reading, numeral, asides) ?? []);
  const told = withVotes([...compounded(withoutParts(figures, text), text), ...scores], text, language);
  return completed(told, text, language, before);
}

const OF =
  /^\s*(?:of (?:the|its|their|all)|out of(?: the)?|of|de (?:los|las|sus|un total de)|del total de|des|de ses|sur(?: les)?|der|von(?: den)?|aus)\s*$/u;

/**
 * "26 of the 40 dead": the first number is a part of the second. Of other things, "31 of the 75 seats", the first is
 * what is told and the second all there are.
 */
const withoutParts = (figures: readonly Figure[], text: string): Figure[] =>
  figures.map((figure, i) => {
    const [before, next] = [figures[i - 1], figures[i + 1]];
    if (next !== undefined && isPartOf(figure, next, text))
      return FATES.has(next.measure ?? "")
        ? { ...figure, scope: { ...figure.scope, aside: "part" } }
        : { ...figure, measure: next.measure, noun: next.noun, people: next.people, whole: next.low };
    return before !== undefined && isPartOf(before, figure, text) && !FATES.has(figure.measure ?? "")
      ? { ...figure, scope: { ...figure.scope, aside: "whole" } }
      : figure;
  });

const isPartOf = (part: Figure, whole: Figure, text: string): boolean =>
  part.dimension === "count" &&
  whole.dimension === "count" &&
  part.low < whole.low &&
  (part.measure === null || part.measure === whole.measure) &&
  OF.test(text.slice(part.end, whole.start));

const PERCENT = unitOf("%")!;

/** "A third" is 33 per cent, roughly; other numbers stay as they are. */
const asPercent = (numeral: Numeral): Numeral =>
  numeral.low > 0 && numeral.high < 1 && numeral.precision !== "exact"
    ? { ...numeral, low: numeral.low * 100, high: numeral.high * 100, step: 5, share: true }
    : numeral;

function figureOf(text: string, reading: Reading, read: Numeral, asides: Asides): Figure | null {
  const { tokens, language } = reading;
  const unit: FoundUnit | null = read.share
    ? { unit: PERCENT, from: read.from, to: read.to }
    : unitOfNumber(text, reading, read);
  const half = unit === null ? 0 : halfBehind(tokens, unit.to, language);
  const numeral = half === 0 ? read : { ...read, low: read.low + 0.5, high: read.high + 0.5 };
  const to = unit === null ? numeral.to : Math.max(unit.to + half, numeral.to);
  const dimension: Dimension = unit?.unit.dimension ?? "count";
  const head: Head = unit === null || numeral.low < 1 ? headOf(reading, to) : { kind: "none", at: -1 };
  const moment = isMoment(tokens, unit, numeral, to);
  const measure = moment
    ? null
    : (measureAt(reading, numeral, to, dimension, head) ??
      passengers(reading, numeral, head) ??
      (asides.changed.has(read) && dimension === "count" && head.kind === "none"
        ? subjectOf(reading, numeral)
        : null));
  if ((numeral.high === 0 || numeral.someone) && !FATES.has(measure?.key ?? "")) return null;
  const rain = measure?.of === "rain" && dimension === "length";
  const years = measure?.of === "years" && unit === null ? unitOf("yr")! : null;
  const amount = amountOf(numeral, years ?? unit?.unit ?? null);
  const start = tokens[Math.min(numeral.from, unit?.from ?? numeral.from)]!.start;
  return {
    start,
    end: Math.min(text.length, tokens[to - 1]!.end),
    ...(rain ? inMillimetres(amount) : amount),
    precision: precisionOf(reading, numeral, measure, dimension),
    dimension: rain ? "rain" : (years?.dimension ?? dimension),
    unit: rain ? "mm" : (years?.canonical ?? unit?.unit.canonical ?? null),
    written: { low: numeral.low, high: numeral.high, unit: years?.key ?? unit?.unit.key ?? null },
    measure: measure?.key ?? null,
    noun: head.at < 0 ? null : tokens[head.at]!.text,
    people: head.kind === "people",
    someone: numeral.someone ?? false,
    scope: {
      ...scopeOf(tokens, read, to, language, asides, (aside) => matters(aside, measure, unit !== null)),
      ...(moment && !isElapsed(tokens, numeral, to) ? { aside: "past" as const } : {}),
    },
    changed: asides.changed.has(read) || (unit === null && isNewer(tokens, numeral)),
  };
}

const HALVES: Readonly<Record<string, readonly string[]>> = {
  es: ["y media", "y medio"],
  en: ["and a half"],
  fr: ["et demie", "et demi"],
  de: ["und eine halbe", "und ein halbes", "und einen halben"],
};

/** How many words behind a unit say "and a half": "deux heures et demie", "un año y medio". */
function halfBehind(tokens: readonly Token[], at: number, language: string): number {
  const half = HALVES[language]
    ?.map((words) => words.split(" "))
    .find((words) => words.every((word, i) => tokens[at + i]?.folded === word));
  return half?.length ?? 0;
}

/** How exact a number is meant, where its qualifier's words mean something else beside what it counts. */
function precisionOf(
  { tokens, language }: Reading,
  numeral: Numeral,
  measure: Measure | null,
  dimension: Dimension,
): Precision {
  const { from, precision } = numeral;
  // "Far above the 150 places": the capacity itself is exact.
  if (measure?.key === "capacity" && precision === "more-than") return "exact";
  const [before, qualifier] = [tokens[from - 1], tokens[from]];
  if (language !== "de" || before === undefined) return precision;
  // "Ein Angebot über 310 Millionen", "88 gegen 14 Stimmen".
  const isOffer = qualifier?.folded === "uber" && dimension === "money" && isCapital(before);
  return isOffer || (qualifier?.folded === "gegen" && before.kind === "number") ? "exact" : precision;
}

/** "Two weeks ago", "vor zwei Wochen", "trois jours avant": a time told by its distance, no length of anything. */
function isMoment(tokens: readonly Token[], unit: FoundUnit | null, { from }: Numeral, to: number): boolean {
  if (unit?.unit.dimension !== "duration") return false;
  const before = tokens[from - 1]?.folded ?? "";
  return (
    /^(?:ago|earlier|later|before|after|antes|despues|avant|apres|plus|zuvor|spater|nach|danach|vor|atras)$/.test(
      tokens[to]?.folded ?? "",
    ) ||
    /^(?:hace|vor|nach|tras|past|last|next|ultimos|ultimas|proximos|proximas|dernieres|derniers|prochains|prochaines|letzten|nachsten|kommenden)$/.test(
      before,
    ) ||
    (before === "a" && tokens[from - 2]?.folded === "y")
  );
}

/** "Nach sechs Stunden", "tras 17 horas de debate", "the next 30 days": so long it took or will take. */
const isElapsed = (tokens: readonly Token[], { from }: Numeral, to: number): boolean =>
  /^(?:nach|tras|next|proximos|proximas|prochains|prochaines|nachsten|kommenden)$/.test(
    tokens[from - 1]?.folded ?? "",
  ) && !/^(?:earlier|later|antes|despues|zuvor|spater)$/.test(tokens[to]?.folded ?? "");

/** "With 51 passengers": so many were on board. */
function passengers({ tokens }: Reading, numeral: Numeral, head: Head): Measure | null {
  const before = tokens[numeral.from - 1]?.folded ?? "";
  return head.kind === "people" &&
    /^(?:pasajer|passenger|passager|passagier|fahrg)/.test(tokens[head.at]!.folded) &&
    /^(?:con|with|avec|mit|carrying)$/.test(before)
    ? (measureOf("aboard") ?? null)
    : null;
}

const FATES = new Set("killed injured missing infected".split(" "));
/** What helpers send. */
const HELP = new Set(
  "aircraft helicopters ships troops rescuers police vehicles trucks drones aid".split(" "),
);
/** Measures that are told by a change: "shares fell 4 %". */
const CHANGES = new Set("shares growth pay-rise".split(" "));

/** Whether an aside means something for the measure: only fates are feared, only sums and shares demanded. */
function matters(aside: Aside, measure: Measure | null, measured: boolean): boolean {
  const key = measure?.key ?? "";
  if (aside === "target") return measured;
  if (aside === "sent") return HELP.has(key);
  if (aside === "forecast") return measured || FATES.has(key) || key === "homes-without-power";
  // "Three dead, five more missing" are five missing; "five more dead" are not all of the dead.
  if (aside === "more") return key === "killed" || key === "infected";
  if (aside === "by") return measured && !CHANGES.has(key);
  return true;
}

/** The second number of "from 16 to 29". */
function isNewer(tokens: readonly Token[], { from }: Numeral): boolean {
  const old = tokens[from - 2];
  return (
    /^(?:a|to|auf|hasta)$/.test(tokens[from - 1]?.folded ?? "") &&
    old !== undefined &&
    [3, 4].some((n) => /^(?:de|from|von)$/.test(tokens[from - n]?.folded ?? "")) &&
    old.kind === "number"
  );
}

/** The unit beside a number. Degrees of Richter's scale are no temperature. */
function unitOfNumber(text: string, reading: Reading, numeral: Numeral): FoundUnit | null {
  const { tokens, language } = reading;
  const unit = unitAt(tokens, firstOfNumber(reading, numeral), numeral.to, language);
  const richter = /^.{0,30}richter/i.test(text.slice(tokens[numeral.to - 1]!.end));
  return unit?.unit.dimension === "temperature" && richter ? null : unit;
}

/** The token of the number itself, its qualifier aside: a currency sign stands between the two. */
function firstOfNumber({ tokens }: Reading, numeral: Numeral): number {
  for (let i = numeral.from; i < numeral.to; i++) if (tokens[i]!.kind === "number") return i;
  return numeral.from;
}

function amountOf(numeral: Numeral, unit: Unit | null): { low: number; high: number; step: number } {
  if (unit === null) return { low: numeral.low, high: numeral.high, step: numeral.step };
  const low = toCanonical(numeral.low, unit);
  return {
    low,
    high: toCanonical(numeral.high, unit),
    step: Math.abs(toCanonical(numeral.low + numeral.step, unit) - low),
  };
}

type Amount = ReturnType<typeof amountOf>;
const MM_PER_KM = 1e6;

/** A height of rain: a litre on a square metre stands one millimetre high. */
const inMillimetres = ({ low, high, step }: Amount): Amount => ({
  low: low * MM_PER_KM,
  high: high * MM_PER_KM,
  step: step * MM_PER_KM,
});
