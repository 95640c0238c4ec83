import { fold } from "../../../../language/fold";
import type { Contradiction } from "../../../findings";
import { type Clause, isPast, stanceAt } from "../../../reading/claims/clauses";
import { namesIn } from "../../../reading/claims/names";
import { type Match, rowsOf, Vocabulary } from "../../../reading/claims/vocabulary";
import type { Word } from "../../../reading/claims/words";
import type { Sentence } from "../../../reading/read";
import type { ClaimedEvent } from "./event";
import { COURSE_OF_STATES, EXCLUSIVE, ROLES, STATES } from "./fate-words";
import type { FourLanguages } from "./questions";
import { contradictionOf } from "./versions";

const roles = new Vocabulary(rowsOf(ROLES));
const rows = rowsOf(STATES);
const states = new Vocabulary(rows.filter(({ key }) => !key.endsWith(" !")));
const labels = new Map(
  rows.filter(({ key }) => key.endsWith(" !")).map(({ key, columns }) => [key.slice(0, -2), columns]),
);
const pairs = (list: string) => new Set(list.split("\n"));
const exclusive = pairs(EXCLUSIVE);
const courses = pairs(COURSE_OF_STATES);
const NEAR = 9;
const NEAR_BEHIND = 4;
const HOUR = 3_600_000;
const QUESTION: FourLanguages = [
  "¿Qué fue de esta persona?",
  "What became of this person?",
  "Qu'est devenue cette personne ?",
  "Was wurde aus dieser Person?",
];

interface Fate {
  /** `role captain` or `name salcedo`. */
  persons: string[];
  state: string;
  sentence: Sentence;
}

/** What became of one person, where articles tell what cannot both be. */
export function fateContradictions(event: ClaimedEvent): Contradiction[] {
  const links = new Map<string, string>();
  const places = placeNames(event);
  const fates: Fate[] = [];
  for (const clause of event.clauses) {
    if (isPast(clause)) continue;
    const persons = personsIn(clause).filter(({ token }) => !places.has(token));
    linkRoles(persons, links);
    const found = states.find(clause.words, clause.language);
    const none = found.filter(({ key }) => key === "none");
    for (const match of found) {
      if (none.some(({ from, to }) => from < match.to && match.from < to)) continue;
      const fate = fateAt(clause, match, persons);
      if (fate !== null) fates.push(fate);
    }
  }
  const byPerson = new Map<string, Fate[]>();
  for (const fate of fates)
    for (const person of new Set(fate.persons.map((one) => links.get(one) ?? one)))
      byPerson.set(person, [...(byPerson.get(person) ?? []), fate]);
  const found = [...byPerson].flatMap(([person, some]) => disputed(person, some) ?? []);
  return found.filter((one, i) => !found.slice(0, i).some((other) => sameSides(one, other)));
}

/** Words before a place, by language. */
const LOCATIVES = new Set(
  "in near at from en cerca à dans près aus bei nahe nach outside inside across".split(" ").map(fold),
);

/** Names that somewhere in the event stand as a place ("near Udine"), so that they are no persons. */
function placeNames(event: ClaimedEvent): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { words, language } of event.clauses)
    for (const { from, keys } of namesIn(words, language))
      if (from > 0 && LOCATIVES.has(words[from - 1]!.folded))
        for (const key of keys) found.add(`name ${key}`);
  return found;
}

const OF = new Set("of de del du von".split(" "));
const DEATH =
  /^(?:muerte|fallecimiento|death|killing|mort|deces|tod|arrest|arresto|detencion|arrestation|festnahme)$/;

interface Person {
  token: string;
  from: number;
  to: number;
}

function personsIn({ words, language }: Clause): Person[] {
  const found = roles.find(words, language).map(({ key, from, to }) => ({ token: `role ${key}`, from, to }));
  const names = namesIn(words, language)
    // "The government of Tervania" is no person, "the death of Asanov" tells of one.
    .filter(
      ({ places, from }) =>
        places === null &&
        !isVictim(words, from) &&
        (!OF.has(words[from - 1]?.folded ?? "") || DEATH.test(words[from - 2]?.folded ?? "")),
    )
    .map(({ keys, from, to }) => ({ token: `name ${keys.at(-1)!}`, from, to }));
  return [...found, ...names];
}

/** "Detenido por la muerte de Asanov": the name is of another than the one it is told of. */
function isVictim(words: readonly Word[], from: number): boolean {
  const before = words.slice(Math.max(0, from - 8), from).map(({ folded }) => folded);
  const death = before.findLastIndex((word, i) => DEATH.test(word) && OF.has(before[i + 1] ?? ""));
  return death >= 0 && before.length - death <= 4 && before.slice(0, death).some((word) => OVER.has(word));
}
const OVER = new Set("por over for pour wegen".split(" "));

/** "Captain Villareal", "the captain, Ramón Villareal": the name is the role's. */
function linkRoles(persons: readonly Person[], links: Map<string, string>): void {
  for (const role of persons.filter(({ token }) => token.startsWith("role ")))
    for (const name of persons.filter(({ token }) => token.startsWith("name ")))
      if (name.from >= role.to && name.from - role.to <= 1) links.set(name.token, role.token);
}

function fateAt(clause: Clause, match: Match, persons: readonly Person[]): Fate | null {
  const { negated, denied, open } = stanceAt(clause, match);
  if (open || isOfMany(clause, match)) return null;
  const distance = ({ from, to }: Person) => (to <= match.from ? match.from - to : from - match.to + 2);
  const near = persons.filter(
    (person) =>
      (person.to <= match.from && distance(person) <= NEAR) ||
      (person.from >= match.to && person.from - match.to <= NEAR_BEHIND),
  );
  const nearest = near.toSorted((a, b) => distance(a) - distance(b))[0];
  if (nearest === undefined) return null;
  const turned = negated || denied;
  // Who is said not to be dead is alive; of the other states no opposite follows.
  const state = !turned ? match.key : match.key === "dead" ? "alive" : match.key === "alive" ? "dead" : null;
  return state === null ? null : { persons: [nearest.token], state, sentence: clause.sentence };
}

/** Plurals and numbers before tell of many, and not of the person who is named beside them. */
function isOfMany({ words, language }: Clause, { from }: Match): boolean {
  const plural = (language === "es" || language === "fr") && /(?:[oaeé]s|us|ts)$/.test(words[from]!.folded);
  return (
    plural ||
    words
      .slice(Math.max(0, from - 3), from)
      .some((word, i, some) => isCount(word, some[i + 1] ?? words[from]))
  );
}

const MANY = /^(?:people|personas|personnes|menschen|all|todos|tous|alle|dozens|decenas|dizaines|dutzende)$/;
const YEARS = /^(?:anos|ans|years?|jahre|jahrig\p{L}*)$/u;

/** A number that is no age ("52," or "19 años"), or a word for many. */
const isCount = (word: Word, next: Word | undefined): boolean =>
  MANY.test(word.folded) ||
  (/^\d+$/.test(word.folded) && next !== undefined && !next.pause && !YEARS.test(next.folded));

const exclude = (a: string, b: string): boolean => exclusive.has(`${a} ${b}`) || exclusive.has(`${b} ${a}`);

function disputed(person: string, fates: Fate[]): Contradiction | null {
  const best = new Map<number, Fate>();
  for (const fate of fates) if (!best.has(fate.sentence.article.id)) best.set(fate.sentence.article.id, fate);
  const byState = new Map<string, Fate[]>();
  for (const fate of best.values()) byState.set(fate.state, [...(byState.get(fate.state) ?? []), fate]);
  const ranked = [...byState].toSorted((a, b) => b[1].length - a[1].length);
  const main = ranked.find(([state]) => ranked.some(([other]) => exclude(state, other)));
  if (main === undefined) return null;
  const others = ranked.filter(([state]) => exclude(main[0], state));
  const moved = others.every((other) => followed(main, other) || followed(other, main));
  return contradictionOf(
    {
      key: `occurrence:fate:${person.replace(" ", "-")}`,
      kind: "occurrence",
      relation: moved ? "update" : "contradiction",
      question: QUESTION,
    },
    [main, ...others].map(([state, some]) => ({
      value: labels.get(state)!,
      sentences: some.map(({ sentence }) => sentence),
    })),
  );
}

/** Whether one state turned into the other as time passed. */
function followed([before, first]: [string, Fate[]], [after, then]: [string, Fate[]]): boolean {
  if (!courses.has(`${before} ${after}`)) return false;
  const last = Math.max(...first.map(({ sentence }) => sentence.article.publishedAt));
  return Math.min(...then.map(({ sentence }) => sentence.article.publishedAt)) - last >= HOUR;
}

const sameSides = (a: Contradiction, b: Contradiction): boolean =>
  a.versions.every((one) => b.versions.some((other) => one.sources.join() === other.sources.join()));
