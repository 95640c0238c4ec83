import type { ReadArticle } from "../read";
import { type SentenceSpan, sentenceSpans } from "../sentences";
import { type QuotedSpan, quotedSpans } from "./marks";
import type { Mention } from "./mention";
import { capitalsOf, mentionsIn } from "./mentions";
import { type Vocabulary, vocabularyFor } from "./vocabulary";
import { type Word, wordsOf } from "./words";

/** A paragraph as the search for speakers sees it: what stands in quotation marks counts as no word. */
export interface Passage {
  paragraph: number;
  text: string;
  quotes: QuotedSpan[];
  words: Word[];
  mentions: Mention[];
  /** Sentences of the newspaper: a quotation within one ends none. */
  sentences: SentenceSpan[];
}

/** An article prepared for the search for speakers. */
export interface Scene {
  vocabulary: Vocabulary;
  passages: Passage[];
}

/** Stands for a quoted character: no letter, blank or punctuation. */
const HIDDEN = "\u0001";

export function sceneOf({ article, paragraphs }: ReadArticle): Scene {
  const vocabulary = vocabularyFor(article.language);
  const bare = paragraphs.map((text) => {
    const quotes = quotedSpans(text);
    return { text, quotes, words: wordsOf(hide(text, quotes)) };
  });
  const known = new Set(bare.flatMap(({ words }) => capitalsOf(words)));
  return {
    vocabulary,
    passages: bare.map((passage, paragraph) => ({
      ...passage,
      paragraph,
      mentions: mentionsIn(passage.words, vocabulary, known),
      sentences: sentenceSpans(level(passage.text, passage.quotes), article.language),
    })),
  };
}

/** The text with all quoted characters hidden; offsets stay. */
function hide(text: string, quotes: readonly QuotedSpan[]): string {
  let out = "";
  let from = 0;
  for (const { start, end } of quotes) {
    out += text.slice(from, start) + HIDDEN.repeat(end - start);
    from = end;
  }
  return out + text.slice(from);
}

/** The text with the quotations' inner punctuation made letters, but not what ends them; offsets stay. */
function level(text: string, quotes: readonly QuotedSpan[]): string {
  let out = "";
  let from = 0;
  for (const { start, end } of quotes) {
    const inner = text.slice(start + 1, end);
    const body = inner.length - (/[.!?…]/.test(inner.at(-1) ?? "") ? 1 : 0);
    out += text.slice(from, start + 1) + "x".repeat(body) + inner.slice(body);
    from = end;
  }
  return out + text.slice(from);
}

/** Words and mentions of a stretch of a passage. */
export interface Stretch {
  passage: Passage;
  start: number;
  end: number;
  /** Index of the first word in it and behind it. */
  first: number;
  last: number;
}

export function stretchOf(passage: Passage, start: number, end: number): Stretch {
  const first = passage.words.findIndex((word) => word.start >= start);
  if (first === -1 || first >= passage.words.length || passage.words[first]!.start >= end)
    return { passage, start, end, first: 0, last: 0 };
  let last = first;
  while (last < passage.words.length && passage.words[last]!.end <= end) last++;
  return { passage, start, end, first, last };
}

/** Mentions that lie wholly in the stretch. */
export const mentionsOf = ({ passage, first, last }: Stretch): Mention[] =>
  passage.mentions.filter((mention) => mention.first >= first && mention.last < last);

/** Length of `text` without the characters of `marks` at its end. */
export function withoutEnd(text: string, marks: string): number {
  let end = text.length;
  while (end > 0 && marks.includes(text[end - 1]!)) end--;
  return end;
}
