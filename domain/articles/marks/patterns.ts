import { alternatives, CLAUSE_START, phrasePattern } from "./phrases";
import { DE } from "./words/de";
import { EN } from "./words/en";
import { ES } from "./words/es";
import { FR } from "./words/fr";
import type { MarkWords } from "./words/types";

/** A language's words, ready to be looked for in folded text; `politeAddress` in text as it is written. */
export interface MarkPatterns {
  words: MarkWords;
  charged: RegExp;
  loaded: RegExp;
  literal: RegExp;
  saying: RegExp;
  bait: RegExp;
  opening: RegExp;
  hint: RegExp;
  address: RegExp;
  politeAddress: RegExp;
  /** A clause that a question word opens, up to its question mark. */
  openQuestion: RegExp;
  /** A clause that a question word opens and no question mark closes. */
  dangling: RegExp;
  list: RegExp;
  pointing: RegExp;
}

/** By ISO 639-1; other languages have none. */
export const PATTERNS: Readonly<Record<string, MarkPatterns>> = {
  es: patternsOf(ES),
  en: patternsOf(EN),
  fr: patternsOf(FR),
  de: patternsOf(DE),
};

function patternsOf(words: MarkWords): MarkPatterns {
  const count = `(?:\\d{1,3}|${alternatives(words.numbers)})`;
  const lead = "(?:(?:the|los|las|estos|estas|les|ces|die|diese|top) )?";
  const polite = words.politeAddress.length > 0 ? words.politeAddress.join("|") : "(?!)";
  return {
    words,
    charged: phrasePattern(words.charged),
    loaded: phrasePattern(words.loaded),
    literal: phrasePattern(words.literal),
    saying: phrasePattern(words.saying),
    bait: phrasePattern(words.bait),
    opening: phrasePattern(words.opening, "clause"),
    hint: phrasePattern(words.hint),
    address: phrasePattern(words.address),
    politeAddress: new RegExp(`(?<=[\\p{L}\\p{N},] )(?:${polite})(?!\\p{L})`, "gu"),
    openQuestion: new RegExp(
      `${CLAUSE_START}(?:${alternatives(words.asking)})(?!\\p{L})[^?:|–—.!]*\\?`,
      "gu",
    ),
    dangling: new RegExp(
      `${CLAUSE_START}(?:${alternatives(words.asking)})(?!\\p{L})[^?:|–—.!]*(?:[:|–—.!]|$)`,
      "u",
    ),
    list: new RegExp(
      `${CLAUSE_START}${lead}${count}(?: [\\p{L}'-]+){0,2}? (?:${alternatives(words.listed)})(?!\\p{L})`,
      "gu",
    ),
    pointing: new RegExp(
      `${CLAUSE_START}(?:${alternatives(words.pointing)}) (?!(?:${alternatives(words.plainAfterPointing)})(?!\\p{L}))\\p{L}+`,
      "gu",
    ),
  };
}
