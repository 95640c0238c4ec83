import type { Clause } from "../../../reading/claims/clauses";
import { type Match, rowsOf, Vocabulary } from "../../../reading/claims/vocabulary";
import { PREDICATES } from "./predicates";

const DEEDS = new Vocabulary(rowsOf(PREDICATES));

const remembered = new WeakMap<Clause, Match[]>();

/** What a clause says is done, each by its row of the predicates; of two that overlap whole, the longer. */
export function deedsIn(clause: Clause): Match[] {
  let deeds = remembered.get(clause);
  if (deeds === undefined) {
    const found = DEEDS.find(clause.words, clause.language);
    deeds = found.filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one &&
            other.to - other.from > one.to - one.from &&
            other.from <= one.from &&
            one.to <= other.to,
        ),
    );
    remembered.set(clause, deeds);
  }
  return deeds;
}
