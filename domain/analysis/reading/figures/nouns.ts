import { type Phrases, phrasesOf } from "./phrases";
import type { Token } from "./tokens";
import { PEOPLE_NOUNS } from "./words/people";

const people = new Map<string, Phrases<true>>(
  Object.entries(PEOPLE_NOUNS).map(([language, list]) => [language, phrasesOf(list, /\s+/)]),
);

/** Whether token `at` is a word for people that a number may count. */
export const isPersonAt = (tokens: readonly Token[], at: number, language: string): boolean =>
  people.get(language)?.has(tokens, at) ?? false;
