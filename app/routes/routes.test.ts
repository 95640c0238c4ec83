import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import {
  articles,
  eventArticles,
  eventCategories,
  eventRedirects,
  events,
  eventTexts,
  feeds,
  ingestRuns,
  lanes,
  newspapers,
} from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import type { Viewer } from "../../domain/accounts/rules";
import { HOUR } from "../../domain/shared/time";
import { guestContext, landingArgs } from "../testing";
import { loader as bot } from "./bot";
import { loader as event } from "./event";
import { loader as home } from "./home";
import { loader as newspaperList } from "./newspapers";
import { loader as notFound } from "./not-found";
import { loader as over } from "./over";
import { loader as results } from "./results";

const NOW = Date.UTC(2026, 10, 20, 18, 0);
const BLANK = { es: "", en: "", fr: "", de: "" };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;

beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [
    eventTexts,
    eventArticles,
    eventRedirects,
    events,
    articles,
    feeds,
    newspapers,
    lanes,
    ingestRuns,
  ]) {
    await db.delete(table);
  }
});

/** What Remix hands a loader, for an address and its parameters. */
function call(path: string, params: Record<string, string> = {}) {
  const services = {
    db,
    clock: { now: () => NOW },
    outbox: { send: async () => {} },
    edition: "live" as const,
    origin: "https://poliedro.example",
    fetch,
    allowPrivate: false,
    userAgent: "test",
    holder: "test",
  };
  const request = new Request(`https://poliedro.example${path}`, { headers: { "accept-language": "es" } });
  return { request, params, context: guestContext(services) };
}

const landing = (path: string) => landingArgs(path, call("/").context);

/** What a loader threw: a problem in words, or a redirect. */
async function thrownBy(promise: Promise<unknown>) {
  const thrown = await promise.then(
    () => expect.unreachable("nothing was thrown"),
    (error) => error,
  );
  if (thrown instanceof Response) return { status: thrown.status, location: thrown.headers.get("location") };
  return { status: thrown.init?.status, title: thrown.data?.title, description: thrown.data?.description };
}

async function readNewsstand() {
  await db
    .insert(ingestRuns)
    .values({ hour: NOW, trigger: "hour", startedAt: NOW, feedsDoneAt: NOW, feedsDue: 1 });
}

async function addLane(id: number, values: Partial<typeof lanes.$inferInsert> = {}) {
  await db.insert(lanes).values({
    id,
    slug: `lane-${id}`,
    position: id,
    kind: "eventos",
    selection: { by: "newest" },
    name: { ...BLANK, es: `Carril ${id}` },
    description: BLANK,
    ...values,
  });
}

async function addEvent(id: number) {
  const at = NOW - 3 * HOUR;
  const paper = { slug: `p${id}`, name: "Elbe-Kurier", domain: "d.example", homepage: "https://d.example/" };
  await db
    .insert(newspapers)
    .values({ id, ...paper, country: "DE", language: "de", kind: "newspaper", createdAt: NOW });
  await db.insert(events).values({
    id,
    bornAt: at,
    updatedAt: at,
    firstPublishedAt: at,
    lastPublishedAt: at,
    articleCount: 3,
    newspaperCount: 2,
    countryCount: 1,
    languageCount: 1,
    shown: true,
  });
  const text = { title: `Ereignis ${id}`, description: "Was geschah.", language: "de" };
  await db.insert(eventTexts).values({ eventId: id, ...text, articleId: id, articleCount: 3 });
  await db.insert(articles).values({
    id,
    newspaperId: id,
    url: `https://d.example/${id}`,
    headline: `Schlagzeile ${id}`,
    summary: "",
    lead: "",
    language: "de",
    feedCategories: [],
    publishedAt: at,
    firstReadAt: at,
    updatedAt: at,
    words: 401,
  });
  await db
    .insert(eventArticles)
    .values({ articleId: id, eventId: id, centrality: 1, addedAt: at, modelVersion: 1 });
}

/** What `home` gives when all is well. */
async function homePage(path = "/", params = {}) {
  const page = await home(call(path, params));
  if (!("lanes" in page)) return expect.unreachable("the front page is a problem");
  return page;
}

describe("the front page", () => {
  test("says what is happening until the newspapers have been read", async () => {
    await addLane(1);
    const page = await homePage();
    expect(page.lanes).toEqual([]);
    expect(page.notice?.title).toBe("Estamos leyendo los periódicos por primera vez");
  });

  test("shows the lanes in order, each with its cards in the reader's words", async () => {
    await readNewsstand();
    await addLane(1);
    await addLane(2, { kind: "banner", url: "/periodicos", showName: false, position: 0 });
    await addLane(3, { requiresLogin: true });
    await addEvent(5);
    const { lanes: shown } = await homePage();
    expect(shown.map((lane) => lane.id)).toEqual([2, 1]);
    expect(shown[0]?.banner).toMatchObject({ href: "/periodicos" });
    const [card] = (await shown[1]?.cards) ?? [];
    expect(card).toMatchObject({
      kind: "event",
      id: 5,
      title: "Ereignis 5",
      language: "de",
      coverage: "2 periódicos · 1 país",
      contradicted: null,
      age: { text: "3 h" },
      later: { href: "/auth?next=%2F%3Fevento%3D5", label: "Leer más tarde: Ereignis 5" },
    });
  });

  test("has empty lanes where cards cannot be had, and all others as ever", async () => {
    await readNewsstand();
    await addLane(1, { selection: sql`'null'` as never });
    await addLane(2);
    await addEvent(5);
    const { lanes: shown } = await homePage();
    expect(await shown[0]?.cards).toEqual([]);
    expect(await shown[1]?.cards).toHaveLength(1);
    expect(await thrownBy(results(call("/resultados/1", { lane: "1" })))).toMatchObject({
      status: 503,
      title: "Error al cargar los eventos",
    });
  });

  test("leads guests who choose a category to signing in, and back to their choice", async () => {
    await readNewsstand();
    await addLane(1);
    await addEvent(5);
    const { categories, lanes: shown } = await homePage("/?categoria_id=1012&evento=5");
    expect(categories?.categories.map(({ id }) => id).slice(0, 3)).toEqual([1010, 1005, 1001]);
    expect(categories?.categories.some(({ selected }) => selected)).toBe(false);
    expect(categories?.categories[0]).toMatchObject({
      name: "Internacional",
      href: "/auth?next=%2F%3Fcategoria_id%3D1010",
    });
    expect(await shown[0]?.cards).toHaveLength(1);
  });

  test("does not know other languages than ours", async () => {
    expect(await thrownBy(home(call("/xx/", { language: "xx" })))).toMatchObject({
      status: 404,
      title: "Página no encontrada",
    });
    expect((await homePage("/de/", { language: "de" })).head.canonical).toBe("https://poliedro.example/de/");
  });
});

describe("a signed-in reader's category", () => {
  const READER: Viewer = {
    id: 1,
    alias: "ana",
    role: "lector",
    photoUrl: null,
    sessionId: 1,
    emailConfirmed: true,
  };
  const signedIn = (path: string, params: Record<string, string> = {}) => {
    const asked = call(path, params);
    return { ...asked, context: { ...asked.context, viewer: async () => READER } };
  };
  const chosenIn = (view: { categories: { id: number; selected: boolean }[] } | null) =>
    view?.categories.filter(({ selected }) => selected).map(({ id }) => id);

  beforeEach(async () => {
    await readNewsstand();
    await addLane(1);
    await addLane(2, { selection: { by: "most-covered" }, requiresLogin: true });
    for (const id of [5, 6]) await addEvent(id);
    await db.insert(eventCategories).values({ eventId: 6, categoryId: 1012, score: 1 });
  });

  test("narrows every lane to it, and choosing it again lets go of it", async () => {
    const page = await home(signedIn("/?categoria_id=1012"));
    if (!("lanes" in page)) return expect.unreachable("the front page is a problem");
    expect(chosenIn(page.categories)).toEqual([1012]);
    expect(page.categories?.categories.find(({ id }) => id === 1012)?.href).toBe("/");
    expect(page.categories?.categories.find(({ id }) => id === 1010)?.href).toBe("/?categoria_id=1010");
    expect(page.categories?.note).toContain("Deportes");
    expect(page.lanes.map(({ id }) => id)).toEqual([1, 2]);
    for (const lane of page.lanes) {
      expect((await lane.cards)?.map(({ id }) => id)).toEqual([6]);
      expect(lane.more).toBe(`/resultados/${lane.id}?categoria_id=1012`);
    }
  });

  test("narrows all of a lane, too, and stays with its next page", async () => {
    for (let id = 10; id < 31; id++) {
      await addEvent(id);
      await db.insert(eventCategories).values({ eventId: id, categoryId: 1012, score: 1 });
    }
    const page = await results(signedIn("/resultados/1?categoria_id=1012", { lane: "1" }));
    expect(chosenIn(page.categories)).toEqual([1012]);
    expect(page.list.cards).toHaveLength(20);
    expect(page.list.next?.href).toContain("categoria_id=1012");
    const rest = await results(signedIn(page.list.next!.href, { lane: "1" }));
    expect(rest.list.cards.map(({ id }) => id)).toEqual([10, 6]);
    expect(rest.list.start?.href).toBe("/resultados/1?categoria_id=1012");
  });

  test("that is none of ours narrows nothing", async () => {
    const page = await results(signedIn("/resultados/1?categoria_id=7", { lane: "1" }));
    expect(chosenIn(page.categories)).toEqual([]);
    expect(page.list.cards).toHaveLength(2);
  });
});

describe("a lane in full", () => {
  test("goes on behind the cursor", async () => {
    await addLane(1);
    for (let id = 1; id <= 21; id++) await addEvent(id);
    const { list: first } = await results(call("/resultados/1", { lane: "1" }));
    expect(first.cards).toHaveLength(20);
    expect(first.next?.text).toBe("Cargar más");
    const { list: second } = await results(call(first.next!.href, { lane: "1" }));
    expect(second.cards.map((card) => card.id)).toEqual([1]);
    expect(second.next).toBeNull();
    expect(second.start?.href).toBe("/resultados/1");
  });

  test("that is empty, or of creators' articles, says so", async () => {
    await addLane(1);
    await addLane(2, { kind: "articulos", selection: { by: "creators" } });
    expect((await results(call("/resultados/1", { lane: "1" }))).list.empty).toBe(
      "No hay eventos disponibles para este carril.",
    );
    expect((await results(call("/resultados/2", { lane: "2" }))).list.empty).toBe(
      "No hay artículos disponibles para este carril.",
    );
  });

  test.each(["9", "x", "2"])("is none for %s", async (lane) => {
    await addLane(2, { kind: "banner", url: "/periodicos" });
    expect(await thrownBy(results(call(`/resultados/${lane}`, { lane })))).toMatchObject({ status: 404 });
  });

  test("refuses a cursor that is none, and leads guests to signing in where readers must", async () => {
    await addLane(1);
    await addLane(2, { requiresLogin: true });
    expect(await thrownBy(results(call("/resultados/1?antes_de=x", { lane: "1" })))).toMatchObject({
      status: 400,
    });
    expect(await thrownBy(results(call("/resultados/2", { lane: "2" })))).toEqual({
      status: 302,
      location: "/auth?next=%2Fresultados%2F2",
    });
  });
});

describe("an event", () => {
  test("is shown with its articles by country", async () => {
    await addEvent(5);
    const opened = await over(landing("/evento/5"));
    if (opened.open !== "event") return expect.unreachable("no event");
    const { meta, articles: listed } = opened.event;
    expect(meta).toMatchObject({
      title: "Ereignis 5 · Poliedro",
      canonical: "https://poliedro.example/evento/5",
    });
    expect((await listed)?.countries).toMatchObject([
      {
        code: "DE",
        name: "Alemania",
        articles: [{ headline: "Schlagzeile 5", language: "de", reading: "3 min de lectura" }],
      },
    ]);
  });

  test("that was merged leads to the one it is part of, for good", async () => {
    await addEvent(5);
    await db.insert(eventRedirects).values({ oldId: 4, newId: 5, at: NOW });
    const thrown = await thrownBy(over(landing("/evento/4?idioma=es")));
    expect(thrown).toEqual({ status: 301, location: "/evento/5?idioma=es" });
  });

  test("is a step from its own address to the front page with it, in the app", async () => {
    await addEvent(5);
    await db.insert(eventRedirects).values({ oldId: 4, newId: 5, at: NOW });
    const answer = await event(call("/evento/4?idioma=de&lengua=es", { event: "4" }));
    expect(answer.headers.get("location")).toBe("/de/?idioma=de&lengua=es&evento=5");
  });

  test.each(["77", "abc", "-1", "9999999999999999999"])("is not found by %s", async (id) => {
    expect(await thrownBy(event(call(`/evento/${id}`, { event: id })))).toEqual({
      status: 404,
      title: "Evento no encontrado",
      description: "Este evento no existe o se ha retirado.",
    });
  });
});

describe("the newspapers", () => {
  test("are told by country, with health and reason in words", async () => {
    const paper = { domain: "d.example", homepage: "https://d.example/", kind: "newspaper", createdAt: NOW };
    await db.insert(newspapers).values([
      { id: 1, slug: "a", name: "A", country: "ES", language: "es", enabled: true, ...paper },
      { id: 2, slug: "b", name: "B", country: "DE", language: "de", enabled: true, ...paper },
      { id: 3, slug: "c", name: "C", country: "DE", language: "de", enabled: false, ...paper },
    ]);
    const read = { position: 1, lastReadAt: NOW - HOUR };
    await db.insert(feeds).values([
      { newspaperId: 1, url: "https://d.example/1", lastOutcome: "ok", ...read },
      {
        newspaperId: 2,
        url: "https://d.example/2",
        lastOutcome: "failed",
        failureReason: "http_status_404",
        ...read,
      },
    ]);
    const { view } = await newspaperList(call("/periodicos"));
    expect(view.totals).toEqual([
      "Leemos 2 periódicos de 2 países.",
      "1 responde bien.",
      "1 no responde ahora.",
    ]);
    expect(view.countries).toMatchObject([
      {
        name: "Alemania",
        off: ["C"],
        newspapers: [{ name: "B", language: "alemán", lastRead: { text: "1 h" } }],
      },
      { name: "España", off: [], newspapers: [{ name: "A", state: "Leído" }] },
    ]);
    expect(view.countries[0]?.newspapers[0]?.state).toBe(
      "No se puede leer: su lista de titulares ya no está ahí (estado 404)",
    );
  });

  test("have an address in each language", async () => {
    const { head } = await newspaperList(call("/en/newspapers"));
    expect(head.title).toBe("The newspapers we read · Poliedro");
    expect(head.alternates).toMatchObject({
      es: "https://poliedro.example/periodicos",
      "x-default": head.canonical,
    });
  });
});

test("the crawler's page names its robots.txt token and where to write to", async () => {
  const { view } = await bot(call("/bot"));
  expect(view.refuse.code).toBe("User-agent: PoliedroBot\nDisallow: /");
  expect(view.write.email).toBe("webmaster@poliedro.example");
  expect(view.kept.text).toContain("200 caracteres");
});

test("an address that leads nowhere is a page of its own", async () => {
  expect(await thrownBy(notFound(call("/nada/de/nada")))).toMatchObject({
    status: 404,
    title: "Página no encontrada",
  });
});
