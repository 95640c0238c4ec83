import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { articleCategories, articles, eventCategories, events, eventTexts, lanes } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { putAccount, putCreatorArticle } from "../creators/commands";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import { reorderLanes } from "./commands";
import { readCursor, writeCursor } from "./cursor";
import { articlesOfLane, eventsOfLane, type Lane, listLanes, type PageOptions, readLane } from "./queries";
import { SEED_LANES, seedLanes } from "./seed";

const NOON = Date.UTC(2026, 4, 12, 12);
const clock = clockAt(NOON);

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  clock.at = NOON;
  await db.delete(events);
  await db.delete(articles);
  await db.delete(lanes);
  await seedLanes({ db });
});

async function putEvent(
  about: Partial<typeof events.$inferInsert> & { category?: number } = {},
): Promise<number> {
  const { category, ...facts } = about;
  const [row] = await db
    .insert(events)
    .values({
      bornAt: NOON - HOUR,
      updatedAt: NOON,
      firstPublishedAt: NOON - HOUR,
      lastPublishedAt: NOON - HOUR,
      articleCount: 3,
      newspaperCount: 2,
      countryCount: 1,
      languageCount: 1,
      shown: true,
      ...facts,
    })
    .returning({ id: events.id });
  const id = row!.id;
  await db.insert(eventTexts).values({
    eventId: id,
    language: "en",
    title: `Event ${id}`,
    description: "",
    articleId: 1,
    articleCount: 3,
  });
  if (category) await db.insert(eventCategories).values({ eventId: id, categoryId: category, score: 1 });
  return id;
}

const laneOf = async (slug: string): Promise<Lane> =>
  (await listLanes({ db }, { signedIn: true })).find((lane) => lane.slug === slug)!;
const ask = async (slug: string, options: Partial<PageOptions> = {}) =>
  eventsOfLane({ db, clock }, await laneOf(slug), { language: "en", page: 1, pageSize: 10, ...options });
const idsOf = async (slug: string, options: Partial<PageOptions> = {}) =>
  (await ask(slug, options)).items.map((item) => item.id);

describe("the front page", () => {
  test("has its lanes in the seed's order; those for signed-in readers are hidden from guests", async () => {
    const slugs = async (signedIn: boolean) =>
      (await listLanes({ db }, { signedIn })).map((lane) => lane.slug);
    expect(await slugs(true)).toEqual(SEED_LANES.map((lane) => lane.slug));
    expect(await slugs(false)).toEqual(
      SEED_LANES.filter((lane) => !lane.requiresLogin).map((lane) => lane.slug),
    );
    const readers = await laneOf("readers");
    await expect(readLane({ db }, readers.id, { signedIn: false })).rejects.toMatchObject({
      code: "login_required",
    });
    expect(await readLane({ db }, readers.id, { signedIn: true })).toEqual(readers);
    await expect(readLane({ db }, 9999, { signedIn: true })).rejects.toMatchObject({
      code: "lane_not_found",
    });
  });

  test("keeps an operator's order and changes through another seeding", async () => {
    await reorderLanes({ db }, ["creators", "newest", "creators"]);
    const slugs = async () => (await listLanes({ db }, { signedIn: true })).map((lane) => lane.slug);
    const order = await slugs();
    expect(order.slice(0, 3)).toEqual(["creators", "newest", "most-covered"]);
    expect([...order].sort()).toEqual(SEED_LANES.map((lane) => lane.slug).sort());
    await db.delete(lanes).where(eq(lanes.slug, "most-covered"));
    await seedLanes({ db });
    expect(await slugs()).toEqual([...order.filter((slug) => slug !== "most-covered"), "most-covered"]);
    await expect(reorderLanes({ db }, ["newest", "nonsense"])).rejects.toMatchObject({
      code: "lane_not_found",
      params: { id: "nonsense" },
    });
    expect((await slugs())[0]).toBe("creators");
  });
});

describe("an event lane", () => {
  test("ranks by its own measure, fresh before old, and shows no event that is not shown", async () => {
    const wide = await putEvent({ newspaperCount: 5, countryCount: 4, languageCount: 2 });
    const many = await putEvent({ newspaperCount: 9, countryCount: 2, languageCount: 3 });
    const tired = await putEvent({
      newspaperCount: 9,
      lastPublishedAt: NOON - 72 * HOUR,
      firstPublishedAt: NOON - 73 * HOUR,
    });
    const young = await putEvent({ firstPublishedAt: NOON - 1 });
    await putEvent({ newspaperCount: 50, countryCount: 50, shown: false });
    await putEvent({
      newspaperCount: 90,
      lastPublishedAt: NOON - 98 * HOUR,
      firstPublishedAt: NOON - 99 * HOUR,
    });
    expect(await idsOf("most-covered")).toEqual([many, wide, tired, young]);
    expect((await idsOf("most-countries")).slice(0, 2)).toEqual([wide, many]);
    expect((await idsOf("readers")).slice(0, 2)).toEqual([many, wide]);
    expect((await idsOf("newest"))[0]).toBe(young);
    expect(await idsOf("newest")).toHaveLength(5);
    expect(await idsOf("contradicted")).toEqual([]);
    await db.update(events).set({ contradictionCount: 1 }).where(eq(events.id, wide));
    expect(await idsOf("contradicted")).toEqual([wide]);
  });

  test("of equal ranks shows the younger event first", async () => {
    const [a, b, c] = [await putEvent(), await putEvent(), await putEvent()];
    expect(await idsOf("most-covered")).toEqual([c, b, a]);
    expect(await idsOf("newest")).toEqual([c, b, a]);
  });

  test("gathers its category, and any lane can be narrowed to one", async () => {
    const sport = await putEvent({ category: 1010 });
    const both = await putEvent({ category: 1005 });
    await db.insert(eventCategories).values({ eventId: both, categoryId: 1010, score: 1 });
    await putEvent();
    expect(await idsOf("category-1010")).toEqual([both, sport]);
    expect(await idsOf("most-covered", { categoryId: 1005 })).toEqual([both]);
    expect(await idsOf("category-1010", { categoryId: 1005 })).toEqual([both]);
    expect(await idsOf("newest", { categoryId: 1 })).toEqual([]);
  });

  test("is only of events: a lane of articles has none, and a banner is no list", async () => {
    await putEvent();
    expect(await ask("creators")).toEqual({ items: [], hasMore: false, next: null });
    await expect(ask("newsstand")).rejects.toMatchObject({ code: "lane_not_found" });
  });
});

describe("reading on", () => {
  async function readOn(slug: string, options: Partial<PageOptions>, between: () => Promise<unknown>) {
    const seen: number[] = [];
    let before: string | undefined;
    for (;;) {
      const page = await ask(slug, { pageSize: 4, before, ...options });
      seen.push(...page.items.map((item) => item.id));
      expect(page.hasMore).toBe(page.next !== null);
      if (!page.next) return seen;
      before = page.next;
      await between();
    }
  }

  test.each(["most-covered", "newest", "most-countries", "category-1010"])(
    "%s repeats and skips nothing while events arrive and the clock goes on",
    async (slug) => {
      const first: number[] = [];
      for (let i = 0; i < 14; i++)
        first.push(
          await putEvent({
            newspaperCount: 2 + (i % 3),
            countryCount: 1 + (i % 2),
            firstPublishedAt: NOON - (i % 5) * HOUR,
            lastPublishedAt: NOON - (i % 5) * HOUR,
            category: 1010,
          }),
        );
      const seen = await readOn(slug, {}, async () => {
        clock.at += HOUR;
        await putEvent({
          newspaperCount: 99,
          countryCount: 99,
          firstPublishedAt: NOON,
          lastPublishedAt: NOON,
          category: 1010,
        });
      });
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.toSorted((a, b) => a - b)).toEqual(first);
    },
  );

  test("by number gives every event once when nothing arrives", async () => {
    const all: number[] = [];
    for (let i = 0; i < 9; i++) all.push(await putEvent({ newspaperCount: 2 + (i % 3) }));
    const seen: number[] = [];
    for (let page = 1; page <= 3; page++) {
      const { items, hasMore } = await ask("most-covered", { page, pageSize: 4 });
      expect(hasMore).toBe(page < 3);
      seen.push(...items.map((item) => item.id));
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(all);
    expect(await ask("most-covered", { page: 4, pageSize: 4 })).toEqual({
      items: [],
      hasMore: false,
      next: null,
    });
  });

  test("from a cursor that was never given is refused", async () => {
    await putEvent();
    for (const before of [
      "1",
      "a~b~c",
      "1~2~3~4",
      "1~2~3; drop table events",
      `${"9".repeat(30)}~1~1`,
      "1~1.5~1",
    ])
      await expect(ask("newest", { before })).rejects.toMatchObject({
        kind: "invalid",
        code: "cursor_invalid",
      });
    const cursor = { at: NOON, rank: -5, id: 7 };
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
    expect((await ask("newest", { before: "0~0~0" })).items).toEqual([]);
  });
});

test("a lane of our creators' articles is newest first, narrowed by category, and can be read on", async () => {
  const authorId = await putAccount({ db, clock }, { alias: "Ana", role: "experto" });
  const put = (i: number, state: "publicado" | "borrador" = "publicado") =>
    putCreatorArticle(
      { db, clock },
      {
        authorId,
        author: "Ana",
        headline: `Article ${i}`,
        summary: "",
        language: "en",
        slug: null,
        eventId: null,
        state,
        body: null,
        priceCents: 0,
        publishedAt: NOON - (i % 3) * HOUR,
      },
    );
  const own: number[] = [];
  for (let i = 0; i < 7; i++) own.push(await put(i));
  await put(8, "borrador");
  await db.insert(articleCategories).values({ articleId: own[2]!, categoryId: 1010, score: 1 });
  const lane = await laneOf("creators");
  const ask = (options: Partial<PageOptions>) =>
    articlesOfLane({ db, clock }, lane, { language: "en", page: 1, pageSize: 3, ...options });
  const seen: { id: number; publishedAt: number }[] = [];
  for (let before: string | undefined; ; ) {
    const page = await ask({ before });
    seen.push(...page.items);
    if (!page.next) break;
    before = page.next;
    await put(99 + seen.length * 3);
  }
  expect(seen.map((one) => one.id).toSorted((a, b) => a - b)).toEqual(own);
  expect(seen).toEqual(seen.toSorted((a, b) => b.publishedAt - a.publishedAt || b.id - a.id));
  expect((await ask({ categoryId: 1010 })).items.map((one) => one.id)).toEqual([own[2]]);
  expect(
    await articlesOfLane({ db, clock }, await laneOf("newest"), { language: "en", page: 1, pageSize: 3 }),
  ).toEqual({
    items: [],
    hasMore: false,
    next: null,
  });
});
