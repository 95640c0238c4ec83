import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { AnalysisChangeLine } from "../../../../domain/analysis/queries";
import type { Language } from "../../../../domain/shared/languages";
import { HOUR, MINUTE } from "../../../../domain/shared/time";
import { Changes } from "./changes";
import { facesView } from "./faces.server";
import { analysisOf, changed, HOSTILE, many, NOW, pageIn, partOf, told } from "./testing";

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

async function logOf(
  changes: AnalysisChangeLine[],
  language: Language = "es",
  analysis = analysisOf({}, { changes }),
): Promise<string> {
  const view = facesView(await pageIn(language), analysis, new Set());
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
    expect(html).toMatch(/<ins>«Hay evacuados»<\/ins> .*Elbe-Kurier/);
  });

  test("strikes nothing of another newspaper through that still stands: new words are added", async () => {
    const some = {
      before: told("Hay 74.", [1], 1),
      after: told("Hay 77.", [2], 2),
      kind: "corrected" as const,
    };
    const html = await logOf([line(some)]);
    expect(html).toContain("Añadido · Hechos");
    expect(html).toContain("<ins>«Hay 77»</ins>");
    expect(html).not.toContain("<del>");
    const own = [line({ ...some, after: told("Hay 77.", [1], 1) })];
    expect(await logOf(own)).not.toContain("<del>");
    const corrected = await logOf(own, "es", changed(analysisOf({}, { changes: own }), 1));
    expect(corrected).toContain("Corregido · Hechos");
    expect(corrected).toContain("<del>«Hay 74»</del>");
  });

  test("says when it was an editor, and what was withdrawn", async () => {
    const html = await logOf([line({ kind: "withdrawn", by: "editor", before: told("Falso.", [1]) })]);
    expect(html).toContain("Retirado · Hechos · por la redacción");
    expect(html).toContain("<del>Falso.</del>");
    expect(html).not.toContain("<ins>");
  });

  test("leaves out the first analysis and what came within its first hour, but for what an editor did", async () => {
    const written = line({ kind: "written", section: "", after: { facts: 3 }, articles: many(12) });
    const later = (minutes: number, rest: Partial<AnalysisChangeLine> = {}) =>
      line({ id: minutes, at: NOW + minutes * MINUTE, after: told(`A los ${minutes}.`, [1]), ...rest });
    expect(await logOf([later(60), later(1), written])).toBe("");
    const html = await logOf([later(61), later(60), later(5, { by: "editor" }), written]);
    expect(html).toContain("A los 61.");
    expect(html).toContain("A los 5.");
    expect(html).not.toContain("A los 60.");
    expect(html).not.toContain("Primer análisis");
  });

  test("takes the oldest statement's hour for the first where the record's beginning is not at hand", async () => {
    const changes = [line({ at: NOW - 4 * HOUR, after: told("Pronto.", [1]) })];
    expect(await logOf(changes, "es", analysisOf({ facts: [told("Hay.", [1])] }, { changes }))).toBe("");
  });

  test("sets what was said in the page's quotation marks, those within it in the second level's", async () => {
    const quote = (text: string) =>
      line({ section: "declarations", after: { quote: text, speaker: "Salas", language: "es" } });
    expect(await logOf([quote("Es «grave».")])).toContain("<ins>«Es “grave”» (Salas)</ins>");
    expect(await logOf([quote("Es “grave”.")], "en")).toContain("“Es ‘grave’.” (Salas)");
    expect(await logOf([quote("Es „grave“.")], "de")).toContain("„Es ‚grave‘.“ (Salas)");
    expect(await logOf([quote("Es « grave ».")], "fr")).toContain("«\u202fEs “grave”.\u202f» (Salas)");
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
    expect(html).toContain('<ins><span lang="es">„No.“ (Iker Salas)</span></ins>');
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
