import type { Gender, Vocabulary } from "./vocabulary";
import type { Word } from "./words";

/** Somebody or something in a text that may speak. Offsets in the paragraph. */
export interface Mention {
  kind: "name" | "office" | "pronoun";
  start: number;
  end: number;
  /** Indices of its first and last word, determiner included. */
  first: number;
  last: number;
  /** The name without titles, as it stands here. */
  name: string | null;
  /** The office as it stands here, with its body, without determiner. */
  office: string | null;
  /** Folded word that names the office. */
  head: string | null;
  /** "a spokesman", "un portavoz": nobody whom the article names. */
  indefinite: boolean;
  plural: boolean;
  gender: Gender | null;
  /** A name that is none of a person. */
  body: boolean;
}

/** A mention of the words `first` to `last`, with what is known about it. */
export const mentionOf = (
  kind: Mention["kind"],
  words: readonly Word[],
  first: number,
  last: number,
  about: Partial<Mention>,
): Mention => ({
  kind,
  start: words[first]!.start,
  end: words[last]!.end,
  first,
  last,
  name: null,
  office: null,
  head: null,
  indefinite: false,
  plural: false,
  gender: null,
  body: false,
  ...about,
});

/** The text of the words `first` to `last` as it stands. */
export const textOf = (words: readonly Word[], first: number, last: number): string => {
  let text = words[first]!.text;
  for (let k = first + 1; k <= last; k++) text += words[k]!.gap + words[k]!.text;
  return text;
};

/** Whether a determiner stands right before word `k`. */
export const hasDeterminer = (words: readonly Word[], k: number, vocabulary: Vocabulary): boolean =>
  vocabulary.determiners.has(words[k - 1]?.folded ?? "");
