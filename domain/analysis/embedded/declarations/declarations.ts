import type { Declaration } from "../../findings";
import { quotesIn } from "../../reading/quotes";
import type { Speaker } from "../../reading/quotes/cast";
import { isFragment } from "../../reading/quotes/clauses";
import type { ReadEvent } from "../../reading/read";
import { type Found, groupsOf, quotesOf } from "./same";
import { Carriers } from "./sources";
import { Voices, voiceKey } from "./speakers";

/** A declaration may be longer than an extract: it is its speaker's, not the newspaper's (characters). */
const LONGEST = 300;
const SHOWN_PER_LANGUAGE = 24;
/** Of those shown in a language, at most one in this many is reported speech. */
const ONE_INDIRECT_IN = 3;
/** Of those shown in a language, so many of one speaker come before the others' first. */
const PER_SPEAKER = 3;

/** A quotation of an article, for measuring. */
export interface ArticleQuote {
  article: number;
  text: string;
  speaker: string;
  office: string | null;
  indirect: boolean;
}

/** Every quotation of every article with its speaker, as the articles carry them. */
export const allQuotes = (event: ReadEvent): ArticleQuote[] =>
  event.articles.flatMap((read) =>
    quotesIn(read).map(({ text, speaker, indirect }) => ({
      article: read.article.id,
      text,
      speaker: speaker.name,
      office: speaker.office,
      indirect,
    })),
  );

interface Ranked {
  declaration: Declaration;
  speaker: Speaker;
  /** How many articles let the speaker speak. */
  weight: number;
}

/**
 * What was said in an event: each quotation once, with all articles of its language that carry its words; the most
 * widely carried first, then direct before reported speech, then by how many articles let its speaker speak. At
 * most 24 a language.
 */
export function declarations(event: ReadEvent): Declaration[] {
  const found = quotesOf(event, LONGEST);
  const voices = new Voices();
  for (const { speaker, language, article } of found) voices.add(speaker, language, article);
  const carriers = new Carriers(event);
  const ranked = groupsOf(found.filter(isShown)).map((group): Ranked => {
    const { main, sources } = widest(group, carriers);
    const { text, language, speaker, indirect } = main;
    const [name, office] = [voices.name(speaker, language), voices.office(speaker, language)];
    return {
      speaker,
      weight: voices.weight(speaker),
      declaration: { quote: text, language, speaker: name, office, indirect, sources },
    };
  });
  return chosen(ranked.sort(byRank));
}

/** Reported speech only of people and clear offices, and no fragments of speech. */
const isShown = ({ text, language, indirect, speaker }: Found): boolean =>
  indirect ? speaker.kind !== "body" : !isFragment(text, language);

/** Of a quotation and its cuts the one that stands in most articles; of equals the longest. */
function widest(group: readonly Found[], carriers: Carriers): { main: Found; sources: number[] } {
  let best: { main: Found; sources: number[] } | null = null;
  let last = "";
  for (const main of group) {
    if (main.folded === last) continue;
    last = main.folded;
    const sources = carriers.of(main.text, main.language);
    if (!best || sources.length > best.sources.length) best = { main, sources };
  }
  // Words that only their own article can hold, for instance across a dropped hyphen, are still that article's.
  return best && best.sources.length > 0 ? best : { main: group[0]!, sources: [group[0]!.article] };
}

const byRank = (a: Ranked, b: Ranked): number =>
  b.declaration.sources.length - a.declaration.sources.length ||
  Number(a.declaration.indirect) - Number(b.declaration.indirect) ||
  b.weight - a.weight;

/** The best of each language with several speakers and little reported speech, in the order of rank. */
function chosen(ranked: readonly Ranked[]): Declaration[] {
  const languages = new Set(ranked.map(({ declaration }) => declaration.language));
  const shown = new Set(
    [...languages].flatMap((language) =>
      ofLanguage(ranked.filter(({ declaration }) => declaration.language === language)),
    ),
  );
  return ranked.filter((one) => shown.has(one)).map(({ declaration }) => declaration);
}

function ofLanguage(ranked: readonly Ranked[]): Ranked[] {
  const direct = varied(ranked.filter(({ declaration }) => !declaration.indirect));
  const indirect = varied(ranked.filter(({ declaration }) => declaration.indirect));
  const share = Math.min(
    Math.floor(SHOWN_PER_LANGUAGE / ONE_INDIRECT_IN),
    Math.max(1, Math.floor(direct.length / (ONE_INDIRECT_IN - 1))),
  );
  const reported = indirect.slice(0, share);
  return [...direct.slice(0, SHOWN_PER_LANGUAGE - reported.length), ...reported];
}

/** A speaker's fourth and later ones behind all others. */
function varied(ranked: readonly Ranked[]): Ranked[] {
  const counts = new Map<string, number>();
  const early: Ranked[] = [];
  const late: Ranked[] = [];
  for (const one of ranked) {
    const key = voiceKey(one.speaker);
    const own = (counts.get(key) ?? 0) + 1;
    counts.set(key, own);
    (own <= PER_SPEAKER ? early : late).push(one);
  }
  return [...early, ...late];
}
