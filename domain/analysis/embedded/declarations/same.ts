import { fold } from "../../../shared/text";
import { type Quotation, quotesIn } from "../../reading/quotes";
import type { ReadEvent } from "../../reading/read";
import { sentenceSpans } from "../../reading/sentences";
import { voiceKey } from "./speakers";

/** A quotation with the language and article it was found in. */
export interface Found extends Quotation {
  article: number;
  language: string;
  folded: string;
}

/** Words by which a cut finds the longer quotation it is of. */
const SHINGLE = 3;
/** Folded characters from which the same words are the same declaration, whoever is named for them. */
const TELLING = 24;

/** All quotations of an event, each cut to at most `longest` characters. */
export const quotesOf = ({ articles }: ReadEvent, longest: number): Found[] =>
  articles.flatMap((read) => {
    const { id, language } = read.article;
    return quotesIn(read).map((quote) => {
      const text = cut(quote.text, language, longest);
      return { ...quote, text, folded: fold(text), article: id, language };
    });
  });

/** As much of a long quotation as ends with a sentence, or else with a clause or word, verbatim. */
export function cut(text: string, language: string, longest: number): string {
  if (text.length <= longest) return text;
  const sentence = sentenceSpans(text, language).findLast(({ end }) => end <= longest);
  if (sentence) return text.slice(0, sentence.end);
  const head = text.slice(0, longest);
  const clause = Math.max(head.lastIndexOf(","), head.lastIndexOf(";"));
  return head.slice(0, clause > longest / 2 ? clause : head.lastIndexOf(" "));
}

/** Quotations of the same words in one language: the longest first, then its repetitions and cuts. */
export function groupsOf(found: readonly Found[]): Found[][] {
  const groups: Found[][] = [];
  const byShingle = new Map<string, Found[][]>();
  // Longest first, so that a cut meets the whole it is of; direct before reported of the same words.
  const order = found.toSorted(
    (a, b) => b.folded.length - a.folded.length || Number(a.indirect) - Number(b.indirect),
  );
  for (const quote of order) {
    const own = shingles(quote);
    const whole = (byShingle.get(own[0] ?? "") ?? []).find((group) => isCut(quote, group[0]!));
    if (whole) {
      whole.push(quote);
      continue;
    }
    const group = [quote];
    groups.push(group);
    for (const shingle of own) byShingle.set(shingle, [...(byShingle.get(shingle) ?? []), group]);
  }
  return groups;
}

function shingles({ folded, language }: Found): string[] {
  const words = folded.split(" ");
  const size = Math.min(SHINGLE, words.length);
  const all = words.slice(0, words.length - size + 1).map((_, i) => words.slice(i, i + size).join(" "));
  return [...new Set(all)].map((shingle) => `${language} ${shingle}`);
}

const isCut = (part: Found, whole: Found): boolean =>
  ` ${whole.folded} `.includes(` ${part.folded} `) &&
  (part.folded.length > TELLING || voiceKey(whole.speaker) === voiceKey(part.speaker));
