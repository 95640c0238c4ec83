import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE, systemClock } from "../../domain/shared/time";
import { creatorArticleWire } from "../../functions/api/articles.wire";
import { laneArticlesWire } from "../../functions/api/lanes.wire";
import { ARTICLES, seedCreators } from "../../sample/creators/seed";
import { startProduct, type TestProduct } from "../support/product";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ edition: "sample" });
  await seedCreators({ db: product.db, clock: systemClock });
});
afterAll(() => product.close());

const CLOSED = "was-der-mietendeckel-nicht-deckelt";
const MICROPAY = "la-greve-vue-de-la-salle-des-maitres";
const SLASHED = "notes/2026/how-a-cable-breaks";

const ask = (path: string, language = "es") =>
  product.worker.dispatchFetch(`${product.url}${path}`, { headers: { "accept-language": language } });
const read = async (path: string) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  return creatorArticleWire.strict().parse(await response.json());
};
const problem = async (path: string, language?: string) => {
  const response = await ask(path, language);
  return { status: response.status, ...((await response.json()) as { error: string; code: string }) };
};
const publishedBefore = (slug: string, ms: number) =>
  product.db.$client.execute({
    sql: "update creator_articles set first_published_at = ? where slug = ?",
    args: [Date.now() - ms, slug],
  });

describe("an article", () => {
  test("is the same by id and by slug, at both addresses", async () => {
    const article = await read(`/api/article/${SLASHED}`);
    expect(article).toMatchObject({
      titular: "How a cable breaks, and what the break tells",
      autor: "Oliver Marsh",
      tipo: "Poliedro",
      periodico_nombre: "Poliedro",
      origen: "Poliedro",
      pais_iso_code: "GB",
      url: "http://poliedro.example/article/notes/2026/how-a-cable-breaks",
      importe_euros: null,
      paywall: false,
      bloqueado: false,
      gratis_desde: null,
      author: { alias: "Oliver Marsh", bio: { link_blog: "https://below-the-waterline.example" } },
    });
    expect(JSON.parse(article.body_json!)).toMatchObject({ type: "doc" });
    for (const path of [
      `/api/articulo/${article.articulo_id}`,
      `/api/article/${article.articulo_id}`,
      `/api/article/${encodeURIComponent(SLASHED)}`,
    ])
      expect(await read(path)).toEqual(article);
  });

  test("is not found under an unknown address, nor under a newspaper's article's", async () => {
    const es = { status: 404, code: "article_not_found", error: "Artículo no encontrado" };
    expect(await problem("/api/articulo/999999")).toEqual(es);
    expect(await problem("/api/article/no/such/slug")).toEqual(es);
    expect(await problem("/api/article/no-such-slug", "de")).toMatchObject({
      error: "Artikel nicht gefunden",
    });
  });

  test("that is a draft is refused", async () => {
    expect(await problem("/api/article/borrador-sobre-las-balsas")).toEqual({
      status: 403,
      code: "article_forbidden",
      error: "Este artículo no está disponible públicamente",
    });
  });
});

describe("a priced article", () => {
  const locked = async (slug: string) => {
    const article = await read(`/api/article/${slug}`);
    expect(article.bloqueado).toBe(article.paywall);
    expect("body_json" in article).toBe(!article.bloqueado);
    return article.bloqueado;
  };

  test("is told without any key for a body, with its price and the day from which it is free", async () => {
    const response = await ask(`/api/article/${CLOSED}`);
    const text = await response.text();
    const article = JSON.parse(text) as Record<string, unknown>;
    expect(article).toMatchObject({ bloqueado: true, importe_euros: 3.5 });
    for (const key of ["body_json", "body_html", "texto_libre"]) expect(article).not.toHaveProperty(key);
    expect(text).not.toContain("Paragraf drei");
    const { fecha_publicacion, gratis_desde } = await read(`/api/article/${CLOSED}`);
    expect(Date.parse(gratis_desde!) - Date.parse(fecha_publicacion!)).toBe(31 * DAY);
  });

  test("has its body in no byte of its page, not even in what scripts read", async () => {
    for (const path of [`/article/${CLOSED}`, `/article/${CLOSED}.data`, `/?article=${CLOSED}`]) {
      const text = await (await ask(path, "de")).text();
      expect(text).toContain("Was der Mietendeckel nicht deckelt");
      expect(text).not.toContain("Paragraf drei");
    }
  });

  test("opens 31 days after its first publication, a micropay one after 30", async () => {
    await publishedBefore(CLOSED, 30 * DAY + 23 * HOUR);
    expect(await locked(CLOSED)).toBe(true);
    await publishedBefore(CLOSED, 31 * DAY + MINUTE);
    expect(await locked(CLOSED)).toBe(false);
    await publishedBefore(MICROPAY, 29 * DAY + 23 * HOUR);
    expect(await locked(MICROPAY)).toBe(true);
    await publishedBefore(MICROPAY, 30 * DAY + MINUTE);
    expect(await locked(MICROPAY)).toBe(false);
    for (const slug of [CLOSED, MICROPAY]) await publishedBefore(slug, DAY);
  });
});

test("the creators' lane lists what is published, newest first, and no draft", async () => {
  const lanes = (await (await ask("/api/carriles")).json()) as { carril_id: number; tipo: string }[];
  const { carril_id } = lanes.find(({ tipo }) => tipo === "articulos")!;
  const { articulos } = laneArticlesWire
    .strict()
    .parse(await (await ask(`/api/carril/${carril_id}/articles`)).json());
  expect(articulos).toHaveLength(ARTICLES.filter(({ draft }) => !draft).length);
  expect(articulos.map(({ titular }) => titular)).not.toContain("Las balsas que no se abrieron");
  const times = articulos.map(({ created_on }) => created_on);
  expect(times).toEqual(times.toSorted().reverse());
  const closed = articulos.find(({ titular }) => titular === "Was der Mietendeckel nicht deckelt");
  expect(closed).toMatchObject({ tipo: "Poliedro", importe_euros: 3.5, paywall: true, pais_iso_code: "AT" });
});

test("a picture that no article names is not found", async () => {
  const { articulo_id } = await read(`/api/article/${SLASHED}`);
  for (const which of ["0", "autor", "9999"])
    expect(await problem(`/api/articulo/${articulo_id}/imagenes/${which}`)).toMatchObject({
      status: 404,
      code: "image_not_found",
    });
});
