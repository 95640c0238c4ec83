import { conceptsOf } from "../../../../language/concepts";
import { fold } from "../../../../language/fold";
import { nameKey } from "../../../../language/names";
import type { ReadArticle, ReadEvent } from "../../../reading/read";
import type { Statement } from "./statements";
import type { Side } from "./versions";

const CAPITALISED = /\p{Lu}[\p{L}\p{M}'’-]{2,}/gu;
const NAME = /\p{Lu}[\p{L}\p{M}]{2,}/gu;
/** Concepts of countries and peoples: "=IT". */
const COUNTRY = /^=[A-Z]{2}$/;
/** What stands further down tells little of whose event it is. */
const FIRST_SENTENCES = 12;

/** Keys of the names in an article, countries and what the lexicon knows as a common noun left out. */
function namesOf({ article, sentences }: ReadArticle): Set<string> {
  const keys = new Set<string>();
  for (const { text } of sentences.slice(0, FIRST_SENTENCES))
    for (const [name] of text.matchAll(NAME)) {
      const concepts = conceptsOf(name, article.language);
      if (concepts.every((concept) => concept.startsWith("=") && !COUNTRY.test(concept)))
        keys.add(nameKey(fold(name)));
    }
  return keys;
}

/**
 * A test whether some article of one side has a name in common with some of the other, as tellers of one event have.
 * Names are spelt differently in other languages: only articles of one language can lack a common one.
 */
export function sharedNamesIn(event: ReadEvent): (a: Side, b: Side) => boolean {
  const names = new Map<number, Set<string>>();
  const articles = new Map(event.articles.map((read) => [read.article.id, read] as const));
  const namesAt = (id: number): Set<string> => {
    const known = names.get(id) ?? namesOf(articles.get(id)!);
    names.set(id, known);
    return known;
  };
  const union = ({ statements }: Side): Set<string> =>
    new Set(statements.flatMap(({ article }) => [...namesAt(article.id)]));
  return (a, b) => {
    const isScore = a.best.figure.dimension === "score";
    const languages = new Set(a.statements.map(({ article }) => article.language));
    if (!isScore && !b.statements.some(({ article }) => languages.has(article.language))) return true;
    const others = union(b);
    return [...union(a)].some((name) => others.has(name));
  };
}

/**
 * The names in a statement's sentence that articles of the event in several languages write, or several articles in a
 * language whose nouns have no capitals.
 */
export function namesInSentences(event: ReadEvent): (statement: Statement) => ReadonlySet<string> {
  const tellers = new Map<string, { languages: Set<string>; articles: Set<number> }>();
  for (const { article, sentences } of event.articles)
    for (const { text } of sentences)
      for (const { 0: name, index } of text.matchAll(CAPITALISED)) {
        if (index === 0) continue;
        const key = nameKey(fold(name));
        const told = tellers.get(key) ?? { languages: new Set(), articles: new Set() };
        tellers.set(key, told);
        told.languages.add(article.language);
        told.articles.add(article.id);
      }
  const isName = (key: string): boolean => {
    const told = tellers.get(key);
    return (
      told !== undefined && (told.languages.size > 1 || (told.articles.size > 1 && !told.languages.has("de")))
    );
  };
  return ({ sentence: { text } }) =>
    new Set([...text.matchAll(CAPITALISED)].map(([name]) => nameKey(fold(name))).filter(isName));
}
