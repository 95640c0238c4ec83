import { expect, test } from "vitest";
import { analysisOf, HOSTILE, many, markupOf, told } from "./testing";

test("the most corroborated fact stands first, its newspapers behind a disclosure", async () => {
  const html = await markupOf(
    analysisOf({ facts: [told("Lo dice uno.", [1]), told("Lo dicen cuatro.", [1, 2, 3, 5])] }),
  );
  expect(html.indexOf("Lo dicen cuatro.")).toBeLessThan(html.indexOf("Lo dice uno."));
  expect(html).toContain('<summary><span class="sr-only">Fuentes: </span>4 periódicos · 3 países</summary>');
  expect(html).toMatch(
    /<title>España<\/title>.*?<\/svg> <a[^>]*>La Voz del Estuario<\/a>, <a[^>]*>Diario de Altamar<\/a>/,
  );
});

test("of as many newspapers, the fact of more countries goes first", async () => {
  const html = await markupOf(analysisOf({ facts: [told("Un país.", [1, 5]), told("Dos países.", [1, 2])] }));
  expect(html.indexOf("Dos países.")).toBeLessThan(html.indexOf("Un país."));
});

test("of forty facts the first twelve are in view and the others go on counting", async () => {
  const html = await markupOf(analysisOf({ facts: many(40).map((n) => told(`Hecho ${n}.`, [1])) }));
  expect(html).toContain("<summary>28 más</summary>");
  expect(html).toContain('<ol class="facts" start="13">');
  expect(html.match(/<li class="fact">/g)).toHaveLength(40);
});

test("one fact has no disclosure for others", async () => {
  const html = await markupOf(analysisOf({ facts: [told("Único.", [1])] }));
  expect(html).not.toContain('class="rest"');
});

test("a fact is text, whatever stands in it", async () => {
  expect(await markupOf(analysisOf({ facts: [told(HOSTILE, [1], 1)] }))).not.toContain("<script");
});
