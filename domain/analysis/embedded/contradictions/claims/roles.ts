import type { Contradiction } from "../../../findings";
import { type Clause, isPast, stanceAt } from "../../../reading/claims/clauses";
import { type Name, namesIn } from "../../../reading/claims/names";
import { type Match, rowsOf, Vocabulary } from "../../../reading/claims/vocabulary";
import { type ClaimedEvent, nameToken, shared } from "./event";
import type { FourLanguages } from "./questions";
import { PERSON_ROLES, PLACE_ROLES } from "./role-words";
import { comparable, type Filling, slotContradiction } from "./slots";

const isQuestion = (key: string) => key.endsWith(" !");
const placeRows = rowsOf(PLACE_ROLES);
const personRows = rowsOf(PERSON_ROLES);
const places = new Vocabulary(placeRows.filter(({ key }) => !isQuestion(key)));
const persons = new Vocabulary(personRows.filter(({ key }) => !isQuestion(key)));
const questions = new Map(
  [...placeRows, ...personRows]
    .filter(({ key }) => isQuestion(key))
    .map(({ key, columns }) => [key.slice(0, -2).replace("*", ""), columns]),
);
/** German puts the verb behind, so that only a verb of going in the clause makes "aus" and "nach" a route. */
const MOVING =
  /^(?:gestartet|ausgelaufen|abgeflogen|unterwegs|verschifft|abgelegt|aufgebrochen|stammte?n?|lieferung|fuhr|reiste|flog|fahrt|flug|losgefahren)$/;
const NEAR = 5;
const FEW = 8;

interface Placed extends Filling {
  slot: string;
  kind: "place" | "agent";
  common: boolean;
}

/** Places and persons that articles name differently for one part in the event: origin, destination, scorer. */
export function roleContradictions(event: ClaimedEvent): Contradiction[] {
  const bySlot = new Map<string, Placed[]>();
  for (const clause of event.clauses) {
    if (isPast(clause)) continue;
    const names = namesIn(clause.words, clause.language);
    if (names.length === 0) continue;
    for (const placed of [...placesOf(clause, names), ...personsOf(clause, names)])
      bySlot.set(placed.slot, [...(bySlot.get(placed.slot) ?? []), placed]);
  }
  return [...bySlot].flatMap(([slot, some]) => {
    const { kind, common } = some[0]!;
    const least = (common ? 2 : 0) + (event.event.articles.length > FEW ? 2 : 0);
    const excludes = (a: Filling, b: Filling) =>
      comparable(a, b) && (least === 0 || shared(event, a.sentence, b.sentence).length >= least);
    const question = questions.get(slot)!;
    return slotContradiction({ key: `${kind}:${slot}`, kind, question, excludes }, some, event) ?? [];
  });
}

function placesOf(clause: Clause, names: readonly Name[]): Placed[] {
  const { words, language } = clause;
  return places.find(words, language).flatMap((match): Placed[] => {
    const bare = match.to - match.from === 1 && language === "de";
    if (bare && !words.some((word) => MOVING.test(word.folded))) return [];
    // "In Aachen festgenommen": the name stands within the term.
    const inside = names.filter((name) => name.from > match.from && name.to < match.to);
    const name = inside[0] ?? following(match, names, 0);
    return name === undefined ? [] : filled(clause, match, name, names, "place");
  });
}

function personsOf(clause: Clause, names: readonly Name[]): Placed[] {
  const people = names.filter((name) => name.places === null);
  return persons.find(clause.words, clause.language).flatMap((match): Placed[] => {
    const name = match.key.endsWith("<")
      ? following(match, people, NEAR)
      : people.findLast((one) => one.to <= match.from && match.from - one.to <= NEAR);
    if (name === undefined) return [];
    return filled(clause, { ...match, key: match.key.slice(0, -2) }, name, [], "agent");
  });
}

const isCountry = ({ places: known }: Name): boolean =>
  known?.every((place) => place.startsWith("=")) ?? false;

const following = (match: Match, names: readonly Name[], most: number): Name | undefined =>
  names.find((name) => name.from >= match.to && name.from - match.to <= most);

function filled(
  clause: Clause,
  match: Match,
  name: Name,
  names: readonly Name[],
  kind: Placed["kind"],
): Placed[] {
  const { negated, denied, open } = stanceAt(clause, match);
  if (negated || denied || open) return [];
  // "Mbour, en Senegal": the country behind belongs to it.
  const next = names.find((other) => other.from > name.from && other.from - name.to <= 2 && isCountry(other));
  const own = kind === "place" && next !== undefined ? [name, next] : [name];
  const tokens = own.flatMap(({ keys, places: known }) =>
    known?.every((place) => place.startsWith("="))
      ? known.map((place) => `country ${place}`)
      : [...keys.map((key) => `name ${key}`), ...(known ?? []).flatMap(nameToken)],
  );
  const text = clause.sentence.text.slice(clause.words[name.from]!.start, clause.words[name.to - 1]!.end);
  return [
    {
      slot: match.key.replace("*", ""),
      kind,
      common: match.key.endsWith("*"),
      sentence: clause.sentence,
      tokens: new Set(tokens),
      value: [text, text, text, text] satisfies FourLanguages,
    },
  ];
}
