import type { AnalysedArticle } from "../../articles";
import { quotedSpans } from "../../reading/quotes/marks";
import type { ReadArticle, ReadEvent, Sentence } from "../../reading/read";
import { type Features, featuresOf } from "./features";
import { type Segment, segmentsOf, type Word, wordsIn } from "./segments";
import { wordsOf } from "./vocabulary";

/** A sentence with what it and each of its segments tell. */
export interface Passage {
  /** Its place among all passages of the event. */
  id: number;
  article: AnalysedArticle;
  sentence: Sentence;
  words: readonly Word[];
  segments: readonly Segment[];
  /** Of each segment. */
  parts: readonly Features[];
  whole: Features;
  /** What runs of its segments tell, each no longer than a sentence should be; of most sentences it is the whole. */
  windows: readonly Features[];
  /** Keys of the headline and of the sentences beside it, which may name what it only points to. */
  around: ReadonlySet<string>;
  /** Parts of it in quotation marks, marks included. Offsets in the sentence. */
  quoted: readonly { start: number; end: number }[];
}

/** Newspapers tell the news first; what comes later is colour and background, and the less needed the more tell it. */
const MOST_SENTENCES = 25;
const LEAST_SENTENCES = 7;
const MOST_OF_EVENT = 1800;

/** The first sentences of every article in a language that the lexicon knows. */
export function passagesOf(event: ReadEvent): Passage[] {
  const passages: Passage[] = [];
  const share = Math.floor(MOST_OF_EVENT / (event.articles.length || 1));
  const most = Math.min(MOST_SENTENCES, Math.max(LEAST_SENTENCES, share));
  for (const read of event.articles) {
    if (wordsOf(read.article.language) === undefined) continue;
    const own = read.sentences
      .slice(0, most)
      .map((sentence) => ({ ...tellingsOf(read, sentence), sentence, article: read.article }));
    for (const [i, one] of own.entries()) {
      const near = [own[0], own[i - 1], own[i + 1]].flatMap((other) =>
        other ? [other.whole.keys, other.whole.also] : [],
      );
      passages.push({ ...one, id: passages.length, around: union(near) });
    }
  }
  return passages;
}

function tellingsOf({ paragraphs, article }: ReadArticle, sentence: Sentence) {
  const { text, start, paragraph } = sentence;
  const words = wordsIn(text);
  const segments = segmentsOf(text, words, article.language);
  const plain = sentence.index === 0 && isHeadlineCase(words, article.language);
  const parts = segments.map((segment) =>
    featuresOf(
      text.slice(segment.start, segment.end),
      words.slice(segment.from, segment.to),
      article.language,
      plain ? "none" : segment.from === 0 ? "begins" : "all",
    ),
  );
  const quoted = quotedSpans(paragraphs[paragraph] ?? text)
    .map(({ open, close }) => ({ start: open - start, end: close - start }))
    .filter((span) => span.end > 0 && span.start < text.length);
  const whole = together(parts);
  return { words, segments, parts, whole, windows: windowsOf(segments, parts, whole), quoted };
}

/** Words from which on a sentence tells several things, whose words must not be taken together. */
const LONG = 45;
const WINDOW = 28;

/** Runs of segments of about `WINDOW` words, from every segment on. */
function windowsOf(segments: readonly Segment[], parts: readonly Features[], whole: Features): Features[] {
  if ((segments.at(-1)?.to ?? 0) <= LONG) return [whole];
  return segments.map((segment, first) => {
    let last = first + 1;
    while (last < segments.length && segments[last]!.to - segment.from <= WINDOW) last++;
    return together(parts.slice(first, last));
  });
}

/** Whether nearly every word of a headline has a capital, as in many English ones. */
function isHeadlineCase(words: readonly Word[], language: string): boolean {
  const long = words.filter(({ raw }) => raw.length > 3 && /^\p{L}/u.test(raw));
  const capitals = long.filter(({ raw }) => /^\p{Lu}/u.test(raw)).length;
  return language !== "de" && capitals > 3 && capitals > 0.7 * long.length;
}

/** What several parts tell together. */
export const together = (parts: readonly Features[]): Features => ({
  keys: union(parts.map(({ keys }) => keys)),
  also: union(parts.map(({ also }) => also)),
  senses: new Map(parts.flatMap(({ senses }) => [...senses])),
  names: parts.flatMap(({ names }) => names),
  numbers: parts.flatMap(({ numbers }) => numbers),
  negated: parts.some(({ negated }) => negated),
  quantifiers: union(parts.map(({ quantifiers }) => quantifiers)),
});

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));
