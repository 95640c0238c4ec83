import { fold } from "../../../language/fold";

/** A word of a sentence in its place. */
export interface Word {
  raw: string;
  /** Lower case without diacritics. */
  folded: string;
  /** Its first and its last `AFFIX` letters, by which vocabularies look for it. */
  head: string;
  tail: string;
  /** Offsets in the sentence. */
  start: number;
  end: number;
  /** It begins with a capital letter. */
  capital: boolean;
  /** A comma, bracket, dash or quotation mark stands between the word before and this one. */
  pause: boolean;
}

/** Letters of a beginning or an end by which words are looked up. */
export const AFFIX = 3;

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
    const folded = fold(raw);
    const capital = raw[0] !== raw[0]!.toLowerCase();
    const [head, tail] = [folded.slice(0, AFFIX), folded.slice(-AFFIX)];
    return { raw, folded, head, tail, start, end: last, capital, pause };
  });
}
