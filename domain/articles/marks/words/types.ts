/**
 * The words by which a language's wording is judged, in its own spelling; capitals and accents do not matter. All
 * are matched as whole words; a `*` stands for any letters, so "brutal*" also finds "brutalmente"; `_` stands for one
 * whole word of any kind.
 */
export interface MarkWords {
  /** Words that carry a judgement or alarm by themselves; one makes a headline emphatic. */
  charged: readonly string[];
  /** Words and superlatives that do so together with another. */
  loaded: readonly string[];
  /** Phrases in which such words, or those of the lists below, mean nothing of the kind ("horror film"). */
  literal: readonly string[];
  /** Words that are stressed when set in capitals although they are short ("NOT"). */
  stressed: readonly string[];
  /** Verbs and phrases of attribution: in the running text, what their sentence judges, somebody else does. */
  saying: readonly string[];
  /** Phrases that promise and withhold, anywhere in a headline. */
  bait: readonly string[];
  /** The same, but only where a clause begins. */
  opening: readonly string[];
  /** Weak signs of withholding; two are needed. */
  hint: readonly string[];
  /** Words by which the reader is spoken to; together they are one weak sign, two in a question. */
  address: readonly string[];
  /** The like, which only count with a capital inside a clause (German "Sie"). */
  politeAddress: readonly string[];
  /** Question words: what they open is asked in general, although the reader be addressed. */
  asking: readonly string[];
  /** What lists count ("7 things"). */
  listed: readonly string[];
  /** Number words that open a list. */
  numbers: readonly string[];
  /** Determiners that, where a clause begins, point to something not yet named ("this man"). */
  pointing: readonly string[];
  /** Words after which such a determiner is plain speech ("this week"). */
  plainAfterPointing: readonly string[];
}

/** Single words, divided by blanks. */
export const words = (list: string): string[] => list.trim().split(/\s+/);

/** Phrases, divided by commas or line breaks. */
export const phrases = (list: string): string[] => list.trim().split(/\s*[,\n]\s*/);
