import { fold } from "../../../language/fold";
import { stemOf } from "../../../language/stems";
import { tokenize } from "../../../language/tokens";
import type { ReadArticle, ReadEvent, Sentence } from "../../reading/read";
import { isFurniture } from "./furniture";
import { outsideOf, quotedSpans } from "./quoted";

/** A sentence of an article that may be shown: headlines and furniture are none. */
export interface Candidate {
  sentence: Sentence;
  /** The sentence as it stands, without what stands in quotation marks. */
  unquoted: string;
  /** `unquoted` folded, with straight apostrophes: what the patterns of a language are looked for in. */
  folded: string;
  /** Share of its characters inside quotation marks, 0 … 1. */
  quoted: number;
}

/** An article with what may be shown of it. */
export interface CandidateArticle {
  read: ReadArticle;
  candidates: Candidate[];
}

/** Sentences of an article that are read; what an event is about stands in front. */
const MOST_SENTENCES = 60;
const known = new WeakMap<ReadEvent, CandidateArticle[]>();

/** The articles of an event with their candidates, in the order of publication; worked out once an event. */
export function candidateArticles(event: ReadEvent): CandidateArticle[] {
  let articles = known.get(event);
  if (articles === undefined) {
    articles = event.articles.map((read) => ({ read, candidates: candidatesOf(read) }));
    known.set(event, articles);
  }
  return articles;
}

function candidatesOf(read: ReadArticle): Candidate[] {
  const spans = read.paragraphs.map(quotedSpans);
  return read.sentences.slice(0, MOST_SENTENCES).flatMap((sentence) => {
    if (sentence.paragraph === 0 || isFurniture(sentence.text)) return [];
    const within = spans[sentence.paragraph]!;
    const unquoted = outsideOf(within, sentence.text, sentence.start);
    const from = sentence.start;
    const to = from + sentence.text.length;
    const inside = within.reduce(
      (sum, s) => sum + Math.max(0, Math.min(s.end, to) - Math.max(s.start, from)),
      0,
    );
    return [
      {
        sentence,
        unquoted,
        folded: fold(unquoted).replaceAll("’", "'"),
        quoted: inside / sentence.text.length,
      },
    ];
  });
}

const contents = new WeakMap<Sentence, ReadonlySet<string>>();

/** Stems of the words of a sentence that say something, numbers as they are. */
export function contentOf(sentence: Sentence): ReadonlySet<string> {
  let words = contents.get(sentence);
  if (words === undefined) {
    words = contentWords(sentence.text, sentence.article.language);
    contents.set(sentence, words);
  }
  return words;
}

/** Stems of the words of a text that say something. */
export const contentWords = (text: string, language: string): ReadonlySet<string> =>
  new Set(tokenize(text, language).map(({ folded }) => stemOf(folded, language)));

/** Share of the words of `one` that stand in `other`, 0 … 1; 0 where `one` has none. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared / one.size;
}
