import { partsOf } from "./compounds";
import { fold } from "./fold";
import { LEXICON } from "./lexicon";
import { COUNTRIES } from "./lexicon/countries";
import { isInflection, stemOf } from "./stems";

/** The languages of the lexicon, in the order of a row's columns. */
export const LEXICON_LANGUAGES = ["es", "en", "fr", "de"] as const;

/** How one language's terms are found: as they are, by their stems, as beginnings of words, as ends of words. */
interface Terms {
  exact: Map<string, string>;
  /** Single names, which need their capital. */
  names: Map<string, string>;
  /** Words and phrases by their stem; of the words that have one, each with its concept. */
  stems: Map<string, { term: string; concept: string }[]>;
  beginnings: Map<string, string>;
  ends: Map<string, string>;
  /** Stems that some phrase begins with. */
  phrases: Set<string>;
}

/** One row of the lexicon, parsed: the concept's key and its terms by language. */
export interface LexiconRow {
  concept: string;
  terms: Record<(typeof LEXICON_LANGUAGES)[number], string[]>;
}

/**
 * Parses rows of the form `key | es | en | fr | de`, variants by comma. In a variant, `elect*` is a beginning of a
 * word, `*wahl` an end of one, all capitals (`US`) match only capitals in the text, and a word in quotes only itself,
 * not its inflections. Lines that begin with # are headings.
 * @throws Error on a row that has not five columns.
 */
export function parseRows(text: string): LexiconRow[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [concept = "", ...columns] = line.split("|").map((column) => column.trim());
      if (columns.length !== 4)
        throw new Error(`Lexicon row has ${columns.length + 1} columns, not 5: ${line}`);
      const list = (i: number) =>
        (columns[i] ?? "")
          .split(",")
          .map((term) => term.trim())
          .filter((term) => term !== "");
      return { concept, terms: { es: list(0), en: list(1), fr: list(2), de: list(3) } };
    });
}

/** The form under which a term is looked up: folded, one blank between words, `^` before what needs capitals. */
export function termKey(term: string): string {
  const bare = term.replace(/[*"]/g, "");
  const words = fold(bare).match(/[\p{L}\p{N}]+/gu) ?? [];
  const acronym = bare.length <= 5 && bare === bare.toUpperCase() && words.length === 1;
  return (acronym ? "^" : "") + words.join(" ");
}

/** The countries' names in the four languages as rows, key `=XX` by ISO 3166-1 code. */
export function countryRows(): LexiconRow[] {
  const names = LEXICON_LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: "region" }));
  return COUNTRIES.map((code) => {
    const [es, en, fr, de] = names.map((name) => [name.of(code) ?? code]);
    return { concept: `=${code}`, terms: { es: es ?? [], en: en ?? [], fr: fr ?? [], de: de ?? [] } };
  });
}

function build(): Map<string, Terms> {
  const byLanguage = new Map<string, Terms>();
  const rows = [...LEXICON.flatMap(parseRows), ...countryRows()];
  for (const language of LEXICON_LANGUAGES) {
    const terms: Terms = {
      exact: new Map(),
      names: new Map(),
      stems: new Map(),
      beginnings: new Map(),
      ends: new Map(),
      phrases: new Set(),
    };
    byLanguage.set(language, terms);
    for (const row of rows) {
      // German writes every noun with a capital, so there the English column says what is a name.
      const name = (term: string): boolean =>
        /^\p{Lu}/u.test(language === "de" ? (row.terms.en[0] ?? "") : term);
      for (const term of row.terms[language]) addTerm(terms, term, row.concept, language, name(term));
    }
  }
  return byLanguage;
}

/** Rows written by hand come first and win over the generated names of countries. */
function addTerm(terms: Terms, term: string, concept: string, language: string, name: boolean): void {
  const key = termKey(term);
  if (key === "" || key === "^") return;
  const phrase = key.includes(" ");
  const single = name && !phrase && !key.startsWith("^");
  const whole = single ? terms.names : terms.exact;
  const table = term.endsWith("*") ? terms.beginnings : term.startsWith("*") ? terms.ends : whole;
  if (!table.has(key)) table.set(key, concept);
  if (table !== terms.exact || key.startsWith("^")) return;
  const stem = stemsOf(key, language);
  if (phrase) terms.phrases.add(stem.slice(0, stem.indexOf(" ")));
  // A phrase is looked up by its stems only, also one in quotes; a single name has no inflections.
  else if (term.startsWith('"')) return;
  const known = terms.stems.get(stem);
  if (known === undefined) terms.stems.set(stem, [{ term: key, concept }]);
  else known.push({ term: key, concept });
}

const stemsOf = (key: string, language: string): string =>
  key
    .split(" ")
    .map((word) => stemOf(word, language))
    .join(" ");

let tables: Map<string, Terms> | undefined;

const LONGEST_PHRASE = 4;
const SHORTEST_AFFIX = 3;
const LONGEST_AFFIX = 14;

function byAffix(word: string, terms: Terms): string | undefined {
  for (let length = Math.min(word.length, LONGEST_AFFIX); length >= SHORTEST_AFFIX; length--) {
    const found = terms.beginnings.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  for (let length = Math.min(word.length - 2, LONGEST_AFFIX); length >= SHORTEST_AFFIX; length--) {
    const found = terms.ends.get(word.slice(-length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The concept of a single word of small letters, as it is or inflected. */
function ofWord(word: string, terms: Terms, language: string): string | undefined {
  return (
    terms.exact.get(word) ??
    terms.stems.get(stemOf(word, language))?.find(({ term }) => isInflection(word, term, language))?.concept
  );
}

const SHORTEST_WITH_S = 6;

/** The concept of a name, also in the genitive (Berlins) or of many (the Obamas). */
function ofName(word: string, terms: Terms): string | undefined {
  const found = terms.names.get(word);
  if (found !== undefined || word.length < SHORTEST_WITH_S || !word.endsWith("s")) return found;
  return terms.names.get(word.slice(0, -1));
}

/** The parts of a German compound, by the words the lexicon knows; [] for any other word, and in other languages. */
export function compoundParts(folded: string, language: string): string[] {
  if (language !== "de") return [];
  const terms = tablesByLanguage().get(language)!;
  return partsOf(folded, (part) => (ofWord(part, terms, language) ?? terms.names.get(part)) !== undefined);
}

function tablesByLanguage(): Map<string, Terms> {
  tables ??= build();
  return tables;
}

/**
 * The concepts told in `text`, in order, repeated where repeated. Longest phrases win; a German compound that the
 * lexicon lacks tells what its parts tell. In a language without a lexicon only the places that are written alike
 * everywhere are found, through the English column.
 */
export function conceptsOf(text: string, language: string): readonly string[] {
  if (text.length > LONGEST_REMEMBERED) return readConcepts(text, language);
  const key = `${language} ${text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const found = readConcepts(text, language);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, found);
  return found;
}

/** Words and sentences are asked for again and again, by one section of an analysis after the other. */
const remembered = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 8000;
const LONGEST_REMEMBERED = 300;

function readConcepts(text: string, language: string): string[] {
  const own = tablesByLanguage().get(language);
  const terms = own ?? tablesByLanguage().get("en")!;
  const stemmed = own === undefined ? "en" : language;
  const raw = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = raw.map(fold);
  const stems = words.map((word) => stemOf(word, stemmed));
  const found: string[] = [];
  for (let i = 0; i < words.length; ) {
    let taken = 0;
    const most = terms.phrases.has(stems[i]!) ? Math.min(LONGEST_PHRASE, words.length - i) : 1;
    for (let n = most; n >= 2 && taken === 0; n--) {
      const concept = terms.stems.get(stems.slice(i, i + n).join(" "))?.[0]?.concept;
      if (concept === undefined) continue;
      found.push(concept);
      taken = n;
      // "The French president" also tells of France.
      for (let w = i; w < i + n; w++) {
        const place = ofName(words[w]!, terms) ?? terms.exact.get(words[w]!);
        if (place?.startsWith("=") && place !== concept) found.push(place);
      }
    }
    if (taken === 0) {
      taken = 1;
      found.push(...conceptsOfWord(raw[i]!, words[i]!, terms, language, own !== undefined));
    }
    i += taken;
  }
  return found;
}

function conceptsOfWord(
  original: string,
  word: string,
  terms: Terms,
  language: string,
  own: boolean,
): string[] {
  const capital = original[0] !== original[0]!.toLowerCase();
  const capitals = original.length > 1 && original.length <= 5 && original === original.toUpperCase();
  const name =
    (capitals ? terms.exact.get(`^${word}`) : undefined) ?? (capital ? ofName(word, terms) : undefined);
  if (name !== undefined) return [name];
  if (!own) return [];
  const concept = ofWord(word, terms, language);
  if (concept !== undefined) return [concept];
  const parts = (capital ? compoundParts(word, language) : []).flatMap(
    (part) => ofWord(part, terms, language) ?? terms.names.get(part) ?? [],
  );
  if (parts.length > 1) return parts;
  const affix = byAffix(word, terms);
  return affix === undefined ? parts : [affix];
}
