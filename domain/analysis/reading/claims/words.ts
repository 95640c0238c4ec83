import { fold } from "../../../language/fold";

/** A word of a sentence in its place. */
export interface Word {
  raw: string;
  /** Lower case without diacritics. */
  folded: string;
  /** Offsets in the sentence. */
  start: number;
  end: number;
  /** It begins with a capital letter. */
  capital: boolean;
  /** A comma, bracket, dash or quotation mark stands between the word before and this one. */
  pause: boolean;
}

const WORD = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{M}\p{N}]+/gu;
const PAUSE = /[,()«»“”„"‹›–—:;]/u;

/** The words of a text, digits with their separators kept as one ("16.30", "1,500"). */
export function wordsOf(text: string): Word[] {
  let last = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const raw = match[0];
    const start = match.index;
    const pause = PAUSE.test(text.slice(last, start));
    last = start + raw.length;
    return { raw, folded: fold(raw), start, end: last, capital: raw[0] !== raw[0]!.toLowerCase(), pause };
  });
}
