import { type Features, meets } from "./features";
import { COMMONPLACE } from "./kin";
import type { Passage } from "./passages";
import { isUnit } from "./units";

/** Whether two statements share what sets them apart from everything else that an event's articles tell. */
export interface Rarity {
  /** Whether the event has so many articles that their sentences share words by chance. */
  isLarge: boolean;
  /**
   * Whether `other` has the deed of `told`: one of its rarest words of what happened, and most of the others. Names,
   * numbers and what nearly all articles have do not count. `foreign`: the two are in different languages.
   */
  hasDeed(told: Features, other: Features, foreign: boolean): boolean;
  /** The same for two extracts shown as one: each must have the other's deed, as far as languages have common words. */
  sameDeed(a: Features, b: Features): boolean;
  /** Share of what `later` tells, names included, that `earlier` tells too, whatever it weighs; 0 without its deed. */
  retells(later: Features, earlier: Features): number;
  /** The same without asking for the deed, in a large event, where all that is new has words of its own; else 0. */
  holds(later: Features, earlier: Features): number;
}

/** In a smaller event hardly a word is rare, and what its articles share they do not share by chance. */
const LARGE = 12;
/** Share of the articles from which on a key is what the event is about. */
const TOPIC = 0.4;
/** Share of the rarity of a statement's words that a source must have, and where the languages differ. */
const DEED = 0.5;
const FOREIGN_DEED = 0.4;
/** So many of the rarest words are asked for, of which one must be shared. */
const RAREST = 2;

/** Words of what happened with their rarity, the rarest first. */
type Deed = readonly (readonly [key: string, rarity: number])[];

/** Rarity by articles, over all that the event's passages tell. */
export function rarityOf(passages: readonly Passage[]): Rarity {
  const having = new Map<string, Set<number>>();
  for (const { whole, article } of passages)
    for (const key of whole.keys) having.set(key, (having.get(key) ?? new Set()).add(article.id));
  const all = new Set(passages.map(({ article }) => article.id)).size;
  const isLarge = all > LARGE;
  const count = (key: string): number => having.get(key)?.size ?? 1;
  const rarity = (key: string): number => (count(key) > TOPIC * all ? 0 : Math.log(all / count(key)));

  /** The words of a deed that another article has, with their rarity, the rarest first. */
  const remembered = [new WeakMap<Features, Deed>(), new WeakMap<Features, Deed>()] as const;
  const deedOf = (told: Features, foreign: boolean): Deed => {
    const known = remembered[foreign ? 1 : 0];
    const deed = known.get(told) ?? readDeed(told, foreign);
    known.set(told, deed);
    return deed;
  };
  const readDeed = ({ keys, names }: Features, foreign: boolean): Deed => {
    const ofNames = new Set(names.flat());
    return [...keys]
      .filter((key) => !ofNames.has(key) && /^[cx]:/.test(key) && !isUnit(key) && !COMMONPLACE.has(key))
      .filter((key) => count(key) > 1 && !(foreign && key.startsWith("x:")))
      .map((key): [string, number] => [key, rarity(key)])
      .filter(([, weight]) => weight > 0)
      .sort((a, b) => b[1] - a[1]);
  };
  const has = (told: Features, other: Features, foreign: boolean): boolean => {
    const deed = deedOf(told, foreign);
    if (deed.length === 0) return true;
    if (!deed.slice(0, RAREST).some(([key]) => meets(told, key, other))) return false;
    const sum = deed.reduce((total, [, weight]) => total + weight, 0);
    const had = deed.reduce((total, [key, weight]) => total + (meets(told, key, other) ? weight : 0), 0);
    return had >= (foreign ? FOREIGN_DEED : DEED) * sum;
  };
  const covered = ({ keys, names }: Features, earlier: Features): number => {
    // Another number is another fact, and in a small event another name too.
    if ([...keys].some((key) => key.startsWith("n:") && !earlier.keys.has(key))) return 0;
    if (!isLarge && !names.every((name) => name.some((key) => earlier.keys.has(key)))) return 0;
    const own = [...keys].filter(
      (key) => !isUnit(key) && !COMMONPLACE.has(key) && (!isLarge || count(key) > 1),
    );
    return own.filter((key) => earlier.keys.has(key)).length / (own.length || 1);
  };
  return {
    isLarge,
    hasDeed: (told, other, foreign) => !isLarge || has(told, other, foreign),
    sameDeed: (a, b) => {
      const shared = [...a.keys].some(
        (key) =>
          key.startsWith("c:") && meets(a, key, b) && !isPlace(key) && !isUnit(key) && !COMMONPLACE.has(key),
      );
      const counted = [...a.keys].some((key) => key.startsWith("n:") && b.keys.has(key));
      if (!shared && !counted) return false;
      return !isLarge || (has(a, b, true) && has(b, a, true));
    },
    retells: (later, earlier) => {
      const foreign = ![...later.keys].some((key) => key.startsWith("x:") && earlier.keys.has(key));
      return has(later, earlier, foreign) ? covered(later, earlier) : 0;
    },
    holds: (later, earlier) => (isLarge ? covered(later, earlier) : 0),
  };
}

const isPlace = (key: string): boolean => /^c:(?:=|place-)/.test(key);
