import { fold } from "../../../../language/fold";
import { formsOf } from "./conjugate";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import type { VocabularySource } from "./source";

type Words = ReadonlySet<string>;
export type Gender = "m" | "f";

/** The words by which one language tells who speaks, folded. */
export interface Vocabulary {
  language: string;
  /** Forms of verbs of saying. */
  speech: Words;
  /** Infinitives of verbs of saying, in languages where they are no finite form. */
  infinitives: Words;
  /** Forms of verbs that carry a part of a quotation as a judgement. */
  judging: Words;
  /** Cues as sequences of words, the longest first. */
  cues: readonly (readonly string[])[];
  afterCues: readonly (readonly string[])[];
  judgingCues: readonly (readonly string[])[];
  postpositions: Words;
  /** Gender by office; null where a form is of both or is a plural. */
  offices: ReadonlyMap<string, Gender | null>;
  generic: Words;
  celebrated: Words;
  plural: Words;
  bodies: Words;
  papers: Words;
  titles: ReadonlyMap<string, Gender | null>;
  determiners: Words;
  /** Gender by determiner, where it tells one. */
  articles: ReadonlyMap<string, Gender>;
  indefinite: Words;
  linkers: Words;
  prepositions: Words;
  stops: Words;
  particles: Words;
  pronouns: ReadonlyMap<string, Gender>;
  conjunctions: Words;
  that: Words;
  works: Words;
}

const list = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);
const phrases = (text: string): string[][] =>
  text
    .split("|")
    .filter(Boolean)
    .map(list)
    .sort((a, b) => b.length - a.length);

function vocabularyOf(language: string, source: VocabularySource): Vocabulary {
  const speech = new Set(list(source.irregular));
  for (const [verbs, stems] of Object.entries(source.regular))
    for (const stem of list(stems)) for (const form of formsOf(stem, language, verbs)) speech.add(form);
  const infinitives = new Set(list(source.infinitives));
  if (language === "es" || language === "fr")
    for (const [verbs, stems] of Object.entries(source.regular))
      for (const stem of list(stems)) infinitives.add(stem + verbs);
  const feminineTitles = new Set(list(source.feminineTitles));
  const plural = list(source.plural);
  return {
    language,
    speech,
    infinitives,
    judging: new Set(list(source.judging)),
    cues: phrases(source.cues),
    afterCues: [...phrases(source.cues), ...phrases(source.afterCues)],
    judgingCues: phrases(source.judgingCues),
    postpositions: new Set(list(source.postpositions)),
    offices: new Map<string, Gender | null>([
      ...list(source.offices).map((word) => [word, MASCULINE[language]?.test(word) ? "m" : null] as const),
      ...list(source.feminine).map((word) => [word, "f"] as const),
      ...plural.map((word) => [word, null] as const),
    ]),
    generic: new Set(list(source.generic)),
    celebrated: new Set(list(source.celebrated)),
    plural: new Set(plural),
    bodies: new Set(list(source.bodies)),
    papers: new Set(list(source.papers)),
    titles: new Map(list(source.titles).map((title) => [title, genderOfTitle(title, feminineTitles)])),
    determiners: new Set(list(source.determiners)),
    articles: new Map([
      ...list(source.masculine).map((word) => [word, "m"] as const),
      ...list(source.womanly).map((word) => [word, "f"] as const),
    ]),
    indefinite: new Set(list(source.indefinite)),
    linkers: new Set(list(source.linkers)),
    prepositions: new Set(list(source.prepositions)),
    stops: new Set(list(source.stops)),
    particles: new Set(list(source.particles)),
    pronouns: new Map([
      ...list(source.pronouns.m).map((word) => [word, "m"] as const),
      ...list(source.pronouns.f).map((word) => [word, "f"] as const),
    ]),
    conjunctions: new Set(list(source.conjunctions)),
    that: new Set(source.that.split("|")),
    works: new Set(list(source.works)),
  };
}

const MASCULINE_TITLES = new Set("mr sr sir lord herr herrn m mm monsieur don".split(" "));
const genderOfTitle = (title: string, feminine: ReadonlySet<string>): Gender | null =>
  feminine.has(title) ? "f" : MASCULINE_TITLES.has(title) ? "m" : null;

/** Offices whose form is a man's; others are of either gender, and the article tells. */
const MASCULINE: Record<string, RegExp> = {
  es: /(?:or|ero|ario|ado|ico|tro|ino|cio|ano|ogo|ivo|orio|ido)$/,
  de: /(?:er|chef|mann|ist|ent|oge|ant|tor|arzt|rat|prasident|kanzler|minister|vater|sohn|anwalt|wirt|onom)$/,
};

const SOURCES: Record<string, VocabularySource> = { es: ES, en: EN, fr: FR, de: DE };
const built = new Map<string, Vocabulary>();

/** The vocabulary of `language` (ISO 639-1), built on first use; that of English for a language without one. */
export function vocabularyFor(language: string): Vocabulary {
  const key = language in SOURCES ? language : "en";
  let vocabulary = built.get(key);
  if (!vocabulary) {
    vocabulary = vocabularyOf(key, SOURCES[key]!);
    built.set(key, vocabulary);
  }
  return vocabulary;
}

/** Ends of German surnames and of words for people from a place: alone an office, but not as the last part of a word. */
const NO_COMPOUNDS = new Set(
  `mann frau bauer meister wirt jager richter hirte konig furst fischer forster sanger schuler burger vater sohn rat hirt
winzer handler retter koch prinz papst mutter arbeiter opfer kunde`.split(/\s+/),
);

/**
 * The gender of the office that `folded` names, null for either, undefined where it names none. German compounds
 * are known by their last part.
 */
export function officeOf(folded: string, vocabulary: Vocabulary): Gender | null | undefined {
  const { offices } = vocabulary;
  if (offices.has(folded)) return offices.get(folded);
  if (vocabulary.language === "en") {
    const parts = folded.split("-");
    return parts.length > 1 ? offices.get(parts.at(-1)!) : undefined;
  }
  if (vocabulary.language === "de") {
    if (folded.includes("-")) return officeOf(folded.slice(folded.lastIndexOf("-") + 1), vocabulary);
    for (let length = 4; length <= folded.length - 3; length++) {
      const end = folded.slice(-length);
      const gender = NO_COMPOUNDS.has(end) ? undefined : offices.get(end);
      if (gender !== undefined) return gender;
    }
    // Genitive and dative of weak nouns: des Präsidenten, dem Sprecher.
    if (/(?:ten|sten|gen|rs)$/.test(folded)) return offices.get(folded.replace(/(?:en|s)$/, ""));
  }
  return undefined;
}

/** Whether a word (or the last part of a German one) tells that a title follows in quotation marks. */
export const isWork = (folded: string, { works, language }: Vocabulary): boolean =>
  works.has(folded) ||
  (language === "de" && works.has(folded.slice(folded.lastIndexOf("-") + 1))) ||
  (language === "de" &&
    folded.length > 6 &&
    [...works].some((work) => work.length > 3 && folded.endsWith(work)));

/** Whether a word (or, in German, the last part of one) makes a name that of a body. */
export function isBodyWord(folded: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.bodies.has(folded)) return true;
  if (vocabulary.language !== "de") return false;
  for (let from = folded.length - 4; from > 0; from--)
    if (vocabulary.bodies.has(folded.slice(from))) return true;
  return false;
}
