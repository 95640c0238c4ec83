import { expect, test } from "vitest";
import type { ContextItem } from "../../../../domain/analysis/findings";
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
  expect(html.indexOf("Siempre.")).toBeLessThan(html.indexOf("Hace mucho."));
  expect(html.indexOf("Hace mucho.")).toBeLessThan(html.indexOf("Ayer."));
  expect(html).toContain('<time dateTime="2025-10-16">16 oct 2025</time>');
  expect(html).toContain('<ol class="timeline">');
});

test("an earlier event can be followed, in the language that the reader asked for", async () => {
  const html = await markupOf(analysisOf({ context: [before("Un incendio menor", 9, 31)] }));
  expect(html).toContain(
    '<a class="earlier-event" href="/evento/31?idioma=es" data-event="31">Un incendio menor</a>',
  );
});

test("background alone has no timeline", async () => {
  const html = await markupOf(analysisOf({ context: [before("Siempre.", null)] }));
  expect(html).not.toContain("timeline");
  expect(html).toContain("«Siempre.»");
});

test("of forty moments the first ten are in view", async () => {
  const context = many(40).map((n) => before(`Momento ${n}.`, n));
  expect(await markupOf(analysisOf({ context }))).toContain("<summary>30 más</summary>");
});

test("the title of an earlier event is text, whatever stands in it", async () => {
  expect(await markupOf(analysisOf({ context: [before(HOSTILE, 1, 2)] }))).not.toContain("<script");
});
