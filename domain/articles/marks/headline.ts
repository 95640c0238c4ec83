import { foldWords, matchesOf, phrasePattern, unquoted } from "./phrases";
import { DE } from "./words/de";
import { EN } from "./words/en";
import { ES } from "./words/es";
import { FR } from "./words/fr";
import type { MarkWords } from "./words/types";

/** How a headline is worded; `reasons` name the signs found ("charged:brutal", "list:7 cosas"), for people who check. */
export interface HeadlineMarks {
  emphatic: boolean;
  clickbait: boolean;
  reasons: string[];
}

interface Patterns {
  charged: RegExp;
  loaded: RegExp;
  bait: RegExp;
  opening: RegExp;
  hint: RegExp;
  list: RegExp;
  pointing: RegExp;
}

const PATTERNS: Readonly<Record<string, Patterns>> = {
  es: patternsOf(ES),
  en: patternsOf(EN),
  fr: patternsOf(FR),
  de: patternsOf(DE),
};

/** One strong sign, or two weak ones, mark a headline. */
const THRESHOLD = 2;
/** Capitals that are names or abbreviations although they are long. */
const ACRONYMS = new Set(
  `UNESCO UNICEF UNHCR FRONTEX INTERPOL EUROPOL EUROSTAT OPEC OPEP ERASMUS BRICS MERCOSUR FIFA UEFA NASA NATO OTAN
  CSIC RTVE PSOE VOX SUMAR PODEMOS ERC BILDU ACLU NAACP AIPAC COVID WADA FARC ELN CERN ESA ISIS DAESH HIV AIDS
  PDVSA PEMEX INEGI INTERREG MAGA DOGE SPD CDU CSU SNCF RATP MEDEF ADAC DFB UNRWA ASEAN AUKUS`.split(/\s+/),
);

/**
 * Is a headline emphatic, is it clickbait? Signs, counted in points (marked from two on):
 *  - emphatic: an exclamation, shouted words, a charged word (2 each), a loaded word or superlative (1 each);
 *  - clickbait: a phrase that promises and withholds, a list ("7 things"), a determiner that points to something
 *    not named ("this man") (2 each); the reader addressed, a riddle word, a closing "…" (1 each).
 * Quoted words are their speaker's and do not count, nor do kickers such as "LIVE:". Plain questions are no sign.
 * Pure and deterministic; a language other than es, en, fr, de is judged by its signs of writing alone.
 */
export function judgeHeadline(headline: string, language: string): HeadlineMarks {
  const own = unquoted(headline);
  const text = withoutKicker(own);
  const folded = foldWords(text);
  const emphasis = writtenEmphasis(text);
  const bait: [string, number][] = [];
  const patterns = PATTERNS[language];
  if (patterns) {
    for (const word of matchesOf(patterns.charged, folded)) emphasis.push([`charged:${word}`, 2]);
    for (const word of matchesOf(patterns.loaded, folded)) emphasis.push([`loaded:${word}`, 1]);
    for (const clause of [folded, ...folded.split(/[:|–—] /).slice(1)]) {
      for (const found of matchesOf(patterns.opening, clause)) bait.push([`opening:${found}`, 2]);
      for (const found of matchesOf(patterns.list, clause)) bait.push([`list:${found}`, 2]);
      for (const found of matchesOf(patterns.pointing, clause)) bait.push([`pointing:${found}`, 2]);
    }
    for (const found of matchesOf(patterns.bait, folded)) bait.push([`bait:${found}`, 2]);
    for (const found of matchesOf(patterns.hint, folded)) bait.push([`hint:${found}`, 1]);
  }
  if (/(?:…|\.\.\.)\s*$/u.test(text)) bait.push(["ellipsis", 1]);
  const emphatic = points(emphasis) >= THRESHOLD;
  const clickbait = points(bait) >= THRESHOLD;
  const reasons = [...(emphatic ? emphasis : []), ...(clickbait ? bait : [])].map(([reason]) => reason);
  return { emphatic, clickbait, reasons: [...new Set(reasons)] };
}

/** Content is emphatic from this many points on … */
const CONTENT_POINTS = 5;
/** … if there is also one for every so many words. */
const WORDS_PER_POINT = 60;

/**
 * Is a text (some hundred words of an article) worded emphatically? The signs of emphatic headlines outside
 * quotations, in points: at least 5 and at least one for every 60 words. Weak words count only beside a strong sign.
 */
export function emphaticContent(text: string, language: string): boolean {
  const own = unquoted(text.slice(0, 20_000));
  const folded = foldWords(own);
  const signs = writtenEmphasis(own);
  const patterns = PATTERNS[language];
  for (const word of patterns ? matchesOf(patterns.charged, folded) : []) signs.push([word, 2]);
  if (signs.length === 0) return false;
  for (const word of patterns ? matchesOf(patterns.loaded, folded) : []) signs.push([word, 1]);
  const words = own.split(/\s+/).length;
  return points(signs) >= CONTENT_POINTS && points(signs) * WORDS_PER_POINT >= words;
}

function points(signs: readonly [string, number][]): number {
  const distinct = new Map(signs);
  return [...distinct.values()].reduce((sum, value) => sum + value, 0);
}

/** Exclamations and shouted words. A lone word of up to five capitals may be an abbreviation. */
function writtenEmphasis(text: string): [string, number][] {
  const signs: [string, number][] = [];
  for (const [at] of [...text.matchAll(/(?<!Yahoo|Jeopardy)!+/g)].entries())
    signs.push([`exclamation ${at + 1}`, 2]);
  if (/\?{2,}/.test(text)) signs.push(["question marks", 2]);
  const shouted = [...text.matchAll(/(?<![\p{L}\p{N}-])\p{Lu}{4,}(?![\p{L}\p{N}-])/gu)]
    .map(([word]) => word)
    .filter((word) => !ACRONYMS.has(word));
  if (shouted.length >= 2 || shouted.some((word) => word.length >= 6))
    signs.push([`capitals:${shouted.join(" ")}`, 2]);
  return signs;
}

/** Labels in capitals before a colon, bar or dash are the newspaper's furniture ("LIVE:", "EN DIRECTO |"). */
function withoutKicker(headline: string): string {
  return headline.replace(/^[\p{Lu}\p{N} ,'-]{2,40}\s*[:|–—]\s+(?=.{10})/u, "");
}

function patternsOf(words: MarkWords): Patterns {
  const numbers = words.numbers.map(foldWords).join("|");
  const listed = words.listed.map(foldWords).join("|");
  const pointing = words.pointing.map(foldWords).join("|");
  const plain = words.plainAfterPointing.map(foldWords).join("|");
  return {
    charged: phrasePattern(words.charged),
    loaded: phrasePattern(words.loaded),
    bait: phrasePattern(words.bait),
    opening: phrasePattern(words.opening, "start"),
    hint: phrasePattern(words.hint),
    list: new RegExp(
      `^[^\\p{L}\\p{N}]*(?:(?:the|los|las|les|die|diese|estas|estos|top) )?(?:\\d{1,3}|${numbers})(?: [\\p{L}'-]+){0,2}? (?:${listed})(?!\\p{L})`,
      "gu",
    ),
    pointing: new RegExp(`^[^\\p{L}\\p{N}]*(?:${pointing}) (?!(?:${plain})(?!\\p{L}))\\p{L}+`, "gu"),
  };
}
