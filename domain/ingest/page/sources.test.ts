import { describe, expect, test } from "vitest";
import { attributedNames, countSources } from "./sources";

const PAGE = "https://www.elfaro.example/a";
const count = (paragraphs: string[], hrefs: string[] = [], language = "es") =>
  countSources({ paragraphs, hrefs }, PAGE, language);

describe("countSources", () => {
  test("linked domains count once, own pages and buttons not at all", () => {
    expect(
      count(
        [],
        [
          "https://www.ine.example/a",
          "https://datos.ine.example/b",
          "/propia",
          "https://blog.elfaro.example/x",
          "https://www.facebook.com/sharer/sharer.php?u=x",
          "https://twitter.com/intent/tweet?u=x",
          "mailto:a@b.example",
          "javascript:alert(1)",
          "https://www.gov.uk/x",
          "https://www.bbc.co.uk/x",
          "https://www.itv.co.uk/x",
        ],
      ),
    ).toBe(4);
  });

  test("a named source that is also linked is one source", () => {
    expect(count(["Subió un dos por ciento, según Statix."], ["https://www.statix.com/x"])).toBe(1);
  });

  test("agencies count once however often they are named", () => {
    expect(count(["Madrid (EFE). Lo dijo a EFE un testigo.", "Lo confirmó Reuters."])).toBe(2);
  });

  test("a shorter form of a name already counted is the same source", () => {
    expect(
      count(["Según Marta Olmo, no. Según Olmo, tampoco. De acuerdo con la alcaldesa Marta Olmo, quizá."]),
    ).toBe(1);
  });
});

describe("attributedNames", () => {
  test.each([
    ["es", "Según el Ministerio de Hacienda, el déficit baja.", ["ministerio de hacienda"]],
    ["es", "Según los datos de ayer. Pedro come.", []],
    ["en", "According to the Bank of Norhaven, rates fall.", ["bank of norhaven"]],
    ["en", "According to a report. Paul agrees.", []],
    ["fr", "Selon Camille Aubrac, rien ne change.", ["camille aubrac"]],
    ["fr", "D’après le préfet Jean Vidal, la route rouvre.", ["jean vidal"]],
    ["de", "Laut Bundesamt für Wetter bleibt es kalt.", ["bundesamt fur wetter"]],
    ["de", "Laut einer Studie der Universität Aarstadt sinkt die Zahl.", ["universitat aarstadt"]],
    ["de", "Dem Institut Wahlkreis zufolge sinkt die Zahl.", ["institut wahlkreis"]],
  ])("%s: %s", (language, text, names) => {
    expect(attributedNames(text, language)).toEqual(names);
  });

  test("a word that runs on in points ends where the word does", () => {
    expect(attributedNames(`Según Ana${".".repeat(2_000_000)} Luis`, "es")).toEqual(["ana"]);
    expect(attributedNames(`Según Ana${".".repeat(2_000_000)}b`, "es")).toEqual(["ana"]);
  });
});
