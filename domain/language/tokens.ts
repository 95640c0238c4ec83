import { fold } from "./fold";
import { stopwordsOf } from "./stopwords";

/** A word of a headline or lead that says something. */
export interface Token {
  /** Lower case, without diacritics, elision or genitive. */
  folded: string;
  /** Begins with a capital. */
  capital: boolean;
  /** The capital means something: no sentence or headline begins here, and the text does not capitalise most words. */
  emphasis: boolean;
  /** Holds a digit. */
  numeric: boolean;
  /** A stopword or a bare letter stood just before it: a bigram must not reach over it. */
  gap: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,](?=\p{N})\p{N}+)*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const ELISIONS = new Set(["l", "d", "j", "m", "t", "s", "n", "c", "qu", "jusqu", "lorsqu", "puisqu"]);
/**
 * Splits `text` into the words that say something: stopwords of `language` and bare letters fall away, a genitive
 * s behind an apostrophe too, thousands separators leave numbers. Scripts without spaces are cut into pairs of
 * characters. Where nearly all words are capitalised (German, headline case, all caps) `emphasis` is true for none,
 * since a capital would tell nothing.
 */
export function tokenize(text: string, language: string): Token[] {
  const stop = stopwordsOf(language);
  const tokens: Token[] = [];
  let gap = true;
  let capitals = 0;
  let small = 0;
  let position = 0;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const before = text[match.index - 1];
    const afterApostrophe = before === "'" || before === "’";
    const folded = fold(raw);
    const bare = folded.length < 2 || (afterApostrophe && folded === "s") || stop.has(folded);
    if (bare || (ELISIONS.has(folded) && /['’]/.test(text[match.index + raw.length] ?? ""))) {
      gap = true;
      continue;
    }
    if (UNSPACED.test(folded)) {
      for (let i = 0; i + 1 < folded.length; i++)
        tokens.push({
          folded: folded.slice(i, i + 2),
          capital: false,
          emphasis: false,
          numeric: false,
          gap: false,
        });
      continue;
    }
    const numeric = /\p{N}/u.test(folded);
    const capital = !numeric && raw[0] !== raw[0]?.toLowerCase();
    if (!numeric && position++ > 0 && folded.length > 3) {
      if (capital) capitals++;
      else small++;
    }
    const key = numeric ? folded.replace(/[.,](?=\p{N}{3}(?!\p{N}))/gu, "") : folded;
    tokens.push({ folded: key, capital, emphasis: capital, numeric, gap });
    gap = false;
  }
  if (language === "de" || (capitals > 2 && capitals >= 3 * small))
    for (const token of tokens) token.emphasis = false;
  return tokens;
}
