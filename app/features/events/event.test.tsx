import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { EventArticle, EventCard } from "../../../domain/events/queries";
import { EventPage, type EventView } from "./event";
import { analysisOf, headingLevels, NOW, pageIn, source, told } from "./faces/testing";
import { eventView } from "./view.server";

const AGE = { text: "3 h", iso: "2026-11-20T15:00:00.000Z" };

const view: EventView = {
  title: "Tregua en Kardal",
  description: "",
  language: null,
  kickers: [],
  coverage: "2 periódicos · 2 países · 2 artículos",
  latest: { label: "Última noticia", age: AGE },
  contradicted: null,
  chapters: null,
  faces: null,
  articles: {
    anchor: "articulos",
    title: "Artículos",
    newTab: "se abre en otra pestaña",
    countries: [
      {
        code: "DE",
        name: "Alemania",
        count: "1 periódico",
        articles: [
          {
            id: 1,
            anchor: "fuente-1",
            source: null,
            newspaper: "Elbe-Kurier",
            headline: "Waffenruhe <in> Kardal",
            url: "https://elbe-kurier.example/1",
            language: "de",
            age: AGE,
            notes: ["De pago"],
          },
        ],
      },
    ],
  },
};

const CARD: EventCard = {
  id: 5,
  title: "Tregua en Kardal",
  description: "",
  language: "es",
  newspapers: 2,
  countries: 2,
  languages: 2,
  articles: 2,
  contradictions: 0,
  categories: [],
  bornAt: NOW,
  updatedAt: NOW,
  lastPublishedAt: NOW,
};

const articleOf = (n: number): EventArticle => ({
  ...source(n),
  summary: "",
  author: null,
  words: null,
  paywall: false,
  citedSources: null,
  emphatic: false,
  clickbait: false,
  markReasons: null,
});

test("a headline is marked with its language and leads to its newspaper in a new tab", () => {
  const html = renderToStaticMarkup(<EventPage event={view} />);
  expect(html).toContain('<span lang="de">Waffenruhe &lt;in&gt; Kardal</span>');
  expect(html).toContain('href="https://elbe-kurier.example/1" target="_blank" rel="noopener"');
  expect(html).toContain("(se abre en otra pestaña)");
});

test("headings go down without a gap, and what is absent leaves no empty element", () => {
  const html = renderToStaticMarkup(<EventPage event={view} />);
  expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(["1", "2", "3"]);
  expect(html).not.toContain("<p></p>");
  expect(html).not.toContain('class="standfirst"');
});

test("without an analysis there are neither chapters nor faces", () => {
  const html = renderToStaticMarkup(<EventPage event={view} />);
  expect(html).not.toContain("<nav");
  expect(html).not.toContain("face");
});

describe("with an analysis", async () => {
  const analysis = analysisOf({
    facts: [told("Hay tregua.", [1])],
    summary: [told("Callan las armas.", [2, 1])],
  });
  const html = renderToStaticMarkup(
    <EventPage event={eventView(await pageIn("es"), CARD, [articleOf(1), articleOf(3)], analysis)} />,
  );

  test("chapters lead to every section that is there, the articles last", () => {
    const hrefs = [...html.matchAll(/<li><a href="#([^"]+)">([^<]+)<\/a><\/li>/g)].map(([, id, name]) => [
      id,
      name,
    ]);
    expect(hrefs).toEqual([
      ["resumen", "Resumen"],
      ["hechos", "Hechos"],
      ["articulos", "Artículos"],
    ]);
    for (const [id] of hrefs) expect(html).toContain(`id="${id}"`);
  });

  test("a source number of the summary leads to its article, which shows the same number", () => {
    expect(html).toContain('href="#fuente-1" aria-label="Fuente 2: La Voz del Estuario">2</a>');
    expect(html).toMatch(
      /id="fuente-1"><p class="newspaper">La Voz del Estuario<span class="source-number">.*>2</,
    );
    expect(html).toContain('id="fuente-3"><p class="newspaper">La Dépêche armoricaine</p>');
  });

  test("headings still go down without a gap", () => {
    expect(headingLevels(html)).toEqual([1, 2, 2, 2, 3, 3]);
  });
});
