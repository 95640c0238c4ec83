import { expect, test } from "vitest";
import type { Declaration } from "../../../../domain/analysis/findings";
import { analysisOf, HOSTILE, LONG_WORD, many, markupOf } from "./testing";

const said = (quote: string, rest: Partial<Declaration> = {}): Declaration => ({
  quote,
  language: "es",
  speaker: "Lucía Ferrán",
  office: "ministra de Transportes",
  indirect: false,
  sources: [1],
  ...rest,
});

test("a declaration is a quotation with its speaker, the office and the newspapers that carry it", async () => {
  const html = await markupOf(analysisOf({ declarations: [said("No descansaremos.", { sources: [1, 2] })] }));
  expect(html).toContain("<blockquote><p>«No descansaremos»</p></blockquote>");
  expect(html).toContain('<span class="speaker">Lucía Ferrán</span>, <span>ministra de Transportes</span>');
  expect(html).toContain("Elbe-Kurier");
});

test("indirect speech has no quotation marks and says whose words it is in", async () => {
  const html = await markupOf(analysisOf({ declarations: [said("Dice que no", { indirect: true })] }));
  expect(html).toContain("<blockquote><p>Dice que no</p></blockquote>");
  expect(html).toContain("Con las palabras del periódico");
});

test("a speaker without an office stands alone", async () => {
  const html = await markupOf(analysisOf({ declarations: [said("No.", { office: null })] }));
  expect(html).toContain('<p><span class="speaker">Lucía Ferrán</span></p>');
});

test("declarations of another language carry it, and only those of one language are shown", async () => {
  const declarations = [
    said(`${LONG_WORD}!`, { language: "de" }),
    said("Wir wissen es nicht.", { language: "de" }),
    said("On ne sait pas.", { language: "fr" }),
  ];
  const html = await markupOf(analysisOf({ declarations }));
  expect(html).toContain(`<blockquote lang="de"><p>„${LONG_WORD}!“</p></blockquote>`);
  expect(html).not.toContain("On ne sait pas.");
  expect(html).toContain("En alemán, el idioma con mejor cobertura de este evento");
});

test("declarations in none of our languages alone leave nothing", async () => {
  const html = await markupOf(analysisOf({ declarations: [said("Non sappiamo.", { language: "it" })] }));
  expect(html).not.toContain("<section");
});

test("of forty declarations eight are in view", async () => {
  const declarations = many(40).map((n) => said(`Frase ${n}.`));
  expect(await markupOf(analysisOf({ declarations }))).toContain("<summary>32 más</summary>");
});

test("quotation, speaker and office are text, whatever stands in them", async () => {
  const html = await markupOf(
    analysisOf({ declarations: [said(HOSTILE, { speaker: HOSTILE, office: HOSTILE })] }),
  );
  expect(html).not.toContain("<script");
});
