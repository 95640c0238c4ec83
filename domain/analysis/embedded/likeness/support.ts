import { agrees, coverage, isDistinctive, UNIQUE, type Weights } from "./coverage";
import type { Extract } from "./extracts";
import type { Passage } from "./passages";
import type { Rarity } from "./rarity";

/** A passage that states what an extract tells. */
export interface Support {
  passage: Passage;
  share: number;
}

/** Share of what is told that another article's passage must have, within a language and across. */
const SAME_LANGUAGE = 0.6;
const FOREIGN = 0.55;
/** Share of what is told besides names and numbers. */
const CORE = 0.45;
/** The same where they have a number that nothing else in the event will have. */
const WITH_ODD_NUMBER = 0.48;
const CORE_WITH_ODD_NUMBER = 0.28;
/** Keys that both must have in the sentence itself: two words alike are no statement. */
const COMMON = 3;
const COMMON_WITH_NUMBER = 2;
/** Of these, those that tell what happened; beside a number one is enough. */
const TELLING = 2;
/** What ties two sentences so that less of the statement must stand in both: such as an odd number of the same thing. */
const BOND = 2.2;
const BOUND_SHARE = 0.4;
/** The same where more of it does. */
const LOOSE_BOND = 1.7;
const LOOSELY_BOUND = 0.5;
/** A bond with which one of several names may be missing. */
const STRONG_BOND = 4;
const MOST_NAMES = 0.6;
/** Places of keys looked up for one extract, those of its rarest keys first, and passages then looked at. */
const MOST_POSTINGS = 1500;
const MOST_CANDIDATES = 200;

/** Finds the passages that state what an extract tells. */
export interface Supports {
  /** The best passage of every other article that has one, among those that share the extract's rarest words. */
  of(extract: Extract): Support[];
  /** The same among all passages. */
  all(extract: Extract): Support[];
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
  };
}

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
  { passage: own, told }: Extract,
  candidates: readonly Passage[],
  weights: Weights,
  rarity: Rarity,
): Support[] {
  const best = new Map<number, Support>();
  for (const passage of candidates) {
    if (passage.article.id === own.article.id) continue;
    const foreign = own.article.language !== passage.article.language;
    if (!rarity.hasDeed(told, passage.whole, foreign)) continue;
    const share = supports(told, passage, foreign, weights);
    const known = best.get(passage.article.id);
    if (share > 0 && (!known || known.share < share)) best.set(passage.article.id, { passage, share });
  }
  return [...best.values()];
}

/** How well `passage` states what is told; 0 if it does not. */
function supports(told: Extract["told"], passage: Passage, foreign: boolean, weights: Weights): number {
  const { share, core, common, telling, rare, bond } = coverage(told, passage, weights, foreign);
  const bound = bond >= BOND || (bond >= LOOSE_BOND && share >= LOOSELY_BOUND && rare > 0);
  const tells = told.numbers.length > 0 || telling > 0;
  if (bound && tells && (common >= COMMON_WITH_NUMBER || bond >= UNIQUE) && share >= BOUND_SHARE)
    return agrees(told, passage, bond >= STRONG_BOND ? MOST_NAMES : 1) ? share : 0;
  const odd = told.numbers.some(isDistinctive);
  if (share < (odd ? WITH_ODD_NUMBER : foreign ? FOREIGN : SAME_LANGUAGE)) return 0;
  if (core < (odd ? CORE_WITH_ODD_NUMBER : CORE)) return 0;
  const counts = told.numbers.length > 0;
  if (common < (counts ? COMMON_WITH_NUMBER : COMMON) || telling < (counts ? 1 : TELLING)) return 0;
  if (!counts && rare === 0) return 0;
  return agrees(told, passage) ? share : 0;
}
