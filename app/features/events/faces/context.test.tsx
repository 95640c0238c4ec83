import { expect, test } from "vitest";
import type { ContextItem } from "../../../../domain/analysis/findings";
import { LANGUAGES, type Language } from "../../../../domain/shared/languages";
import { DAY } from "../../../../domain/shared/time";
import { analysisOf, HOSTILE, many, markupOf, NOW, told } from "./testing";

const before = (text: string, days: number | null, event: number | null = null): ContextItem => ({
  ...told(text, [1], event === null ? 1 : null),
  at: days === null ? null : NOW - days * DAY,
  event,
});

test("background comes first, then a timeline from the oldest moment on", async () => {
  const html = await markupOf(
    analysisOf({ context: [before("Ayer.", 1), before("Siempre.", null), before("Hace mucho.", 400)] }),
  );
  expect(html.indexOf("Siempre")).toBeLessThan(html.indexOf("Hace mucho"));
  expect(html.indexOf("Hace mucho")).toBeLessThan(html.indexOf("Ayer"));
  expect(html).toContain('<time dateTime="2025-10-16">16 oct 2025</time>');
  expect(html).toContain('<ol class="timeline">');
});

test("an earlier event can be followed, in the language that the reader asked for", async () => {
  const html = await markupOf(analysisOf({ context: [before("Un incendio menor", 9, 31)] }));
  expect(html).toContain(
    '<a class="earlier-event" href="/evento/31?idioma=es" data-event="31">Un incendio menor</a>',
  );
});

test("a moment is dated as exactly as its source says, and by the year alone where only an old analysis knows", async () => {
  const at = (text: string, time: number, precision?: ContextItem["precision"]): ContextItem => ({
    ...told(text, [1], 1),
    at: time,
    event: null,
    precision,
  });
  const context = [
    at("Año.", Date.UTC(2017, 0, 1), "year"),
    at("Mes.", Date.UTC(2018, 2, 1), "month"),
    at("Día.", Date.UTC(2019, 0, 1), "day"),
    at("Antes.", Date.UTC(2020, 0, 1)),
  ];
  const dates = async (language: Language) =>
    [
      ...(await markupOf(analysisOf({ context }), language)).matchAll(/<time dateTime="(20[\d-]+)">([^<]+)/g),
    ].map(([, iso, text]) => [iso, text]);
  const iso = ["2017", "2018-03", "2019-01-01", "2020"];
  const inWords = {
    es: ["2017", "mar 2018", "1 ene 2019", "2020"],
    en: ["2017", "Mar 2018", "1 Jan 2019", "2020"],
    fr: ["2017", "mars 2018", "1 janv. 2019", "2020"],
    de: ["2017", "März 2018", "1. Jan. 2019", "2020"],
  };
  for (const language of LANGUAGES)
    expect(await dates(language)).toEqual(iso.map((one, i) => [one, inWords[language][i]]));
});

test("background alone has no timeline", async () => {
  const html = await markupOf(analysisOf({ context: [before("Siempre.", null)] }));
  expect(html).not.toContain("timeline");
  expect(html).toContain("«Siempre»");
});

test("of forty moments the first ten are in view", async () => {
  const context = many(40).map((n) => before(`Momento ${n}.`, n));
  expect(await markupOf(analysisOf({ context }))).toContain("<summary>30 más</summary>");
});

test("the title of an earlier event is text, whatever stands in it", async () => {
  expect(await markupOf(analysisOf({ context: [before(HOSTILE, 1, 2)] }))).not.toContain("<script");
});
