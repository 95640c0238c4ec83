import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { StandingAnalysis } from "../../../domain/analysis/queries";
import type { CreatorArticle } from "../../../domain/creators/queries";
import type { EventArticle, EventCard } from "../../../domain/events/queries";
import type { Language } from "../../../domain/shared/languages";
import { HOUR } from "../../../domain/shared/time";
import { Event } from "./event";
import { analysisOf, headingLevels, many, NOW, pageIn, source, told } from "./faces/testing";
import { eventView } from "./view.server";

const CARD: EventCard = {
  id: 5,
  title: "Tregua en Kardal",
  description: "",
  language: "es",
  newspapers: 3,
  countries: 2,
  languages: 2,
  articles: 2,
  contradictions: 0,
  categories: [],
  bornAt: NOW,
  updatedAt: NOW,
  lastPublishedAt: NOW - 3 * HOUR,
  byCountry: [
    { country: "ES", newspapers: 2 },
    { country: "DE", newspapers: 1 },
  ],
};

const articleOf = (n: number, rest: Partial<EventArticle> = {}): EventArticle => ({
  ...source(n),
  summary: "",
  author: null,
  words: null,
  paywall: false,
  citedSources: null,
  emphatic: false,
  clickbait: false,
  markReasons: null,
  ...rest,
});

/** An article of one of our creators. */
const ours = (rest: Partial<CreatorArticle>): CreatorArticle => ({
  id: 90,
  slug: null,
  headline: "Lo que callan los puertos",
  summary: "",
  url: "/articulo/90",
  language: "es",
  author: "Nadia",
  authorId: 1,
  country: null,
  publishedAt: NOW,
  firstPublishedAt: NOW,
  priceCents: 0,
  words: null,
  citedSources: null,
  markReasons: null,
  emphatic: false,
  clickbait: false,
  paywall: false,
  ...rest,
});

interface Parts {
  creators?: CreatorArticle[];
  card?: Partial<EventCard>;
  articles?: EventArticle[] | null;
  analysis?: StandingAnalysis | null;
  language?: Language;
}

/** An event of these parts as its page shows it once all of them are there. */
async function viewOf({ card, articles = [], analysis = null, creators = [], language = "es" }: Parts) {
  const view = eventView(
    await pageIn(language),
    { ...CARD, ...card },
    {
      articles: Promise.resolve(articles),
      analysis: Promise.resolve(analysis),
      ours: Promise.resolve(creators),
      threads: Promise.resolve([]),
      reacted: new Map(),
    },
  );
  const [faces, list] = await Promise.all([view.faces, view.articles]);
  return { ...view, faces, articles: list };
}

const markupOf = async (parts: Parts) => renderToStaticMarkup(<Event event={await viewOf(parts)} />);

describe("the head", () => {
  test("counts newspapers, countries and articles, and draws a piece for each country", async () => {
    const html = await markupOf({});
    expect(html).toContain("<span>3 periódicos</span><span>2 países</span><span>2 artículos</span>");
    expect(html.match(/<rect/g)).toHaveLength(2);
    expect(html).toMatch(/href="#pais-es">.*España <span aria-hidden="true">2<\/span>/);
  });

  test("names the countries with most newspapers, and says how many others there are", async () => {
    const codes = ["ES", "DE", "FR", "GB", "AR", "CH", "AT", "IT", "MX", "CL", "PE"];
    const byCountry = codes.map((country, i) => ({ country, newspapers: 20 - i }));
    const html = await markupOf({ card: { byCountry } });
    expect(html.match(/<rect/g)).toHaveLength(11);
    expect(html).toContain("<li>y 3 países más</li>");
  });

  test("leads guests who want to keep it to the sign-in and back to the event", async () => {
    const { head } = await viewOf({});
    const leads = head.actions.list.map((action) =>
      "href" in action ? [action.text, decodeURIComponent(action.href)] : action,
    );
    expect(head.read).toBeNull();
    expect(leads).toEqual([
      ["Leer más tarde", "/auth?next=/evento/5&idioma=es"],
      ["Guardar", "/auth?next=/evento/5&idioma=es"],
      ["Votar a favor", "/auth?next=/evento/5&idioma=es"],
    ]);
  });

  test("leaves no empty element for what is absent", async () => {
    const html = await markupOf({});
    expect(html).not.toContain("<p></p>");
    expect(html).not.toContain('class="standfirst"');
  });
});

describe("the articles", () => {
  test("a headline is marked with its language and leads to its newspaper in a new tab", async () => {
    const html = await markupOf({ articles: [articleOf(2, { headline: "Waffenruhe <in> Kardal" })] });
    expect(html).toContain('<span lang="de">Waffenruhe &lt;in&gt; Kardal</span>');
    expect(html).toContain('href="https://p2.example/2" target="_blank" rel="noopener"');
    expect(html).toContain("(se abre en otra pestaña)");
  });

  test("unknown words give no reading time, known ones do", async () => {
    const html = await markupOf({ articles: [articleOf(1, { words: 0 }), articleOf(2, { words: 401 })] });
    expect(html.match(/min de lectura/g)).toHaveLength(1);
    expect(html).toContain("<span>3 min de lectura</span>");
  });

  test("say what marks them, and why", async () => {
    const marked = articleOf(2, {
      clickbait: true,
      emphatic: true,
      citedSources: 2,
      markReasons: {
        headline: ["bait:so einfach", "hint:geheim", "ellipsis", "of-another-time"],
        content: ["capitals:NIE"],
        sources: ["Hafenamt", "Feuerwehr"],
      },
    });
    const html = await markupOf({ articles: [marked] });
    expect(html).toContain("<summary>Titular gancho · Texto enfático · Cita 2 fuentes</summary>");
    expect(html).toContain("promete y no cuenta: „so einfach“, „geheim“; deja la frase a medias<");
    expect(html).toContain("mayúsculas: „NIE“");
    expect(html).toContain("Hafenamt; Feuerwehr");
  });

  test("without reasons a mark is told alone", async () => {
    expect(await markupOf({ articles: [articleOf(1, { emphatic: true })] })).toContain(
      '<p class="marks">Texto enfático</p>',
    );
  });

  test("in several languages can be reduced to one, by an address too", async () => {
    const { articles } = await viewOf({ articles: [articleOf(1), articleOf(2), articleOf(5)] });
    expect(articles?.filter).toEqual({
      label: "Idioma de los artículos",
      chosen: null,
      choices: [
        { language: null, text: "Todos los idiomas", count: 3, href: "?idioma=es#articulos" },
        { language: "es", text: "español", count: 2, href: "?idioma=es&lengua=es#articulos" },
        { language: "de", text: "alemán", count: 1, href: "?idioma=es&lengua=de#articulos" },
      ],
    });
    expect((await viewOf({ articles: [articleOf(1), articleOf(5)] })).articles?.filter).toBeNull();
  });

  test("of three fit without folding; of three hundred countries fold, and a few stand open", async () => {
    expect(await markupOf({ articles: many(3).map((n) => articleOf(n)) })).not.toContain("<details");
    const long = await markupOf({ articles: many(300).map((n) => articleOf(n)) });
    expect(long.match(/<details/g)).toHaveLength(6);
    expect(long.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(long.match(/<li class="article"/g)).toHaveLength(300);
  });

  test("show when they were published, in bars and in words", async () => {
    const html = await markupOf({ articles: many(8).map((n) => articleOf(n)) });
    expect(html).toContain("Del 20 nov, 10:00 UTC al 20 nov, 17:00 UTC.");
    const { articles } = await viewOf({ articles: many(300).map((n) => articleOf(n)) });
    expect(articles?.hours?.counts.length).toBeLessThanOrEqual(48);
    expect(articles?.hours?.counts.reduce((sum, count) => sum + count, 0)).toBe(300);
  });

  test("that could not be loaded do not hide the event", async () => {
    const html = await markupOf({
      articles: null,
      analysis: analysisOf({ facts: [told("Hay tregua.", [1])] }),
    });
    expect(html).toContain("No se ha podido cargar la lista de artículos.");
    expect(html).toContain("Hay tregua.");
  });
});

test("our creators' articles about it stand first, open by their address, and say what they cost", async () => {
  const creators = [ours({ slug: "2026/puertos", paywall: true }), ours({ id: 91, headline: "Otra" })];
  const html = await markupOf({ articles: [articleOf(1)], creators });
  expect(html).toContain('href="/article/2026/puertos?idioma=es" data-article="2026/puertos"');
  expect(html).toContain('href="/articulo/91?idioma=es" data-article="91"');
  expect(html.match(/De pago/g)).toHaveLength(1);
  expect(html.indexOf("Artículos de nuestros creadores")).toBeLessThan(html.indexOf("Titular 1"));
});

test("without an analysis there are neither tabs nor faces, and headings go down without a gap", async () => {
  const html = await markupOf({ articles: [articleOf(1)] });
  expect(html).not.toContain("<nav");
  expect(html).not.toContain("face");
  expect(headingLevels(html)).toEqual([1, 2, 3]);
});

describe("with an analysis", async () => {
  const analysis = analysisOf({
    facts: [told("Hay tregua.", [1])],
    summary: [told("Callan las armas.", [2, 1])],
  });
  const html = await markupOf({ articles: [articleOf(1), articleOf(3)], analysis });

  test("tabs lead to every section that is there, the articles last", () => {
    const hrefs = [...html.matchAll(/<li><a href="#([^"]+)"(?: aria-current="true")?>([^<]+)<\/a>/g)];
    expect(hrefs.map(([, id, name]) => [id, name])).toEqual([
      ["resumen", "Resumen"],
      ["hechos", "Hechos"],
      ["articulos", "Artículos"],
    ]);
    for (const [, id] of hrefs) expect(html).toContain(`id="${id}"`);
  });

  test("a source number of the summary leads to its article, which shows the same number", () => {
    expect(html).toContain('href="#fuente-1" aria-label="Fuente 2: La Voz del Estuario">2</a>');
    expect(html).toMatch(
      /id="fuente-1"><p class="newspaper"><img [^>]*>La Voz del Estuario<span class="source-number">.*>2</,
    );
    expect(html).toMatch(/id="fuente-3"><p class="newspaper"><img [^>]*>La Dépêche armoricaine<\/p>/);
  });

  test("headings still go down without a gap", () => {
    expect(headingLevels(html)).toEqual([1, 2, 2, 2, 3, 3]);
  });
});
