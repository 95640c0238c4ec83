import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EventPage, type EventView } from "./event";

const AGE = { text: "3 h", iso: "2026-11-20T15:00:00.000Z" };

const view: EventView = {
  title: "Tregua en Kardal",
  description: "",
  language: null,
  kickers: [],
  coverage: "2 periódicos · 2 países · 2 artículos",
  latest: { label: "Última noticia", age: AGE },
  contradicted: null,
  articles: {
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
