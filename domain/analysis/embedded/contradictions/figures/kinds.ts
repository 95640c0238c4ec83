import { conceptsOf } from "../../../../language/concepts";
import { stemOf } from "../../../../language/stems";
import { tokenize } from "../../../../language/tokens";
import { LANGUAGES } from "../../../../shared/languages";
import type { Figure } from "../../../reading/figures/figure";
import { measureOf } from "../../../reading/figures/measures/catalogue";
import type { Statement } from "./statements";

/** Values of one thing are not further apart, unless a typist or a careless reader has made them so. */
const FARTHEST = 4;
/** Counts of these move from hour to hour or have a reading of their own. */
const OWN_READING =
  /^(?:killed|injured|missing|arrested|rescued|evacuated|displaced|infected|identified|score|shootout|vote-result|level|category)$/;

/** A test for two statements that may tell the same thing by their units, scopes and nouns. */
export function comparableIn(statements: readonly Statement[]): (a: Statement, b: Statement) => boolean {
  const nouns = new Map(statements.map((statement) => [statement, nounsOf(statement)] as const));
  return (a, b) =>
    sameKind(a, b) &&
    isApart(a, b) &&
    (a.figure.dimension !== "count" || meet(nouns.get(a)!, nouns.get(b)!) || (isCrowd(a) && isCrowd(b)));
}

/** What comes further down in a long article is mostly of something else. */
const FIRST_SENTENCES = 18;

/** Whether the article states the figure as its own and it may be told apart from others by its words. */
export function isTold({ figure, sentence, article }: Statement): boolean {
  const { aside, years } = figure.scope;
  const year = new Date(article.publishedAt).getUTCFullYear();
  return (
    sentence.index <= FIRST_SENTENCES &&
    LANGUAGES.some((language) => language === article.language) &&
    figure.precision !== "vague" &&
    figure.precision !== "range" &&
    !figure.someone &&
    !(figure.changed && figure.dimension !== "duration") &&
    !isShare(figure) &&
    figure.low > 0 &&
    figure.dimension !== "score" &&
    aside !== "past" &&
    aside !== "denied" &&
    aside !== "whole" &&
    !years.some((named) => named < year) &&
    !(figure.measure !== null && OWN_READING.test(figure.measure)) &&
    (figure.dimension !== "count" || figure.noun !== null)
  );
}

/** "One in five" is another way of counting than per cent. */
const isShare = ({ dimension, precision, step }: Figure): boolean =>
  dimension === "percent" && precision === "about" && step === 5;

/** Whether two figures have one unit and one scope and may be values of one thing. */
export function sameKind(a: Statement, b: Statement): boolean {
  const [one, other] = [a.figure, b.figure];
  if (one.dimension !== other.dimension || one.unit !== other.unit) return false;
  // Days and hours, or metres and kilometres, mostly measure different things.
  if (BY_UNIT.has(one.dimension) && one.written.unit !== other.written.unit) return false;
  if (one.scope.per !== null && other.scope.per !== null && one.scope.per !== other.scope.per) return false;
  if (one.dimension === "count" && one.scope.group !== other.scope.group) return false;
  if (own(one) !== own(other)) return false;
  if (one.measure !== null && other.measure !== null && one.measure !== other.measure) {
    const [first, second] = [measureOf(one.measure), measureOf(other.measure)];
    if (one.dimension === "count" || first?.grows || second?.grows) return false;
  }
  return Math.max(one.high, other.high) / Math.min(one.low, other.low) <= FARTHEST;
}

/** Thermometers of one town differ by as much. */
const DEGREES = 1.5;
/** A value in another unit is a rounded one. */
const CONVERTED = 0.1;
const BY_UNIT = new Set(["duration", "length", "mass", "volume"]);

/** Whether two values of one kind are too far from each other to be two roundings, and not a whole and its part. */
function isApart({ figure: one }: Statement, { figure: other }: Statement): boolean {
  if (one.whole !== undefined && (other.low === one.whole || one.low + other.low === one.whole)) return false;
  if (other.whole !== undefined && one.low === other.whole) return false;
  if (one.dimension === "temperature" && Math.abs(one.low - other.low) < DEGREES) return false;
  if (
    one.written.unit !== other.written.unit &&
    Math.abs(one.low - other.low) < CONVERTED * Math.abs(one.low)
  )
    return false;
  return true;
}

/** What is demanded or foreseen here may be told as a fact there; a part or a change is another quantity. */
function own({ dimension, scope: { aside } }: Figure): string | null {
  return aside === "target" ||
    aside === "forecast" ||
    (aside === "by" && (dimension === "money" || dimension === "percent"))
    ? null
    : aside;
}

const NOUN_REACH = 36;
/** Nouns that tell nothing about what is counted. */
const EMPTY = /^(?:person|people|human|man|woman|time|part|piece|other|new|first|last|member|case)$/;

const CROWD = 50;
/** So many people, to the man: whatever they are called, an event has few such numbers. */
export const isCrowd = ({ figure: { people, low, step } }: Statement): boolean =>
  people && low >= CROWD && step > 0 && step < low / CROWD;

/** What a count counts: concepts and stems of the first words behind it. */
function nounsOf({ figure, sentence }: Statement): Set<string> {
  if (figure.dimension !== "count") return new Set();
  const { language } = sentence.article;
  const group = /^[\s-]*((?:[\p{L}\p{M}'’-]+\s*){1,3})/u.exec(
    sentence.text.slice(figure.end, figure.end + NOUN_REACH),
  )?.[1];
  if (group === undefined) return new Set();
  // German writes its nouns with capitals: what has none is no noun.
  const words = tokenize(group, language).filter(({ capital }) => capital || language !== "de");
  if (words.length === 0) return new Set();
  return new Set([
    ...conceptsOf(group, language).filter((concept) => !EMPTY.test(concept)),
    ...words.slice(0, 2).map(({ folded }) => `${language} ${stemOf(folded, language)}`),
  ]);
}

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((item) => b.has(item));
