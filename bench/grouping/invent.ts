import { extractFeatures } from "../../domain/grouping/engine/features";
import type { WindowArticle } from "../../domain/grouping/engine/types";
import { countryRows, LEXICON_LANGUAGES, type LexiconRow, parseRows } from "../../domain/language/concepts";
import { LEXICON } from "../../domain/language/lexicon";
import { randomFrom } from "./network";

type Language = (typeof LEXICON_LANGUAGES)[number];
type Random = () => number;

/** An article made up of the lexicon's words. */
export interface InventedArticle {
  id: number;
  newspaper: number;
  language: Language;
  headline: string;
  lead: string;
  /** Milliseconds after the beginning. */
  publishedAt: number;
  /** Number of the event that it tells, null for none. */
  event: number | null;
}

const HOUR = 3_600_000;
export const NEWSPAPERS = 300;
/** Languages of each twenty newspapers. */
const NEWSPAPERS_OF: Record<Language, number> = { es: 7, en: 6, fr: 4, de: 3 };
/** Share of what happens that one article tells and no other ever will: a quarter of the articles. */
const ALONE = 0.5;
const MOST_TOLD = 40;
/** Share of ordinary words that the lexicon knows, and how many others a language has. */
const KNOWN = 0.4;
const VOCABULARY = 20_000;
/** Sizes of events fall off with this power. */
const TAIL = 1.1;
/** Share of an event's articles that are in the language it is told in most. */
const HOME = 0.7;

const ROWS = LEXICON.flatMap(parseRows).filter(
  ({ concept, terms }) =>
    !concept.startsWith("=") && LEXICON_LANGUAGES.every((language) => terms[language].length > 0),
);
/** Rows that are a word in every language, and no name: what any article may have. */
const COMMON = ROWS.filter(({ terms }) =>
  LEXICON_LANGUAGES.every((language) => terms[language].every((term) => !/[\p{Lu} ]/u.test(term))),
);
/** Rows that are no name. Who acts is told by invented names: two stories seldom share two rare things. */
const TOPICS = ROWS.filter(({ terms }) => !terms.en.some((term) => /\p{Lu}/u.test(term)));
const PLACES = countryRows();

/** Words that tell nothing, which a lead has between the others. */
const BETWEEN: Record<Language, readonly string[]> = {
  es: ["de", "la", "que", "el", "en", "y", "a", "los", "por", "con", "para", "una"],
  en: ["the", "of", "to", "and", "a", "in", "for", "that", "on", "with", "as", "was"],
  fr: ["de", "la", "le", "et", "les", "des", "en", "un", "du", "une", "que", "dans"],
  de: ["der", "die", "und", "in", "den", "von", "zu", "das", "mit", "sich", "des", "auf"],
};

const ONSETS = "b br c ch d dr f fl g gr h j k kl kr l m n p pr qu r s sch sh st t tr v w y z".split(" ");
const NUCLEI = "a e i o u ai au ea ei ie oa ou ü á é".split(" ");
const CODAS = ["", "", "", ..."l m n r s t ck ff ld ll lt nd ng nn rd rn rt sk ss th tz x".split(" ")];

/** Generators of neighbouring numbers begin alike: each is let run a little. */
function seeded(number: number, seed: number): Random {
  const random = randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ number);
  for (let i = 0; i < 3; i++) random();
  return random;
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

function inventName(random: Random): string {
  let name = "";
  for (let left = random() < 0.6 ? 2 : 3; left > 0; left--)
    name += pick(random, ONSETS) + pick(random, NUCLEI) + (left === 1 ? pick(random, CODAS) : "");
  return name[0]!.toUpperCase() + name.slice(1);
}

/** What all articles of an event have to tell: some of it each. */
interface Told {
  rows: LexiconRow[];
  names: string[];
  place: LexiconRow;
  number: number;
  home: Language;
}

function inventEvent(random: Random): Told {
  return {
    rows: Array.from({ length: 8 }, (_, i) => pick(random, i < 7 ? TOPICS : ROWS)),
    names: Array.from({ length: random() < 0.5 ? 2 : 3 }, () => inventName(random)),
    place: PLACES[common(random, PLACES.length, 3)]!,
    number: 2 + Math.floor(998 * random() ** 2),
    home: languageOf(Math.floor(random() * NEWSPAPERS)),
  };
}

function languageOf(newspaper: number): Language {
  let place = newspaper % 20;
  for (const language of LEXICON_LANGUAGES) {
    place -= NEWSPAPERS_OF[language];
    if (place < 0) return language;
  }
  return "es";
}

/** A variant of the row's term, without the marks of the notation. */
const termOf = (random: Random, row: LexiconRow, language: Language): string =>
  pick(random, row.terms[language]).replace(/[*"]/g, "");

/** Any number below `count`, the first ones more often (Zipf; `flat` is the number that Mandelbrot adds to the rank). */
const common = (random: Random, count: number, flat: number): number =>
  Math.floor(flat * ((count + flat) / flat) ** random() - flat);

/** A word that goes with no event: of the lexicon, or as often as in news one that it lacks. */
function ordinary(random: Random, language: Language): string {
  if (random() < KNOWN) return termOf(random, COMMON[common(random, COMMON.length, 20)]!, language);
  const number = common(random, VOCABULARY, 20);
  return inventName(seeded(number, LEXICON_LANGUAGES.indexOf(language))).toLowerCase();
}

/**
 * Draws words: of each ten `own` tell the event, as long as it has some left untold, `between` tell nothing, and the
 * others are ordinary.
 */
function words(
  random: Random,
  language: Language,
  count: number,
  told: Told,
  { own, between }: { own: number; between: number },
): string[] {
  const facts = [
    ...told.rows.map((row) => termOf(random, row, language)),
    ...told.names,
    ...told.names,
    termOf(random, told.place, language),
    String(told.number),
  ];
  return Array.from({ length: count }, () => {
    const which = 10 * random();
    if (which < own && facts.length > 0) return facts.splice(Math.floor(random() * facts.length), 1)[0]!;
    if (which >= 10 - between) return pick(random, BETWEEN[language]);
    return ordinary(random, language);
  });
}

const sentence = (some: readonly string[]): string => {
  const text = some.join(" ");
  return text[0]!.toUpperCase() + text.slice(1);
};

/** Which articles there are, before any is told. */
function plan(count: number, hours: number, random: Random): { at: number; event: number | null }[] {
  const all: { at: number; event: number | null }[] = [];
  for (let event = 0; all.length < count; event++) {
    const from = random() * hours * HOUR;
    if (random() < ALONE) {
      all.push({ at: from, event: null });
      continue;
    }
    const size = Math.min(MOST_TOLD, Math.floor(random() ** (-1 / TAIL)));
    const lasts = (1 + 29 * random() ** 2) * HOUR;
    for (let k = 0; k < size && all.length < count; k++)
      all.push({ at: Math.min(hours * HOUR, from + lasts * random() ** 1.5), event });
  }
  return all.sort((a, b) => a.at - b.at);
}

/**
 * Invented articles in the order of publication, over so many hours. Each event has some rows of the lexicon, names,
 * a place and a number of its own; an article tells a part of them in its language, amid ordinary words. The same
 * seed gives the same articles.
 */
export function* inventArticles(count: number, hours = 96, seed = 11): Generator<InventedArticle> {
  const some = plan(count, hours, randomFrom(seed));
  for (const [id, { at, event }] of some.entries()) {
    const random = seeded(id, seed);
    const told = inventEvent(seeded(event ?? -1 - id, seed + 1));
    let newspaper = Math.floor(random() * NEWSPAPERS);
    if (random() < HOME)
      while (languageOf(newspaper) !== told.home) newspaper = Math.floor(random() * NEWSPAPERS);
    const language = languageOf(newspaper);
    const headWords = 7 + Math.floor(random() * 4);
    const leadWords = 20 + Math.floor(random() * 16);
    yield {
      id,
      newspaper,
      language,
      headline: sentence(words(random, language, headWords, told, { own: 6, between: 2 })),
      lead: `${sentence(words(random, language, leadWords, told, { own: 3.5, between: 4 }))}.`,
      publishedAt: Math.round(at),
      event,
    };
  }
}

/** Invented articles as the engine takes them, with the event that each tells. */
export function invent(count: number, hours = 96): { articles: WindowArticle[]; told: (number | null)[] } {
  const articles: WindowArticle[] = [];
  const told: (number | null)[] = [];
  for (const { id, newspaper, event, ...text } of inventArticles(count, hours)) {
    const { language, publishedAt } = text;
    articles.push({
      id,
      newspaperId: newspaper,
      language,
      publishedAt,
      features: extractFeatures(text),
      eventId: null,
    });
    told.push(event);
  }
  return { articles, told };
}
