import type { Dimension } from "../figure";
import { Phrases } from "../phrases";
import { PEOPLE } from "./people";
import { SIZES } from "./sizes";
import { THINGS } from "./things";

/** What a number may be a measure of. */
export interface Measure {
  key: string;
  /** The dimension its numbers have; people and things are counted, a plain number has no unit. */
  of: "people" | "things" | "plain" | "years" | Exclude<Dimension, "count">;
  /** Only grows while an event lasts, so a later and larger value is an update. */
  grows: boolean;
  /** The question its values answer, by language. */
  question: Readonly<Record<string, string>>;
}

/** A term that tells of a measure, and on which side of it the number stands. */
export interface Term {
  measure: Measure;
  /** The term is the noun that is counted. */
  counted: boolean;
  side: "before" | "after" | "either";
}

const LANGUAGES = ["es", "en", "fr", "de"] as const;

const measures = new Map<string, Measure>();
const terms = new Map<string, Phrases<Term>>(LANGUAGES.map((language) => [language, new Phrases<Term>()]));

function read(text: string): void {
  const lines = text.trim().split("\n");
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const [name = "", of = "", ...columns] = lines[i]!.split("|").map((column) => column.trim());
    const questions = lines[i + 1]!.split("|").map((question) => question.trim());
    const measure: Measure = {
      key: name.replace("+", ""),
      of: of as Measure["of"],
      grows: name.endsWith("+"),
      question: Object.fromEntries(LANGUAGES.map((language, n) => [language, questions[n] ?? ""])),
    };
    measures.set(measure.key, measure);
    for (const [n, language] of LANGUAGES.entries())
      for (const term of (columns[n] ?? "").split(",")) addTerm(terms.get(language)!, term.trim(), measure);
  }
}

function addTerm(phrases: Phrases<Term>, text: string, measure: Measure): void {
  if (text === "") return;
  const side = text.startsWith("<") ? "before" : text.endsWith(">") ? "after" : "either";
  phrases.add(text.replace(/^[=<]|>$/g, ""), { measure, counted: text.startsWith("="), side });
}

for (const text of [PEOPLE, THINGS, SIZES]) read(text);

/** The measure of that key, or undefined. */
export const measureOf = (key: string): Measure | undefined => measures.get(key);

/** All measures of the catalogue. */
export const allMeasures = (): Measure[] => [...measures.values()];

/** The terms of a language; undefined for a language without any. */
export const termsOf = (language: string): Phrases<Term> | undefined => terms.get(language);
