import { type Agreement, agreementOf, isContrary } from "./agreement";
import { coverage, type Weights } from "./coverage";
import type { Extract } from "./extracts";
import type { Passage } from "./passages";
import type { Rarity } from "./rarity";

/** A passage that states what an extract tells. */
export interface Support {
  passage: Passage;
  share: number;
}

/** What a share, a missing number and so on weigh in `likeness`, as the pairs of the cases for tuning have it. */
const WEIGHT = {
  share: 4.6,
  back: 1.4,
  size: 1.2,
  numbers: 1.4,
  names: 0.6,
  otherTime: 0.6,
};

/** From what likeness on a passage states what is told, of which it must have these shares. */
interface Limits {
  enough: number;
  leastShare: number;
  leastCore: number;
}

const SMALL: Limits = { enough: 4.3, leastShare: 0.3, leastCore: 0.2 };
/** In a large event many sentences have the same words. */
const LARGE: Limits = { enough: 5.5, leastShare: 0.55, leastCore: 0.45 };
/** Two extracts so alike would be one fact told twice. */
const AGAIN: Limits = { enough: 5.2, leastShare: 0.45, leastCore: 0.35 };
/** Two words alike are no statement. */
const LEAST_COMMON = 2;
/** Places of keys looked up for one extract, those of its rarest keys first, and passages then looked at. */
const MOST_POSTINGS = 1500;
const MOST_CANDIDATES = 200;

/** Finds the passages that state what an extract tells. */
export interface Supports {
  /** The best passage of every other article that has one, among those that share the extract's rarest words. */
  of(extract: Extract): Support[];
  /** The same among all passages. */
  all(extract: Extract): Support[];
  /** Whether `other` surely states what `extract` tells, so that readers would be told one fact twice. */
  states(other: Extract, extract: Extract): boolean;
  /** Whether two extracts can be shown as one statement in two languages: one states the other, and neither denies it. */
  areOne(a: Extract, b: Extract): boolean;
}

export function supportsAmong(passages: readonly Passage[], weights: Weights, rarity: Rarity): Supports {
  const postings = new Map<string, number[]>();
  for (const [i, { whole }] of passages.entries())
    for (const key of whole.keys) {
      const list = postings.get(key);
      if (list) list.push(i);
      else postings.set(key, [i]);
    }
  return {
    of: (extract) => bestOf(extract, likeliest(extract, passages, postings), weights, rarity),
    all: (extract) => bestOf(extract, passages, weights, rarity),
    states: (other, extract) => states(other, extract, weights, AGAIN),
    areOne: (a, b) =>
      !isContrary(a.told, alone(b)) && (states(a, b, weights, SMALL) || states(b, a, weights, SMALL)),
  };
}

/** Whether `other` states what `extract` tells. */
function states(other: Extract, extract: Extract, weights: Weights, limits: Limits): boolean {
  const foreign = other.passage.article.language !== extract.passage.article.language;
  const { share, isContrary } = supports(extract, alone(other), foreign, weights, limits);
  return share > 0 && !isContrary;
}

/** An extract as if it were its whole sentence. */
const alone = ({ passage, told }: Extract): Passage => ({
  ...passage,
  parts: [told],
  whole: told,
  windows: [told],
});

/** The passages that share the rarest keys with the extract, at most `MOST_CANDIDATES`. */
function likeliest(
  { told }: Extract,
  passages: readonly Passage[],
  postings: ReadonlyMap<string, readonly number[]>,
): Passage[] {
  const lists = [...told.keys].map((key) => postings.get(key) ?? []).sort((a, b) => a.length - b.length);
  const counts = new Map<number, number>();
  let looked = 0;
  for (const list of lists) {
    if (looked > 0 && looked + list.length > MOST_POSTINGS) break;
    looked += list.length;
    for (const id of list) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const candidates = [...counts].filter(([, count]) => count > 1);
  if (candidates.length > MOST_CANDIDATES) candidates.sort((a, b) => b[1] - a[1]).length = MOST_CANDIDATES;
  return candidates.map(([id]) => passages[id]!);
}

function bestOf(
  extract: Extract,
  candidates: readonly Passage[],
  weights: Weights,
  rarity: Rarity,
): Support[] {
  const { passage: own, told } = extract;
  const best = new Map<number, Support>();
  const against = new Map<number, number>();
  const limits = rarity.isLarge ? LARGE : SMALL;
  for (const passage of candidates) {
    const { id, language } = passage.article;
    if (id === own.article.id) continue;
    const foreign = own.article.language !== language;
    if (!rarity.hasDeed(told, passage.whole, foreign)) continue;
    const { share, isContrary } = supports(extract, passage, foreign, weights, limits);
    if (isContrary) against.set(id, Math.max(share, against.get(id) ?? 0));
    else if (share > (best.get(id)?.share ?? 0)) best.set(id, { passage, share });
  }
  // An article whose likest sentence tells it otherwise does not state it in its headline.
  return [...best.values()].filter(({ passage, share }) => share > (against.get(passage.article.id) ?? 0));
}

const NONE = { share: 0, isContrary: false };

/** The share with which `passage` states what is told, 0 if it does not, or with which it says the contrary of it. */
function supports(
  extract: Extract,
  passage: Passage,
  foreign: boolean,
  weights: Weights,
  { enough, leastShare, leastCore }: Limits,
): { share: number; isContrary: boolean } {
  const { told } = extract;
  const there = coverage(told, passage, weights, foreign);
  if (there.share < leastShare || there.common < LEAST_COMMON || there.core < leastCore) return NONE;
  if (there.telling === 0 && told.numbers.length === 0) return NONE;
  const back = coverage(passage.windows[0]!, extract.passage, weights, foreign).share;
  const agreement = agreementOf(told, passage);
  if (agreement.contrary || agreement.conflicts > 0 || !agreement.quantified)
    return { share: there.share, isContrary: true };
  return likeness(there.share, back, agreement, told.keys.size) >= enough
    ? { share: there.share, isContrary: false }
    : NONE;
}

/**
 * How surely a passage states what is told: the share it has of it, the share that has of the passage, the more the
 * more is told, less for every number, name or time that it has not or has otherwise. Weighed as the pairs of the
 * cases for tuning weigh it.
 */
function likeness(share: number, back: number, agreement: Agreement, size: number): number {
  const { numbers, names, otherTime } = agreement;
  return (
    WEIGHT.share * share +
    WEIGHT.back * back +
    WEIGHT.size * Math.log(size + 1) -
    WEIGHT.numbers * (1 - numbers) -
    WEIGHT.names * (1 - names) -
    (otherTime ? WEIGHT.otherTime : 0)
  );
}
