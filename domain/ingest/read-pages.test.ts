import { asc } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { articleCategories, articleExtracts, articles, newspapers } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { type Answer, type Listening, listen, pathOf, plain } from "../../sample/http";
import { takeLeases } from "../shared/leases";
import { DAY, HOUR, MINUTE } from "../shared/time";
import { giveUpOldPages, pagesPending, readPages } from "./read-pages";
import { storeItems } from "./store";
import { clockAt, feedItem, readerOf } from "./testing";

const TEN = Date.UTC(2026, 4, 12, 10);
const clock = clockAt(TEN);
const FIRST =
  "The council reopened the bridge on Monday after two years of repairs that cost nine million euros, the mayor said.";
const BODY = Array.from(
  { length: 8 },
  (_, i) =>
    `<p>${FIRST} Paragraph ${i} adds what the engineers told reporters on the spot about the work.</p>`,
).join("");

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let server: Listening;
let newspaperId: number;
let answers: Record<string, Answer>;
let asked: string[];

const page = (body: string, head = "", headers: Record<string, string> = {}): Answer => ({
  contentType: "text/html; charset=utf-8",
  headers,
  body: `<!doctype html><html lang="en"><head><title>Bridge</title>${head}</head><body><main><article><h1>Bridge</h1>${body}</article></main></body></html>`,
});
const robots = (body: string): Answer => ({ contentType: "text/plain", body });

beforeEach(async () => {
  clock.at = TEN;
  answers = {};
  asked = [];
  database = await temporaryDatabase();
  db = database.db;
  server = await listen((request) => {
    const path = pathOf(request) ?? "";
    asked.push(path);
    return answers[path] ?? plain(404, "No such page.");
  });
  const [row] = await db
    .insert(newspapers)
    .values({
      slug: "argus",
      name: "Argus",
      domain: "argus.example",
      homepage: server.url,
      country: "IE",
      language: "en",
      kind: "newspaper",
      createdAt: TEN,
    })
    .returning({ id: newspapers.id });
  newspaperId = row!.id;
});
afterEach(async () => {
  await server.close();
  await database.close();
});

/** Puts articles with these paths on the shelf, the first the newest. */
async function shelve(paths: string[], summary = "") {
  const shelf = { newspaperId, country: "IE", language: "en", section: null };
  const items = paths.map((path, i) =>
    feedItem({
      url: server.url + path,
      headline: `Notice at ${path}`,
      summary,
      publishedAt: TEN - i * MINUTE,
    }),
  );
  await storeItems(db, shelf, items, clock.at);
  await db.update(articles).set({ groupedAt: TEN });
}
const read = () => readPages(readerOf(db, clock), newspaperId);
const stored = () => db.select().from(articles).orderBy(asc(articles.id));

describe("a page", () => {
  test("tells words, sources, author and a lead, and a telling lead refines grouping", async () => {
    answers["/bridge"] = page(
      `<p class="byline">By <a rel="author" href="/a">Nora Quill</a></p>${BODY}<p>See <a href="https://engineers.example/report">the report</a>.</p>`,
      '<meta name="author" content="Nora Quill"><meta property="article:section" content="Sports">',
    );
    await shelve(["/bridge"]);
    expect(await read()).toEqual({ state: "read", remaining: 0, delayMs: 0 });
    const [article] = await stored();
    expect(article).toMatchObject({
      pageState: "read",
      pageReason: null,
      author: "Nora Quill",
      paywall: false,
      citedSources: 1,
      groupedAt: null,
      summary: "",
    });
    expect(article!.words).toBeGreaterThan(200);
    expect(article!.lead).toContain("The council reopened the bridge");
    const [extract] = await db.select().from(articleExtracts);
    expect(extract?.text).toContain("Paragraph 3");
    expect(await db.$count(articleCategories)).toBeGreaterThan(0);
  });

  test("leaves a telling lead of the feed, and with it the grouping, as it is", async () => {
    answers["/bridge"] = page(BODY);
    const summary = `${FIRST} ${"More is known of it from the feed itself. ".repeat(2)}`.trim();
    await shelve(["/bridge"], summary);
    await read();
    expect(await stored()).toMatchObject([{ pageState: "read", lead: summary, groupedAt: TEN }]);
  });

  test("behind a paywall is said to be", async () => {
    const offer = { "@context": "https://schema.org", "@type": "NewsArticle", isAccessibleForFree: false };
    answers["/paid"] = page(BODY, `<script type="application/ld+json">${JSON.stringify(offer)}</script>`);
    answers["/free"] = page(BODY);
    await shelve(["/paid", "/free"]);
    await read();
    const byPath = new Map((await stored()).map((article) => [new URL(article.url).pathname, article]));
    expect(byPath.get("/paid")).toMatchObject({ paywall: true, pageReason: "json-ld:isAccessibleForFree" });
    expect(byPath.get("/free")).toMatchObject({ paywall: false, pageReason: null });
  });

  test("that fails is marked with the reason, and the next is read", async () => {
    answers["/broken"] = plain(500, "Out of order.");
    answers["/circle"] = { ...plain(302, "There."), headers: { location: "/circle" } };
    answers["/empty"] = { contentType: "text/html", body: "" };
    answers["/good"] = page(BODY);
    await shelve(["/gone", "/broken", "/circle", "/empty", "/good"]);
    expect(await read()).toMatchObject({ state: "read", remaining: 0 });
    const states = (await stored()).map((one) => [new URL(one.url).pathname, one.pageState, one.pageReason]);
    expect(states).toEqual([
      ["/gone", "failed", "http_status_404"],
      ["/broken", "failed", "http_status_500"],
      ["/circle", "failed", "redirect_loop"],
      ["/empty", "failed", "no_article"],
      ["/good", "read", null],
    ]);
  });
});

describe("what a newspaper does not allow is not read", () => {
  test("robots.txt and tdmrep.json, asked for once a day", async () => {
    answers["/robots.txt"] = robots(
      "User-agent: *\nDisallow: /members/\n\nUser-agent: OtherBot\nDisallow: /\n",
    );
    answers["/.well-known/tdmrep.json"] = {
      contentType: "application/json",
      body: JSON.stringify([{ location: "/kept/*", "tdm-reservation": 1 }]),
    };
    answers["/open"] = page(BODY);
    await shelve(["/members/a", "/kept/b", "/open"]);
    await read();
    expect((await stored()).map((one) => [one.pageState, one.pageReason])).toEqual([
      ["refused", "robots"],
      ["refused", "tdm"],
      ["read", null],
    ]);
    expect(asked).toEqual(["/robots.txt", "/.well-known/tdmrep.json", "/open"]);

    clock.at += DAY - HOUR;
    await shelve(["/members/c"]);
    await read();
    expect(asked).toHaveLength(3);
    clock.at += 2 * HOUR;
    await shelve(["/members/d"]);
    await read();
    expect(asked.slice(3)).toEqual(["/robots.txt", "/.well-known/tdmrep.json"]);
  });

  test("a reservation of the page itself", async () => {
    answers["/meta"] = page(BODY, '<meta name="tdm-reservation" content="1">');
    answers["/header"] = page(BODY, "", { "tdm-reservation": "1" });
    await shelve(["/meta", "/header"]);
    await read();
    for (const article of await stored())
      expect(article).toMatchObject({ pageState: "refused", pageReason: "tdm", words: null, lead: "" });
    expect(await db.$count(articleExtracts)).toBe(0);
  });

  test("nothing at all while the host cannot say, for an hour", async () => {
    answers["/robots.txt"] = plain(503, "Later.");
    answers["/bridge"] = page(BODY);
    await shelve(["/bridge"]);
    await read();
    expect(await stored()).toMatchObject([{ pageState: "refused", pageReason: "robots" }]);
    expect(asked).not.toContain("/bridge");
    answers["/robots.txt"] = robots("User-agent: *\nAllow: /\n");
    answers["/choir"] = page(BODY);
    clock.at += HOUR + MINUTE;
    await shelve(["/choir"]);
    await read();
    expect((await stored())[1]).toMatchObject({ pageState: "read" });
  });
});

describe("reading pages", () => {
  test("goes ten at a time, newest first, and heeds a crawl delay", async () => {
    const paths = Array.from({ length: 12 }, (_, i) => `/n/${i}`);
    for (const path of paths) answers[path] = page(BODY);
    await shelve(paths);
    expect(await pagesPending({ db, clock })).toBe(12);
    expect(await read()).toEqual({ state: "read", remaining: 2, delayMs: 0 });
    expect(asked.slice(2)).toEqual(paths.slice(0, 10));
    expect(await read()).toMatchObject({ remaining: 0 });
    expect(await read()).toEqual({ state: "read", remaining: 0, delayMs: 0 });

    clock.at += 2 * DAY;
    answers["/robots.txt"] = robots("User-agent: *\nCrawl-delay: 2\n");
    await shelve(["/n/20", "/n/21"]);
    expect(await read()).toEqual({ state: "read", remaining: 1, delayMs: 2000 });
  });

  test("waits while another reader is at the newspaper or at any host of its pages", async () => {
    await shelve(["/a"]);
    await db.insert(articles).values({
      newspaperId,
      url: "http://127.0.0.1:9/elsewhere",
      headline: "Elsewhere",
      summary: "",
      lead: "",
      language: "en",
      feedCategories: [],
      publishedAt: TEN - HOUR,
      firstReadAt: TEN,
      updatedAt: TEN,
    });
    for (const name of [`newspaper:${newspaperId}`, `host:${new URL(server.url).host}`, "host:127.0.0.1:9"]) {
      await takeLeases(readerOf(db, clock), [name], MINUTE);
      expect(await read()).toEqual({ state: "busy", remaining: 2, delayMs: 0 });
      clock.at += MINUTE;
    }
    expect(asked).toEqual([]);
    expect(await read()).toMatchObject({ state: "read", remaining: 0 });
  });

  test("is given up after a day", async () => {
    await shelve(["/late"]);
    clock.at += DAY;
    expect(await pagesPending({ db, clock })).toBe(0);
    expect(await read()).toMatchObject({ remaining: 0 });
    await giveUpOldPages({ db, clock });
    expect(await stored()).toMatchObject([{ pageState: "failed", pageReason: "not_reached" }]);
    expect(asked).toEqual([]);
  });
});
