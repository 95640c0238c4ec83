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

const KINDS: readonly Found["speaker"]["kind"][] = ["person", "office", "body"];

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

/** Quotations of the same words in one language: the longest first, then its repetitions, cuts and variants. */
export function groupsOf(found: readonly Found[]): Found[][] {
  const groups: Found[][] = [];
  const byShingle = new Map<string, Found[][]>();
  // Longest first, so that a cut meets the whole it is of; of the same words direct before reported ones, and those
  // of somebody with a name before a body's.
  const order = found.toSorted(
    (a, b) =>
      b.folded.length - a.folded.length ||
      Number(a.indirect) - Number(b.indirect) ||
      KINDS.indexOf(a.speaker.kind) - KINDS.indexOf(b.speaker.kind),
  );
  for (const quote of order) {
    const own = shingles(quote);
    const near = new Set(own.flatMap((shingle) => byShingle.get(shingle) ?? []));
    const whole = [...near].find((group) => isCut(quote, group[0]!) || isVariant(quote, group[0]!));
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

/** Of the words of the shorter of two variants so many are the other's; of one speaker, or whoever is named. */
const ALIKE = 0.8;
const FEWEST_WORDS = 4;

/** Whether two newspapers render the same words a little differently ("must be put", "should be put in their place"). */
function isVariant(one: Found, other: Found): boolean {
  const [a, b] = [new Set(one.folded.split(" ")), new Set(other.folded.split(" "))];
  if (Math.min(a.size, b.size) < FEWEST_WORDS || digits(one) !== digits(other)) return false;
  const common = [...a].filter((word) => b.has(word)).length;
  const share = areOne(one.speaker, other.speaker) ? Math.min(a.size, b.size) : Math.max(a.size, b.size);
  return common >= ALIKE * share;
}

const digits = ({ folded }: Found): string => folded.match(/\d+/g)?.join(" ") ?? "";

/** One speaker under one name, or under the name here and the office there. */
const areOne = (a: Found["speaker"], b: Found["speaker"]): boolean =>
  voiceKey(a) === voiceKey(b) || holds(a, b) || holds(b, a);

const holds = ({ office }: Found["speaker"], { kind, name }: Found["speaker"]): boolean =>
  office !== null && kind !== "person" && fold(name).endsWith(fold(office));
