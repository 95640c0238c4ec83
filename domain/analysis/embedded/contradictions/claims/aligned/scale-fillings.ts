import { type Clause, stanceAt } from "../../../../reading/claims/clauses";
import { type Match, rowsOf, Vocabulary } from "../../../../reading/claims/vocabulary";
import type { FourLanguages } from "../questions";
import { OF_DEEDS } from "./accepting-words";
import { deedsIn } from "./deeds";
import type { Filling } from "./fillings";
import { DEEDS } from "./scales/deeds";
import { OUTCOMES } from "./scales/outcomes";
import { STATES } from "./scales/states";
import { THINGS } from "./scales/things";
import { WHEREABOUTS } from "./scales/whereabouts";

/** Values of which one holds and no other. */
export interface Scale {
  question: FourLanguages;
  /** The two values are each other's negation. */
  complementary: boolean;
  /** Its values by name, as they are called. */
  values: ReadonlyMap<string, FourLanguages>;
}

const rows = rowsOf(`${STATES}${DEEDS}${OUTCOMES}${THINGS}${WHEREABOUTS}`).map(({ key, columns }) => {
  const [scale = "", value = ""] = key.split(/\s+/);
  return { scale, value, columns };
});

/** How the first term of each column reads. */
export const called = (columns: FourLanguages): FourLanguages =>
  columns.map((column) => column.split(",")[0]!.replaceAll("*", "").trim()) as FourLanguages;

/** By name. */
export const SCALES: ReadonlyMap<string, Scale> = new Map(
  rows
    .filter(({ value }) => value.startsWith("?"))
    .map(({ scale, value, columns }) => {
      const own = rows.filter((row) => row.scale === scale && !row.value.startsWith("?"));
      const values = new Map(own.map((row) => [row.value, called(row.columns)]));
      return [scale, { question: columns, complementary: value === "?!", values }];
    }),
);
const TERMS = new Vocabulary(
  rows
    .filter(({ value }) => !value.startsWith("?"))
    .map(({ scale, value, columns }) => ({ key: `${scale} ${value}`, columns })),
);

/** Words between a deed and what is told of it. */
const NEAR = 9;

/** The values of scales that a clause states; a negated one states the other where there are only two. */
export function scaleFillings(clause: Clause): Filling[] {
  const found = TERMS.find(clause.words, clause.language);
  return found.flatMap((match): Filling[] => {
    const [scale = "", value = ""] = match.key.split(" ");
    if (found.some((other) => isLonger(other, match, scale))) return [];
    const { complementary, values } = SCALES.get(scale)!;
    const { negated, denied, open } = stanceAt(clause, match);
    if (open || denied || (negated && !complementary)) return [];
    const token = negated ? [...values.keys()].find((other) => other !== value)! : value;
    const filling = { clause, from: match.from, to: match.to, scale, token, label: values.get(token)! };
    if (!OF_DEEDS.has(scale)) return [{ ...filling, slot: scale }];
    return deedsIn(clause)
      .filter((deed) => !deed.negated && !deed.open && isNear(deed, match))
      .map((deed) => ({ ...filling, also: deed, slot: `${scale}:${deed.key}` }));
  });
}

const isLonger = (other: Match, match: Match, scale: string): boolean =>
  other.key.startsWith(`${scale} `) &&
  other.from <= match.from &&
  match.to <= other.to &&
  other.to - other.from > match.to - match.from;

const isNear = (a: Match, b: Match): boolean =>
  (a.to <= b.from && b.from - a.to <= NEAR) || (b.to <= a.from && a.from - b.to <= NEAR);
