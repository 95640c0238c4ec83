import { wordSigns } from "./headline";
import { type MarkPatterns, PATTERNS } from "./patterns";
import { unquoted, without, wordingOf } from "./phrases";
import { pointsOf, type Reason, reasonsOf, type Sign } from "./reasons";
import { writtenSigns } from "./written";

/** How a running text is worded; `reasons` are empty without the mark. */
export interface ContentMark {
  emphatic: boolean;
  reasons: Reason[];
}

const MAX_CHARS = 20_000;
/** Content is emphatic from this many points on … */
const CONTENT_POINTS = 5;
/** … if there is also one for every so many words. */
const WORDS_PER_POINT = 60;
/** More signs prove nothing more to who reads them. */
const MAX_REASONS = 20;

/**
 * Is a text (some hundred words of an article) worded emphatically? The signs of emphatic headlines outside
 * quotations and outside sentences that report what somebody says, in points: at least 5 and at least one for every
 * 60 words. Weak words count only beside a strong sign. Pure, deterministic, linear; the first 20 000 characters count.
 */
export function judgeContent(text: string, language: string): ContentMark {
  const own = unquoted(text.slice(0, MAX_CHARS));
  const patterns = PATTERNS[language];
  const said = patterns ? ownSentences(own, patterns) : own;
  const signs = writtenSigns(said, patterns?.words ?? { stressed: [] });
  if (patterns) signs.push(...wordSigns(without(wordingOf(said), patterns.literal), patterns));
  const words = own.split(/\s+/).length;
  const points = pointsOf(signs);
  const emphatic = signs.some(isStrong) && points >= CONTENT_POINTS && points * WORDS_PER_POINT >= words;
  return { emphatic, reasons: emphatic ? reasonsOf(signs).slice(0, MAX_REASONS) : [] };
}

const isStrong = (sign: Sign): boolean => sign.points >= 2;

/** Without the sentences that say who said it: their judgement is the speaker's. */
function ownSentences(text: string, { saying }: MarkPatterns): string {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .filter((sentence) => wordingOf(sentence).folded.search(saying) < 0)
    .join("\n");
}
