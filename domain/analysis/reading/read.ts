import type { AnalysedArticle, EventToAnalyse } from "../articles";
import { headlineStretch, unjoined, wholeEnd, withoutFurniture } from "./furniture";
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
  /** Headline, then the text's paragraphs, blanks made one, without what feeds put around them. */
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
  const { language } = article;
  const texts = article.text
    .split(/\n+/)
    .map((paragraph) => withoutFurniture(oneBlank(paragraph)))
    .filter((paragraph) => paragraph !== "");
  const last = texts.pop();
  if (last !== undefined) texts.push(last.slice(0, wholeEnd(last, sentenceSpans(last, language))));
  const paragraphs = [oneBlank(article.headline), ...texts];
  const sentences: Sentence[] = [];
  for (const [paragraph, text] of paragraphs.entries()) {
    const spans =
      paragraph === 0
        ? [headlineStretch(text)]
        : sentenceSpans(text, language).flatMap((span) => unjoined(text, span, language));
    for (const { start, end } of spans)
      sentences.push({ article, index: sentences.length, paragraph, text: text.slice(start, end), start });
  }
  return { article, paragraphs, sentences };
}

const oneBlank = (text: string): string => text.replace(/\s+/gu, " ").trim();
