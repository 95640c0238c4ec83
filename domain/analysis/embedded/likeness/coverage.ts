import { type Count, type Features, meets } from "./features";
import { COMMONPLACE } from "./kin";
import type { Passage } from "./passages";
import { isUnit } from "./units";

/** How much a key tells in this event: the rarer among its sentences, the more. */
export interface Weights {
  get(key: string): number | undefined;
}

/** What only one sentence says can be in no other; it is as often another word for the same as something else. */
const SINGLE = 0.7;
const NUMBER = 1.2;
const PLAIN = 0.4;

/** Days, units and what stands in sentences of every kind. */
const isPlain = (key: string): boolean => key.startsWith("d:") || isUnit(key) || COMMONPLACE.has(key);

/** Weights of all keys of an event's passages. */
export function weightsOf(passages: readonly Passage[]): Weights {
  const counts = new Map<string, number>();
  for (const { whole } of passages) for (const key of whole.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const weights = new Map<string, number>();
  for (const [key, count] of counts) {
    const rarity = Math.log(1 + passages.length / Math.max(2, count));
    const kind = key.startsWith("n:") ? NUMBER : isPlain(key) ? PLAIN : 1;
    weights.set(key, rarity * (count === 1 ? SINGLE : 1) * kind);
  }
  return { get: (key) => weights.get(key) };
}

/** Share of a word's weight where the other passage is in another language, which may have another word for it. */
export const UNTRANSLATED = 0.4;
/** Share of its weight where only the sentences beside the other one have it. */
const BESIDE = 0.5;
/** What weighs less is what the event is about: it may stand beside instead of being said again. */
const TOPIC = Math.log(1 + 8);

/** How well a passage states what a statement tells. */
export interface Coverage {
  /** Share of the statement's weight that the passage has, 0 … 1. */
  share: number;
  /** The same without names and numbers: what happened, and to what. */
  core: number;
  /** Keys that both have themselves. */
  common: number;
  /** Of these, those that are no names, no numbers and nothing that every sentence may hold. */
  telling: number;
}

/** How much of `told` stands in `passage`, with the sentences beside it. `foreign`: it is in another language. */
export function coverage(told: Features, passage: Passage, weights: Weights, foreign: boolean): Coverage {
  let best: Coverage = { share: 0, core: 0, common: 0, telling: 0 };
  for (const window of passage.windows) {
    const one = coverageIn(told, window, passage.around, weights, foreign);
    if (one.share >= best.share) best = one;
  }
  return best;
}

function coverageIn(
  told: Features,
  window: Features,
  around: ReadonlySet<string>,
  weights: Weights,
  foreign: boolean,
): Coverage {
  const names = new Set(told.names.flat());
  const sums = { all: 0, had: 0, core: 0, hadCore: 0 };
  let common = 0;
  let telling = 0;
  for (const key of told.keys) {
    const known = weights.get(key) ?? 1;
    const isCore = !names.has(key) && !/^[nd]:/.test(key);
    const direct = meets(told, key, window);
    const beside = !direct && (!isCore || known < TOPIC) && around.has(key);
    const weight = !direct && !beside && foreign && key.startsWith("x:") ? known * UNTRANSLATED : known;
    const had = direct ? weight : beside ? weight * BESIDE : 0;
    if (direct) common++;
    if (direct && isCore && !isPlain(key)) telling++;
    sums.all += weight;
    sums.had += had;
    if (!isCore) continue;
    sums.core += weight;
    sums.hadCore += had;
  }
  const share = (had: number, all: number) => (all === 0 ? 0 : had / all);
  return {
    share: share(sums.had, sums.all),
    core: share(sums.hadCore, sums.core),
    common,
    telling,
  };
}

const ROOM = 0.005;

/** Whether two numbers are the same number of the same thing, as far as the words around them tell. */
export function sameCount(a: Count, b: Count): boolean {
  if (Math.abs(a.low - b.low) > ROOM * Math.abs(a.low)) return false;
  if (Math.abs(a.high - b.high) > ROOM * Math.abs(a.high)) return false;
  const units = [a, b].map(({ near }) => [...near].filter(isUnit));
  if (units.every((own) => own.length > 0) && !units[0]!.some((unit) => units[1]!.includes(unit)))
    return false;
  if (isDistinctive(a) || isOdd(a.low) || a.near.size === 0 || b.near.size === 0) return true;
  return [...a.near].some((key) => b.near.has(key));
}

const SMALL = 13;

/** Whether a number hardly stands for two things in one event: no small one, no round one, no year. */
const isOdd = (number: number): boolean =>
  (number >= SMALL && number % 10 !== 0 && !(number >= 1900 && number < 2100)) || !Number.isInteger(number);

/** Whether a number is too odd to be of two different things in one event: 412, 71,000, 3.25. */
export function isDistinctive({ low, high }: Count): boolean {
  return low === high && hasOddDigits(low);
}

function hasOddDigits(number: number): boolean {
  if (number >= 1900 && number < 2100) return false;
  const digits = String(number).replace(/^0\.|\.|0+$/g, "");
  return digits.length >= 3 || (digits.length === 2 && (number >= 1000 || !Number.isInteger(number)));
}

/**
 * Whether the passage names every number and every name of what is told, and denies it where that is denied. `names`
 * is the share of the names that is enough where other things tie the two.
 */
export function agrees(told: Features, passage: Passage, names = 1): boolean {
  const { whole, around } = passage;
  const has = (key: string) => whole.keys.has(key) || whole.also.has(key) || around.has(key);
  if (!told.numbers.every((number) => whole.numbers.some((other) => sameCount(number, other)))) return false;
  if (told.names.filter((name) => name.some(has)).length < names * told.names.length) return false;
  return sameSense(told, passage);
}

/** Whether the passage says it of as many, and denies it where that is denied. */
export function sameSense(told: Features, passage: Passage): boolean {
  if (![...told.quantifiers].every((one) => passage.whole.quantifiers.has(one))) return false;
  const common = passage.parts.map((part) => [...part.keys].filter((key) => told.keys.has(key)).length);
  const most = Math.max(...common);
  return passage.parts.some((part, i) => common[i]! * 2 >= most && part.negated) === told.negated;
}
