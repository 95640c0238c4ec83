import { expect, test } from "vitest";
import { readArticle } from "../read";
import { clausesOf, isPast, stanceAt } from "./clauses";

const clauses = (language: string, text: string) =>
  readArticle({
    id: 1,
    newspaper: "paper",
    domain: "paper.example",
    country: "ES",
    language,
    headline: "",
    text,
    publishedAt: Date.UTC(2026, 2, 9),
    opinion: false,
    author: null,
  })
    .sentences.slice(1)
    .flatMap(clausesOf);

/** The stance towards the word that begins with `word`. */
function stance(language: string, text: string, word: string): string {
  for (const clause of clauses(language, text)) {
    const from = clause.words.findIndex(({ folded }) => folded.startsWith(word));
    if (from < 0) continue;
    const { negated, denied, open } = stanceAt(clause, { key: "", from, to: from + 1 });
    return [negated && "negated", denied && "denied", open && "open"].filter(Boolean).join(" ") || "stated";
  }
  return "missing";
}

test.each([
  ["en", "The bridge was not closed on Monday.", "closed", "negated"],
  ["en", "The bridge was closed on Monday.", "closed", "stated"],
  ["es", "El puente no fue cerrado.", "cerrado", "negated"],
  ["fr", "Le pont n'a pas été fermé.", "ferme", "negated"],
  ["de", "Die Brücke wurde am Montag gesperrt, nicht der Tunnel.", "gesperrt", "stated"],
  ["de", "Die Brücke wird nicht gesperrt.", "gesperrt", "negated"],
  ["en", "The mayor denied that the bridge had been closed.", "closed", "denied"],
  ["de", "Eine Sperrung schließt die Stadt aus.", "sperrung", "denied"],
  ["es", "El alcalde no descarta un cierre del puente.", "cierre", "open"],
  ["fr", "La mairie se demande s'il faut fermer le pont.", "fermer", "open"],
  ["en", "Not only the bridge was closed.", "closed", "stated"],
])("%s: %s (%s: %s)", (language, text, word, expected) => {
  expect(stance(language, text, word)).toBe(expected);
});

test("sentences are cut at words of contrast", () => {
  expect(clauses("en", "The bridge is open while the tunnel stays shut.")).toHaveLength(2);
});

test("a clause of other years tells of another happening", () => {
  expect(clauses("en", "In 2019 the bridge was closed.").map(isPast)).toEqual([true]);
  expect(clauses("es", "El año pasado se cerró el puente.").map(isPast)).toEqual([true]);
  expect(clauses("en", "The bridge was closed in 2026.").map(isPast)).toEqual([false]);
});
