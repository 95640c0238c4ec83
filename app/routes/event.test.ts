import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { analyses, articles, eventArticles, events, eventTexts, newspapers } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { sections } from "../../domain/analysis/findings";
import { noSections } from "../../domain/analysis/kept";
import { HOUR } from "../../domain/shared/time";
import { guestContext, landingArgs } from "../testing";
import { loader, meta } from "./over";

const NOW = Date.UTC(2026, 10, 20, 18, 0);
const AT = NOW - 3 * HOUR;
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;

beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
  for (const id of [5, 6, 7]) await addEvent(id);
  const summary = [
    {
      key: "a",
      addedAt: AT,
      item: { wordings: [{ language: "es", text: "Callan las armas.", from: 5 }], sources: [5] },
      correction: null,
      pinned: false,
    },
  ];
  await addAnalysis(5, { ...noSections(), summary });
  await addAnalysis(7, { summary: "of another shape" } as never);
});
afterAll(() => database.close());

async function addEvent(id: number) {
  const paper = { slug: `p${id}`, name: "La Voz", domain: "d.example", homepage: "https://d.example/" };
  await db
    .insert(newspapers)
    .values({ id, ...paper, country: "ES", language: "es", kind: "newspaper", createdAt: NOW });
  await db.insert(events).values({
    id,
    bornAt: AT,
    updatedAt: AT,
    firstPublishedAt: AT,
    lastPublishedAt: AT,
    articleCount: 3,
    newspaperCount: 2,
    countryCount: 1,
    languageCount: 1,
    shown: true,
  });
  const text = { title: `Tregua ${id}`, description: "", language: "es" };
  await db.insert(eventTexts).values({ eventId: id, ...text, articleId: id, articleCount: 3 });
  await db.insert(articles).values({
    id,
    newspaperId: id,
    url: `https://d.example/${id}`,
    headline: `Titular ${id}`,
    summary: "",
    lead: "",
    language: "es",
    feedCategories: [],
    publishedAt: AT,
    firstReadAt: AT,
    updatedAt: AT,
  });
  await db
    .insert(eventArticles)
    .values({ articleId: id, eventId: id, centrality: 1, addedAt: AT, modelVersion: 1 });
}

async function addAnalysis(eventId: number, standing: (typeof analyses.$inferInsert)["sections"]) {
  const author = { kind: "embedded" as const, name: "poliedro", version: "1" };
  await db.insert(analyses).values({
    eventId,
    madeAt: AT,
    changedAt: AT,
    articleCount: 3,
    newspaperCount: 2,
    characters: 900,
    rules: "1",
    sections: standing,
    authors: Object.fromEntries(sections.map((section) => [section, author])),
    withheld: [],
    dropped: {},
  });
}

const headOf = (data: unknown) => meta({ data, matches: [], location: { state: null } } as never);

/** What the page of an event is filled with, and what its head says of generated text. */
async function pageOf(id: number) {
  const services = { db, clock: { now: () => NOW }, origin: "https://poliedro.example" };
  const data = await loader(landingArgs(`/evento/${id}?idioma=es`, guestContext(services)));
  if (!("generated" in data)) return expect.unreachable("no event at its own address");
  const elements = headOf(data) as { name?: string; content?: string }[];
  return {
    faces: await data.event.faces,
    articles: await data.event.articles,
    elements,
    generated: elements.filter(({ name }) => name === "ai-generated"),
  };
}

describe("the page of an event", () => {
  test("with an analysis shows its faces and says in its head who wrote them", async () => {
    const { faces, generated } = await pageOf(5);
    expect(faces?.view?.summary?.sentences.first[0]?.words.text).toBe("«Callan las armas»");
    expect(faces?.tabs?.tabs.map(({ id }) => id)).toEqual(["resumen", "articulos"]);
    expect(generated.map(({ content }) => content)).toEqual([
      "embedded; poliedro; 1; 2026-11-20T15:00:00.000Z",
    ]);
  });

  test("without an analysis, or with one that cannot be read, is its articles", async () => {
    for (const id of [6, 7]) {
      const { faces, articles: listed, generated } = await pageOf(id);
      expect(faces?.view).toBeNull();
      expect(listed?.countries).toHaveLength(1);
      expect(generated).toEqual([]);
    }
  });

  test("tells search engines what it is, in the language of its title", async () => {
    const { elements } = await pageOf(5);
    expect(elements).toContainEqual({
      "script:ld+json": expect.objectContaining({
        "@type": "CollectionPage",
        name: "Tregua 5",
        url: "https://poliedro.example/evento/5",
        inLanguage: "es",
        dateModified: "2026-11-20T15:00:00.000Z",
      }),
    });
  });

  test("that a person signed says nothing of generated text in its head", async () => {
    await db.update(analyses).set({ signedBy: "Ana Ruiz", signedAt: NOW });
    const { faces, generated } = await pageOf(5);
    expect(faces?.view?.summary?.label?.text).toBe("Editado y firmado por Ana Ruiz");
    expect(generated).toEqual([]);
  });
});
