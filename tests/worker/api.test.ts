import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { lanes as laneTable } from "../../db/schema";
import { articleWire, eventWire } from "../../functions/api/events.wire";
import { laneArticlesWire, laneEventsWire, laneWire } from "../../functions/api/lanes.wire";
import { startReadSample } from "../support/read-sample";

let product: Awaited<ReturnType<typeof startReadSample>>;
beforeAll(async () => {
  product = await startReadSample();
});
afterAll(() => product.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  product.worker.dispatchFetch(`${product.url}${path}`, { headers: { "accept-language": "es", ...headers } });
const json = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  return schema.parse(await response.json());
};
const problem = async (path: string, headers: Record<string, string> = {}) => {
  const response = await ask(path, headers);
  return { status: response.status, ...((await response.json()) as { error: string; code: string }) };
};
const lanes = () => json("/api/carriles", z.array(laneWire.strict()));
/** An event once its analysis is written: that comes a moment after its articles are grouped. */
const analysed = async (id: number, language: string) => {
  for (;;) {
    const event = await json(`/api/modal_eventos/${id}?idioma=${language}`, eventWire.strict());
    if (event.analisis) return event;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
const laneOf = async (name: string) => (await lanes()).find((lane) => lane.nombre === name)!.carril_id;

describe("lanes", () => {
  test("have exactly the contract's fields, without those for signed-in readers", async () => {
    const all = await lanes();
    expect(all.map((lane) => lane.nombre)).toEqual(
      expect.arrayContaining([
        "Lo más cubierto ahora",
        "Lo más nuevo",
        "Las fuentes se contradicen",
        "En más países",
        "De nuestros creadores",
      ]),
    );
    expect(all.filter((lane) => lane.requiere_login)).toEqual([]);
    expect(all.find((lane) => lane.tipo === "banner")?.url).toBeTruthy();
    expect(all.filter((lane) => lane.tipo !== "banner").some((lane) => "url" in lane)).toBe(false);
  });

  test("_t is ignored", async () => {
    const [a, b] = await Promise.all([ask("/api/carriles?_t=1"), ask("/api/carriles?_t=2")]);
    expect(await a.text()).toBe(await b.text());
  });

  test("events: twenty a page, the most covered first, shown ones only", async () => {
    const page = await json(
      `/api/carril/${await laneOf("Lo más cubierto ahora")}/events?idioma=es`,
      laneEventsWire.strict(),
    );
    expect(page.eventos).toHaveLength(20);
    expect(page).toMatchObject({ carril_nombre: "Lo más cubierto ahora", has_more: true });
    for (const event of page.eventos) {
      expect(event.numero_articulos).toBeGreaterThanOrEqual(3);
      expect(event.numero_periodicos).toBeGreaterThanOrEqual(2);
      expect(event.categorias.length).toBeGreaterThanOrEqual(1);
      expect([...event.descripcion].length).toBeLessThanOrEqual(200);
    }
    expect(page.eventos[0]!.numero_periodicos).toBeGreaterThanOrEqual(page.eventos[19]!.numero_periodicos);
  });

  test.each(["page", "antes_de"])("paging by %s repeats nothing and ends", async (by) => {
    const lane = await laneOf("Lo más nuevo");
    const seen: number[] = [];
    let query = "";
    for (let page = 1; ; page++) {
      const answer = await json(
        `/api/carril/${lane}/events?page_size=7${by === "page" ? `&page=${page}` : query}`,
        laneEventsWire,
      );
      seen.push(...answer.eventos.map((event) => event.evento_id));
      if (!answer.has_more) {
        expect(answer.siguiente).toBeNull();
        break;
      }
      query = `&antes_de=${encodeURIComponent(answer.siguiente!)}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(20);
  });

  test("a category filters every lane", async () => {
    const page = await json(
      `/api/carril/${await laneOf("Lo más nuevo")}/events?categoria_id=1012`,
      laneEventsWire,
    );
    expect(page.eventos.length).toBeGreaterThan(0);
    expect(page.eventos.every((event) => event.categorias.includes(1012))).toBe(true);
  });

  test("a page is never larger than fifty, and page 0 is page 1", async () => {
    const lane = await laneOf("Lo más nuevo");
    const large = await json(`/api/carril/${lane}/events?page_size=100000`, laneEventsWire);
    expect(large.eventos.length).toBeLessThanOrEqual(50);
    const zero = await json(`/api/carril/${lane}/events?page=0`, laneEventsWire);
    expect(zero.eventos).toEqual((await json(`/api/carril/${lane}/events?page=1`, laneEventsWire)).eventos);
  });

  test("the creators' lane answers articles, an event lane none", async () => {
    const creators = await json(
      `/api/carril/${await laneOf("De nuestros creadores")}/articles?idioma=es`,
      laneArticlesWire.strict(),
    );
    expect(creators).toEqual({
      articulos: [],
      carril_nombre: "De nuestros creadores",
      has_more: false,
      siguiente: null,
    });
    expect(
      (await json(`/api/carril/${await laneOf("Lo más nuevo")}/articles`, laneArticlesWire)).articulos,
    ).toEqual([]);
  });

  test("bad input is an error with a stable code, in the reader's language", async () => {
    const lane = await laneOf("Lo más nuevo");
    expect(await problem(`/api/carril/${lane}/events?page=-1`)).toMatchObject({
      status: 400,
      code: "page_invalid",
    });
    expect(await problem(`/api/carril/${lane}/events?page_size=abc`)).toMatchObject({
      status: 400,
      code: "page_invalid",
    });
    expect(await problem(`/api/carril/${lane}/events?categoria_id=x`)).toMatchObject({
      status: 400,
      code: "category_invalid",
    });
    expect(await problem(`/api/carril/${lane}/events?antes_de=x`)).toMatchObject({
      status: 400,
      code: "cursor_invalid",
    });
    expect(await problem("/api/carril/999999/events", { "accept-language": "de" })).toEqual({
      status: 404,
      code: "lane_not_found",
      error: "Rubrik nicht gefunden",
    });
    expect(await problem("/api/carril/abc/events")).toMatchObject({ status: 404 });
    const banner = (await lanes()).find(({ tipo }) => tipo === "banner")!.carril_id;
    expect(await problem(`/api/carril/${banner}/events`)).toMatchObject({
      status: 404,
      code: "lane_not_found",
    });
    expect((await ask(`/api/carril/${lane}/events?_t=1&_t=2&idioma=es&idioma=en`)).status).toBe(200);
    expect(await problem("/api/nothing-here")).toMatchObject({
      status: 404,
      code: "not_found",
      error: "No encontrado",
    });
  });

  test("a lane for signed-in readers gives guests 401 and no data", async () => {
    const all = await product.db.select().from(laneTable);
    const hidden = all.find((lane) => lane.requiresLogin)!;
    expect(await problem(`/api/carril/${hidden.id}/events`)).toMatchObject({
      status: 401,
      code: "login_required",
    });
    expect(await problem(`/api/carril/${hidden.id}/articles`)).toMatchObject({ status: 401 });
  });
});

describe("an event", () => {
  const first = async () =>
    (await json(`/api/carril/${await laneOf("Lo más cubierto ahora")}/events`, laneEventsWire)).eventos[0]!;

  test("has exactly the contract's fields, its sections as lists", async () => {
    const { evento_id } = await first();
    const event = await json(`/api/modal_eventos/${evento_id}?idioma=es`, eventWire.strict());
    expect(event.evento_id).toBe(evento_id);
    for (const section of [
      "hechos",
      "desinformacion",
      "opiniones",
      "contexto_del_evento",
      "declaraciones",
      "framing",
      "impacto_futuro",
    ] as const) {
      expect(Array.isArray(event[section])).toBe(true);
    }
  });

  test("is told in the language asked for, where an article speaks it, and falls back without failing", async () => {
    const { evento_id } = await first();
    const titles = new Map<string, string>();
    for (const language of ["es", "en", "fr", "de"]) {
      const event = await json(`/api/modal_eventos/${evento_id}?idioma=${language}`, eventWire);
      expect(event.idioma).toBe(language);
      titles.set(language, event.titulo);
    }
    expect(new Set(titles.values()).size).toBe(4);
    expect((await json(`/api/modal_eventos/${evento_id}?idioma=zz`, eventWire)).titulo).toBe(
      titles.get("es"),
    );
  });

  test("lists its articles with their facts and at most 200 characters of their text", async () => {
    const { evento_id, numero_articulos, numero_paises } = await first();
    const { articulos } = await json(
      `/api/modal_eventos_articulos/${evento_id}?idioma=es`,
      z.strictObject({ articulos: z.array(articleWire.strict()) }),
    );
    expect(articulos).toHaveLength(numero_articulos);
    expect(new Set(articulos.map((a) => a.pais_iso_code)).size).toBe(numero_paises);
    for (const article of articulos) {
      expect([...article.resumen].length).toBeLessThanOrEqual(200);
      expect(article.tipo).toBe("externo");
      expect(article.url).toMatch(/^http/);
    }
    expect(articulos.some((a) => (a.numero_de_palabras_texto_visible_gpt ?? 0) > 50)).toBe(true);
  });

  test("has faces whose every statement leads to articles of the event, and no foreign sentence unmarked", async () => {
    const { evento_id } = await first();
    const { articulos } = await json(
      `/api/modal_eventos_articulos/${evento_id}`,
      z.object({ articulos: z.array(articleWire) }),
    );
    const ids = new Set(articulos.map((article) => article.articulo_id));
    for (const language of ["es", "en", "fr", "de"]) {
      const event = await analysed(evento_id, language);
      const statements = [
        ...event.resumen,
        ...event.hechos,
        ...event.opiniones,
        ...event.contexto_del_evento,
        ...event.declaraciones.flatMap(({ detalles }) => detalles),
        ...event.impacto_futuro,
        ...event.desinformacion.flatMap(({ versiones }) => versiones),
      ];
      expect(statements.length).toBeGreaterThan(10);
      for (const { fuentes } of statements) {
        expect(fuentes.length).toBeGreaterThan(0);
        expect(fuentes.filter((id) => !ids.has(id))).toEqual([]);
      }
      expect(event.resumen.every(({ idioma }) => idioma === language)).toBe(true);
      const known = new Set(event.fuentes.map((source) => source.articulo_id));
      expect(statements.flatMap(({ fuentes }) => fuentes).filter((id) => !known.has(id))).toEqual([]);
    }
  });

  test("says who wrote its faces, and pairs declarations with their speakers", async () => {
    const { evento_id } = await first();
    const event = await analysed(evento_id, "es");
    expect(event.analisis).toMatchObject({
      autor: { tipo: "integrado", nombre: "poliedro" },
      generado_automaticamente: true,
      firmado: null,
    });
    const [spoken] = event.declaraciones;
    expect(spoken!.Declaracion.length).toBe(spoken!.Declarante.length);
    expect(spoken!.Declaracion.length).toBe(spoken!.detalles.length);
    expect(event.registro_de_cambios.at(-1)).toMatchObject({ tipo: "escrito", por: "analisis" });
  });

  test("that its sources tell differently stands in the lane of contradictions, with its versions", async () => {
    await analysed((await first()).evento_id, "es");
    const page = await json(
      `/api/carril/${await laneOf("Las fuentes se contradicen")}/events?idioma=es`,
      laneEventsWire,
    );
    const [card] = page.eventos;
    const event = await analysed(card!.evento_id, "es");
    const disputes = event.desinformacion.filter(({ relacion }) => relacion === "contradiccion");
    expect(disputes).toHaveLength(card!.numero_contradicciones);
    for (const { pregunta, versiones } of disputes) {
      expect(pregunta).not.toBe("");
      expect(versiones.length).toBeGreaterThanOrEqual(2);
      const told = versiones.flatMap(({ fuentes }) => fuentes);
      expect(new Set(told).size).toBe(told.length);
      for (const { citas } of versiones) expect(citas.length).toBeGreaterThan(0);
    }
  });

  test("that never was is 404 for both calls", async () => {
    expect(await problem("/api/modal_eventos/999999999")).toEqual({
      status: 404,
      code: "event_not_found",
      error: "Evento no encontrado",
    });
    expect(await problem("/api/modal_eventos_articulos/999999999")).toMatchObject({ status: 404 });
    expect(await problem("/api/modal_eventos/x%27%20or%201")).toMatchObject({ status: 404 });
  });
});

describe("categories", () => {
  test("come in the readers' order, in four languages", async () => {
    const schema = z.array(
      z.strictObject({ categoria_id: z.int(), nombre: z.string(), explicacion: z.string() }),
    );
    const es = await json("/api/categorias?idioma=es", schema);
    expect(es.map((c) => c.categoria_id)).toEqual([
      1010, 1005, 1001, 1007, 1006, 1002, 1008, 1003, 1011, 1012, 1004, 1009,
    ]);
    const de = await json("/api/categorias?idioma=de", schema);
    expect(es[1]!.nombre).toBe("Política");
    expect(de[1]!.nombre).toBe("Politik");
    expect(de.every((c, i) => c.explicacion !== es[i]!.explicacion)).toBe(true);
  });
});

describe("the API as a whole", () => {
  test("describes itself, and every path it names answers", async () => {
    const document = (await (await ask("/api/openapi.json")).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).sort()).toEqual([
      "/article/{slug}",
      "/articulo/{articulo}",
      "/carril/{id}/articles",
      "/carril/{id}/events",
      "/carriles",
      "/categorias",
      "/comments",
      "/comments/articulo/{id}",
      "/comments/evento/{id}",
      "/comments/{id}",
      "/health",
      "/modal_eventos/{id}",
      "/modal_eventos_articulos/{id}",
      "/user/bio",
      "/user/comments",
      "/user/interactions",
      "/user/interactions/article/{id}",
      "/user/interactions/event/{id}",
      "/user/location",
      "/user/profile",
      "/user/write_interaction",
    ]);
    for (const path of Object.keys(document.paths)) {
      const response = await ask(`/api${path.replace(/\{\w+\}/, "1")}`);
      expect([path, response.status]).not.toEqual([path, 500]);
    }
  });

  test("what is public may be kept at the edge, errors may not", async () => {
    const good = await ask("/api/carriles");
    expect(good.headers.get("cache-control")).toMatch(/public.*s-maxage=60.*stale-while-revalidate/);
    expect(good.headers.get("etag")).toBeTruthy();
    const again = await ask("/api/carriles", { "if-none-match": good.headers.get("etag")! });
    expect(again.status).toBe(304);
    expect((await ask("/api/carril/99999/events")).headers.get("cache-control")).toBe("no-store");
  });

  test("health tells that the newsstand was read within the hour", async () => {
    const health = (await (await ask("/api/health")).json()) as Record<string, unknown>;
    expect(health).toMatchObject({ estado: "bien", edicion: "sample", leyendo: false });
    expect(Date.now() - Date.parse(health.ultima_lectura as string)).toBeLessThan(65 * 60_000);
  });

  test("a merged event's id leads to the one it is part of", async () => {
    const { mergeEvents } = await import("../../domain/grouping/corrections");
    const lane = await laneOf("Lo más nuevo");
    const { eventos } = await json(`/api/carril/${lane}/events?page_size=2`, laneEventsWire);
    const [a, b] = eventos.map((event) => event.evento_id) as [number, number];
    const { into, from } = await mergeEvents(
      { db: product.db, clock: { now: () => Date.now() }, holder: "test" },
      a,
      b,
    );
    expect((await json(`/api/modal_eventos/${from}`, eventWire)).evento_id).toBe(into);
  });
});
