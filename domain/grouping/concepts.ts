import { CONCEPT_ROWS } from "./lexicon";
import { COUNTRIES, PLACES } from "./lexicon/places";
import { fold } from "./tokens";

/** The languages of the lexicon, in the order of a row's columns. */
export const LEXICON_LANGUAGES = ["es", "en", "fr", "de"] as const;

/** How one language's terms are found: whole words or phrases, beginnings of words, ends of words (German compounds). */
interface Terms {
  exact: Map<string, string>;
  beginnings: Map<string, string>;
  ends: Map<string, string>;
}

/** One row of the lexicon, parsed: the concept's key and its terms by language. */
export interface LexiconRow {
  concept: string;
  terms: Record<(typeof LEXICON_LANGUAGES)[number], string[]>;
}

/**
 * Parses rows of the form `key | es | en | fr | de`, variants by comma. In a variant, `elect*` is a beginning of a
 * word, `*wahl` an end of one, and all capitals (`US`) match only capitals in the text.
 * @throws Error on a row that has not five columns.
 */
export function parseRows(text: string): LexiconRow[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
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
  const bare = term.replaceAll("*", "");
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
  for (const language of LEXICON_LANGUAGES)
    byLanguage.set(language, { exact: new Map(), beginnings: new Map(), ends: new Map() });
  for (const row of [...parseRows(PLACES), ...parseRows(CONCEPT_ROWS), ...countryRows()]) {
    for (const language of LEXICON_LANGUAGES) {
      const terms = byLanguage.get(language)!;
      for (const term of row.terms[language]) {
        const table = term.endsWith("*") ? terms.beginnings : term.startsWith("*") ? terms.ends : terms.exact;
        const key = termKey(term);
        // Rows written by hand come first and win over the generated names of countries.
        if (key !== "" && key !== "^" && !table.has(key)) table.set(key, row.concept);
      }
    }
  }
  return byLanguage;
}

let tables: Map<string, Terms> | undefined;

const LONGEST_PHRASE = 4;
const SHORTEST_AFFIX = 3;

function byAffix(word: string, terms: Terms): string | undefined {
  for (let length = Math.min(word.length, 14); length >= SHORTEST_AFFIX; length--) {
    const found = terms.beginnings.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  for (let length = Math.min(word.length - 2, 14); length >= SHORTEST_AFFIX; length--) {
    const found = terms.ends.get(word.slice(-length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The concepts told in `text`, in order, repeated where repeated. Longest phrases win. In a language without a
 * lexicon only the places that are written alike everywhere are found, through the English column.
 */
export function conceptsOf(text: string, language: string): string[] {
  tables ??= build();
  const own = tables.get(language);
  const terms = own ?? tables.get("en")!;
  const raw = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = raw.map(fold);
  const found: string[] = [];
  for (let i = 0; i < words.length; ) {
    let taken = 0;
    for (let n = Math.min(LONGEST_PHRASE, words.length - i); n >= 2 && taken === 0; n--) {
      const concept = terms.exact.get(words.slice(i, i + n).join(" "));
      if (concept === undefined) continue;
      found.push(concept);
      taken = n;
    }
    if (taken === 0) {
      taken = 1;
      const word = words[i]!;
      const original = raw[i]!;
      const capitals = original.length > 1 && original.length <= 5 && original === original.toUpperCase();
      const concept =
        (capitals ? terms.exact.get(`^${word}`) : undefined) ??
        terms.exact.get(word) ??
        (own === undefined ? undefined : byAffix(word, terms));
      if (concept !== undefined) found.push(concept);
    }
    i += taken;
  }
  return found;
}
