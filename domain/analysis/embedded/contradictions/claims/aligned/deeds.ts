import { type Clause, stanceAt } from "../../../../reading/claims/clauses";
import { type Match, rowsOf, Vocabulary } from "../../../../reading/claims/vocabulary";
import { PREDICATES } from "./predicates";

const DEEDS = new Vocabulary(rowsOf(PREDICATES));

/** Something a clause says is done, by its row of the predicates, and how the clause puts it. */
export interface Deed extends Match {
  negated: boolean;
  denied: boolean;
  open: boolean;
}
const remembered = new WeakMap<Clause, Deed[]>();

/** What a clause says is done. */
export function deedsIn(clause: Clause): Deed[] {
  let deeds = remembered.get(clause);
  if (deeds === undefined) {
    const found = DEEDS.find(clause.words, clause.language);
    deeds = found
      .filter(
        (one) =>
          !found.some(
            (other) =>
              other !== one &&
              other.to - other.from > one.to - one.from &&
              other.from <= one.from &&
              one.to <= other.to,
          ),
      )
      .map((match) => ({ ...match, ...stanceAt(clause, match) }));
    remembered.set(clause, deeds);
  }
  return deeds;
}
