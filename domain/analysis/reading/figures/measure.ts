import { type Head, isBefore, LONGEST_GROUP, type Reading, STOPS } from "./clause";
import { FATES, isGroup, ONLY } from "./fates";
import type { Dimension, Numeral } from "./figure";
import type { Measure, Term } from "./measures/catalogue";
import type { Hit } from "./phrases";
import { isCapital } from "./tokens";

const FAR = 13;
const FAR_FOR_SIZES = 16;
const UNKNOWN_HEAD = 8;
/** Measures that say only how a number measures ("38 km long"); what it is of ("the trail") says more. */
const WEAK = new Set("length height distance area price speed delay".split(" "));
const WEAK_COST = 5;

/**
 * The measure of a number, by the nearest term that fits its dimension and stands on the right side; null if none is
 * near.
 */
export function measureAt(
  reading: Reading,
  numeral: Numeral,
  to: number,
  dimension: Dimension,
  head: Head,
): Measure | null {
  const counted = countedAt(reading, to, dimension, head);
  if (counted !== null) return counted;
  let best: Measure | null = null;
  let least = dimension === "count" ? FAR : FAR_FOR_SIZES;
  for (const { from, to: end, value } of reading.hits) {
    const behind = from >= to;
    const beside = behind ? from - to <= 1 : end === numeral.from;
    if (!fits(value, dimension, head, beside)) continue;
    // Nobody counts 6.4 people: where a scale stands behind the decimals, the number itself is whole.
    if (value.measure.of === "people" && !Number.isInteger(numeral.low)) continue;
    if (from < to && end > numeral.from) continue;
    if (behind ? value.side === "after" : value.side === "before") continue;
    // A noun that is counted by its own number is no sign for another one.
    if (value.counted && behind && ownNumber(reading, from, to)) continue;
    let cost = behind
      ? reading.way[from]! - reading.way[to]!
      : reading.way[numeral.from]! - reading.way[end]!;
    // A noun before its number needs a word that counts: "the number of dead rose to 19", "los detenidos eran 12".
    if (value.counted && !behind && !reading.counts && !isBefore(reading, numeral)) continue;
    if (value.counted) cost += behind ? 2 : 3;
    // Of terms that stand as near the longer one says more: "hunger strike" before "strike".
    cost -= (end - from - 1) * 1.1;
    if (
      dimension === "count" &&
      value.measure.of === "people" &&
      head.kind === "thing" &&
      !named(reading, head)
    )
      cost += UNKNOWN_HEAD;
    if (WEAK.has(value.measure.key)) cost += WEAK_COST;
    if (cost < least) {
      least = cost;
      best = value.measure;
    }
  }
  return best;
}

/** What a sentence of change counts, however far its subject stands: "los fallecidos por el fuego …, pasan a ser ocho". */
export function subjectOf(reading: Reading, numeral: Numeral): Measure | null {
  const hit = reading.hits.findLast(
    ({ to, value }) => to <= numeral.from && value.counted && FATES.has(value.measure.key),
  );
  return hit === undefined ||
    reading.numerals.some((other) => other.from >= hit.from && other.to < numeral.from)
    ? null
    : hit.value.measure;
}

/** The measure whose noun the number counts directly: "14 muertos", "32 blessés", "4.000 hogares sin luz". */
function countedAt(reading: Reading, to: number, dimension: Dimension, head: Head): Measure | null {
  if (dimension !== "count") return null;
  let best: Hit<Term> | null = null;
  for (const hit of reading.hits) {
    if (!hit.value.counted || hit.from < to) continue;
    if (hit.from > to + LONGEST_GROUP) break;
    if (hit.from !== head.at && !(head.kind === "people" && onlyAdjectives(reading, head.at, hit.from)))
      continue;
    if (best === null || weight(hit) > weight(best)) best = hit;
  }
  if (best === null) return null;
  // "Three firefighters were killed": the noun says who, the verb says what befell them.
  const state = isGroup(best.value.measure) ? stateBehind(reading, best, best.value.measure) : null;
  return state ?? best.value.measure;
}

const weight = (hit: Hit<Term>): number => (hit.to - hit.from) * 2;

const onlyAdjectives = (reading: Reading, at: number, noun: number): boolean =>
  noun === at ||
  noun === at + 1 ||
  (noun === at + 2 &&
    reading.tokens[at + 1]!.kind === "word" &&
    !STOPS[reading.language]?.test(reading.tokens[at + 1]!.folded));

function stateBehind(reading: Reading, noun: Hit<Term>, of: Measure): Measure | null {
  const only = ONLY[of.key];
  const numeral = reading.numerals.findLast((some) => some.to <= noun.from);
  let best: Measure | null = null;
  let least = 8;
  for (const { from, to, value } of reading.hits) {
    if (!FATES.has(value.measure.key) || value.counted) continue;
    if (only !== undefined && !only.split(" ").includes(value.measure.key)) continue;
    const behind = from >= noun.to;
    if (!behind && (numeral === undefined || to > numeral.from)) continue;
    if (behind ? value.side === "after" : value.side === "before") continue;
    const cost = behind
      ? reading.way[from]! - reading.way[noun.to]!
      : reading.way[numeral!.from]! - reading.way[to]!;
    if (cost < least) {
      least = cost;
      best = value.measure;
    }
  }
  return best;
}

/** Whether another number stands close before the noun at `at`, behind token `to`. */
const ownNumber = (reading: Reading, at: number, to: number): boolean =>
  reading.numerals.some((other) => other.from >= to && other.to <= at && at - other.to <= 2);

function fits(term: Term, dimension: Dimension, head: Head, beside: boolean): boolean {
  const { of } = term.measure;
  if (of === "people") return dimension === "count" && !(head.kind === "thing" && term.counted);
  if (of === "things")
    return dimension === "count" && term.side !== "either" ? true : dimension === "count" && !term.counted;
  if (of === "years") return dimension === "duration" || (dimension === "count" && head.kind === "none");
  if (of === "plain") return dimension === "count" && (head.kind === "none" || beside);
  // Rain is also told by its height.
  if (of === "rain") return dimension === "rain" || dimension === "length";
  return of === dimension || (of === "percent" && dimension === "points");
}

/** A noun with a capital behind a number is mostly a people's name: "17 Palestinians". */
const named = (reading: Reading, head: Head): boolean =>
  reading.language !== "de" && head.at >= 0 && isCapital(reading.tokens[head.at]!);
