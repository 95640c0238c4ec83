import type { Precision } from "../figure";

/** What stands before a number and says how exact it is; phrases of folded words, by commas. */
const BEFORE: Record<string, Partial<Record<Precision, string>>> = {
  es: {
    "at-least": "al menos, por lo menos, como minimo, un minimo de, minimo, no menos de, cuando menos, desde",
    "at-most": "hasta, como maximo, un maximo de, maximo, no mas de, a lo sumo, a lo mas",
    "more-than":
      "mas de, mas que, superior a, por encima de, superan los, supera los, superan las, supera las, superar los, superado los, superaron los, rebasa los, pasan de, pasa de, excede los",
    "less-than": "menos de, inferior a, por debajo de, casi, no llega a, no llegan a",
    about:
      "unos, unas, cerca de, alrededor de, aproximadamente, en torno a, en torno al, aprox, entorno a, ronda los, ronda las, ronda el, rondan los, rondan las, rondaba los, rondo los, rondar los, sobre, en torno a los, en torno a las, alrededor de los, cerca de los, del orden de, poco menos de, poco mas de",
  },
  en: {
    "at-least": "at least, a minimum of, no fewer than, no less than, not less than, minimum of",
    "at-most":
      "up to, at most, a maximum of, no more than, not more than, as many as, as much as, maximum of",
    "more-than":
      "more than, over, above, upwards of, in excess of, exceeding, exceeded, exceeds, well over, topped, surpassed, surpasses, greater than",
    "less-than": "less than, fewer than, under, below, nearly, almost, just under, close to, nearer",
    about:
      "about, around, some, roughly, approximately, an estimated, estimated, circa, approx, c, in the region of, the best part of, something like, just over, little more than, near",
  },
  fr: {
    "at-least": "au moins, pas moins de, un minimum de, au minimum, a minima",
    "at-most": "jusqu a, au plus, au maximum, un maximum de, pas plus de, tout au plus",
    "more-than":
      "plus de, plus d, superieur a, superieure a, au dela de, depasse les, depasse, depassent les, depassant les, plus que, au dessus de",
    "less-than":
      "moins de, moins d, inferieur a, pres de, presque, en dessous de, au dessous de, quasi, quasiment",
    about:
      "environ, quelque, quelques, autour de, aux alentours de, approximativement, dans les, a peu pres, un peu plus de, un peu moins de, de l ordre de, avoisine les, avoisine, avoisinant",
  },
  de: {
    "at-least": "mindestens, wenigstens, zumindest, nicht weniger als, minimal, ab",
    "at-most": "bis zu, hochstens, maximal, nicht mehr als, allenfalls, bis",
    "more-than": "mehr als, uber, gut, mehr wie, ubersteigt, weit uber",
    "less-than": "weniger als, unter, knapp, fast, beinahe, nahezu, annahernd",
    about: "rund, etwa, ungefahr, circa, ca, zirka, um die, schatzungsweise, in etwa, gegen, an die",
  },
};

/** The same behind a number: "200 or more", "20 oder mehr". */
const AFTER: Record<string, Partial<Record<Precision, string>>> = {
  es: {
    "at-least": "o mas, como minimo, al menos, por lo menos",
    "at-most": "como maximo",
    about: "aproximadamente, mas o menos",
  },
  en: { "at-least": "or more, at least, plus", "at-most": "at most, or fewer", about: "or so, odd" },
  fr: { "at-least": "au moins, ou plus, au minimum", "at-most": "au plus, au maximum", about: "environ" },
  de: { "at-least": "oder mehr, mindestens, plus", "at-most": "hochstens, maximal", about: "etwa, circa" },
};

/** Phrases by their last word (before a number) or first word (behind it), longest first. */
export type PhraseIndex = ReadonlyMap<string, readonly { words: string[]; precision: Precision }[]>;

function index(lists: Partial<Record<Precision, string>>, last: boolean): PhraseIndex {
  const found = new Map<string, { words: string[]; precision: Precision }[]>();
  for (const [precision, phrases] of Object.entries(lists))
    for (const phrase of phrases.split(",")) {
      const words = phrase.trim().split(" ");
      const anchor = (last ? words.at(-1) : words[0])!;
      found.set(anchor, [...(found.get(anchor) ?? []), { words, precision: precision as Precision }]);
    }
  for (const some of found.values()) some.sort((a, b) => b.words.length - a.words.length);
  return found;
}

const indices = (lists: Record<string, Partial<Record<Precision, string>>>, last: boolean) =>
  new Map(Object.entries(lists).map(([language, some]) => [language, index(some, last)] as const));

export const QUALIFIERS_BEFORE: ReadonlyMap<string, PhraseIndex> = indices(BEFORE, true);
export const QUALIFIERS_AFTER: ReadonlyMap<string, PhraseIndex> = indices(AFTER, false);

/** Words that may stand between a qualifier and its number. */
export const ARTICLES: Record<string, ReadonlySet<string>> = {
  es: new Set("los las el la un una a de otros otras otro otra".split(" ")),
  en: new Set("the a an another other of".split(" ")),
  fr: new Set("les des de d un une la le autres".split(" ")),
  de: new Set("die der den das weitere weiteren weiterer".split(" ")),
};
