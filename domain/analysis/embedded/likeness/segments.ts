import { fold } from "../../../language/fold";
import { wordsOf } from "./vocabulary";

/** A word of a sentence in its place. */
export interface Word {
  raw: string;
  folded: string;
  start: number;
  end: number;
}

/** A part of a sentence between two places where it may be cut. Offsets in the sentence; words by index. */
export interface Segment {
  start: number;
  end: number;
  from: number;
  to: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,](?=\p{N})\p{N}+)*/gu;
const STRONG = /[;:–—]|\s-\s|\.\.\.|…/u;
const MARK = /[,()]/u;

/** The words of a text with their offsets; numbers keep their separators. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({
    raw: match[0],
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Cuts a sentence at commas, colons, dashes and before conjunctions, so that each part tells one thing. */
export function segmentsOf(text: string, words: readonly Word[], language: string): Segment[] {
  const known = wordsOf(language);
  const segments: Segment[] = [];
  let from = 0;
  for (let i = 1; i <= words.length; i++) {
    if (i < words.length && !cutsBefore(i)) continue;
    segments.push({ start: words[from]!.start, end: words[i - 1]!.end, from, to: i });
    from = i;
  }
  return segments;

  function cutsBefore(i: number): boolean {
    const between = text.slice(words[i - 1]!.end, words[i]!.start);
    if (between === ":" && /\d$/.test(words[i - 1]!.raw) && /^\d/.test(words[i]!.raw)) return false;
    if (STRONG.test(between) || MARK.test(between)) return true;
    const word = words[i]!.folded;
    if (known?.cuts.has(word)) return i - from > 2;
    return known?.joining.has(word) === true && i - from > 3 && words.length - i > 3;
  }
}
