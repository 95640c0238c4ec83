import { describe, expect, test } from "vitest";
import { analysisOf, changed, HOSTILE, kept, LONG_WORD, many, markupOf, NOW, told, words } from "./testing";

describe("the summary", () => {
  test("shows an extract in quotation marks with its newspaper, linked to the article", async () => {
    const html = await markupOf(analysisOf({ summary: [told("Estalló un almacén.", [1, 2], 1)] }));
    expect(html).toContain("«Estalló un almacén»");
    expect(html).toMatch(/— <a href="https:\/\/p1\.example\/1"[^>]*>La Voz del Estuario<\/a>/);
  });

  test("shows words of ours without quotation marks and without a newspaper", async () => {
    const html = await markupOf(analysisOf({ summary: [told("Estalló un almacén.", [1, 2])] }));
    expect(html).toContain("Estalló un almacén.");
    expect(html).not.toContain("«");
    expect(html).not.toContain("attribution");
  });

  test("numbers its sources in the order of their first mention and leads to the list of articles", async () => {
    const html = await markupOf(analysisOf({ summary: [told("Uno.", [7, 3]), told("Dos.", [3, 9])] }));
    const links = [...html.matchAll(/<a href="(#fuente-\d+)" aria-label="([^"]+)">(\d+)<\/a>/g)];
    expect(links.map(([, href, , n]) => [href, n])).toEqual([
      ["#fuente-7", "1"],
      ["#fuente-3", "2"],
      ["#fuente-3", "2"],
      ["#fuente-9", "3"],
    ]);
    expect(links[0]![2]).toBe("Fuente 1: El Faro Austral");
  });

  test("leads to the newspaper itself where the page does not list the article", async () => {
    const html = await markupOf(analysisOf({ summary: [told("Uno.", [33])] }));
    expect(html).toContain(
      '<a href="https://p33.example/33" aria-label="Fuente 1: La Voz del Estuario 5">1</a>',
    );
  });

  test("keeps the sixth source and those after it behind a disclosure", async () => {
    const html = await markupOf(analysisOf({ summary: [told("Uno.", many(40))] }));
    expect(html.match(/aria-label="Fuente /g)).toHaveLength(5);
    expect(html).toContain("<summary>35 fuentes más</summary>");
    expect(html).toContain("https://p40.example/40");
  });

  test("says nothing of sources that are not known", async () => {
    const html = await markupOf(analysisOf({ summary: [told("Uno.", [999], 999)] }));
    expect(html).toContain("«Uno»");
    expect(html).not.toContain("<a ");
    expect(html).not.toContain("source-numbers");
  });

  test("shows what stood in a corrected sentence before, struck through, with its own newspaper", async () => {
    const analysis = analysisOf({});
    const correction = { at: NOW - 60_000, before: told("Hay 38 muertos.", [2], 2), articles: [] };
    analysis.sections.summary = [kept(told("Hay 41 muertos.", [2], 2), "a", { correction })];
    const html = await markupOf(changed(analysis, 2));
    expect(html).toContain('<time dateTime="2026-11-20T17:59:00.000Z">Corregido 17:59 UTC; antes:</time>');
    expect(html).toMatch(/<del>«Hay 38 muertos»<\/del>.*Elbe-Kurier/);
  });

  test("shows what an editor replaced, and nothing where other words were picked that contradict none", async () => {
    const corrected = (from: number | null, pinned = false) => {
      const analysis = analysisOf({});
      const correction = { at: NOW, before: told("Hay 38 muertos.", [2], 2), articles: [] };
      analysis.sections.summary = [kept(told("Hay 41 muertos.", [2], from), "a", { correction, pinned })];
      return analysis;
    };
    expect(await markupOf(corrected(null, true))).toContain("<del>«Hay 38 muertos»</del>");
    expect(await markupOf(corrected(null))).not.toContain("<del>");
    expect(await markupOf(corrected(1))).not.toContain("<del>");
    expect(await markupOf(changed(corrected(1), 1))).not.toContain("<del>");
    expect(await markupOf(corrected(2))).not.toContain("<del>");
  });

  test("keeps the full stop of abbreviations and ellipses", async () => {
    const texts = ["Lo piden los EE. UU.", "Y aún…", "Nada...", "Agua, pan, etc."];
    const html = await markupOf(analysisOf({ summary: texts.map((text) => told(text, [1], 1)) }));
    for (const text of texts) expect(html).toContain(`«${text}»`);
  });

  test("parts no number from its per cent in words of ours", async () => {
    expect(await markupOf(analysisOf({ summary: [told("Un 77 % de eficacia.", [1])] }))).toContain(
      "77\u00a0%",
    );
  });

  test("in another language carries it, with that language's quotation marks, and says so", async () => {
    const sentence = { wordings: [words(`${LONG_WORD} tagt.`, 2, "de")], sources: [2] };
    const html = await markupOf(analysisOf({ summary: [sentence] }));
    expect(html).toContain(`<span lang="de">„${LONG_WORD} tagt.“</span>`);
    expect(html).toContain("En alemán, el idioma con mejor cobertura de este evento");
    const german = await markupOf(analysisOf({ summary: [sentence] }), "de");
    expect(german).not.toContain("lang=");
    expect(german).not.toContain("face-note");
  });

  test("escapes what newspapers write", async () => {
    const html = await markupOf(analysisOf({ summary: [told(HOSTILE, [1], 1)] }));
    expect(html).not.toContain("<script");
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;script&gt;");
  });
});
