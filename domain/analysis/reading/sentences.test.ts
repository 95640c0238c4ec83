import { expect, test } from "vitest";
import { sentenceSpans } from "./sentences";

const cut = (text: string, language: string) =>
  sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end));

test("sentences end at points, question and exclamation marks", () => {
  expect(cut("Llueve mucho. ¿Hasta cuándo? ¡Nadie lo sabe! Seguirá.", "es")).toEqual([
    "Llueve mucho.",
    "¿Hasta cuándo?",
    "¡Nadie lo sabe!",
    "Seguirá.",
  ]);
});

test("abbreviations, initials and ordinals end none", () => {
  expect(cut("Mr. J. Smith left the U.S. Senate. He was 70.", "en")).toEqual([
    "Mr. J. Smith left the U.S. Senate.",
    "He was 70.",
  ]);
  expect(cut("Am 3. Januar kamen ca. 40 Gäste. Alle blieben.", "de")).toEqual([
    "Am 3. Januar kamen ca. 40 Gäste.",
    "Alle blieben.",
  ]);
  expect(cut("El Sr. Ruiz llegó. La Dra. Durán no.", "es")).toHaveLength(2);
});

test("a quotation that its sentence carries on is not cut off from its speaker", () => {
  expect(cut("„Wir bleiben!“, sagte sie. Dann ging sie.", "de")).toEqual([
    "„Wir bleiben!“, sagte sie.",
    "Dann ging sie.",
  ]);
  expect(cut("« C'est fini. » Il est parti.", "fr")).toEqual(["« C'est fini. »", "Il est parti."]);
});

test("numbers with points stay whole, and an empty text has no sentence", () => {
  expect(cut("Costó 1.500 euros. Nada más.", "es")).toEqual(["Costó 1.500 euros.", "Nada más."]);
  expect(cut("   ", "es")).toEqual([]);
});
