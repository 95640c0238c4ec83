import type { FramingItem, Statement } from "../../findings";
import type { ReadArticle, ReadEvent } from "../../reading/read";
import { candidateArticles } from "../extracts/candidates";
import { mentions, toldFirst } from "./heads";
import { ownWords } from "./own-words";

const MOST_COUNTRIES = 12;
/** A fact that this part of the other countries tells is one that a country may omit. */
const MOST_OTHERS = 0.5;
/** Less than this says nothing about what is left out: headlines and leads leave out nearly all. */
const ENOUGH = { articles: 2, characters: 800 };

/** A country with its articles in an event. */
interface Country {
  code: string;
  newspapers: number;
  articles: ReadArticle[];
  ids: ReadonlySet<number>;
}

/**
 * How the newspapers of each country tell the event: which of `facts` they put first, which they leave out, and which
 * words are theirs; most newspapers first, at most 12. Empty where one country alone tells it.
 */
export function framing(event: ReadEvent, facts: Statement[]): FramingItem[] {
  const countries = countriesOf(event);
  if (countries.length < 2) return [];
  const first = toldFirst(facts, event.articles);
  const tellers = facts.map(({ sources }) =>
    countries.filter(({ ids }) => sources.some((id) => ids.has(id))),
  );
  const words = ownWords(candidateArticles(event));
  return countries.slice(0, MOST_COUNTRIES).map((country) => ({
    country: country.code,
    newspapers: country.newspapers,
    sources: country.articles.map(({ article }) => article.id),
    first: facts
      .map((_, fact) => ({ fact, share: shareOf(first[fact]!, country) }))
      .filter(({ share }) => share > 0)
      .toSorted((a, b) => b.share - a.share || a.fact - b.fact),
    omits: saysEnough(country)
      ? facts.flatMap((_, fact) => {
          const told = tellers[fact]!;
          const omitted =
            !told.includes(country) &&
            told.length >= MOST_OTHERS * (countries.length - 1) &&
            isComparable(facts[fact]!, country) &&
            !mentions(facts[fact]!, country.articles);
          return omitted ? [fact] : [];
        })
      : [],
    words: words.get(country.code) ?? [],
  }));
}

function countriesOf({ articles }: ReadEvent): Country[] {
  const codes = [...new Set(articles.map(({ article }) => article.country))];
  return codes
    .map((code) => {
      const own = articles.filter(({ article }) => article.country === code);
      return {
        code,
        newspapers: new Set(own.map(({ article }) => article.newspaper)).size,
        articles: own,
        ids: new Set(own.map(({ article }) => article.id)),
      };
    })
    .toSorted(
      (a, b) =>
        b.newspapers - a.newspapers || b.articles.length - a.articles.length || (a.code < b.code ? -1 : 1),
    );
}

const shareOf = (ids: ReadonlySet<number>, country: Country): number =>
  country.articles.filter(({ article }) => ids.has(article.id)).length / country.articles.length;

/** What stands in other languages alone may be there in words that are not recognised. */
const isComparable = ({ wordings }: Statement, { articles }: Country): boolean =>
  wordings.some(({ language }) => articles.every(({ article }) => article.language === language));

const saysEnough = ({ articles }: Country): boolean =>
  articles.length >= ENOUGH.articles &&
  articles.reduce((sum, { article }) => sum + article.text.length, 0) >= ENOUGH.characters;
