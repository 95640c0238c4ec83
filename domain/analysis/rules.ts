import { z } from "zod";
import { LANGUAGES, type Language, languageFallback } from "../shared/languages";
import { contradiction, declaration, statement, type Wording } from "./findings";
import type { Kept } from "./kept";

/** Words as a reader gets them. */
export interface Words {
  text: string;
  /** Language of `text`. */
  language: string;
  /** The article that `text` is an extract of; null where the words are ours. */
  from: number | null;
}

/** A statement in the words that a reader gets. */
export interface Told<T> extends Words {
  key: string;
  item: T;
  addedAt: number;
  /** What stood here before, and until when (ms, UTC). */
  correction: { at: number; before: Words } | null;
}

type Worded = { wordings: Wording[] };

/** The language a section is told in: the reader's if anything is in it, else the one that most statements have. */
export function languageOfSection(items: readonly Worded[], language: Language): Language {
  const count = (one: Language) =>
    items.filter(({ wordings }) => wordings.some((wording) => wording.language === one)).length;
  if (count(language) > 0) return language;
  return LANGUAGES.toSorted((a, b) => count(b) - count(a))[0]!;
}

/** The statements of a section that can be told in its language, in their order. */
export function tell<T extends Worded>(kept: readonly Kept<T>[], language: Language): Told<T>[] {
  const chosen = languageOfSection(
    kept.map(({ item }) => item),
    language,
  );
  return kept.flatMap(({ key, item, addedAt, correction }) => {
    const wording = inLanguage(item, chosen);
    if (!wording) return [];
    const before = correction && (inLanguage(correction.before, chosen) ?? correction.before.wordings[0]!);
    return [{ key, item, ...wording, addedAt, correction: before && { at: correction.at, before } }];
  });
}

const inLanguage = ({ wordings }: Worded, language: Language): Wording | undefined =>
  wordings.find((one) => one.language === language);

/** What is said in the reader's language, else in the one that stands in for it; with its language. */
export function inWords(
  texts: readonly { language: Language; text: string }[],
  language: Language,
): { language: Language; text: string } {
  const order = languageFallback(language);
  return texts.toSorted((a, b) => order.indexOf(a.language) - order.indexOf(b.language))[0]!;
}

/** Declarations are never translated: those in the reader's language, else those of the language with most. */
export function declarationsFor<T extends { language: string }>(
  kept: readonly Kept<T>[],
  language: Language,
): Kept<T>[] {
  const count = (one: string) => kept.filter(({ item }) => item.language === one).length;
  const chosen = count(language) > 0 ? language : LANGUAGES.toSorted((a, b) => count(b) - count(a))[0]!;
  return kept.filter(({ item }) => item.language === chosen);
}

/** A statement of a record in one line, as it was then, what was said in marks by `quote`; null for what is none. */
export function lineOf(
  statement: unknown,
  language: Language,
  quote = (text: string): string => `«${text}»`,
): Words | null {
  if (typeof statement === "string") return { text: statement, language, from: null };
  const read = anyItem.safeParse(statement);
  if (!read.success) return null;
  const item = read.data;
  if ("wordings" in item) return item.wordings.find((one) => one.language === language) ?? item.wordings[0]!;
  if ("quote" in item)
    return { text: `${quote(item.quote)} (${item.speaker})`, language: item.language, from: null };
  const question = inWords(item.question, language);
  const values = item.versions.map(({ value }) => inWords(value, language).text);
  return { text: `${question.text} ${values.join(" · ")}`, language: question.language, from: null };
}

const anyItem = z.union([
  contradiction.pick({ question: true, versions: true }),
  declaration.pick({ quote: true, speaker: true, language: true }),
  statement.pick({ wordings: true }),
]);
