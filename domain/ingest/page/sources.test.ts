import { describe, expect, test } from "vitest";
import { CASES } from "./attributed.cases";
import { citedSources } from "./sources";

const PAGE = "https://www.elfaro.example/a";
const cited = (paragraphs: string[], hrefs: string[] = [], language = "es") =>
  citedSources({ paragraphs, hrefs }, PAGE, language);
const count = (...given: Parameters<typeof cited>) => cited(...given).count;

describe("citedSources", () => {
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
    expect(count(["Según el Instituto Norte de Empleo, sube."], ["https://www.ine.com/x"])).toBe(1);
  });

  test("agencies count once however often they are named", () => {
    expect(cited(["Madrid (EFE). Lo dijo a EFE un testigo.", "Lo confirmó Reuters."])).toEqual({
      count: 2,
      names: ["EFE", "Reuters"],
    });
  });

  test("a shorter form of a name already counted is the same source", () => {
    expect(
      cited(["Según Marta Olmo, no. Según Olmo, tampoco. De acuerdo con la alcaldesa Marta Olmo, quizá."]),
    ).toEqual({ count: 1, names: ["Marta Olmo"] });
    expect(cited(["Según Olmo, no. Lo dijo Marta Olmo."]).names).toEqual(["Marta Olmo"]);
  });

  test("the newspaper itself is none, another is", () => {
    expect(cited(["Lo contó a El Faro un pescador. Según El Faro, llueve."]).names).toEqual([]);
    expect(cited(["Según La Gaceta de Alisio, llueve."]).names).toEqual(["Gaceta de Alisio"]);
  });

  test("at most twelve are named, all are counted", () => {
    const people = Array.from(
      { length: 20 },
      (_, at) => `Según Nora${"abcdefghijklmnopqrst"[at]} Prado, sí.`,
    );
    const { count: all, names } = cited(people);
    expect(all).toBe(20);
    expect(names).toHaveLength(12);
    expect(names[0]).toBe("Noraa Prado");
  });

  test("an office alone counts only where nothing else does", () => {
    expect(cited(["La obra acaba en mayo, dijo la alcaldesa."]).names).toEqual(["alcaldesa"]);
    expect(cited(["Según Nora Prado, sí.", "No, dijo la alcaldesa."]).names).toEqual(["Nora Prado"]);
  });

  test("odd and long input ends soon enough to be read at all", () => {
    for (const odd of ["según ", "«", "Según Ana, ", "A".repeat(300), "dijo Ana, dijo ", ",.;—"])
      expect(() => cited([odd.repeat(20_000)])).not.toThrow();
  });
});

describe.each(Object.entries(CASES))("attribution in %s", (language, cases) => {
  test.each(cases)("%s", (paragraph, sources) => {
    expect(cited([paragraph], [], language).names).toEqual(sources);
  });
});

test("a word that runs on in points ends where the word does", () => {
  expect(cited([`Según Ana${".".repeat(2_000_000)} Luis`]).names).toEqual(["Ana"]);
  expect(cited([`Según Ana${".".repeat(2_000_000)}b`]).names).toEqual(["Ana"]);
});
