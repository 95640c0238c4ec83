import { expect, test } from "vitest";
import { partsOf } from "./compounds";

const WORDS = new Set([
  "bombe",
  "entscharfung",
  "bundestag",
  "wahl",
  "kampf",
  "hochwasser",
  "schutz",
  "gesetz",
  "eis",
]);
const known = (word: string): boolean => WORDS.has(word);

test("a compound falls into its known words, linking letters aside", () => {
  expect(partsOf("bombenentscharfung", known)).toEqual(["bombe", "entscharfung"]);
  expect(partsOf("bundestagswahl", known)).toEqual(["bundestag", "wahl"]);
  expect(partsOf("bundestagswahlkampf", known)).toEqual(["bundestag", "wahl", "kampf"]);
  expect(partsOf("hochwasserschutzgesetz", known)).toEqual(["hochwasser", "schutz", "gesetz"]);
});

test("where only the head is known, what stands before it is one part", () => {
  expect(partsOf("obergrenzengesetz", known)).toEqual(["obergrenzen", "gesetz"]);
});

test("a word that ends in no known word has no parts, nor has a short one", () => {
  expect(partsOf("sonnenuntergang", known)).toEqual([]);
  expect(partsOf("eiswahl", known)).toEqual([]);
  expect(partsOf("gesetz", known)).toEqual([]);
});
