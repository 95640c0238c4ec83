import type { Figure, Numeral } from "./figure";
import { isAge, isApposition } from "./quantities";
import type { Token } from "./tokens";

const OLDEST = 115;
/** "A man of 47", "d'une femme de 71 ans": a person's noun and an age without its unit. */
const PERSON =
  /^(?:man|woman|boy|girl|driver|motorist|pensioner|tourist|cyclist|pedestrian|worker|passenger|student|pupil|teenager|child)$/;

/** A person's age in tokens ("a 34-year-old tourist", "aged 52", "un pastor de 61 años"), or null. */
export function personsAge(tokens: readonly Token[], numeral: Numeral, language: string): Figure | null {
  const { from, to, low, high } = numeral;
  if (low !== high || !Number.isInteger(low) || low < 1 || low > OLDEST) return null;
  const at = tokens.slice(from, to).findIndex(({ kind }) => kind === "number");
  const first = at < 0 ? to - 1 : from + at;
  const bare =
    (language === "en" &&
      ((tokens[first - 1]?.folded === "of" && PERSON.test(tokens[first - 2]?.folded ?? "")) ||
        tokens[first - 1]?.folded === "aged")) ||
    isApposition(tokens, first, to);
  if (!bare && !isAge(tokens, first, to, language)) return null;
  return {
    start: tokens[from]!.start,
    end: tokens[to - 1]!.end,
    low,
    high,
    precision: "exact",
    step: 1,
    dimension: "age",
    unit: "yr",
    written: { low, high, unit: "yr" },
    measure: null,
    noun: null,
    people: false,
    someone: false,
    scope: { group: null, aside: null, years: [], per: null },
    changed: false,
  };
}
