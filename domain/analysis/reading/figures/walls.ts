import type { Numeral } from "./figure";
import type { Token } from "./tokens";

/** What parts a sentence into segments that may speak of different things. */
const SEGMENT = /^[;–—:]$/;
/** What parts a segment into clauses. */
export const CLAUSE = /^[,;:–—()]$/;

/** The numbers that a marker at token `at` speaks of: those of its clause, else the nearest of its segment. */
export function governed(tokens: readonly Token[], numerals: readonly Numeral[], at: number): Set<Numeral> {
  const sameSegment = numerals.filter((numeral) => !between(tokens, numeral, at, SEGMENT));
  const sameClause = sameSegment.filter((numeral) => !between(tokens, numeral, at, CLAUSE));
  if (sameClause.length > 0) return new Set(sameClause);
  // "En 2020, un terremoto …": what opens a segment holds for all of it.
  if (!tokens.slice(0, at).some((token) => CLAUSE.test(token.text))) return new Set(sameSegment);
  const behind = sameSegment.find((numeral) => numeral.from >= at);
  const before = sameSegment.findLast((numeral) => numeral.to <= at);
  const near = behind ?? before;
  return new Set(near === undefined ? [] : [near]);
}

/** Whether a wall stands between a number and token `at`. */
export function between(tokens: readonly Token[], numeral: Numeral, at: number, wall: RegExp): boolean {
  const from = Math.min(numeral.to, at);
  const to = Math.max(numeral.from, at);
  for (let i = from; i < to; i++) if (wall.test(tokens[i]!.text)) return true;
  return false;
}
