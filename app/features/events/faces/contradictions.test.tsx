import { describe, expect, test } from "vitest";
import type { Contradiction } from "../../../../domain/analysis/findings";
import { analysisOf, changed, HOSTILE, headingLevels, kept, LONG_WORD, many, markupOf, NOW } from "./testing";

type Told = [value: string, sources: number[], evidence?: string];

function asked(text: string, versions: Told[], relation: Contradiction["relation"] = "contradiction") {
  const item: Contradiction = {
    key: text,
    kind: "figure",
    relation,
    unit: null,
    question: [{ language: "es", text }],
    versions: versions.map(([value, sources, evidence = "Según fuentes locales."]) => ({
      value: [{ language: "es", text: value }],
      amount: null,
      sources,
      evidence: sources.map((article) => ({ article, text: evidence })),
    })),
  };
  return item;
}
const DEAD: Told[] = [
  ["38", [3, 5]],
  ["41", [1]],
];

describe("a contradiction", () => {
  test("is a question with its versions, who tells each, and since when", async () => {
    const html = await markupOf(analysisOf({ contradictions: [asked("¿Cuántos muertos?", DEAD)] }));
    expect(html).toContain('<h3 class="question">¿Cuántos muertos?</h3>');
    expect(html).toContain('<p class="value short">38</p>');
    expect(html).toContain('<time dateTime="2026-11-20T13:00:00.000Z">Desde 13:00 UTC</time>');
    expect(html).toMatch(/<title>Francia<\/title>.*?<\/svg> <a[^>]*>La Dépêche armoricaine<\/a>/);
  });

  test("gives its evidence in the article's language, with its newspaper", async () => {
    const html = await markupOf(
      analysisOf({
        contradictions: [
          asked("¿Cuántos?", [
            ["38", [2], "38 Tote."],
            ["41", [1]],
          ]),
        ],
      }),
    );
    expect(html).toMatch(/<span lang="de">„38 Tote.“<\/span> .*Elbe-Kurier/);
    expect(html).toContain("<summary>Dónde lo dice</summary>");
  });

  test("gives all its values one size, by the longest", async () => {
    const sizes = async (...values: string[]) => {
      const versions = values.map((value, i): Told => [value, [i + 1]]);
      const html = await markupOf(analysisOf({ contradictions: [asked("¿Qué?", versions)] }));
      return [...html.matchAll(/class="value (\w+)"/g)].map(([, size]) => size);
    };
    expect(await sizes("41", "38")).toEqual(["short", "short"]);
    expect(await sizes("41", "Un incendio")).toEqual(["medium", "medium"]);
    expect(await sizes("41", "Un incendio", `${LONG_WORD} am Hafen`)).toEqual(["long", "long", "long"]);
  });

  test("parts no number from its per cent", async () => {
    const versions: Told[] = [
      ["77 %", [1]],
      ["74 %", [2]],
    ];
    const html = await markupOf(analysisOf({ contradictions: [asked("¿Cuánto?", versions)] }));
    expect(html).toContain('<p class="value short">77\u00a0%</p>');
  });

  describe("that was told otherwise before", () => {
    const since = (before: Told[]) => {
      const analysis = analysisOf({});
      const correction = { at: NOW, before: asked("¿Cuántos muertos?", before), articles: [] };
      analysis.sections.contradictions = [kept(asked("¿Cuántos muertos?", DEAD), "a", { correction })];
      return analysis;
    };

    test("shows the value that a newspaper itself has changed", async () => {
      const before: Told[] = [
        ["38", [3, 5]],
        ["15", [1]],
      ];
      expect(await markupOf(changed(since(before), 1))).toContain("<del>15</del>");
    });

    test("accuses nobody where we only read it otherwise, or the values are the same", async () => {
      const reread = since([
        ["38", [3, 5]],
        ["15", [1]],
      ]);
      expect(await markupOf(reread)).not.toContain("<del>");
      const same = since([
        ["41", [3]],
        ["38", [1]],
      ]);
      expect(await markupOf(changed(changed(same, 1), 3))).not.toContain("<del>");
      const others = since([
        ["12", [7]],
        ["15", [8]],
      ]);
      expect(await markupOf(changed(others, 7))).not.toContain("<del>");
    });
  });

  test("names six newspapers of each side and keeps the others behind a disclosure", async () => {
    const html = await markupOf(
      analysisOf({
        contradictions: [
          asked("¿Cuántos?", [
            ["38", many(39)],
            ["41", [40]],
          ]),
        ],
      }),
    );
    const side = html.slice(html.indexOf('class="versions"'), html.indexOf("<summary>33 más</summary>"));
    expect(side.match(/<a /g)).toHaveLength(6);
    expect(html).toContain("https://p39.example/39");
  });
});

describe("versions that do not contradict each other", () => {
  test("stand apart, smaller, under words that say so, with headings one level down", async () => {
    const html = await markupOf(
      analysisOf({
        contradictions: [
          asked("¿Cuántos heridos?", DEAD, "update"),
          asked("¿Cuánto?", DEAD, "rounding"),
          asked("¿Qué superficie?", DEAD, "unit"),
          asked("¿Cuántos muertos?", DEAD),
        ],
      }),
    );
    expect(headingLevels(html)).toEqual([2, 3, 3, 4, 3, 4, 4]);
    expect(html.indexOf("¿Cuántos muertos?")).toBeLessThan(html.indexOf("Actualizaciones"));
    expect(html).toContain("No son contradicciones: el dato cambió con las horas.");
    expect(html).toContain("Redondeos y otras unidades");
  });

  test("are not called contradictions where there is none", async () => {
    const html = await markupOf(analysisOf({ contradictions: [asked("¿Cuántos?", DEAD, "update")] }));
    expect(html).toContain(">Versiones</h2>");
    expect(html).not.toContain(">Contradicciones</h2>");
  });
});

test("questions in another language than the page carry it, and the section says so", async () => {
  const html = await markupOf(analysisOf({ contradictions: [asked("¿Cuántos muertos?", DEAD)] }), "de");
  expect(html).toContain('<h3 class="question" lang="es">¿Cuántos muertos?</h3>');
  expect(html).toContain('<p class="value short"><span lang="es">38</span></p>');
  expect(html).toContain("Auf Spanisch");
});

test("questions, values and evidence are text, whatever stands in them", async () => {
  const item = asked(HOSTILE, [
    [HOSTILE, [1], HOSTILE],
    ["1", [2]],
  ]);
  expect(await markupOf(analysisOf({ contradictions: [item] }))).not.toContain("<script");
});

test("of forty questions six are in view", async () => {
  const contradictions = many(40).map((n) => asked(`¿Pregunta ${n}?`, DEAD));
  expect(await markupOf(analysisOf({ contradictions }))).toContain("<summary>34 más</summary>");
});
