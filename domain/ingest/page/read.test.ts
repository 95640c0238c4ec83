import { describe, expect, test } from "vitest";
import type { PageFacts } from "./facts";
import { readPage } from "./read";

const URL_OF_PAGE = "https://www.elfaro.example/economia/plan-de-rios";
const SENTENCE =
  "El Ayuntamiento presentó este martes un plan para limpiar los tres ríos de la comarca, que costará doce millones.";
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p>${SENTENCE} Fase ${at + 1}.</p>`).join("\n");

function page(body: string, head = ""): string {
  return `<!doctype html><html lang="es-ES"><head><title>Plan</title>${head}</head><body>
    <nav><ul><li><a href="/">Portada</a></li><li><a href="/deportes">Deportes</a></li></ul></nav>
    <main><article><h1>Un plan para limpiar tres ríos de toda la comarca en doce meses, según el alcalde</h1>${body}</article></main>
    <aside><p>Lo más leído: otra noticia sobre otra cosa muy distinta que no viene a cuento aquí.</p></aside>
    <footer><p>Aviso legal y política de privacidad de esta casa, con muchas palabras.</p></footer></body></html>`;
}
function read(
  html: string | Uint8Array,
  extra: { contentType?: string | null; headers?: Headers; language?: string } = {},
) {
  const bytes = typeof html === "string" ? new TextEncoder().encode(html) : html;
  return readPage(bytes, {
    contentType: "text/html; charset=utf-8",
    url: URL_OF_PAGE,
    language: "es",
    ...extra,
  });
}
function facts(html: string | Uint8Array, extra?: Parameters<typeof read>[1]): PageFacts {
  const result = read(html, extra);
  if (!result) throw new Error("not read as an article");
  return result;
}
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe("text", () => {
  test("counts the words of the article and of nothing else", () => {
    const own = facts(page(paragraphs(8)));
    expect(own.words).toBe(8 * 21);
    expect(own.lead.startsWith("El Ayuntamiento presentó")).toBe(true);
    expect(own.lead.length).toBeLessThanOrEqual(600);
    expect(own.extract).not.toMatch(/Lo más leído|Aviso legal|Portada/);
    expect(facts(page(paragraphs(200))).extract.length).toBeLessThanOrEqual(4000);
  });

  test("reads other encodings by meta element and without any declaration", () => {
    const latin = Uint8Array.from(page(paragraphs(8), '<meta charset="iso-8859-1">'), (char) =>
      char.charCodeAt(0),
    );
    expect(facts(latin, { contentType: "text/html" }).lead).toContain("presentó");
    const undeclared = Uint8Array.from(page(paragraphs(8)), (char) => char.charCodeAt(0));
    expect(facts(undeclared, { contentType: null }).lead).toContain("ríos");
  });

  test("a page too large for Readability is read all the same", () => {
    const filler = "<div><span><b></b></span></div>".repeat(8000);
    const own = facts(page(paragraphs(8) + filler));
    expect(own.words).toBe(8 * 21);
    expect(own.extract).not.toContain("Aviso legal");
  });

  test("hidden parts are not visible text; a body that a script will show is", () => {
    const hidden = `<div style="display: none">${paragraphs(4)}</div><p hidden>${SENTENCE}</p>`;
    expect(facts(page(paragraphs(8) + hidden)).words).toBe(8 * 21);
    expect(facts(page(paragraphs(8)).replace("<body>", '<body style="display:none">')).words).toBe(8 * 21);
  });

  test("a text that scripts draw is taken from JSON-LD", () => {
    const own = facts(
      page(
        "<div id=app></div>",
        ld({ "@type": "NewsArticle", headline: "x", articleBody: `${SENTENCE} `.repeat(5) }),
      ),
    );
    expect(own.words).toBe(5 * 19);
  });

  test("what is no article gives null", () => {
    expect(read("%PDF-1.7 …", { contentType: "application/pdf" })).toBeNull();
    expect(read('{"a":1}', { contentType: null })).toBeNull();
    expect(read("")).toBeNull();
    expect(read("<html><body><ul><li><a href=/a>Una</a></li></ul></body></html>")).toBeNull();
  });
});

describe("declared facts", () => {
  test("author, times, section, language, canonical address from a graph with references", () => {
    const graph = {
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "Person", "@id": "#ana", name: "Ana Ruiz" },
        {
          "@type": ["NewsArticle"],
          headline: "Plan",
          author: [{ "@id": "#ana" }, { "@type": "Person", name: "Por Luis Gil" }],
          datePublished: "2026-03-01T10:00:00+0100",
          dateModified: "2026-03-01 11:30:00Z",
          articleSection: ["Economía", "Local"],
        },
      ],
    };
    const own = facts(page(paragraphs(8), `${ld(graph)}<link rel="canonical" href="/economia/plan#top">`));
    expect(own).toMatchObject({
      author: "Ana Ruiz, Luis Gil",
      publishedAt: Date.UTC(2026, 2, 1, 9),
      updatedAt: Date.UTC(2026, 2, 1, 11, 30),
      section: "Economía",
      language: "es",
      canonicalUrl: "https://www.elfaro.example/economia/plan",
    });
  });

  test("meta elements and marked text where there is no JSON-LD", () => {
    const head = `<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01T10:00">
      <meta property="article:section" content="Cultura"><meta property="og:url" content="https://www.elfaro.example/x">`;
    const own = facts(page(`<a rel="author" href="/ana">Por Ana Ruiz</a>${paragraphs(4)}`, head));
    expect(own).toMatchObject({
      author: "Ana Ruiz",
      publishedAt: Date.UTC(2026, 2, 1, 10),
      updatedAt: null,
      section: "Cultura",
      canonicalUrl: "https://www.elfaro.example/x",
    });
  });

  test("JSON-LD that is wrapped, escaped or broken by line ends is mended; the hopeless is passed over", () => {
    const raw = (body: string) => `<script type="application/ld+json">${body}</script>`;
    const article = (author: string) => `{"@type":"NewsArticle","headline":"a","author":"${author}",}`;
    expect(facts(page(paragraphs(8), raw(`<!-- ${article("Ana")} -->`))).author).toBe("Ana");
    expect(facts(page(paragraphs(8), raw(article("Ana\nRuiz")))).author).toBe("Ana Ruiz");
    expect(facts(page(paragraphs(8), raw(article("Ana").replaceAll('"', "&quot;")))).author).toBe("Ana");
    expect(facts(page(paragraphs(8), raw("{{{") + raw(article("Ana")))).author).toBe("Ana");
  });

  test("a reservation of mining is seen in the page and in its headers", () => {
    expect(facts(page(paragraphs(8))).tdmReserved).toBe(false);
    expect(facts(page(paragraphs(8), '<meta name="tdm-reservation" content="1">')).tdmReserved).toBe(true);
    expect(facts(page(paragraphs(8)), { headers: new Headers({ "TDM-Reservation": "1" }) }).tdmReserved).toBe(
      true,
    );
  });
});

describe("paywall", () => {
  const article = (extra: object) => ld({ "@type": "NewsArticle", headline: "x", ...extra });
  const reason = (html: string, language = "es") => facts(html, { language }).paywallReason;

  test("schema.org says it, in all the ways it is written", () => {
    for (const no of [false, "False", "false", "https://schema.org/False"]) {
      expect(reason(page(paragraphs(30), article({ isAccessibleForFree: no })))).toBe(
        "json-ld:isAccessibleForFree",
      );
    }
    const part = { "@type": "WebPageElement", isAccessibleForFree: "False", cssSelector: ".premium" };
    expect(
      reason(page(paragraphs(30), article({ isAccessibleForFree: true, hasPart: [part] }))),
    ).not.toBeNull();
    expect(reason(page(paragraphs(30), article({ isAccessibleForFree: "True" })))).toBeNull();
    const ofPage = ld({ "@type": "WebPage", isAccessibleForFree: false });
    expect(reason(page(paragraphs(30), article({}) + ofPage))).toBe("json-ld:isAccessibleForFree");
    expect(reason(page(paragraphs(30), article({ isAccessibleForFree: true }) + ofPage))).toBeNull();
  });

  test("meta elements: locked is a paywall, metered and free are not", () => {
    const meta = (name: string, content: string) =>
      page(paragraphs(8), `<meta name="${name}" content="${content}">`);
    expect(reason(meta("article:content_tier", "locked"))).toBe("meta:article:content_tier=locked");
    expect(reason(meta("cXenseParse:abc-paywall", "true"))).toBe("meta:cxenseparse:abc-paywall=true");
    expect(reason(meta("article:content_tier", "metered"))).toBeNull();
    expect(reason(meta("article:content_tier", "free"))).toBeNull();
    expect(reason(meta("isPremium", "false"))).toBeNull();
  });

  test("a box with text on a short page counts; an empty holder, a denial and a full text do not", () => {
    const box =
      '<div class="article-paywall__x paywall-container"><p>Elija su suscripción y apoye nuestra labor.</p></div>';
    expect(reason(page(paragraphs(3) + box, article({})))).toBe("container:paywall-container");
    expect(reason(page(`${paragraphs(3)}<div id="paywall"></div>`, article({})))).toBeNull();
    expect(reason(page(`<div class="no-paywall">${paragraphs(3)}</div>`, article({})))).toBeNull();
    expect(reason(page(paragraphs(30) + box, article({})))).toBeNull();
  });

  test.each([
    ["es", "Contenido exclusivo para suscriptores"],
    ["en", "Subscribe to continue reading"],
    ["fr", "Il vous reste 74 % de cet article à lire."],
    ["de", "Jetzt weiterlesen: mit dem Monatsabo."],
  ])("words of a cut text (%s)", (language, words) => {
    expect(reason(page(`${paragraphs(3)}<div><p>${words}</p></div>`, article({})), language)).toMatch(
      /^phrase:/,
    );
    expect(
      reason(page(`${paragraphs(3)}<p><a href="/otra">${words}</a></p>`, article({})), language),
    ).toBeNull();
  });
});

describe("hostile pages end in time and without an error", () => {
  test.each([
    ["nesting", "<div>".repeat(200_000)],
    ["nested JSON", `<script type="application/ld+json">${'{"a":['.repeat(100_000)}</script>`],
    ["stray signs", page("<".repeat(1_000_000))],
    ["references", page("&amp".repeat(400_000))],
    ["marks that are no tags", page(`<p>${"&#x".repeat(80_000)}]]>`)],
    ["hard spaces", page("\u00a0".repeat(200_000))],
    ["points", page(`<p>a${".".repeat(1_000_000)}`)],
    ["end tags", `${"<div>".repeat(390)}${"</b>".repeat(300_000)}`],
    ["attributes", `<div ${"a=1 ".repeat(300_000)}>`],
    ["class names", page(`<p class="${"paywall-".repeat(100_000)}">x</p>`)],
    ["bytes", String.fromCharCode(...Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))],
  ])("%s", (_, html) => {
    expect(() => read(html)).not.toThrow();
  });
});
