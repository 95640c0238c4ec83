import { type Asides, asidesOf } from "./asides";
import { type Head, headOf, type Reading, readingOf } from "./clause";
import { completed } from "./ellipsis";
import type { Aside, Dimension, Figure, Numeral } from "./figure";
import { measureAt, subjectOf } from "./measure";
import { type Measure, measureOf } from "./measures/catalogue";
import { numeralsIn } from "./numerals";
import { isQuantity } from "./quantities";
import { scopeOf } from "./scope";
import { scoresIn } from "./scores";
import { type Token, tokensOf } from "./tokens";
import { type FoundUnit, toCanonical, type Unit, unitAt, unitOf } from "./units";
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
  const numerals = all.filter((numeral) => isQuantity(tokens, numeral, language)).map(asPercent);
  const scores = scoresIn(tokens, language);
  if (numerals.length === 0) return scores;
  const reading = readingOf(tokens, language, numerals);
  const asides = asidesOf(tokens, numerals, language);
  const figures = numerals.flatMap((numeral) => figureOf(text, reading, numeral, asides) ?? []);
  return [...completed(withoutParts(figures, text), text, language, before), ...scores].sort(
    (a, b) => a.start - b.start,
  );
}

/** "26 of the 40 dead": the first number is a part of the second where both would be of one measure. */
const withoutParts = (figures: readonly Figure[], text: string): Figure[] =>
  figures.map((figure, i) => {
    const whole = figures[i + 1];
    const part =
      whole !== undefined &&
      figure.measure !== null &&
      figure.measure === whole.measure &&
      figure.low < whole.low &&
      /^\s*(?:of the|out of|of|de los|de las|des|der|von|sur)\s*$/u.test(text.slice(figure.end, whole.start));
    return part ? { ...figure, scope: { ...figure.scope, aside: "part" } } : figure;
  });

const PERCENT = unitOf("%")!;

/** "A third" is 33 per cent, roughly; other numbers stay as they are. */
const asPercent = (numeral: Numeral): Numeral =>
  numeral.low > 0 && numeral.high < 1 && numeral.precision !== "exact"
    ? { ...numeral, low: numeral.low * 100, high: numeral.high * 100, step: 5, share: true }
    : numeral;

function figureOf(text: string, reading: Reading, numeral: Numeral, asides: Asides): Figure | null {
  const { tokens, language } = reading;
  const unit: FoundUnit | null = numeral.share
    ? { unit: PERCENT, from: numeral.from, to: numeral.to }
    : unitOfNumber(text, reading, numeral);
  const to = unit === null ? numeral.to : Math.max(unit.to, numeral.to);
  const dimension: Dimension = unit?.unit.dimension ?? "count";
  const head: Head = unit === null || numeral.low < 1 ? headOf(reading, to) : { kind: "none", at: -1 };
  const measure = isMoment(tokens, unit, numeral, to)
    ? null
    : (measureAt(reading, numeral, to, dimension, head) ??
      passengers(reading, numeral, head) ??
      (asides.changed.has(numeral) && dimension === "count" && head.kind === "none"
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
    // "Far above the 150 places": the capacity itself is exact.
    precision: measure?.key === "capacity" && numeral.precision === "more-than" ? "exact" : numeral.precision,
    dimension: rain ? "rain" : (years?.dimension ?? dimension),
    unit: rain ? "mm" : (years?.canonical ?? unit?.unit.canonical ?? null),
    written: { low: numeral.low, high: numeral.high, unit: years?.key ?? unit?.unit.key ?? null },
    measure: measure?.key ?? null,
    noun: head.at < 0 ? null : tokens[head.at]!.text,
    people: head.kind === "people",
    someone: numeral.someone ?? false,
    scope: scopeOf(tokens, numeral, to, language, asides, (aside) => matters(aside, measure, unit !== null)),
    changed: asides.changed.has(numeral) || (unit === null && isNewer(tokens, numeral)),
  };
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
/** Measures that are told by a change: "shares fell 4 %". */
const CHANGES = new Set("shares growth pay-rise".split(" "));

/** Whether an aside means something for the measure: only fates are feared, only sums and shares demanded. */
function matters(aside: Aside, measure: Measure | null, measured: boolean): boolean {
  const key = measure?.key ?? "";
  if (aside === "target") return measured;
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
