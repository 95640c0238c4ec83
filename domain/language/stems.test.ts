import { expect, test } from "vitest";
import { isInflection, stemOf, wordStem } from "./stems";

test("words are compared by their first letters, terms by their stem", () => {
  expect(wordStem("incendies")).toBe("incend");
  expect(stemOf("incendies", "fr")).toBe(stemOf("incendie", "fr"));
  expect(stemOf("elections", "en")).not.toBe(stemOf("elected", "en"));
  expect(stemOf("wyborcza", "pl")).toBe("wyborc");
});

test.each([
  ["es", "detenidos", "detener"],
  ["en", "strikes", "strike"],
  ["fr", "blessées", "blesser"],
  ["de", "wahlen", "wahl"],
])("%s: %s is a form of %s", (language, word, term) => {
  expect(isInflection(word.normalize("NFD").replace(/\p{M}/gu, ""), term, language)).toBe(true);
});

test.each([
  ["es", "deportistas", "deportar"],
  ["es", "pedro", "piedra"],
  ["en", "organism", "organise"],
  ["pl", "wybory", "wyborow"],
])("%s: %s is no form of %s", (language, word, term) => {
  expect(isInflection(word, term, language)).toBe(false);
});
