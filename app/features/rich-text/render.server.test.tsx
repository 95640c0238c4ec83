import { describe, expect, test } from "vitest";
import { readBody } from "../../../domain/creators/document/read";
import { SHOWCASE } from "../../../sample/creators/articles/showcase";
import { doc, marked, node, p } from "../../../sample/creators/build";
import { translateInto } from "../../i18n/translate.server";
import { renderDocument } from "./render.server";

async function html(stored: string | null, language: "es" | "de" = "es"): Promise<string> {
  const body = readBody(stored);
  if (body.kind !== "document") throw new Error(body.kind);
  const pictureAt = (url: string) => `/pictures/${encodeURIComponent(url)}`;
  return renderDocument(body.document, { language, t: await translateInto(language), pictureAt });
}

const ELEMENTS =
  `h1 h2 h3 h4 h5 h6 p strong em u s code pre blockquote ul ol li input mark a img hr br`.split(" ");

test.each(ELEMENTS)("an article that uses everything has the element %s", async (element) => {
  expect(await html(SHOWCASE.body)).toMatch(new RegExp(`<${element}[\\s/>]`));
});

test("what is hostile in an article is inert: no script, no handler, no style, no address but of the list", async () => {
  const shown = await html(SHOWCASE.body);
  expect(shown).toContain("&lt;script&gt;alert(1)&lt;/script&gt; as a text");
  expect(shown).not.toMatch(/<(script|iframe|svg|style|object|embed|form|widget)/i);
  const tags = shown.match(/<[^>]+>/g)!.join("");
  expect(tags).not.toMatch(/javascript:|\son\w+=|\sstyle=|svg|evil\.example/i);
  const schemes = [...tags.matchAll(/(?:href|src)="([a-z]+):/g)].map(([, scheme]) => scheme);
  expect(new Set(schemes)).toEqual(new Set(["https", "mailto", "data"]));
  expect(shown).toContain("The text of an unknown node");
  expect(shown).toContain("A drawing that could hold a script");
});

test("every link opens another tab that knows nothing of this one", async () => {
  const links = (await html(SHOWCASE.body)).match(/<a [^>]+>/g)!;
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(link).toContain('target="_blank" rel="noopener noreferrer"');
});

describe("a mark's tooltip", () => {
  const tip = async (mark: [string, Record<string, unknown>], language: "es" | "de" = "es") => {
    const shown = await html(doc(p(marked("passage", mark))), language);
    const [, inside] = /role="tooltip"[^>]*>(.*)<\/span><\/span><\/p>/.exec(shown)!;
    return inside!.replace(/<[^>]+>/g, "");
  };
  const url = "https://a.example/";

  test.each([
    ["hecho", "Hecho verificado"],
    ["declaracion", "Declaración"],
    ["cita", "Cita"],
    ["opinion", "Opinión"],
    ["impacto", "Impacto"],
    ["contexto", "Contexto"],
    ["desinformacion", "Desinformación"],
    ["framing", "Framing"],
  ])("of %s says %s", async (name, label) => {
    expect(await tip([name, {}])).toBe(label);
    expect(await tip([name, { url }])).toBe(`${label} - Click para ver fuente`);
    expect(await tip([name, { url_fuente: url }])).toBe(`${label} - Click para ver fuente`);
  });

  test("tells person, time, time frame and source in this order", async () => {
    const all = { person: "Ana", timestamp: "2026-11-20T18:00:00Z", timeframe: "2030", url };
    expect(await tip(["impacto", all])).toBe(
      "Impacto - Ana (20 nov 2026, 18:00 UTC) - 2030 - Click para ver fuente",
    );
    expect(await tip(["declaracion", { nombre_cargo: "Ana, alcaldesa" }])).toBe(
      "Declaración - Ana, alcaldesa",
    );
  });

  test("is in the reader's language", async () => {
    expect(await tip(["hecho", { url }], "de")).toBe("Geprüfte Tatsache - Klicken, um die Quelle zu sehen");
  });
});

test("a passage with a source is a link to it, one without can be focused all the same", async () => {
  const shown = await html(
    doc(
      p(marked("one", ["hecho", { url_fuente: "https://a.example/" }]), " ", marked("two", ["contexto", {}])),
    ),
  );
  expect(shown).toContain(
    '<a class="tag tag-hecho" data-letter="H" aria-describedby="tip-1" href="https://a.example/" target="_blank" rel="noopener noreferrer">one</a>',
  );
  expect(shown).toContain('aria-describedby="tip-2" role="note" tabindex="0">two</span>');
});

test("pictures of the open web are shown from our own address, with their size", async () => {
  const image = { src: "https://a.example/x.png", alt: 'A "picture"', width: 20, height: "10" };
  expect(await html(doc(node("image", image)))).toBe(
    '<img src="/pictures/https%3A%2F%2Fa.example%2Fx.png" alt="A &quot;picture&quot;" width="20" height="10" loading="lazy" decoding="async"/>',
  );
});
