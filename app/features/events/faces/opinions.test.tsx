import { expect, test } from "vitest";
import type { OpinionItem } from "../../../../domain/analysis/findings";
import { analysisOf, HOSTILE, headingLevels, many, markupOf, told } from "./testing";

const opinion = (
  text: string,
  holder: string | null,
  stance: OpinionItem["stance"],
  sources = [1],
): OpinionItem => ({ ...told(text, sources, sources[0]), holder, stance });

test("opinions stand by stance, then by whose they are", async () => {
  const html = await markupOf(
    analysisOf({
      opinions: [
        opinion("Es tarde.", null, null),
        opinion("No sirve.", "Iker Salas", "against"),
        opinion("Hace falta.", "Marta Oyarzún", "for"),
        opinion("Y pronto.", "Marta Oyarzún", "for"),
      ],
    }),
  );
  expect(html).toMatch(
    /A favor.*Marta Oyarzún.*Hace falta.*Y pronto.*En contra.*Iker Salas.*Otras opiniones/,
  );
  expect(html.match(/Marta Oyarzún/g)).toHaveLength(1);
  expect(headingLevels(html)).toEqual([2, 3, 3, 3]);
});

test("opinions without any stance have no headings of their own", async () => {
  const html = await markupOf(analysisOf({ opinions: [opinion("Es tarde.", null, null)] }));
  expect(headingLevels(html)).toEqual([2]);
  expect(html).not.toContain('class="holder"');
});

test("an extract that one newspaper stands behind names it once", async () => {
  const html = await markupOf(analysisOf({ opinions: [opinion("Es tarde.", null, null, [1])] }));
  expect(html.match(/La Voz del Estuario/g)).toHaveLength(1);
});

test("the newspapers behind an opinion are named, many of them behind a disclosure", async () => {
  const few = await markupOf(analysisOf({ opinions: [opinion("Es tarde.", null, null, [1, 2])] }));
  expect(few).toContain("Elbe-Kurier");
  expect(few).not.toContain("<details");
  const lots = await markupOf(analysisOf({ opinions: [opinion("Es tarde.", null, null, many(40))] }));
  expect(lots).toContain("40 periódicos · 6 países</summary>");
});

test("holder and opinion are text, whatever stands in them", async () => {
  const html = await markupOf(analysisOf({ opinions: [opinion(HOSTILE, HOSTILE, "mixed")] }));
  expect(html).not.toContain("<script");
});
