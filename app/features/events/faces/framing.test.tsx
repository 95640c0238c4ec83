import { expect, test } from "vitest";
import type { FramingItem } from "../../../../domain/analysis/findings";
import { analysisOf, HOSTILE, headingLevels, LONG_WORD, markupOf, told, words } from "./testing";

const FACTS = [told("El muelle está cortado.", [1, 2, 3], 1), told("Hay evacuados.", [1, 5], 5)];

const country = (code: string, rest: Partial<FramingItem> = {}): FramingItem => ({
  country: code,
  newspapers: 2,
  sources: [1, 5, 9, 13],
  first: [],
  omits: [],
  words: [],
  ...rest,
});

test("a country's card says what it puts first, with how many of its articles", async () => {
  const framing = [country("ES", { first: [{ fact: 1, share: 0.75 }] })];
  const html = await markupOf(analysisOf({ facts: FACTS, framing }));
  expect(html).toMatch(
    /<h3 class="framing-country"><svg.*?<\/svg>España <span class="count">2 periódicos · 4 artículos/,
  );
  expect(html).toMatch(/«Hay evacuados» .*Diario de Altamar.*3 de 4 artículos/);
  expect(headingLevels(html)).toEqual([2, 2, 3, 4]);
});

test("a quotation is of the country's own articles; what others said stands in no newspaper's name", async () => {
  const wordings = [words("Hay 3 muertos.", 1, "es"), words("Es gibt 3 Tote.", 2, "de")];
  const facts = [{ wordings, sources: [1, 2, 4] }];
  const first = [{ fact: 0, share: 1 }];
  const of = (code: string, sources: number[]) =>
    markupOf(analysisOf({ facts, framing: [country(code, { sources, first })] })).then((html) =>
      html.slice(html.indexOf('id="encuadre"')),
    );
  expect(await of("DE", [2, 6])).toMatch(/<span lang="de">„Es gibt 3 Tote.“<\/span>.*Elbe-Kurier/);
  const british = await of("GB", [4]);
  expect(british).toContain("<p>Hay 3 muertos.</p>");
  expect(british).not.toContain("attribution");
});

test("what it leaves out says how many of the other countries tell it", async () => {
  const framing = [country("AR", { omits: [0] }), country("ES"), country("DE"), country("GB")];
  const html = await markupOf(analysisOf({ facts: FACTS, framing }));
  expect(html).toContain("Lo cuentan 2 de los otros 3 países");
});

test("its own words carry their language and are counted here and elsewhere", async () => {
  const own = [{ word: LONG_WORD, language: "de", here: 11, elsewhere: 0, z: 3 }];
  const html = await markupOf(analysisOf({ framing: [country("DE", { words: own })] }));
  expect(html).toContain(`<span lang="de">${LONG_WORD}</span> <span class="figure">11 aquí, 0 fuera</span>`);
});

test("a country of which there is nothing to say has no card, and without cards there is no section", async () => {
  const own = [{ word: "blast", language: "en", here: 3, elsewhere: 0, z: 3 }];
  const some = await markupOf(analysisOf({ framing: [country("ES"), country("GB", { words: own })] }));
  expect(some).toContain("Reino Unido");
  expect(some).not.toContain("España");
  expect(await markupOf(analysisOf({ framing: [country("ES")] }))).not.toContain("<section");
});

test("a fact that is no longer there leaves no trace", async () => {
  const framing = [country("ES", { first: [{ fact: 7, share: 1 }], omits: [8] })];
  expect(await markupOf(analysisOf({ framing }))).not.toContain("<section");
});

test("countries with most newspapers stand first, nine in view", async () => {
  const own = [{ word: "blast", language: "en", here: 3, elsewhere: 0, z: 3 }];
  const codes = ["ES", "DE", "FR", "GB", "AR", "CH", "IT", "PT", "AT", "BE", "NL"];
  const framing = codes.map((code, i) => country(code, { words: own, newspapers: i + 1 }));
  const html = await markupOf(analysisOf({ framing }));
  expect(html.indexOf("Países Bajos")).toBeLessThan(html.indexOf("Bélgica"));
  expect(html).toContain("<summary>2 más</summary>");
});

test("words are text, whatever stands in them", async () => {
  const own = [{ word: HOSTILE, language: "en", here: 3, elsewhere: 0, z: 3 }];
  expect(await markupOf(analysisOf({ framing: [country("GB", { words: own })] }))).not.toContain("<script");
});
