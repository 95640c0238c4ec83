import type { AnalysedArticle, EventToAnalyse } from "../articles";
import { sentenceSpans } from "./sentences";

/** A sentence of an article, in its place. */
export interface Sentence {
  article: AnalysedArticle;
  /** Position in the article; the headline is 0. */
  index: number;
  /** 0 is the headline; paragraphs of the text from 1. */
  paragraph: number;
  /** Verbatim, without blanks around it. */
  text: string;
  /** Offset in its paragraph's text. */
  start: number;
}

/** An article cut into paragraphs and sentences, headline first. */
export interface ReadArticle {
  article: AnalysedArticle;
  /** Headline, then the text's paragraphs, blanks made one. */
  paragraphs: string[];
  sentences: Sentence[];
}

/** An event with its articles read once for all sections. */
export interface ReadEvent {
  event: EventToAnalyse;
  /** In the order of publication. */
  articles: ReadArticle[];
}

export const readEvent = (event: EventToAnalyse): ReadEvent => ({
  event,
  articles: event.articles.map(readArticle),
});

/** Paragraphs and sentences of one article. */
export function readArticle(article: AnalysedArticle): ReadArticle {
  const paragraphs = [article.headline, ...article.text.split(/\n+/)]
    .map((paragraph) => paragraph.replace(/\s+/gu, " ").trim())
    .filter((paragraph, i) => i === 0 || paragraph !== "");
  const sentences: Sentence[] = [];
  for (const [paragraph, text] of paragraphs.entries()) {
    const spans = paragraph === 0 ? [{ start: 0, end: text.length }] : sentenceSpans(text, article.language);
    for (const { start, end } of spans)
      sentences.push({ article, index: sentences.length, paragraph, text: text.slice(start, end), start });
  }
  return { article, paragraphs, sentences };
}
