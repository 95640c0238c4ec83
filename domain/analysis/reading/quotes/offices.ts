import { type Mention, mentionOf, textOf } from "./mention";
import { officePhrase } from "./phrases";
import { type Gender, isBodyWord, type Vocabulary } from "./vocabulary";
import type { Word } from "./words";

/** The mention of the office at word `i`; it takes no word at or before `taken`. */
export function officeMention(
  words: readonly Word[],
  i: number,
  gender: Gender | null,
  vocabulary: Vocabulary,
  taken: number,
): Mention {
  const phrase = officePhrase(words, i, vocabulary, taken);
  return mentionOf("office", words, phrase.first, phrase.last, {
    office: textOf(words, phrase.bare, phrase.last),
    head: words[phrase.head]!.folded,
    indefinite: phrase.indefinite,
    plural: vocabulary.plural.has(words[phrase.head]!.folded),
    gender: gender ?? vocabulary.articles.get(words[phrase.first]!.folded) ?? null,
  });
}

/** "the company", "la empresa": a body with its determiner. */
export function bodyMention(
  words: readonly Word[],
  i: number,
  vocabulary: Vocabulary,
  taken: number,
): Mention | null {
  if (!isBodyWord(words[i]!.folded, vocabulary)) return null;
  const phrase = officePhrase(words, i, vocabulary, taken);
  const next = words[phrase.last + 1];
  const beforeVerb = vocabulary.language === "en" && next !== undefined && vocabulary.speech.has(next.folded);
  if (phrase.first === phrase.bare && !beforeVerb) return null;
  return mentionOf("office", words, phrase.first, phrase.last, {
    office: textOf(words, phrase.bare, phrase.last),
    body: true,
    indefinite: phrase.indefinite,
  });
}
