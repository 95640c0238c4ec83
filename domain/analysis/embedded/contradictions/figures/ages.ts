import { LANGUAGES, type Language } from "../../../../shared/languages";
import type { Contradiction } from "../../../findings";
import { type Age, agesIn } from "../../../reading/figures/ages";
import type { ReadArticle, ReadEvent, Sentence } from "../../../reading/read";
import { clauseOf } from "./wording";

/** An age as an article gives it. */
interface Told {
  age: Age;
  sentence: Sentence;
  article: ReadArticle["article"];
}

/** A birthday between two articles makes nobody older than this. */
const BIRTHDAY = 1;
const MOST_SENTENCES = 60;

const QUESTION: Record<Language, (name: string) => string> = {
  es: (name) => `¿Qué edad tiene ${name}?`,
  en: (name) => `How old is ${name}?`,
  fr: (name) => `Quel âge a ${name} ?`,
  de: (name) => `Wie alt ist ${name}?`,
};
const YEARS: Record<Language, string> = { es: "años", en: "years", fr: "ans", de: "Jahre" };

/** Persons to whom newspapers give different ages. */
export function ageContradictions(event: ReadEvent): Contradiction[] {
  const byPerson = new Map<string, Told[]>();
  for (const { article, sentences } of event.articles)
    for (const sentence of sentences.slice(0, MOST_SENTENCES))
      for (const age of agesIn(sentence.text, article.language)) {
        const known = byPerson.get(age.key) ?? [];
        if (!known.some((one) => one.article.id === article.id)) known.push({ age, sentence, article });
        byPerson.set(age.key, known);
      }
  return [...byPerson.values()].flatMap((told) => contradictionOf(told) ?? []);
}

function contradictionOf(told: readonly Told[]): Contradiction | null {
  const first = told[0]!.age;
  // A father and a daughter share their surname.
  const same = told.filter(
    ({ age }) => age.first === null || first.first === null || age.first === first.first,
  );
  const byAge = new Map<number, Told[]>();
  for (const one of same) byAge.set(one.age.years, [...(byAge.get(one.age.years) ?? []), one]);
  const years = [...byAge.keys()];
  if (Math.max(...years) - Math.min(...years) <= BIRTHDAY) return null;
  if (new Set(same.map(({ article }) => article.newspaper)).size < 2) return null;
  return {
    key: `figure:age:${first.key}`,
    kind: "figure",
    relation: "contradiction",
    question: LANGUAGES.map((language) => ({ language, text: QUESTION[language](first.name) })),
    unit: "yr",
    versions: [...byAge].map(([age, tellers]) => ({
      value: LANGUAGES.map((language) => ({ language, text: `${age} ${YEARS[language]}` })),
      amount: { low: age, high: age },
      sources: tellers.map(({ article }) => article.id),
      evidence: tellers.map(({ article, sentence, age: { start, end } }) => ({
        article: article.id,
        text: clauseOf(sentence.text, start, end),
      })),
    })),
  };
}
