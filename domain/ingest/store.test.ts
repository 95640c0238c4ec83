import { asc, count, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { articleCategories, articleKeys, articles, newspapers } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { DAY, HOUR } from "../shared/time";
import { parseFeed } from "./feed";
import { type Shelf, storeItems } from "./store";
import { feedItem } from "./testing";

const NOON = Date.UTC(2026, 4, 12, 12);
const HOME = "https://www.herald.example";
const FERRY = "Ferry with two hundred passengers runs aground off Saint Brendan";
const FERRY_TOUCHED = "Captain of the stranded Saint Brendan ferry is questioned by police";

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let shelf: Shelf;
let newspapersMade = 0;

beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
});
afterAll(() => database.close());

/** Each test has a newspaper of its own. */
beforeEach(async () => {
  const slug = `herald-${++newspapersMade}`;
  const [row] = await db
    .insert(newspapers)
    .values({
      slug,
      name: slug,
      domain: "herald.example",
      homepage: HOME,
      country: "GB",
      language: "en",
      kind: "newspaper",
      createdAt: NOON,
    })
    .returning({ id: newspapers.id });
  shelf = { newspaperId: row!.id, country: "GB", language: "en", section: "home" };
});

const stored = () =>
  db.select().from(articles).where(eq(articles.newspaperId, shelf.newspaperId)).orderBy(asc(articles.id));
const ferry = (about: Partial<Parameters<typeof feedItem>[0]> = {}) =>
  feedItem({
    url: `${HOME}/ferry`,
    headline: FERRY,
    summary: "It struck a rock.",
    publishedAt: NOON - HOUR,
    ...about,
  });
const put = (items: ReturnType<typeof feedItem>[], at = NOON) => storeItems(db, shelf, items, at);

describe("an article stands once", () => {
  test("whatever feed of its newspaper carries it, with or without tracking, www and https", async () => {
    expect(await put([ferry()])).toEqual({ added: 1, updated: 0 });
    const world = { ...shelf, section: "world" };
    expect(await storeItems(db, world, [ferry()], NOON)).toEqual({ added: 0, updated: 0 });
    const rss = (link: string) =>
      new TextEncoder().encode(
        `<rss version="2.0"><channel><title>H</title><item><title>${FERRY}</title><link>${link}</link></item></channel></rss>`,
      );
    for (const link of [
      `${HOME}/ferry?utm_source=rss&amp;utm_medium=feed`,
      "http://herald.example/ferry#comments",
      "https://m.herald.example/ferry/",
    ]) {
      const { items } = parseFeed(rss(link), { contentType: "text/xml", url: `${HOME}/feed` });
      expect(await put(items)).toEqual({ added: 0, updated: 0 });
    }
    expect(await stored()).toMatchObject([{ url: `${HOME}/ferry`, section: "home" }]);
  });

  test("when its feed is stored again", async () => {
    const items = [ferry(), feedItem({ url: `${HOME}/choir`, headline: "Choir", guid: "choir-1" })];
    expect(await put(items)).toEqual({ added: 2, updated: 0 });
    const before = await stored();
    const keys = await db.select().from(articleKeys);
    expect(await put(items, NOON + HOUR)).toEqual({ added: 0, updated: 0 });
    expect(await stored()).toEqual(before);
    expect(await db.select().from(articleKeys)).toEqual(keys);
  });

  test("when its address changes and the guid stays, and by the new address afterwards", async () => {
    await put([ferry({ guid: "tag:herald,7" })]);
    await put([ferry({ guid: "tag:herald,7", url: `${HOME}/ferry-aground`, headline: "Ferry" })]);
    expect(await put([ferry({ guid: null, url: `${HOME}/ferry-aground`, headline: "Ferry" })])).toEqual({
      added: 0,
      updated: 0,
    });
    expect(await stored()).toMatchObject([{ url: `${HOME}/ferry`, headline: "Ferry" }]);
  });

  test("when two items of one feed are the same", async () => {
    const twice = [
      ferry({ guid: "urn:argus:a" }),
      ferry({ guid: "urn:argus:a", url: `${HOME}/moved`, headline: "Ferry aground" }),
      ferry({ guid: "b" }),
      ferry({ url: `${HOME}/copy` }),
    ];
    expect(await put(twice)).toEqual({ added: 1, updated: 0 });
    expect(await put(twice, NOON + HOUR)).toEqual({ added: 0, updated: 0 });
    expect(await stored()).toMatchObject([{ headline: FERRY }]);
  });

  test("and three items that a careless feed gives one guid stay three", async () => {
    const three = ["one", "two", "three"].map((word, i) =>
      ferry({
        guid: "1",
        url: `${HOME}/${word}`,
        headline: `Council number ${word} votes on harbour plan ${i}`,
      }),
    );
    expect(await put(three)).toEqual({ added: 3, updated: 0 });
    expect(await put(three, NOON + HOUR)).toEqual({ added: 0, updated: 0 });
    expect((await stored()).map((article) => article.headline).sort()).toEqual(
      three.map((i) => i.headline).sort(),
    );
  });

  test("but stands once for each newspaper", async () => {
    await put([ferry()]);
    const [other] = await db
      .insert(newspapers)
      .values({
        slug: `rival-${shelf.newspaperId}`,
        name: "Rival",
        domain: "rival.example",
        homepage: "https://rival.example/",
        country: "GB",
        language: "en",
        kind: "newspaper",
        createdAt: NOON,
      })
      .returning({ id: newspapers.id });
    const added = await storeItems(db, { ...shelf, newspaperId: other!.id }, [ferry({ guid: "a" })], NOON);
    expect(added).toEqual({ added: 1, updated: 0 });
  });
});

describe("a headline", () => {
  test("that tells is the same article under another address within three days, and not after", async () => {
    await put([ferry()]);
    const elsewhere = (path: string) => ferry({ url: `${HOME}/${path}` });
    expect(await put([elsewhere("two")], NOON + 3 * DAY - HOUR)).toEqual({ added: 0, updated: 0 });
    expect(await put([elsewhere("three")], NOON + 3 * DAY)).toEqual({ added: 1, updated: 0 });
    expect((await stored()).map((article) => article.url)).toEqual([`${HOME}/ferry`, `${HOME}/three`]);
  });

  test("that recurs names the newest of its articles", async () => {
    await put([ferry()]);
    const week = NOON + 7 * DAY;
    expect(await put([ferry({ url: `${HOME}/two` })], week)).toEqual({ added: 1, updated: 0 });
    expect(await put([ferry({ url: `${HOME}/two-again` })], week)).toEqual({ added: 0, updated: 0 });
  });

  test("that is short names nothing", async () => {
    const puzzle = (day: number) => feedItem({ url: `${HOME}/sudoku/${day}`, headline: "Sudoku" });
    expect(await put([puzzle(1), puzzle(2)])).toEqual({ added: 2, updated: 0 });
    expect(await put([puzzle(2), puzzle(3)], NOON + DAY)).toEqual({ added: 1, updated: 0 });
  });

  test("touched up replaces the old one once, and never flips back between two feeds", async () => {
    await put([ferry()]);
    await db.update(articles).set({ groupedAt: NOON });
    const touched = ferry({ headline: FERRY_TOUCHED, summary: "He was at the wheel." });
    expect(await put([touched], NOON + HOUR)).toEqual({ added: 0, updated: 1 });
    expect(await stored()).toMatchObject([
      { headline: FERRY_TOUCHED, summary: "He was at the wheel.", updatedAt: NOON + HOUR, groupedAt: null },
    ]);
    for (const [hour, item] of [ferry(), touched, ferry(), touched].entries())
      expect(await put([item], NOON + (2 + hour) * HOUR)).toEqual({ added: 0, updated: 0 });
    expect(await stored()).toMatchObject([{ headline: FERRY_TOUCHED, updatedAt: NOON + HOUR }]);
  });

  test("does not begin to flip when the article grows old in its feeds", async () => {
    const touched = ferry({ headline: FERRY_TOUCHED });
    await put([ferry()]);
    await put([touched], NOON + HOUR);
    for (const [day, item] of [ferry(), touched, ferry()].entries())
      expect(await put([item], NOON + (4 + day) * DAY)).toEqual({ added: 0, updated: 0 });
    expect(await stored()).toMatchObject([{ headline: FERRY_TOUCHED }]);
  });

  test("touched up without a summary keeps the old summary, and a longer lead stays", async () => {
    await put([ferry()]);
    const lead = "A lead that its page told, and longer than what the feed says of it.";
    await db.update(articles).set({ lead }).where(eq(articles.newspaperId, shelf.newspaperId));
    await put([ferry({ headline: FERRY_TOUCHED, summary: "" })], NOON + HOUR);
    expect(await stored()).toMatchObject([{ headline: FERRY_TOUCHED, summary: "It struck a rock.", lead }]);
  });

  test("with markup and turned writing is stored as plain text", async () => {
    const title = (text: string) =>
      `<item><title>${text}</title><link>${HOME}/${encodeURIComponent(text)}</link></item>`;
    const feed = `<rss version="2.0"><channel><title>H</title>${[
      "&lt;b&gt;Bold&lt;/b&gt; claim&lt;script&gt;alert(1)&lt;/script&gt;",
      "Price \u202Egnisir\u202C of \u2066bread\u2069",
      "&lt;img src=x onerror=alert(1)&gt;Fish &amp;amp; chips",
    ]
      .map(title)
      .join("")}</channel></rss>`;
    const { items } = parseFeed(new TextEncoder().encode(feed), {
      contentType: "text/xml",
      url: `${HOME}/feed`,
    });
    await put(items);
    const headlines = (await stored()).map((article) => article.headline);
    expect(headlines).toHaveLength(3);
    expect(headlines).toEqual(expect.arrayContaining(["Price gnisir of bread", "Fish & chips"]));
    for (const headline of headlines) expect(headline).not.toMatch(/[<>\u202A-\u202E\u2066-\u2069]/);
  });
});

describe("what is stored", () => {
  test("dates, languages and lengths are sane", async () => {
    await put([
      feedItem({ url: `${HOME}/a`, headline: "From the future", publishedAt: NOON + DAY }),
      feedItem({ url: `${HOME}/b`, headline: "En français", language: "fr", summary: "x".repeat(2000) }),
      feedItem({ url: `${HOME}/c`, headline: "Long ago", publishedAt: NOON - 30 * DAY }),
    ]);
    const byUrl = new Map((await stored()).map((article) => [article.url, article]));
    expect(byUrl.get(`${HOME}/a`)).toMatchObject({ publishedAt: NOON, firstReadAt: NOON, language: "en" });
    expect(byUrl.get(`${HOME}/b`)).toMatchObject({ language: "fr", summary: "x".repeat(600) });
    expect(byUrl.get(`${HOME}/c`)).toMatchObject({ publishedAt: NOON - 30 * DAY });
  });

  test("categories come with the article", async () => {
    await storeItems(db, { ...shelf, section: "sports" }, [ferry({ url: `${HOME}/sport/final` })], NOON);
    const [article] = await stored();
    const scores = await db
      .select()
      .from(articleCategories)
      .where(eq(articleCategories.articleId, article!.id));
    expect(scores.length).toBeGreaterThan(0);
  });

  test("old articles get no page, and a long feed asks for forty", async () => {
    await put([
      ...Array.from({ length: 45 }, (_, i) =>
        feedItem({ url: `${HOME}/n/${i}`, headline: `Notice ${i}`, publishedAt: NOON - i * HOUR }),
      ),
      feedItem({ url: `${HOME}/old`, headline: "Old", publishedAt: NOON - 4 * DAY }),
    ]);
    const rows = await stored();
    const reasons = rows.map((article) => article.pageReason);
    expect(rows.filter((article) => article.pageState === "pending")).toHaveLength(40);
    expect(reasons.filter((reason) => reason === "bounded")).toHaveLength(5);
    expect(rows.find((article) => article.url === `${HOME}/old`)).toMatchObject({
      pageState: "refused",
      pageReason: "old",
    });
  });

  test("is bounded: of an endless feed the newest", async () => {
    const endless = Array.from({ length: 2100 }, (_, i) =>
      feedItem({
        url: `${HOME}/endless/${i}`,
        headline: `Notice ${i}`,
        publishedAt: NOON - (2100 - i) * 1000,
      }),
    );
    expect(await put(endless)).toEqual({ added: 2000, updated: 0 });
    expect(await put(endless, NOON + HOUR)).toEqual({ added: 0, updated: 0 });
    const urls = new Set((await stored()).map((article) => article.url));
    expect([urls.has(`${HOME}/endless/2099`), urls.has(`${HOME}/endless/0`)]).toEqual([true, false]);
  });

  test("is all or nothing", async () => {
    const broken = ferry({ url: `${HOME}/bad`, headline: "Bad", language: null });
    const shelfOfNobody = { ...shelf, newspaperId: 987_654 };
    await expect(storeItems(db, shelfOfNobody, [ferry(), broken], NOON)).rejects.toThrow();
    // A statement late in the batch fails: what came before it is gone with it.
    await db.run(`create trigger no_bad before insert on articles when new.headline = 'Bad'
      begin select raise(abort, 'bad'); end`);
    try {
      await expect(put([ferry(), broken])).rejects.toThrow();
    } finally {
      await db.run("drop trigger no_bad");
    }
    expect(await stored()).toEqual([]);
    const [keys] = await db
      .select({ n: count() })
      .from(articleKeys)
      .where(eq(articleKeys.newspaperId, shelf.newspaperId));
    expect(keys).toEqual({ n: 0 });
    expect(await put([ferry(), broken])).toEqual({ added: 2, updated: 0 });
  });
});
