import { fold } from "../../language/fold";
import { stopwordsOf } from "../../language/stopwords";
import { LANGUAGES, type Language } from "../../shared/languages";

/** Fewer words than this tell no language. */
const FEWEST_WORDS = 6;
const FEWEST_HITS = 3;

/** Whether a text claimed to be in `language` is clearly in another of the four, by its function words. */
export function isOtherLanguage(text: string, language: Language): boolean {
  // A bare letter is an elision or a genitive in one language and a word in the next.
  const words = fold(text).match(/\p{L}{2,}/gu) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  const hits = (of: Language): number => words.filter((word) => stopwordsOf(of).has(word)).length;
  const own = hits(language);
  const best = Math.max(...LANGUAGES.filter((other) => other !== language).map(hits));
  return best >= FEWEST_HITS && best >= 2 * own;
}
