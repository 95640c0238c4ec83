import { expect, test } from "vitest";
import { namesIn } from "./names";
import { wordsOf } from "./words";

const names = (text: string, language: string) =>
  namesIn(wordsOf(text), language).map(
    ({ keys, places }) => keys.join(" ") + (places === null ? "" : ` (${places})`),
  );

test("names are runs of capitals, with the small words that link them", () => {
  expect(names("Ayer habló Marta del Olmo con Pérez", "es")).toEqual(["marta olmo", "peres"]);
  expect(names("On Monday Nora Brand spoke", "en")).toEqual(["nora brand"]);
});

test("places the lexicon knows are told apart", () => {
  expect(names("un barco de Guayaquil, en Ecuador", "es")).toEqual([
    "guaiakil (place-guayaquil)",
    "ekuador (=EC)",
  ]);
});

test("a name that begins with a saint is one name", () => {
  expect(names("La cargaison venait de Santa Brisa", "fr")).toEqual(["santa brisa"]);
});

test("German nouns of the lexicon are no names", () => {
  expect(names("Die Polizei fand Nora Brandner im Haus", "de")).toEqual(["nora brandner"]);
});
