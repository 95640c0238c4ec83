import { expect, test } from "vitest";
import type { ImpactItem } from "../../../../domain/analysis/findings";
import { analysisOf, HOSTILE, many, markupOf, told, words } from "./testing";

const coming = (
  text: string,
  certainty: ImpactItem["certainty"],
  when: string | null = null,
): ImpactItem => ({ ...told(text, [1], 1), certainty, when });

test("what may come says how certain it is and when, the most certain first", async () => {
  const html = await markupOf(
    analysisOf({
      impact: [
        coming("Quizá suba el trigo.", "possible"),
        coming("Se votará una ley.", "planned", "el martes"),
      ],
    }),
  );
  expect(html).toContain(
    '<p class="certainty"><strong>Previsto</strong><span class="when">el martes</span></p>',
  );
  expect(html.indexOf("Previsto")).toBeLessThan(html.indexOf("Posible"));
  expect(html.match(/class="when"/g)).toHaveLength(1);
});

test("a source's own words for when stand only where they are in the reader's language", async () => {
  const item = { ...coming("", "likely", "nächste Woche"), wordings: [words("Es wird teurer.", 2, "de")] };
  const html = await markupOf(analysisOf({ impact: [item] }));
  expect(html).not.toContain("nächste Woche");
  const german = await markupOf(analysisOf({ impact: [item] }), "de");
  expect(german).toContain('<span class="when">nächste Woche</span>');
});

test("of forty expectations ten are in view", async () => {
  const impact = many(40).map((n) => coming(`Efecto ${n}.`, "unlikely"));
  expect(await markupOf(analysisOf({ impact }))).toContain("<summary>30 más</summary>");
});

test("statement and time are text, whatever stands in them", async () => {
  const html = await markupOf(analysisOf({ impact: [coming(HOSTILE, "certain", HOSTILE)] }));
  expect(html).not.toContain("<script");
});
