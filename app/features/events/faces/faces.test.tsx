import { describe, expect, test } from "vitest";
import type { Findings } from "../../../../domain/analysis/findings";
import { LANGUAGES } from "../../../../domain/shared/languages";
import { facesView, headsOf } from "./faces.server";
import { generatedBy } from "./label.server";
import { analysisOf, markupOf, NOW, pageIn, told } from "./testing";

const some: Partial<Findings> = {
  impact: [{ ...told("Subirá.", [1]), certainty: "likely", when: null }],
  summary: [told("Estalló.", [1])],
  opinions: [{ ...told("Mal.", [1]), holder: null, stance: null }],
};
const MODEL = { kind: "model" as const, name: "gran-modelo", version: "3" };

describe("the faces", () => {
  test("stand in their order, and only those with content", async () => {
    const page = await pageIn("es");
    const faces = facesView(page, analysisOf(some), new Set());
    expect(headsOf(page, faces, false).map(({ id }) => id)).toEqual(["resumen", "opiniones", "impacto"]);
    const html = await markupOf(analysisOf(some));
    expect([...html.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)).toEqual([
      "resumen",
      "opiniones",
      "impacto",
    ]);
  });

  test("of an analysis that found nothing are no markup but the note on links", async () => {
    expect(await markupOf(analysisOf({}))).not.toContain("<section");
  });

  test.each(LANGUAGES)("have all their words in %s", async (language) => {
    const html = await markupOf(analysisOf(some), language);
    expect(html).not.toMatch(/faces\.|\{\{/);
  });

  test("never repeat an id", async () => {
    const html = await markupOf(analysisOf(some));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the label", () => {
  test("of extracts says that no language model wrote them, from how much, and when", async () => {
    const html = await markupOf(analysisOf(some));
    expect(html).toContain(
      "Resumen extraído automáticamente, sin modelo de lenguaje, de 40 artículos de 31 periódicos",
    );
    expect(html).toContain('<time dateTime="2026-11-20T17:00:00.000Z">17:00 UTC</time>');
    expect(html).toContain('data-written-by="embedded" data-model="poliedro" data-version="1"');
  });

  test("is said once, and again where somebody else wrote the face", async () => {
    const analysis = analysisOf(some);
    expect((await markupOf(analysis)).match(/class="written-by"/g)).toHaveLength(1);
    analysis.authors = { ...analysis.authors, opinions: MODEL };
    const html = await markupOf(analysis);
    expect(html.match(/class="written-by"/g)).toHaveLength(3);
    expect(html).toContain("Generado con IA (gran-modelo, 3) a partir de 40 fuentes");
    expect(html).toContain('data-written-by="model" data-model="gran-modelo" data-version="3"');
  });

  test("names the person who signed, and no model any more", async () => {
    const html = await markupOf(analysisOf(some, { signed: { by: "Ana Ruiz", at: NOW } }));
    expect(html).toContain("Editado y firmado por Ana Ruiz");
    expect(html).toContain('data-written-by="person"');
    expect(html).not.toContain("data-model");
    expect(html).not.toContain("extraído");
  });
});

describe("what the head says of generated text", () => {
  const said = async (analysis: ReturnType<typeof analysisOf>) =>
    generatedBy(analysis, facesView(await pageIn("es"), analysis, new Set()));

  test("names the rules of our own, or the model where any face shown is a model's", async () => {
    const analysis = analysisOf(some);
    expect(await said(analysis)).toBe("embedded; poliedro; 1; 2026-11-20T17:00:00.000Z");
    analysis.authors = { ...analysis.authors, facts: MODEL };
    expect(await said(analysis)).toMatch(/^embedded/);
    analysis.authors = { ...analysis.authors, impact: MODEL };
    expect(await said(analysis)).toBe("model; gran-modelo; 3; 2026-11-20T17:00:00.000Z");
  });

  test("is nothing when a person signed or no face is shown", async () => {
    expect(await said(analysisOf(some, { signed: { by: "Ana Ruiz", at: NOW } }))).toBeNull();
    expect(await said(analysisOf({}))).toBeNull();
  });
});
