import type { ReadEvent } from "../../../reading/read";
import { agree } from "./agreement";
import { areOfTwoSexes, countsPassengers, isRestOf, isRounded } from "./cues";
import { type Statement, statementsOf } from "./statements";

/** Values of one thing are not further apart. */
const FARTHEST = 12;
/** What comes further down in a long article is mostly of something else. */
const FIRST_SENTENCES = 18;
/** Steps on a scale, which are told by the scale's name. */
const SCALES = new Set(["level", "category"]);

/** Whether the statement stands where an article tells its figures. */
export const isEarly = ({ sentence }: Statement): boolean => sentence.index <= FIRST_SENTENCES;

/** All pairs of statements of different newspapers that cannot both be true if they are of one thing. */
export function rivalsOf(event: ReadEvent): [Statement, Statement][] {
  const statements = statementsOf(event).filter((one) => isEarly(one) && one.figure.precision !== "vague");
  return statements.flatMap((a, i) =>
    statements.slice(i + 1).flatMap((b): [Statement, Statement][] => (areRivals(a, b) ? [[a, b]] : [])),
  );
}

const areRivals = (a: Statement, b: Statement): boolean =>
  a.article.newspaper !== b.article.newspaper &&
  areComparable(a, b) &&
  !agree(a.figure, b.figure) &&
  // "A firefighter died" speaks against "nobody died" and against no other number.
  (!a.figure.someone || b.figure.high === 0) &&
  (!b.figure.someone || a.figure.high === 0);

/** Whether two figures have one dimension, unit and time, and neither is a part, a rest or a rounding of the other. */
export function areComparable(a: Statement, b: Statement): boolean {
  const [one, other] = [a.figure, b.figure];
  if (one.dimension !== other.dimension || one.unit !== other.unit) return false;
  if (one.dimension === "score") return one.measure === other.measure;
  if ((SCALES.has(one.measure ?? "") || SCALES.has(other.measure ?? "")) && one.measure !== other.measure)
    return false;
  if (one.dimension === "age" && areOfTwoSexes(a, b)) return false;
  if (isOfEarlierYear(a) !== isOfEarlierYear(b)) return false;
  if ((one.scope.aside === "part") !== (other.scope.aside === "part")) return false;
  if (one.scope.aside === "past" && other.scope.aside === "past") return false;
  if (isRestOf(a, b) || isRestOf(b, a) || one.whole === other.low || other.whole === one.low) return false;
  if (isRounded(one, other) || (countsPassengers(a) !== countsPassengers(b) && one.measure === other.measure))
    return false;
  const [least, most] = [Math.min(one.low, other.low), Math.max(one.high, other.high)];
  return least <= 0 || most / least <= FARTHEST;
}

const isOfEarlierYear = ({ figure, article }: Statement): boolean =>
  figure.scope.years.some((year) => year < new Date(article.publishedAt).getUTCFullYear());
