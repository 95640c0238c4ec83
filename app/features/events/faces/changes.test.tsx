import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { AnalysisChangeLine } from "../../../../domain/analysis/queries";
import type { Language } from "../../../../domain/shared/languages";
import { Changes } from "./changes";
import { facesView } from "./faces.server";
import { analysisOf, HOSTILE, many, NOW, pageIn, partOf, told } from "./testing";

const line = (rest: Partial<AnalysisChangeLine>): AnalysisChangeLine => ({
  id: 1,
  at: NOW,
  kind: "added",
  by: "analysis",
  section: "facts",
  key: "a",
  before: null,
  after: null,
  articles: [1],
  ...rest,
});

async function logOf(changes: AnalysisChangeLine[], language: Language = "es"): Promise<string> {
  const view = facesView(await pageIn(language), analysisOf({}, { changes }), new Set());
  return renderToStaticMarkup(<Changes part={partOf(view)} />);
}

describe("what has changed", () => {
  test("is told by section, what stood before struck through beside what stands now", async () => {
    const before = told("Hay 38 muertos.", [1]);
    const html = await logOf([line({ kind: "corrected", before, after: told("Hay 41 muertos.", [2]) })]);
    expect(html).toContain("Corregido · Hechos");
    expect(html).toContain("<del>Hay 38 muertos.</del>");
    expect(html).toContain("<ins>Hay 41 muertos.</ins>");
  });

  test("names the newspaper of an extract", async () => {
    const html = await logOf([line({ after: told("Hay evacuados.", [2], 2) })]);
    expect(html).toMatch(/<ins>«Hay evacuados.»<\/ins> .*Elbe-Kurier/);
  });

  test("says when it was an editor, and what was withdrawn", async () => {
    const html = await logOf([line({ kind: "withdrawn", by: "editor", before: told("Falso.", [1]) })]);
    expect(html).toContain("Retirado · Hechos · por la redacción");
    expect(html).toContain("<del>Falso.</del>");
    expect(html).not.toContain("<ins>");
  });

  test("opens with the first analysis and how many articles it read", async () => {
    const html = await logOf([
      line({ kind: "written", section: "", after: { facts: 3 }, articles: many(12) }),
    ]);
    expect(html).toContain("Primer análisis · 12 artículos");
    expect(html).not.toContain("<ins>");
  });

  test("names who signed", async () => {
    const html = await logOf([line({ kind: "signed", by: "editor", section: "", after: "Ana Ruiz" })]);
    expect(html).toContain("Firmado por una persona");
    expect(html).toContain("<ins>Ana Ruiz</ins>");
  });

  test("tells declarations and contradictions in a line, each in its language", async () => {
    const quote = { quote: "No.", speaker: "Iker Salas", language: "es" };
    const value = (text: string) => ({
      value: [{ language: "es", text }],
      amount: null,
      sources: [1],
      evidence: [{ article: 1, text }],
    });
    const question = [{ language: "es", text: "¿Cuántos?" }];
    const html = await logOf(
      [
        line({ section: "declarations", after: quote }),
        line({ id: 2, section: "contradictions", after: { question, versions: [value("1"), value("2")] } }),
      ],
      "de",
    );
    expect(html).toContain('<ins><span lang="es">«No.» (Iker Salas)</span></ins>');
    expect(html).toContain('<ins><span lang="es">¿Cuántos? 1 · 2</span></ins>');
  });

  test("keeps all but the newest twenty behind a disclosure", async () => {
    const html = await logOf(many(40).map((id) => line({ id, after: told(`Hecho ${id}.`, [1]) })));
    expect(html).toContain("<summary>20 más</summary>");
    expect(html.indexOf("Hecho 20.")).toBeLessThan(html.indexOf("<details"));
    expect(html.indexOf("Hecho 21.")).toBeGreaterThan(html.indexOf("<details"));
  });

  test("is nothing while nothing has changed, and text whatever stands in it", async () => {
    expect(await logOf([])).toBe("");
    expect(await logOf([line({ after: told(HOSTILE, [1], 1) })])).not.toContain("<script");
  });
});
