import type { Clause } from "../../../../reading/claims/clauses";
import type { FourLanguages } from "../questions";
import { deedsIn } from "./deeds";
import type { Filling } from "./fillings";

const YES: FourLanguages = ["sí", "yes", "oui", "ja"];
const NO: FourLanguages = ["no", "no", "non", "nein"];

/** Whether a clause says of a deed that it is done, or that it is not. */
export const whetherFillings = (clause: Clause): Filling[] =>
  deedsIn(clause)
    .filter(({ open }) => !open)
    .map(({ key, from, to, negated, denied }) => {
      const no = negated || denied;
      const slot = `whether:${key}`;
      return { clause, from, to, slot, scale: "whether", token: no ? "no" : "yes", label: no ? NO : YES };
    });
