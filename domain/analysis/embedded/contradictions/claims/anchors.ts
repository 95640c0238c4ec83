import { conceptsOf } from "../../../../language/concepts";
import type { Contradiction, Version } from "../../../findings";
import { namesIn } from "../../../reading/claims/names";
import { wordsOf } from "../../../reading/claims/words";
import { type ClaimedEvent, nameToken } from "./event";

/** The headline and the first sentence say what an article is about. */
const OPENING = 2;
/** So many concepts in common say as much as one name, in an event of few articles and in one of more. */
const CONCEPTS = [2, 3] as const;
const FEW = 6;
/** A concept in more of the sentences of a larger event says only what kind of event it is. */
const COMMON = 0.25;

/**
 * Whether the two sides of a contradiction speak of one happening: their sentences, or the openings of their articles,
 * share a name, a place below a country, or several concepts that not most of the event's articles hold.
 * Groups of articles may hold several happenings of a kind, whose differences are no contradictions.
 */
export function anchored(event: ClaimedEvent, { versions }: Contradiction): boolean {
  const [first, ...others] = versions.map((version) => anchorsOf(event, version));
  const few = event.event.articles.length <= FEW;
  return others.every((other) => {
    const both = [...other].filter((anchor) => first!.has(anchor));
    if (both.some((anchor) => nameToken(anchor).length > 0)) return true;
    return both.filter((anchor) => few || event.share(anchor) <= COMMON).length >= CONCEPTS[few ? 0 : 1];
  });
}

function anchorsOf({ event }: ClaimedEvent, { sources, evidence }: Version): Set<string> {
  const told = new Set(sources);
  const texts = evidence.map(({ article, text }) => ({ article, text }));
  for (const { article, sentences } of event.articles)
    if (told.has(article.id))
      texts.push(...sentences.slice(0, OPENING).map(({ text }) => ({ article: article.id, text })));
  const languages = new Map(event.articles.map(({ article }) => [article.id, article.language]));
  return new Set(texts.flatMap(({ article, text }) => anchorsIn(text, languages.get(article)!)));
}

function anchorsIn(text: string, language: string): string[] {
  const names = namesIn(wordsOf(text), language).flatMap(({ keys, places }) =>
    places === null ? keys.map((key) => `name ${key}`) : places,
  );
  const concepts = conceptsOf(text, language).filter((concept) => !/^n\d+$/.test(concept));
  return [...names, ...concepts].filter((anchor) => !anchor.startsWith("="));
}
