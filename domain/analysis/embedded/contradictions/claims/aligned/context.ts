import type { Clause } from "../../../../reading/claims/clauses";
import type { ReadEvent, Sentence } from "../../../../reading/read";
import { COMMONPLACE } from "../../../likeness/kin";
import { isName, keysOf } from "./keys";

/** A stretch of a clause that fills a slot. */
export interface Focus {
  clause: Clause;
  from: number;
  to: number;
  /** Words that both foci of a slot share by what the slot is. */
  also?: { from: number; to: number };
}

/** What stands around a focus: keys with how near they are, 0 … 1. */
export type Context = ReadonlyMap<string, number>;

/** How much of an event's sentences hold what, so that what is rare says most. */
export interface Alignment {
  contextOf(focus: Focus): Context;
  /** What two contexts have in common, each key by its rarity and nearness. */
  likeness(a: Context, b: Context): Likeness;
}

export interface Likeness {
  /** Sum over the shared keys. */
  score: number;
  /** The shared key that is rarest and nearest to both and no name, and how near and rare it is, 0 … 1. */
  tie: string;
  tied: number;
  /** Both name someone, but nobody in common. */
  strangers: boolean;
}

/** How near something stands to the focus, by how many words of its clause away. */
const BY_DISTANCE: readonly (readonly [words: number, nearness: number])[] = [
  [3, 1],
  [6, 0.85],
  [10, 0.65],
];
const IN_CLAUSE = 0.5;
const IN_SENTENCE = 0.35;
const SENTENCE_BEFORE = 0.15;

/** Reads how rare an event's keys are. */
export function alignmentOf(event: ReadEvent, clauses: readonly Clause[]): Alignment {
  const bySentence = new Map<Sentence, Clause[]>();
  for (const clause of clauses) {
    const own = bySentence.get(clause.sentence);
    if (own === undefined) bySentence.set(clause.sentence, [clause]);
    else own.push(clause);
  }
  const counts = new Map<string, number>();
  const before = new Map<Sentence, Sentence>();
  for (const { sentences } of event.articles)
    for (const [i, sentence] of sentences.entries()) {
      if (i > 1) before.set(sentence, sentences[i - 1]!);
      for (const key of keysIn(bySentence.get(sentence) ?? [])) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const all = Math.max(3, bySentence.size);
  /** 0 for what all sentences hold … 1 for what one holds. */
  const rarity = (key: string): number => Math.log(all / (counts.get(key) ?? 1)) / Math.log(all);

  const remembered = new Map<Focus, Context>();
  const contextOf = (focus: Focus): Context => {
    const known = remembered.get(focus);
    if (known !== undefined) return known;
    const { clause, from, to, also } = focus;
    const context = new Map<string, number>();
    remembered.set(focus, context);
    const add = (some: Clause, weight: (at: number) => number) => {
      for (const [at, word] of some.words.entries()) {
        const own = weight(at);
        if (own > 0)
          for (const key of keysOf(word, some.language))
            if ((context.get(key) ?? 0) < own) context.set(key, own);
      }
    };
    add(clause, (at) => {
      if ((at >= from && at < to) || (also && at >= also.from && at < also.to)) return 0;
      const away = at < from ? from - at : at - to + 1;
      return BY_DISTANCE.find(([words]) => away <= words)?.[1] ?? IN_CLAUSE;
    });
    for (const other of bySentence.get(clause.sentence) ?? [])
      if (other !== clause) add(other, () => IN_SENTENCE);
    const previous = before.get(clause.sentence);
    if (previous !== undefined)
      for (const other of bySentence.get(previous) ?? []) add(other, () => SENTENCE_BEFORE);
    return context;
  };
  return { contextOf, likeness };

  function likeness(a: Context, b: Context): Likeness {
    const [few, many] = a.size < b.size ? [a, b] : [b, a];
    let score = 0;
    let met = false;
    let tied = 0;
    let tie = "";
    for (const [key, near] of few) {
      const other = many.get(key);
      if (other === undefined) continue;
      const nearest = Math.min(near, other);
      score += rarity(key) * nearest;
      if (isName(key)) met ||= nearest > SENTENCE_BEFORE;
      else if (nearest > SENTENCE_BEFORE && !COMMONPLACE.has(key) && near * other * rarity(key) > tied) {
        tied = near * other * rarity(key);
        tie = key;
      }
    }
    const names = (context: Context) =>
      [...context].some(([key, near]) => key.startsWith("n:") && near > IN_SENTENCE);
    return {
      score,
      tied,
      tie,
      strangers: !met && names(a) && names(b),
    };
  }
}

const keysIn = (clauses: readonly Clause[]): Set<string> =>
  new Set(clauses.flatMap(({ words, language }) => words.flatMap((word) => keysOf(word, language))));
