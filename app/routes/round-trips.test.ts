import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb, type Db } from "../../db/client";
import { gatherReads } from "../../db/gathering";
import {
  accounts,
  articles,
  creatorArticles,
  eventArticles,
  events,
  eventTexts,
  ingestRuns,
  lanes,
  newspapers,
} from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { loader as root } from "../root";
import { guestContext, landingArgs } from "../testing";
import { loader as article } from "./article";
import { loader as home } from "./home";
import { loader as over } from "./over";
import { loader as results } from "./results";

const NOW = Date.UTC(2026, 10, 20, 18, 0);
const BLANK = { es: "", en: "", fr: "", de: "" };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;

beforeAll(async () => {
  database = await temporaryDatabase();
  await fill(database.db);
});
afterAll(() => database.close());

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

/** How often a page goes to the database: its loaders run side by side, and what they promise is waited for. */
async function roundTrips(path: string, params: Record<string, string>, loaders: Loader[]): Promise<number> {
  let count = 0;
  const db = createDb({
    url: database.url,
    fetch: (input, init) => {
      count++;
      return fetch(input, init);
    },
  });
  const services = {
    db: gatherReads(db),
    clock: { now: () => NOW },
    edition: "live",
    origin: "https://poliedro.example",
  };
  const lanesOfPage = new Map<string, Promise<unknown[]>>();
  const context = { ...guestContext(services), markup: { lanes: lanesOfPage } };
  const request = new Request(`https://poliedro.example${path}`, { headers: { "accept-language": "es" } });
  const landed = path.startsWith("/evento/") && landingArgs(path, context as never);
  const args = (landed || { request, params, context }) as unknown as LoaderFunctionArgs;
  await Promise.all(loaders.map((load) => load(args)));
  const told = await Promise.all(lanesOfPage.values());
  if (path === "/") expect(told.map((cards) => cards.length)).toEqual([1, 1, 1]);
  return count;
}

test("the home asks for its lanes, then for the cards of all of them at once", async () => {
  expect(await roundTrips("/", {}, [root, home, over])).toBe(2);
});

test("all of a lane asks for the lane, then for its cards", async () => {
  expect(await roundTrips("/resultados/1", { lane: "1" }, [root, results, over])).toBe(2);
});

test("an event at its own address asks once", async () => {
  expect(await roundTrips("/evento/1", {}, [root, home, over])).toBe(1);
});

test("an article asks once", async () => {
  expect(await roundTrips("/articulo/2", { article: "2" }, [root, article])).toBe(1);
});

async function fill(db: Db): Promise<void> {
  await db
    .insert(ingestRuns)
    .values({ hour: NOW, trigger: "hour", startedAt: NOW, feedsDoneAt: NOW, feedsDue: 1 });
  await db.insert(lanes).values(
    [1, 2, 3].map((id) => ({
      id,
      slug: `lane-${id}`,
      position: id,
      kind: "eventos" as const,
      selection: { by: "most-covered" as const },
      name: BLANK,
      description: BLANK,
    })),
  );
  await db.insert(newspapers).values({
    id: 1,
    slug: "elbe",
    name: "Elbe-Kurier",
    domain: "elbe.example",
    homepage: "https://elbe.example/",
    country: "DE",
    language: "de",
    kind: "daily",
    createdAt: NOW,
  });
  const article = { headline: "Tregua", summary: "", lead: "", language: "es", feedCategories: [] };
  const times = { publishedAt: NOW, firstReadAt: NOW, updatedAt: NOW };
  await db.insert(articles).values([
    { ...article, ...times, id: 1, newspaperId: 1, url: "https://elbe.example/1" },
    { ...article, ...times, id: 2, origin: "poliedro", url: "/articulo/2" },
  ]);
  const counts = { articleCount: 1, newspaperCount: 1, countryCount: 1, languageCount: 1 };
  await db.insert(events).values({
    id: 1,
    bornAt: NOW,
    updatedAt: NOW,
    firstPublishedAt: NOW,
    lastPublishedAt: NOW,
    ...counts,
    shown: true,
  });
  await db.insert(eventTexts).values({
    eventId: 1,
    language: "es",
    title: "Tregua",
    description: "",
    articleId: 1,
    articleCount: 1,
  });
  await db
    .insert(eventArticles)
    .values({ articleId: 1, eventId: 1, centrality: 1, addedAt: NOW, modelVersion: 1 });
  await db
    .insert(accounts)
    .values({ id: 1, alias: "ana", aliasKey: "ana", role: "investigador", createdAt: NOW });
  await db.insert(creatorArticles).values({ articleId: 2, authorId: 1, state: "publicado", editedAt: NOW });
}
