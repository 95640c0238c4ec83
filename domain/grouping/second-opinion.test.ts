import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { articleFeatures, articles, embeddingDays, eventArticles } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import type { Embedder } from "../embedding/embedder";
import { openAiEmbedder } from "../embedding/openai";
import { type Behaviour, FakeModel, modelBinding, startModelServer } from "../embedding/testing";
import { workersAiEmbedder } from "../embedding/workers-ai";
import { putArticles } from "../events/testing";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import { BGE_M3 } from "./borderline";
import { groupArrivals } from "./commands";
import { visitPackedLinks } from "./engine/links";

/** One event in two languages, which share hardly a word. */
const FERRY = [
  {
    language: "en",
    headline: "Ferry runs aground off Inishmore with 212 passengers aboard",
    summary: "Passengers were rescued after the ferry ran aground",
  },
  {
    language: "de",
    headline: "Irische Fähre sitzt fest",
    summary: "Mehr als zweihundert Menschen wurden geholt.",
  },
];
/** Two events told in the same words. */
const ARRESTS = [
  {
    language: "es",
    headline: "Detenido un hombre por apuñalar a su vecino en Valdemora",
    summary: "La Guardia Civil detuvo al hombre, de 34 años.",
  },
  {
    language: "es",
    headline: "Detenido un hombre por robar un banco en Fuensanta",
    summary: "La Guardia Civil detuvo al hombre, de 52 años.",
  },
];
/** A model that reads both languages, and does not mind how arrests are told. */
const WORDING = {
  same: {
    fähre: "ferry",
    fest: "aground",
    irische: "inishmore",
    zweihundert: "212",
    menschen: "passengers",
    geholt: "rescued",
  },
  dull: [
    ..."runs off with aboard were after the ran sitzt mehr als wurden".split(" "),
    ..."detenido un hombre por a su en la guardia civil detuvo al de años".split(" "),
  ],
};
const NOON = Date.UTC(2026, 4, 12, 12);
const clock = clockAt(NOON);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let model: FakeModel;
let server: Awaited<ReturnType<typeof startModelServer>>;
let ferry: number[];
let arrests: number[];

beforeEach(async () => {
  clock.at = NOON;
  database = await temporaryDatabase();
  db = database.db;
  model = new FakeModel(WORDING);
  server = await startModelServer(model);
  ferry = await put(FERRY);
  arrests = await put(ARRESTS);
});
afterEach(async () => {
  await server.close();
  await database.close();
});

const put = (some: typeof FERRY) =>
  putArticles(
    db,
    clock.at - HOUR,
    some.map((article, i) => ({ newspaper: `paper-${i}`, ...article })),
  );
const wait = async () => undefined;
const overHttp = (about = {}) =>
  openAiEmbedder({
    ...about,
    fetch: (input, init) => fetch(input, init),
    url: server.url,
    key: "sk-4711",
    model: "fake",
    wait,
  });
const overBinding = (about = {}) =>
  workersAiEmbedder({ ...about, ai: modelBinding(model), model: "fake", wait });
const group = (embedder?: Embedder, dailyTexts = 1000) =>
  groupArrivals({
    db,
    clock,
    holder: crypto.randomUUID(),
    secondOpinion: embedder && { embedder, judge: BGE_M3, dailyTexts },
  });
const eventOf = async (article: number) => {
  const [row] = await db.select().from(eventArticles).where(eq(eventArticles.articleId, article));
  return row?.eventId ?? null;
};
const eventsOf = (some: number[]) => Promise.all(some.map(eventOf));
const together = async ([a, b]: number[]) => {
  const [x, y] = await eventsOf([a!, b!]);
  return x !== null && x === y;
};
/** Probability of the link that is kept between two articles. */
async function linkOf([a, b]: number[]): Promise<number | undefined> {
  let found: number | undefined;
  for (const row of await db.select().from(articleFeatures))
    visitPackedLinks(row.links, (other, p) => {
      if (new Set([row.articleId, other, a, b]).size === 2) found = p;
    });
  return found;
}

test("without a second opinion the ferry is two stories and the arrests are one, and nobody is asked", async () => {
  const report = await group();
  expect(report).toMatchObject({ grouped: 4, secondOpinion: { asked: 0, state: "off" } });
  expect([await together(ferry), await together(arrests)]).toEqual([false, true]);
  expect((await linkOf(ferry)) ?? 0).toBeLessThan(0.25);
  expect(await linkOf(arrests)).toBeGreaterThan(0.2);
  expect(model.asked).toEqual([]);
  expect(await db.$count(embeddingDays)).toBe(0);
});

describe.each([
  ["OpenAI's protocol", overHttp],
  ["Workers AI", overBinding],
])("a second opinion over %s", (_, embedder) => {
  test("joins the one story and parts the other two, and what it found is kept", async () => {
    const { secondOpinion } = await group(embedder());
    expect(secondOpinion).toMatchObject({ state: "on", cached: 0, embedded: 4 });
    expect(secondOpinion.judged).toBe(secondOpinion.asked);
    expect([await together(ferry), await together(arrests)]).toEqual([true, false]);
    expect(await linkOf(ferry)).toBeGreaterThan(0.5);
    expect((await linkOf(arrests)) ?? 0).toBeLessThan(0.2);
  });

  test.each<Behaviour>(["broken", "cut off", "silent", "garbage", "too few", "zeros"])(
    "that is %s leaves all as it is without, and says so",
    async (behaviour) => {
      model.always = behaviour;
      const report = await group(embedder(behaviour === "silent" ? { timeoutMs: 50 } : {}));
      expect(report).toMatchObject({
        state: "grouped",
        grouped: 4,
        secondOpinion: { judged: 0, embedded: 0, state: "failed", reason: expect.stringMatching(/\w+ \w+/) },
      });
      expect([await together(ferry), await together(arrests)]).toEqual([false, true]);
      expect(JSON.stringify(report)).not.toContain("4711");
    },
  );
});

test("later rounds hold to it, also when the model is gone", async () => {
  await group(overHttp());
  const before = await eventsOf([...ferry, ...arrests]);
  clock.at += HOUR;
  const [late] = await put([{ language: "fr", headline: "Le parlement vote la loi", summary: "" }]);
  model.always = "broken";
  await group(overHttp());
  clock.at += HOUR;
  await put([{ ...FERRY[0]!, headline: "Ferry aground off Inishmore: all 212 passengers rescued" }]);
  await group();
  expect(await eventsOf([...ferry, ...arrests])).toEqual(before);
  expect(await eventOf(late!)).toBeNull();
});

const reopen = () => db.update(articles).set({ groupedAt: null });

test("grouping anew asks for no text twice, and for a changed one again", async () => {
  await group(overHttp());
  const before = await eventsOf([...ferry, ...arrests]);
  await reopen();
  expect(await group(overHttp())).toMatchObject({ grouped: 4, secondOpinion: { cached: 4, embedded: 0 } });
  expect(await eventsOf([...ferry, ...arrests])).toEqual(before);
  await reopen();
  await db.update(articles).set({ lead: "The ferry was towed free." }).where(eq(articles.id, ferry[0]!));
  expect(await group(overHttp())).toMatchObject({ secondOpinion: { cached: 3, embedded: 1 } });
  expect(model.asked.map((call) => call.length)).toEqual([4, 1]);
  expect(model.texts[4]).toContain("towed free");
});

describe("a spent budget", () => {
  test("in the middle leaves the pairs it does not reach to the grouping's own scores", async () => {
    const report = await group(overHttp(), 2);
    expect(report).toMatchObject({ grouped: 4, secondOpinion: { state: "budget", embedded: 2 } });
    expect(report.secondOpinion.judged).toBeLessThan(report.secondOpinion.asked);
    // The most probable pair came first: the arrests.
    expect([await together(ferry), await together(arrests)]).toEqual([false, false]);
    expect(model.texts).toHaveLength(2);
  });

  test("asks nobody, and what is known from before still counts", async () => {
    expect(await group(overHttp(), 0)).toMatchObject({ secondOpinion: { state: "budget", judged: 0 } });
    expect([await together(ferry), await together(arrests)]).toEqual([false, true]);
    expect(model.asked).toEqual([]);
    await reopen();
    await group(overHttp());
    await reopen();
    expect(await group(overHttp(), 0)).toMatchObject({ secondOpinion: { state: "on", cached: 4 } });
    expect(await together(arrests)).toBe(false);
  });
});

test("what fails for another reason than the model is thrown, and the articles wait for the next round", async () => {
  const faulty: Embedder = { model: "fake", embed: () => Promise.reject(new TypeError("a bug")) };
  await expect(group(faulty)).rejects.toThrow("a bug");
  expect(await group()).toMatchObject({ state: "grouped", grouped: 4 });
});
