import { fold } from "../../../language/fold";

/** A word, a number in digits or a single mark of a sentence. */
export interface Token {
  text: string;
  /** Lower case without diacritics. */
  folded: string;
  kind: "word" | "number" | "mark";
  /** Offsets in the sentence. */
  start: number;
  end: number;
  /** Nothing stands between it and the token before. */
  glued: boolean;
}

const PIECE =
  /(?:\d{1,3}(?:[\u00a0\u202f\u2009 ]\d{3})+(?![\d])|\d{1,3}(?:['’]\d{3})+(?!\d)|\d+(?:[.,]\d+)*)(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*|[^\s]/gu;
const TOO_LONG = 5000;

/** Cuts a sentence into words, numbers and marks; what follows the first 5,000 characters is not read. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  let last = -1;
  for (const match of sentence.slice(0, TOO_LONG).matchAll(PIECE)) {
    const text = match[0];
    const kind = /^\d/.test(text) ? "number" : /^\p{L}/u.test(text) ? "word" : "mark";
    const start = match.index;
    tokens.push({
      text,
      folded: kind === "word" ? fold(text) : text,
      kind,
      start,
      end: start + text.length,
      glued: start === last,
    });
    last = start + text.length;
  }
  return tokens;
}

/** Whether the word begins with a capital. */
export const isCapital = (token: Token): boolean => /^\p{Lu}/u.test(token.text);
