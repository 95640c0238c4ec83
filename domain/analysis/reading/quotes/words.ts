import { fold } from "../../../language/fold";

/** A word of a paragraph. */
export interface Word {
  text: string;
  folded: string;
  /** Offsets in the paragraph. */
  start: number;
  end: number;
  capital: boolean;
  /** What stands between the word before and this one. */
  gap: string;
}

/** Hyphens join, but not the pronoun of a French inversion ("dit-il", "a-t-elle"). */
const WORD = /[\p{L}\p{N}]+(?:-(?!(?:t-)?(?:ils?|elles?|on|je|nous|vous)(?![\p{L}\p{N}-]))[\p{L}\p{N}]+)*/gu;

/** Arabic articles before a name keep their small letter ("el-Shinnawi"). */
const CAPITAL = /^(?:(?:el|al|a[sdnrtz]|ash|es)-)?\p{Lu}/u;

/** The words of `text.slice(from, to)`, with offsets in `text`. */
export function wordsOf(text: string, from = 0, to = text.length): Word[] {
  const words: Word[] = [];
  const part = text.slice(from, to);
  let last = 0;
  for (const match of part.matchAll(WORD)) {
    const raw = match[0];
    words.push({
      text: raw,
      folded: fold(raw),
      start: from + match.index,
      end: from + match.index + raw.length,
      capital: CAPITAL.test(raw),
      gap: part.slice(last, match.index),
    });
    last = match.index + raw.length;
  }
  return words;
}
