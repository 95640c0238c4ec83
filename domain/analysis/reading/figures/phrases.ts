import { fold } from "../../../language/fold";
import type { Token } from "./tokens";

/** A phrase found in tokens `from` up to `to`, with what it stands for. */
export interface Hit<T> {
  from: number;
  to: number;
  value: T;
}

interface Phrase<T> {
  words: { text: string; open: boolean; end: boolean }[];
  value: T;
}

const LONGEST_BEGINNING = 14;
const SHORTEST_END = 4;

/** Phrases of one language looked up word by word; `*` behind a word makes it a beginning, before it an end. */
export class Phrases<T> {
  readonly #exact = new Map<string, Phrase<T>[]>();
  readonly #open = new Map<string, Phrase<T>[]>();
  readonly #openLengths = new Set<number>();
  readonly #ends = new Map<string, Phrase<T>[]>();

  add(phrase: string, value: T): void {
    const words = phrase
      .trim()
      .split(/[\s'’-]+/)
      .map((word) => ({
        text: fold(word.replaceAll("*", "")),
        open: word.endsWith("*"),
        end: word.startsWith("*"),
      }));
    const first = words[0]!;
    const table = first.end ? this.#ends : first.open ? this.#open : this.#exact;
    const some = table.get(first.text) ?? [];
    some.push({ words, value });
    some.sort((a, b) => b.words.length - a.words.length);
    table.set(first.text, some);
    if (first.open) this.#openLengths.add(first.text.length);
  }

  /** Every phrase that begins at token `at`. */
  at(tokens: readonly Token[], at: number): Hit<T>[] {
    const token = tokens[at]!;
    if (token.kind === "number") return [];
    const found: Hit<T>[] = [];
    this.#match(this.#exact.get(token.folded), tokens, at, found);
    const longest = Math.min(token.folded.length, LONGEST_BEGINNING);
    for (const length of this.#openLengths)
      if (length <= longest) this.#match(this.#open.get(token.folded.slice(0, length)), tokens, at, found);
    if (this.#ends.size > 0)
      for (let length = SHORTEST_END; length <= Math.min(longest, token.folded.length - 1); length++)
        this.#match(this.#ends.get(token.folded.slice(-length)), tokens, at, found);
    return found;
  }

  /** Whether a phrase begins at token `at`. */
  has(tokens: readonly Token[], at: number): boolean {
    return tokens[at] !== undefined && this.at(tokens, at).length > 0;
  }

  /** Every phrase in the sentence, in order of its beginning. */
  in(tokens: readonly Token[]): Hit<T>[] {
    return tokens.flatMap((_, at) => this.at(tokens, at));
  }

  #match(phrases: Phrase<T>[] | undefined, tokens: readonly Token[], at: number, found: Hit<T>[]): void {
    for (const { words, value } of phrases ?? []) {
      let to = at;
      const all = words.every(({ text, open, end }) => {
        // Apostrophes and hyphens are marks of their own and part no words of a phrase.
        while (to > at && /^['’-]$/.test(tokens[to]?.text ?? "")) to++;
        const word = tokens[to++]?.folded;
        if (word === undefined) return false;
        return end ? word.endsWith(text) : open ? word.startsWith(text) : word === text;
      });
      if (all) found.push({ from: at, to, value });
    }
  }
}

/** Phrases of one value out of a list parted by blanks (single words) or commas. */
export function phrasesOf(list: string, separator: RegExp): Phrases<true> {
  const phrases = new Phrases<true>();
  for (const phrase of list.split(separator)) if (phrase.trim() !== "") phrases.add(phrase, true);
  return phrases;
}

/** Phrases parted by commas, by language. */
export const phraseTable = (lists: Readonly<Record<string, string>>): Map<string, Phrases<true>> =>
  new Map(Object.entries(lists).map(([language, list]) => [language, phrasesOf(list, /,/)]));
