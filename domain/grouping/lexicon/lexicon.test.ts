import { expect, test } from "vitest";
import { conceptsOf, countryRows, LEXICON_LANGUAGES, parseRows, termKey } from "../concepts";
import { CONCEPT_ROWS } from ".";
import { PLACES } from "./places";

const rows = [...parseRows(PLACES), ...parseRows(CONCEPT_ROWS)];

test("no term of a language stands in two rows", () => {
  const twice: string[] = [];
  for (const language of LEXICON_LANGUAGES) {
    const rowOf = new Map<string, string>();
    for (const row of rows) {
      for (const term of row.terms[language]) {
        const kind = term.endsWith("*") ? "beginning" : term.startsWith("*") ? "end" : "whole";
        const key = `${kind} ${termKey(term)}`;
        const other = rowOf.get(key);
        if (other !== undefined && other !== row.concept)
          twice.push(`${language} ${term}: ${other}, ${row.concept}`);
        rowOf.set(key, row.concept);
      }
    }
  }
  expect(twice).toEqual([]);
});

test("every row has a key of its own and terms in all four languages", () => {
  expect(new Set(rows.map((row) => row.concept)).size).toBe(rows.length);
  for (const row of rows) {
    for (const language of LEXICON_LANGUAGES)
      expect(row.terms[language], `${row.concept} ${language}`).not.toEqual([]);
  }
});

test("countries are named in the four languages and known by their own people's names", () => {
  expect(countryRows().find((row) => row.concept === "=DE")?.terms).toEqual({
    es: ["Alemania"],
    en: ["Germany"],
    fr: ["Allemagne"],
    de: ["Deutschland"],
  });
  for (const [language, text] of [
    ["es", "tropas alemanas"],
    ["en", "German troops"],
    ["fr", "les troupes allemandes"],
    ["de", "deutsche Truppen"],
  ] as const) {
    expect(conceptsOf(text, language).sort()).toEqual(["=DE", "army"]);
  }
});

test("an acronym needs its capitals, a phrase wins over its words, a compound is known by its end", () => {
  expect(conceptsOf("US troops", "en")).toEqual(["=US", "army"]);
  expect(conceptsOf("they told us", "en")).toEqual([]);
  expect(conceptsOf("South Korea", "en")).toEqual(["=KR"]);
  expect(conceptsOf("Landtagswahl", "de")).toEqual(["election"]);
});

test("a row with a column missing is refused", () => {
  expect(() => parseRows("death | muerte | death | mort")).toThrow(/columns/);
});
