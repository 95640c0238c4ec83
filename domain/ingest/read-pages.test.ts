import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { articleCategories, articleExtracts, articles } from "../../db/schema";
import { plain } from "../../sample/http";
import { takeLeases } from "../shared/leases";
import { DAY, HOUR, MINUTE } from "../shared/time";
import { giveUpOldPages, pagesPending } from "./read-pages";
import { readerOf, type TestClock } from "./testing";
import {
  BODY,
  FIRST,
  openPageStand,
  type PageServer,
  type PageStand,
  page,
  robots,
  TEN,
} from "./testing-pages";

let stand: PageStand;
let server: PageServer;
let db: Db;
let clock: TestClock;
let newspaperId: number;
let shelve: PageStand["shelve"];
let read: PageStand["read"];
let stored: PageStand["stored"];

beforeEach(async () => {
  stand = await openPageStand();
  ({ server, db, clock, newspaperId, shelve, read, stored } = stand);
});
afterEach(() => stand.close());

describe("a page", () => {
  test("tells words, sources, author and a lead, and a telling lead refines grouping", async () => {
    server.answers["/bridge"] = page(
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
    server.answers["/bridge"] = page(BODY);
    const summary = `${FIRST} ${"More is known of it from the feed itself. ".repeat(2)}`.trim();
    await shelve(["/bridge"], summary);
    await read();
    expect(await stored()).toMatchObject([{ pageState: "read", lead: summary, groupedAt: TEN }]);
  });

  test("behind a paywall is said to be", async () => {
    const offer = { "@context": "https://schema.org", "@type": "NewsArticle", isAccessibleForFree: false };
    server.answers["/paid"] = page(
      BODY,
      `<script type="application/ld+json">${JSON.stringify(offer)}</script>`,
    );
    server.answers["/free"] = page(BODY);
    await shelve(["/paid", "/free"]);
    await read();
    const byPath = new Map((await stored()).map((article) => [new URL(article.url).pathname, article]));
    expect(byPath.get("/paid")).toMatchObject({ paywall: true, pageReason: "json-ld:isAccessibleForFree" });
    expect(byPath.get("/free")).toMatchObject({ paywall: false, pageReason: null });
  });

  test("that fails is marked with the reason, and the next is read", async () => {
    server.answers["/broken"] = plain(500, "Out of order.");
    server.answers["/circle"] = { ...plain(302, "There."), headers: { location: "/circle" } };
    server.answers["/empty"] = { contentType: "text/html", body: "" };
    server.answers["/good"] = page(BODY);
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

describe("reading pages", () => {
  test("goes ten at a time, newest first, and heeds a crawl delay", async () => {
    const paths = Array.from({ length: 12 }, (_, i) => `/n/${i}`);
    for (const path of paths) server.answers[path] = page(BODY);
    await shelve(paths);
    expect(await pagesPending({ db, clock })).toBe(12);
    expect(await read()).toEqual({ state: "read", remaining: 2, delayMs: 0 });
    expect(server.asked.slice(2)).toEqual(paths.slice(0, 10));
    expect(await read()).toMatchObject({ remaining: 0 });
    expect(await read()).toEqual({ state: "read", remaining: 0, delayMs: 0 });

    clock.at += 2 * DAY;
    server.answers["/robots.txt"] = robots("User-agent: *\nCrawl-delay: 2\n");
    await shelve(["/n/20", "/n/21"]);
    expect(await read()).toEqual({ state: "read", remaining: 1, delayMs: 2000 });
    expect(await read()).toEqual({ state: "busy", remaining: 1, delayMs: 0 });
    clock.at += 1999;
    expect(await read()).toMatchObject({ state: "busy" });
    clock.at += 1;
    expect(await read()).toEqual({ state: "read", remaining: 0, delayMs: 2000 });
  });

  test("keeps its leases over slow pages, and stops when another reader came in", async () => {
    const name = `host:${server.host}`;
    const paths = ["/a", "/b", "/c", "/d"];
    for (const path of paths) server.answers[path] = page(BODY);
    const strangerIn: boolean[] = [];
    server.whileAsked = async (path) => {
      if (!paths.includes(path)) return;
      clock.at += path === "/c" ? 4 * MINUTE : 2 * MINUTE;
      strangerIn.push(await takeLeases(readerOf(db, clock), [name], MINUTE));
    };
    await shelve(paths);
    expect(await read()).toEqual({ state: "busy", remaining: 1, delayMs: 0 });
    expect(strangerIn).toEqual([false, false, true]);
    expect((await stored()).map((one) => one.pageState)).toEqual(["read", "read", "read", "pending"]);
    expect(await takeLeases(readerOf(db, clock), [`newspaper:${newspaperId}`], MINUTE)).toBe(true);
  });

  test("loses no page that was read when the next cannot be stored", async () => {
    for (const path of ["/a", "/b"]) server.answers[path] = page(BODY);
    await shelve(["/a", "/b"]);
    await db.run(
      "create trigger full before update on articles when old.url like '%/b' begin select raise(abort, 'disk full'); end",
    );
    await expect(read()).rejects.toThrow();
    expect((await stored()).map((one) => one.pageState)).toEqual(["read", "pending"]);
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
    for (const name of [`newspaper:${newspaperId}`, `host:${server.host}`, "host:127.0.0.1:9"]) {
      await takeLeases(readerOf(db, clock), [name], MINUTE);
      expect(await read()).toEqual({ state: "busy", remaining: 2, delayMs: 0 });
      clock.at += MINUTE;
    }
    expect(server.asked).toEqual([]);
    expect(await read()).toMatchObject({ state: "read", remaining: 0 });
  });

  test("is given up after a day", async () => {
    await shelve(["/late"]);
    clock.at += DAY;
    expect(await pagesPending({ db, clock })).toBe(0);
    expect(await read()).toMatchObject({ remaining: 0 });
    await giveUpOldPages({ db, clock });
    expect(await stored()).toMatchObject([{ pageState: "failed", pageReason: "not_reached" }]);
    expect(server.asked).toEqual([]);
  });
});
