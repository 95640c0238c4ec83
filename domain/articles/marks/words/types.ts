/**
 * The words by which a language's headlines are judged. All entries are folded (lower case, no accents, straight
 * apostrophe) and matched as whole words; a closing or inner `*` stands for any letters, so "brutal*" also finds
 * "brutalmente"; `_` stands for one whole word of any kind.
 */
export interface MarkWords {
  /** Words that carry a judgement or alarm by themselves; one makes a text emphatic. */
  charged: readonly string[];
  /** Words and superlatives that do so together with another. */
  loaded: readonly string[];
  /** Phrases that promise and withhold, anywhere in a headline. */
  bait: readonly string[];
  /** The same, but only at the headline's start (or after a kicker's colon). */
  opening: readonly string[];
  /** Weak signs of withholding or of speaking to the reader; two are needed. */
  hint: readonly string[];
  /** What lists count ("7 things"). */
  listed: readonly string[];
  /** Number words that open a list. */
  numbers: readonly string[];
  /** Determiners that, at the start, point to something not yet named ("this man"). */
  pointing: readonly string[];
  /** Words after which such a determiner is plain speech ("this week"). */
  plainAfterPointing: readonly string[];
}
