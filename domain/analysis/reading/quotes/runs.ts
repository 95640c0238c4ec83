import { stopwordsOf } from "../../../language/stopwords";
import { type Gender, isBodyWord, officeOf, type Vocabulary } from "./vocabulary";
import type { Word } from "./words";

/** A run of capitalised words that make a name. */
export interface NameRun {
  last: number;
  /** Where the name begins behind the titles. */
  nameFrom: number;
  /** As a title tells it. */
  gender: Gender | null;
}

const LONGEST_NAME = 8;
/** Particles that follow another one ("van der", "de la") and begin none. */
const ONLY_SECOND = new Set("der den la las los le les".split(" "));

/** Whether a word is a function word of its language, whatever its case. */
export const closedClass = (word: Word, vocabulary: Vocabulary): boolean =>
  vocabulary.determiners.has(word.folded) ||
  vocabulary.prepositions.has(word.folded) ||
  vocabulary.stops.has(word.folded) ||
  stopwordsOf(vocabulary.language).has(word.folded);

const isGrammar = (word: Word, vocabulary: Vocabulary): boolean =>
  vocabulary.determiners.has(word.folded) ||
  vocabulary.prepositions.has(word.folded) ||
  vocabulary.stops.has(word.folded) ||
  vocabulary.pronouns.has(word.folded) ||
  CALENDAR.test(word.folded);

/** Days and months, which English and German write with a capital. */
export const CALENDAR =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:mon|diens|donners|frei|sams|sonn)tag$|^(?:mittwoch|sonnabend)$|^(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember)$/;

/** Whether a sentence begins with this word, so that its capital says nothing. */
export const beginsSentence = (words: readonly Word[], i: number): boolean =>
  i === 0 || /[.!?…:«»“”„"‘‹›]/.test(words[i]!.gap.replace(/^\./, isInitial(words[i - 1]!) ? "" : "."));

const isInitial = (word: Word): boolean => /^\p{Lu}$/u.test(word.text);

/** The name that begins at word `i`, or null. Titles before it belong to the run, not to the name. */
export function nameRun(words: readonly Word[], i: number, vocabulary: Vocabulary): NameRun | null {
  let gender: Gender | null = null;
  let nameFrom = i;
  while (vocabulary.titles.has(words[nameFrom]!.folded) && isTitle(words, nameFrom, vocabulary)) {
    gender ??= vocabulary.titles.get(words[nameFrom]!.folded) ?? null;
    nameFrom++;
  }
  const first = words[nameFrom];
  if (!first?.capital) return null;
  if (nameFrom === i && (!mayBegin(words, i, vocabulary) || isVerbOpening(words, i, vocabulary))) return null;
  let last = nameFrom;
  while (last - nameFrom < LONGEST_NAME) {
    const next = extension(words, nameFrom, last, vocabulary);
    if (next === -1) break;
    last = next;
  }
  return { last, nameFrom, gender };
}

/** A function word begins no name, except before another capital: "New Delhi", "Abril Santoyo". */
function mayBegin(words: readonly Word[], i: number, vocabulary: Vocabulary): boolean {
  const word = words[i]!;
  if (!closedClass(word, vocabulary)) return true;
  const next = words[i + 1];
  if (!next?.capital || next.gap !== " ") return false;
  return beginsSentence(words, i)
    ? NAMES_TOO.test(word.folded)
    : NAMES_TOO.test(word.folded) || !isGrammar(word, vocabulary);
}

/** Function words and months that begin names. */
const NAMES_TOO = /^(?:new|nueva|nuevo|great|grand|gran|will|may|mark|april|abril|june|august)$/;

/** A title stands right before a capitalised word ("Dr. Ruiz", "Me Orsatelli"), with or without a point. */
function isTitle(words: readonly Word[], i: number, vocabulary: Vocabulary): boolean {
  const next = words[i + 1];
  if (!next?.capital || !/^\.? $/.test(next.gap)) return false;
  return !(vocabulary.language === "fr" && words[i]!.folded === "me" && next.gap !== " ");
}

/** "Dijo Ruiz …", "Sagt die Tafel": a verb that begins its sentence. */
const isVerbOpening = (words: readonly Word[], i: number, vocabulary: Vocabulary): boolean =>
  beginsSentence(words, i) && vocabulary.speech.has(words[i]!.folded);

const isPlainName = (word: Word, vocabulary: Vocabulary): boolean =>
  word.capital && officeOf(word.folded, vocabulary) === undefined && !vocabulary.titles.has(word.folded);

/** Index of the word up to which the name goes on behind `last`, or -1. */
function extension(words: readonly Word[], from: number, last: number, vocabulary: Vocabulary): number {
  const next = words[last + 1];
  if (!next) return -1;
  const pointed = isInitial(words[last]!) || vocabulary.titles.has(words[last]!.folded);
  const joins = pointed ? /^(?:\.? |-|['’]|\. ?)$/ : /^(?: |-|['’])$/;
  if (!joins.test(next.gap)) return -1;
  if (next.capital)
    return isGrammar(next, vocabulary) && !vocabulary.particles.has(next.folded) ? -1 : last + 1;
  if (next.gap !== " ") return -1;
  // Up to two particles between capitalised words: "María de los Ángeles", "Tarek el-Shinnawi".
  let k = last + 1;
  // "Ursula von der Leyen", but "Corinne Meier von der Bank": behind two names "von" tells where somebody works.
  if (words[k]!.folded === "von" && last > from && isPlainName(words[last - 1]!, vocabulary)) return -1;
  if (ONLY_SECOND.has(words[k]!.folded)) return -1;
  if (words[k]!.folded === "of" && !isBodyWord(words[last]!.folded, vocabulary)) return -1;
  while (k <= last + 2 && words[k] && vocabulary.particles.has(words[k]!.folded) && !words[k]!.capital) k++;
  const behind = words[k];
  if (k === last + 1 || !behind?.capital || !/^(?: |-|['’])$/.test(behind.gap)) return -1;
  if (vocabulary.conjunctions.has(words[last + 1]!.folded) && k === last + 2) return -1;
  return k;
}
