import { conceptsOf } from "../../domain/language/concepts";
import { fold } from "../../domain/language/fold";
import { nameKey } from "../../domain/language/names";
import { normaliseNumbers } from "../../domain/language/numbers";
import { stemOf } from "../../domain/language/stems";
import { stopwordsOf } from "../../domain/language/stopwords";

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of `text`'s words that stand in `other`, 0 … 1. */
export function shareWithin(text: string, other: string): number {
  const within = new Set(wordsOf(other));
  const words = wordsOf(text);
  return words.filter((word) => within.has(word)).length / (words.length || 1);
}

/** Whether two passages are the same words, one perhaps a cut of the other. */
export const sameWords = (a: string, b: string): boolean =>
  Math.max(shareWithin(a, b), shareWithin(b, a)) >= 0.8 && Math.min(wordsOf(a).length, wordsOf(b).length) > 0;

/** Whether one name, office or body stands for the other: a shared name, or half of the shorter one's words. */
export function sameSpeaker(a: string, b: string, language: string): boolean {
  const stop = stopwordsOf(language);
  const keys = (name: string) => [
    ...new Set(
      wordsOf(name)
        .filter((word) => !stop.has(word))
        .map(nameKey),
    ),
  ];
  const [left, right] = [keys(a), keys(b)];
  const shared = left.filter((key) => right.includes(key)).length;
  return shared > 0 && shared * 2 >= Math.min(left.length, right.length);
}

/** What a statement tells, whatever its language: concepts, names, numbers, and its own words. */
export function tellings(text: string, language: string): Set<string> {
  const plain = normaliseNumbers(text, language);
  const stop = stopwordsOf(language);
  const found = new Set<string>(conceptsOf(plain, language).map((concept) => `c:${concept}`));
  for (const [word] of plain.matchAll(/[\p{L}\p{N}.]*[\p{L}\p{N}]/gu)) {
    const folded = fold(word);
    if (/\d/.test(folded)) found.add(`n:${folded}`);
    else if (/^\p{Lu}/u.test(word) && language !== "de" && !stop.has(folded))
      found.add(`m:${nameKey(folded)}`);
    else if (!stop.has(folded) && folded.length > 2) found.add(`w:${stemOf(folded, language)}`);
  }
  return found;
}

/** Whether a telling is a word of one language, which no other language shares. */
export const isWord = (telling: string): boolean => telling.startsWith("w:");
