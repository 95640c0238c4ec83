import { expect, test } from "vitest";
import { rowsOf, Vocabulary } from "./vocabulary";
import { wordsOf } from "./words";

const vocabulary = new Vocabulary(
  rowsOf(`
# two rows
arrest | deten*, prisión preventiva | arrest* | arrêté* | nahm .. fest, *festnahme
fire | fuego | fire | feu | *brand
`),
);
const found = (text: string, language: string) =>
  vocabulary.find(wordsOf(text), language).map(({ key, from, to }) => `${key} ${from}-${to}`);

test("terms are found whole, by their beginnings and by their ends", () => {
  expect(found("Three people were arrested after the fire", "en")).toEqual(["arrest 3-4", "fire 6-7"]);
  expect(found("Ein Großbrand und eine Massenfestnahme", "de")).toEqual(["fire 1-2", "arrest 4-5"]);
});

test("marks of letters and capitals do not matter", () => {
  expect(found("ARRÊTÉE près du feu", "fr")).toEqual(["arrest 0-1", "fire 3-4"]);
});

test("phrases are found with up to four words in their gap", () => {
  expect(found("Die Polizei nahm den jungen Mann gestern fest", "de")).toEqual(["arrest 2-8"]);
  expect(found("Er nahm an einem langen und sehr schönen Fest teil, fest", "de")).toEqual([]);
  expect(found("Está en prisión preventiva", "es")).toEqual(["arrest 2-4"]);
});

test("an unknown language holds no terms", () => {
  expect(found("fire", "it")).toEqual([]);
});

test("a row without five columns is refused", () => {
  expect(() => rowsOf("fire | fuego | fire")).toThrow("3 columns");
});
