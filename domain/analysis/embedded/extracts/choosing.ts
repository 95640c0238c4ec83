import { isLanguage, type Language } from "../../../shared/languages";
import type { ReadEvent } from "../../reading/read";
import { type Candidate, candidateArticles, contentOf, sharedPart } from "./candidates";
import { dangling } from "./openings";

/** A candidate that a section would show, with how much it wants to. */
export interface Scored {
  candidate: Candidate;
  /** Verbatim, at most EXTRACT_LENGTH characters. */
  text: string;
  score: number;
}

/** From this part of its words on a sentence tells what another tells. */
export const SAME = 0.6;
/** Sentences with fewer words are too short to be compared by them. */
const FEWEST_WORDS = 4;

/**
 * The best of the scored, by language: at most `most` a language and `perArticle` an article, no two alike. Of equal
 * ones the earlier article's earlier sentence.
 */
export function choose<S extends Scored>(scored: readonly S[], most: number, perArticle: number): S[] {
  const taken = new Map<string, S[]>();
  const ranked = scored
    .filter(({ candidate }) => isLanguage(candidate.sentence.article.language))
    .toSorted((a, b) => b.score - a.score || inOrder(a.candidate, b.candidate));
  for (const one of ranked) {
    const { article } = one.candidate.sentence;
    const others = taken.get(article.language) ?? [];
    if (others.length >= most) continue;
    if (others.filter(({ candidate }) => candidate.sentence.article === article).length >= perArticle)
      continue;
    const words = contentOf(one.candidate.sentence);
    const alike = others.some(({ candidate }) => {
      const theirs = contentOf(candidate.sentence);
      return Math.max(sharedPart(words, theirs), sharedPart(theirs, words)) >= SAME;
    });
    if (!alike) taken.set(article.language, [...others, one]);
  }
  return [...taken.values()].flat();
}

const inOrder = (a: Candidate, b: Candidate): number =>
  a.sentence.article.publishedAt - b.sentence.article.publishedAt ||
  a.sentence.article.id - b.sentence.article.id ||
  a.sentence.index - b.sentence.index;

/** Without those that begin with a pronoun for what stood before: nobody could tell what they speak of. */
export const standingAlone = <S extends Scored>(scored: readonly S[]): S[] =>
  scored.filter(({ candidate: { folded, sentence } }) => dangling(folded, sentence.article.language) < 2);

/** Ids of the article of `candidate` and of those of other newspapers that have a sentence telling the same. */
export function tellersOf(event: ReadEvent, candidate: Candidate): number[] {
  const { article } = candidate.sentence;
  const words = contentOf(candidate.sentence);
  if (words.size < FEWEST_WORDS) return [article.id];
  const others = candidateArticles(event).filter(
    ({ read, candidates }) =>
      read.article.language === article.language &&
      read.article.newspaper !== article.newspaper &&
      candidates.some(({ sentence }) => sharedPart(words, contentOf(sentence)) >= SAME),
  );
  return [article.id, ...others.map(({ read }) => read.article.id)];
}

/** The wording of an extract. */
export const extractOf = ({ candidate, text }: Scored) => ({
  language: candidate.sentence.article.language as Language,
  text,
  from: candidate.sentence.article.id,
});
