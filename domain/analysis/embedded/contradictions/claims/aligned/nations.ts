import { conceptsOf } from "../../../../../language/concepts";
import { LANGUAGES } from "../../../../../shared/languages";
import type { Clause } from "../../../../reading/claims/clauses";
import { rowsOf, Vocabulary } from "../../../../reading/claims/vocabulary";
import type { FourLanguages } from "../questions";
import type { Filling } from "./fillings";
import { PERSONS } from "./persons";

/** Bodies, whose country says nothing of who someone is. */
const BODIES = new Set(
  `police policeman army firefighters government ministry minister head-of-state parliament court prosecutor jury mayor company
  union opposition insurer club state donors university`.split(/\s+/),
);
const PEOPLE = new Vocabulary([
  ...rowsOf(PERSONS).filter(({ key }) => !BODIES.has(key)),
  ...rowsOf(
    "someone | hombre, mujer, ciudadan*, joven, víctima, sospechos* | man, woman, citizen*, national, victim, suspect | homme, femme, ressortissant*, citoyen*, victime, suspect* | Mann, mann, frau, staatsbürger*, opfer, verdächtige*, tatverdächtige*",
  ),
]);
const ONE = new Set("a an un una uno une ein eine einen einem einer der die el la le l the".split(" "));
const NEAR = 2;
/** "Un checo de 45 años": the adjective itself stands for the person. */
const AGED = /^(?:de|aged|of|im alter von|\d+) ?\d* (?:anos|ans|years|jahren)/u;

/** The nationality a clause gives to one person by what they are ("a Czech hiker"). */
export function nationFillings(clause: Clause): Filling[] {
  const { words, language } = clause;
  const people = PEOPLE.find(words, language);
  return words.flatMap((word, i): Filling[] => {
    const code = nationOf(word.raw, language);
    if (code === null) return [];
    const person =
      people.find(({ from, to }) => (i >= to && i - to < NEAR) || (i < from && from - i <= NEAR)) ??
      (AGED.test(
        words
          .slice(i + 1, i + 4)
          .map(({ folded }) => folded)
          .join(" "),
      )
        ? { from: i, to: i }
        : undefined);
    if (person === undefined) return [];
    const first = Math.min(i, person.from);
    if (!words.slice(Math.max(0, first - 3), first).some(({ folded }) => ONE.has(folded))) return [];
    const label = LANGUAGES.map((own) => nameIn(code, own)) as unknown as FourLanguages;
    return [
      { clause, from: i, to: i + 1, also: person, slot: "nation", scale: "nation", token: code, label },
    ];
  });
}

/** The country of an adjective of nationality; the name of the country itself says where, not who. */
function nationOf(raw: string, language: string): string | null {
  const [country] = conceptsOf(raw, language).filter((concept) => /^=[A-Z]{2}$/.test(concept));
  if (country === undefined) return null;
  const code = country.slice(1);
  return nameIn(code, language) === raw || raw.length <= 3 ? null : code;
}

const names = new Map<string, Intl.DisplayNames>();

function nameIn(code: string, language: string): string {
  let own = names.get(language);
  if (own === undefined) {
    own = new Intl.DisplayNames([language], { type: "region" });
    names.set(language, own);
  }
  return own.of(code) ?? code;
}
