import { conceptsOf } from "../../../language/concepts";
import { nameKey } from "../../../language/names";
import { stemOf } from "../../../language/stems";
import { stopwordsOf } from "../../../language/stopwords";
import { numeralsIn } from "../../reading/figures/numerals";
import { tokensOf } from "../../reading/figures/tokens";
import { everydayConcept } from "./everyday";
import { kinOf } from "./kin";
import { type Word, wordsIn } from "./segments";
import { sensesOf } from "./synonyms";
import { withoutTimes } from "./times";
import { dayKey, isUnit, unitKey } from "./units";
import { wordsOf } from "./vocabulary";

/** A number as it stands in a passage. */
export interface Count {
  /** The least and the most it says, equal where one number is named. */
  low: number;
  high: number;
  /** Keys of the words around it, among which is what it counts. */
  near: ReadonlySet<string>;
}

/**
 * What a passage tells, in keys that are alike in all languages: `c:` concepts, `n:` numbers, `t:` times of day, `d:` days
 * of the week and months, and `x:` names and other words, which only words written alike share.
 */
export interface Features {
  keys: ReadonlySet<string>;
  /** Names whose words have a concept too, and other senses of its words: met by them, but none is asked for. */
  also: ReadonlySet<string>;
  /** Of a key of `keys` the other senses of its word. */
  senses: ReadonlyMap<string, readonly string[]>;
  /** Keys of the names it holds, those of one name ("Ana Ruiz") together. */
  names: readonly (readonly string[])[];
  numbers: readonly Count[];
  negated: boolean;
  /** "all", "first", "only", where it says so. */
  quantifiers: ReadonlySet<string>;
}

/** Letters of a word that its key keeps: more tell inflections apart, fewer mix words up. */
const KEY_LENGTH = 7;
const SHORTEST = 3;
/** What a number counts stands behind it as a rule, sometimes before ("deaths: 12"). */
const WORDS_BEFORE = 3;
const WORDS_AFTER = 5;
const MOST_REMEMBERED = 50_000;
const PERCENT = /%|percent|per cent|por ciento|pour cent|prozent/iu;
/** Signs of units, and their keys. */
const SIGNS: readonly (readonly [string, string])[] = [
  ["%", "c:percent"],
  ["€", "c:euro"],
  ["$", "c:dollar"],
  ["£", "c:pound"],
  ["°", "c:degree-temp"],
];
/** Countries, and the places of the lexicon. */
const PLACE = /^c:(?:=|place-)/;

/** Keys of a single word: "" where it has a concept, which is looked up with its phrase. */
const remembered = new Map<string, string>();

/** How far the capitals of a passage tell names: not its first, where a sentence begins, or none, in a headline case. */
export type Capitals = "all" | "begins" | "none";

/** Features of the passage `text`, made of `words`. */
export function featuresOf(
  text: string,
  words: readonly Word[],
  language: string,
  capitals: Capitals,
): Features {
  const keys = new Set<string>();
  const senses = new Map<string, readonly string[]>();
  const { numbers, taken, times } = quantitiesIn(text, language);
  const { names, also } = namesIn(words, language, capitals);
  const start = words[0]?.start ?? 0;
  for (const { raw, folded, start: at } of words) {
    const key = taken.has(at - start)
      ? null
      : (dayKey(raw, folded, language) ?? unitKey(folded, language) ?? keyOf(raw, folded, language));
    if (key) keys.add(key);
    if (key === null || key.startsWith("d:") || isUnit(key)) continue;
    const others = sensesOf(folded, language);
    if (others.length === 0) continue;
    for (const own of key === "" ? conceptsIn(raw, language) : [key]) senses.set(own, others);
    for (const other of others) also.add(other);
  }
  for (const concept of conceptsIn(text, language)) {
    keys.add(concept);
    if (PLACE.test(concept) && !also.has(concept)) names.push([concept]);
  }
  for (const { low, high } of numbers) if (low === high) keys.add(`n:${low}`);
  for (const time of times) keys.add(time);
  for (const [sign, key] of SIGNS) if (text.includes(sign)) keys.add(key);
  const known = wordsOf(language);
  const negated = words.some(({ folded }) => known?.negations.has(folded));
  const quantifiers = new Set(
    Object.entries(known?.quantifiers ?? {}).flatMap(([name, own]) =>
      words.some(({ folded }) => own.has(folded)) ? [name] : [],
    ),
  );
  return { keys, also, senses, names, numbers, negated, quantifiers };
}

/** Names by their capitals; in German, where every noun has one, only where two stand together. */
function namesIn(words: readonly Word[], language: string, capitals: Capitals) {
  const names: string[][] = [];
  const also = new Set<string>();
  let last = -2;
  for (const [i, { raw, folded }] of words.entries()) {
    if (capitals === "none" || !/^\p{Lu}/u.test(raw) || (capitals === "begins" && i === 0)) continue;
    const key = dayKey(raw, folded, language) ? null : keyOf(raw, folded, language);
    const follows = last === i - 1;
    last = i;
    if (key === null || key.startsWith("c:")) continue;
    const own = key === "" ? nameOf(folded) : key;
    if (key === "") {
      also.add(own);
      // "Marlowe Bulk Shipping" tells of no shipping.
      if (follows && names.length > 0) names.at(-1)!.push(own, ...conceptsIn(raw, language));
      for (const concept of conceptsIn(raw, language)) {
        if (!PLACE.test(concept)) continue;
        also.add(concept);
        names.push([own, concept]);
      }
    } else if (language !== "de" || follows) {
      if (follows && names.length > 0) names.at(-1)!.push(own);
      else names.push([own]);
    }
  }
  return { names, also };
}

/** Concepts of a text as keys; numbers have keys of their own. */
const conceptsIn = (text: string, language: string): string[] =>
  conceptsOf(text, language)
    .filter((concept) => !/^n\d+$/.test(concept))
    .map((concept) => `c:${kinOf(concept)}`);

/** Key of a word without a concept, "" for one with a concept, null for one that says nothing by itself. */
function keyOf(raw: string, folded: string, language: string): string | null {
  if (folded.length < SHORTEST || /^\p{N}/u.test(raw)) return null;
  if (stopwordsOf(language).has(folded) || wordsOf(language)?.fillers.has(folded)) return null;
  return keyOfWord(raw, folded, language);
}

/**
 * The numbers and times of day of a text, and the offsets of the words that spell them. One is an article as often as
 * a number, and is left out.
 */
function quantitiesIn(text: string, language: string) {
  const { rest, times } = withoutTimes(text);
  const tokens = tokensOf(rest);
  const taken = new Set<number>();
  const numbers = numeralsIn(tokens, language)
    .filter(({ low, high }) => low !== 1 || high !== 1)
    .map(({ from, to, low, high }): Count => {
      for (const { start } of tokens.slice(from, to)) taken.add(start);
      const before = tokens[Math.max(0, from - WORDS_BEFORE)]!;
      const after = tokens[Math.min(tokens.length, to + WORDS_AFTER) - 1]!;
      const around = `${rest.slice(before.start, tokens[from]!.start)} ${rest.slice(tokens[to - 1]!.end, after.end)}`;
      const near = new Set(conceptsIn(around, language));
      for (const { raw, folded } of wordsIn(around)) {
        const key = unitKey(folded, language) ?? keyOf(raw, folded, language);
        if (key) near.add(key);
      }
      if (PERCENT.test(around)) near.add("c:percent");
      for (const [sign, key] of SIGNS) if (around.includes(sign)) near.add(key);
      return { low, high, near };
    });
  return { numbers, taken, times };
}

const nameOf = (folded: string): string => `x:${nameKey(folded).slice(0, KEY_LENGTH)}`;

function keyOfWord(raw: string, folded: string, language: string): string {
  const id = `${language} ${raw}`;
  let key = remembered.get(id);
  if (key === undefined) {
    key = makeKey(raw, folded, language);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(id, key);
  }
  return key;
}

function makeKey(raw: string, folded: string, language: string): string {
  if (conceptsOf(raw, language).length > 0 || conceptsOf(raw.toLowerCase(), language).length > 0) return "";
  const everyday = everydayConcept(folded, language);
  if (everyday !== undefined) return `c:${kinOf(everyday)}`;
  const [sense] = sensesOf(folded, language);
  if (sense !== undefined) return sense;
  return nameOf(/^\p{Lu}/u.test(raw) ? folded : stemOf(folded, language));
}

/** Whether `other` has what the key of `told` says, in any sense of its word. */
export const meets = (told: Features, key: string, other: Features): boolean =>
  other.keys.has(key) ||
  other.also.has(key) ||
  (told.senses.get(key)?.some((sense) => other.keys.has(sense) || other.also.has(sense)) ?? false);
