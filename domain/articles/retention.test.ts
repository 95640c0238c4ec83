import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import {
  articleCategories,
  articleExtracts,
  articleFeatures,
  articleKeys,
  articles,
  eventArticles,
  events,
  groupingConstraints,
} from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { putArticles } from "../events/testing";
import { storeItems } from "../ingest/store";
import { clockAt, feedItem } from "../ingest/testing";
import { DAY } from "../shared/time";
import { storedArticles } from "./queries";
import { EXTRACT_KEPT, forgetOldArticles, LOOSE_ARTICLE_KEPT } from "./retention";

const NOON = Date.UTC(2026, 4, 12, 12);
const clock = clockAt(NOON);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
beforeEach(async () => {
  clock.at = NOON;
  database = await temporaryDatabase();
  db = database.db;
});
afterEach(() => database.close());

async function putEvent(articleIds: number[], shown: boolean): Promise<number> {
  const [row] = await db
    .insert(events)
    .values({
      bornAt: NOON,
      updatedAt: NOON,
      firstPublishedAt: NOON,
      lastPublishedAt: NOON,
      articleCount: articleIds.length,
      newspaperCount: 2,
      countryCount: 1,
      languageCount: 1,
      shown,
    })
    .returning({ id: events.id });
  const eventId = row!.id;
  if (articleIds.length > 0)
    await db.insert(eventArticles).values(
      articleIds.map((articleId) => ({
        articleId,
        eventId,
        centrality: 1,
        addedAt: NOON,
        modelVersion: 1,
      })),
    );
  return eventId;
}

/** One article with everything that is kept of an article. */
async function full(newspaper: string): Promise<number> {
  const [id] = await putArticles(db, NOON, [{ newspaper, summary: "What the feed said." }]);
  const articleId = id!;
  const [article] = await db.select().from(articles).where(eq(articles.id, articleId));
  await db.insert(articleExtracts).values({ articleId, text: "What the page said." });
  await db.insert(articleCategories).values({ articleId, categoryId: 1010, score: 1 });
  await db
    .insert(articleKeys)
    .values({ newspaperId: article!.newspaperId!, key: `u:${articleId}`, articleId });
  await db
    .insert(articleFeatures)
    .values({ articleId, version: 1, features: Buffer.from([1]), links: Buffer.from([]) });
  return articleId;
}

describe("what is ours to keep no longer", () => {
  test("extracts and leads go after two weeks, articles and what their feeds said stay", async () => {
    const id = await full("argus");
    clock.at = NOON + EXTRACT_KEPT;
    expect(await forgetOldArticles({ db, clock })).toBe(0);
    expect(await db.$count(articleExtracts)).toBe(1);
    clock.at += 1;
    expect(await forgetOldArticles({ db, clock })).toBe(0);
    expect(await db.$count(articleExtracts)).toBe(0);
    const [article] = await db.select().from(articles);
    expect(article).toMatchObject({ id, lead: "", summary: "What the feed said." });
  });

  test("an article in no shown event goes after a month, with all that hangs on it", async () => {
    const [alone, hidden, shown] = [await full("argus"), await full("beacon"), await full("courier")];
    const hiddenEvent = await putEvent([hidden], false);
    const shownEvent = await putEvent([shown], true);
    await db.insert(groupingConstraints).values({ a: alone, b: hidden, kind: "cannot", at: NOON });
    clock.at = NOON + LOOSE_ARTICLE_KEPT;
    expect(await forgetOldArticles({ db, clock })).toBe(0);
    clock.at += DAY;
    expect(await forgetOldArticles({ db, clock })).toBe(2);
    // The article of the shown event stays, without the names by which feeds know it.
    const left = { articles, articleCategories, articleFeatures, eventArticles };
    const gone = { articleKeys, groupingConstraints, articleExtracts };
    for (const [name, table] of Object.entries(left))
      expect([name, await db.$count(table)]).toEqual([name, 1]);
    for (const [name, table] of Object.entries(gone))
      expect([name, await db.$count(table)]).toEqual([name, 0]);
    expect((await db.select().from(articles))[0]?.id).toBe(shown);
    expect(hiddenEvent).not.toBe(shownEvent);
    expect((await db.select().from(events)).map((event) => event.id)).toEqual([shownEvent]);
    expect(await forgetOldArticles({ db, clock })).toBe(0);
  });

  test("more than one round's worth goes in one call", async () => {
    const shelf = { country: "GB", language: "en", section: null };
    await full("argus");
    const [row] = await db.select().from(articles);
    const many = Array.from({ length: 1100 }, (_, i) =>
      feedItem({ url: `https://argus.example/${i}`, headline: `Note ${i}` }),
    );
    await storeItems(db, { ...shelf, newspaperId: row!.newspaperId! }, many, NOON);
    expect(await storedArticles({ db })).toEqual({ articles: 1101, ungrouped: 1101 });
    clock.at = NOON + LOOSE_ARTICLE_KEPT + 1;
    expect(await forgetOldArticles({ db, clock })).toBe(1101);
    expect(await storedArticles({ db })).toEqual({ articles: 0, ungrouped: 0 });
    expect(await db.$count(articleKeys)).toBe(0);
  });
});

describe("what stays", () => {
  test("articles and leads of our own creators, however old", async () => {
    await putArticles(db, NOON, [
      { newspaper: "ours", origin: "poliedro", newspaperId: null, summary: "Ours." },
    ]);
    clock.at = NOON + 400 * DAY;
    expect(await forgetOldArticles({ db, clock })).toBe(0);
    expect((await db.select().from(articles))[0]).toMatchObject({ lead: "Ours.", origin: "poliedro" });
  });

  test("young events without articles, so that a record can still be looked at", async () => {
    await putEvent([], false);
    clock.at = NOON + LOOSE_ARTICLE_KEPT;
    await forgetOldArticles({ db, clock });
    expect(await db.$count(events)).toBe(1);
    clock.at += 1;
    await forgetOldArticles({ db, clock });
    expect(await db.$count(events)).toBe(0);
  });
});
