import { expect, test } from "vitest";
import { agesIn } from "./ages";

const told = (text: string, language: string) =>
  agesIn(text, language).map(({ name, years }) => [name, years]);

test.each([
  ["Marta Oliva, vétérinaire de 47 ans, a fêté sa victoire", "fr", "Marta Oliva", 47],
  ["Den Auftrag soll die 52 Jahre alte Tierärztin Marta Oliva den Vertrag geben", "de", "Marta Oliva", 52],
  ["Der 29-jährige Koch Emil Brand fuhr davon", "de", "Emil Brand", 29],
  ["Emil Brand (29) schwieg", "de", "Emil Brand", 29],
  ["A 23-year-old student, Lewis Grant, was named; Lewis Grant, 23, said nothing", "en", "Lewis Grant", 23],
  ["The 34-year-old film director Iria Souto won", "en", "Iria Souto", 34],
  ["Iria Souto, directora gallega de 43 años, lo celebró", "es", "Iria Souto", 43],
  ["Jean de la Cour, 61 ans, est mort", "fr", "de Cour", 61],
])("%s tells an age", (text, language, name, years) => {
  expect(told(text, language).map(([, age]) => age)).toContain(years);
  expect(agesIn(text, language).at(0)!.name.split(" ").at(-1)).toBe(name.split(" ").at(-1));
});

test.each([
  ["Ein Mann, 45 Kilometer entfernt, sah zu", "de"],
  ["Ana Ruiz, condenada a 12 años de cárcel, apeló", "es"],
  ["On Monday, 23 people met Lewis Grant", "en"],
])("%s tells no age", (text, language) => {
  expect(told(text, language)).toEqual([]);
});
