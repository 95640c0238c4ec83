import { type MarkPatterns, PATTERNS } from "./patterns";
import { matchesOf, unquoted, type Wording, without, wordingOf } from "./phrases";
import { pointsOf, type Reason, reasonsOf, type Sign, signsOf } from "./reasons";
import { writtenSigns } from "./written";

/** How a headline is worded; `reasons` are those of the marks it bears, none without a mark. */
export interface HeadlineMarks {
  emphatic: boolean;
  clickbait: boolean;
  reasons: Reason[];
}

/** One strong sign, or two weak ones, mark a headline. */
const THRESHOLD = 2;
/** A short headline that ends in "…" was broken off on purpose; a long one may have been cut by the feed. */
const SHORT_HEADLINE = 60;

/**
 * Is a headline emphatic, is it clickbait? Signs, counted in points (marked from two on):
 *  - emphatic: an exclamation, shouted words, a charged word (2 each), a loaded word or superlative (1 each);
 *  - clickbait: a phrase that promises and withholds, a list ("7 things"), a determiner that points to something
 *    not named ("this man") (2 each); a riddle word, the reader addressed, the reader asked, a closing "…" (1 each).
 * Quoted words are their speaker's and do not count, nor do kickers such as "LIVE:". Plain questions are no sign.
 * Pure, deterministic and linear; a language other than es, en, fr, de is judged by its signs of writing alone.
 */
export function judgeHeadline(headline: string, language: string): HeadlineMarks {
  const text = unquoted(headline).replace(/^\[[^\]]{1,20}\]\s*/u, "");
  const patterns = PATTERNS[language];
  const emphasis = writtenSigns(text, patterns?.words ?? { stressed: [] });
  const bait = ellipsisSigns(headline);
  if (patterns) {
    const wording = without(wordingOf(text), patterns.literal);
    emphasis.push(...wordSigns(wording, patterns));
    bait.push(...baitSigns(wording, patterns));
  }
  const emphatic = pointsOf(emphasis) >= THRESHOLD;
  const clickbait = pointsOf(bait) >= THRESHOLD;
  return {
    emphatic,
    clickbait,
    reasons: reasonsOf([...(emphatic ? emphasis : []), ...(clickbait ? bait : [])]),
  };
}

/** Charged and loaded words. */
export function wordSigns(wording: Wording, patterns: MarkPatterns): Sign[] {
  return [
    ...signsOf("charged", matchesOf(patterns.charged, wording), 2),
    ...signsOf("loaded", matchesOf(patterns.loaded, wording), 1),
  ];
}

function baitSigns(wording: Wording, patterns: MarkPatterns): Sign[] {
  return [
    ...signsOf("opening", matchesOf(patterns.opening, wording), 2),
    ...signsOf("list", matchesOf(patterns.list, wording), 2),
    ...signsOf("pointing", matchesOf(patterns.pointing, wording), 2),
    ...signsOf("bait", matchesOf(patterns.bait, wording), 2),
    ...signsOf("hint", matchesOf(patterns.hint, wording), 1),
    ...addressSigns(wording, patterns),
  ];
}

/** Address counts twice where the reader is asked or the clause dangles a question ("What your sleep says"). */
function addressSigns(wording: Wording, patterns: MarkPatterns): Sign[] {
  const spoken = matchesOf(patterns.address, wording);
  const polite = Array.from(wording.plain.matchAll(patterns.politeAddress), ([found]) => found);
  const words = [...spoken, ...new Set(polite)];
  if (words.length === 0) return [];
  // German interviews are headlined by an open question to the guest.
  const asked = patterns.words.politeAddress.length > 0 ? without(wording, patterns.openQuestion) : wording;
  const asks = asked.folded.includes("?") || patterns.dangling.test(asked.folded);
  return [...signsOf("address", words.slice(0, 2), 1), ...(asks ? [{ code: "asks-reader", points: 1 }] : [])];
}

function ellipsisSigns(headline: string): Sign[] {
  if (/(?:…|\.\.\.)\s*$/u.test(headline))
    return [{ code: "ellipsis", points: headline.length <= SHORT_HEADLINE ? 2 : 1 }];
  return /(?:…|\.\.\.) (?=\p{Ll})/u.test(headline) ? [{ code: "ellipsis", points: 1 }] : [];
}
