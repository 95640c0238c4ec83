import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { articleExtracts } from "../../db/schema";
import { type Answer, plain } from "../../sample/http";
import { takeLeases } from "../shared/leases";
import { DAY, HOUR, MINUTE } from "../shared/time";
import { offerPagesAgain, pagesPending } from "./read-pages";
import { newspapersWithPages } from "./runs";
import { readerOf, type TestClock } from "./testing";
import {
  BODY,
  openPageStand,
  type PageServer,
  type PageStand,
  page,
  robots,
  servePages,
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

describe("what a newspaper does not allow is not read", () => {
  test("robots.txt and tdmrep.json, asked for once a day", async () => {
    server.answers["/robots.txt"] = robots(
      "User-agent: *\nDisallow: /members/\n\nUser-agent: OtherBot\nDisallow: /\n",
    );
    server.answers["/.well-known/tdmrep.json"] = {
      contentType: "application/json",
      body: JSON.stringify([{ location: "/kept/*", "tdm-reservation": 1 }]),
    };
    server.answers["/open"] = page(BODY);
    await shelve(["/members/a", "/kept/b", "/open"]);
    await read();
    expect((await stored()).map((one) => [one.pageState, one.pageReason])).toEqual([
      ["refused", "robots"],
      ["refused", "tdm"],
      ["read", null],
    ]);
    expect(server.asked).toEqual(["/robots.txt", "/.well-known/tdmrep.json", "/open"]);

    clock.at += DAY - HOUR;
    await shelve(["/members/c"]);
    await read();
    expect(server.asked).toHaveLength(3);
    clock.at += 2 * HOUR;
    await shelve(["/members/d"]);
    await read();
    expect(server.asked.slice(3)).toEqual(["/robots.txt", "/.well-known/tdmrep.json"]);
  });

  test("a reservation of the page itself", async () => {
    server.answers["/meta"] = page(BODY, '<meta name="tdm-reservation" content="1">');
    server.answers["/header"] = page(BODY, "", { "tdm-reservation": "1" });
    await shelve(["/meta", "/header"]);
    await read();
    for (const article of await stored())
      expect(article).toMatchObject({ pageState: "refused", pageReason: "tdm", words: null, lead: "" });
    expect(await db.$count(articleExtracts)).toBe(0);
  });

  test("nothing at all while the host cannot say: its pages wait for the next run", async () => {
    server.answers["/bridge"] = page(BODY);
    server.answers["/choir"] = page(BODY);
    for (const status of [503, 429]) {
      server.answers["/robots.txt"] = plain(status, "Later.");
      await shelve(["/bridge", "/choir"]);
      expect(await read()).toEqual({ state: "read", remaining: 0, delayMs: 0 });
      for (const article of await stored())
        expect(article).toMatchObject({ pageState: "pending", pageReason: "unreachable" });
      expect(await pagesPending({ db, clock })).toBe(0);
      expect(await newspapersWithPages({ db, clock })).toEqual([[newspaperId]]);
      await offerPagesAgain({ db });
      expect(await pagesPending({ db, clock })).toBe(2);
      await read();
      expect(server.asked).toEqual(["/robots.txt"]);
      await offerPagesAgain({ db });
      clock.at += HOUR;
      server.asked.length = 0;
    }
    server.answers["/robots.txt"] = robots("User-agent: *\nAllow: /\n");
    expect(await read()).toMatchObject({ remaining: 0 });
    for (const article of await stored())
      expect(article).toMatchObject({ pageState: "read", pageReason: null });
    expect(server.asked).toEqual(["/robots.txt", "/.well-known/tdmrep.json", "/bridge", "/choir"]);
  });

  test("a host that cannot say does not hold up the newspaper's other host", async () => {
    const other = await servePages();
    other.answers["/robots.txt"] = plain(500, "Broken.");
    try {
      server.answers["/bridge"] = page(BODY);
      await shelve([...["/a", "/b", "/c"].map((path) => new URL(path, other.url).href), "/bridge"]);
      expect(await read()).toEqual({ state: "read", remaining: 0, delayMs: 0 });
      expect((await stored()).map((one) => one.pageState)).toEqual(["pending", "pending", "pending", "read"]);
    } finally {
      await other.close();
    }
  });

  test("what tdmrep.json reserved holds while it fails, and it is asked again after an hour", async () => {
    const reserved = "/.well-known/tdmrep.json";
    server.answers[reserved] = plain(503, "Later.");
    server.answers["/open"] = page(BODY);
    await shelve(["/open"]);
    await read();
    expect(await stored()).toMatchObject([{ pageState: "read" }]);

    const rules = JSON.stringify([{ location: "/kept/*", "tdm-reservation": 1 }]);
    server.answers[reserved] = { contentType: "application/json", body: rules };
    clock.at += HOUR;
    await shelve(["/kept/b"]);
    await read();
    server.answers[reserved] = plain(500, "Broken.");
    clock.at += DAY;
    await shelve(["/kept/c"]);
    await read();
    expect((await stored()).slice(1).map((one) => one.pageReason)).toEqual(["tdm", "tdm"]);
    expect(server.asked.filter((path) => path === reserved)).toHaveLength(3);
  });
});

describe("a page's redirect", () => {
  let other: PageServer;
  const hostLease = () => `host:${other.host}`;
  const leadsTo = (location: string): Answer => ({ ...plain(302, "There."), headers: { location } });

  beforeEach(async () => {
    other = await servePages();
    other.answers["/there"] = page(BODY);
    server.answers["/bridge"] = leadsTo(`${other.url}/there`);
  });
  afterEach(() => other.close());

  test("is followed where the other host allows it", async () => {
    await shelve(["/bridge"]);
    await read();
    expect(await stored()).toMatchObject([{ pageState: "read" }]);
    expect(other.asked).toEqual(["/robots.txt", "/.well-known/tdmrep.json", "/there"]);
    expect(await takeLeases(readerOf(db, clock), [hostLease()], MINUTE)).toBe(true);
  });

  test("is not followed where robots.txt or a reservation closes the way, on its own host neither", async () => {
    other.answers["/robots.txt"] = robots("User-agent: *\nDisallow: /there\n");
    other.answers["/.well-known/tdmrep.json"] = {
      contentType: "application/json",
      body: JSON.stringify([{ location: "/kept", "tdm-reservation": 1 }]),
    };
    server.answers["/robots.txt"] = robots("User-agent: *\nDisallow: /members\n");
    server.answers["/choir"] = leadsTo(`${other.url}/kept`);
    server.answers["/fair"] = leadsTo("/members/fair");
    await shelve(["/bridge", "/choir", "/fair"]);
    await read();
    expect((await stored()).map((one) => [one.pageState, one.pageReason])).toEqual([
      ["refused", "robots"],
      ["refused", "tdm"],
      ["refused", "robots"],
    ]);
    expect(other.asked).toEqual(["/robots.txt", "/.well-known/tdmrep.json"]);
    expect(server.asked).not.toContain("/members/fair");
  });

  test("leaves its page pending while another reader is there, or the host cannot say", async () => {
    server.answers["/choir"] = page(BODY);
    await shelve(["/bridge", "/choir"]);
    await takeLeases(readerOf(db, clock), [hostLease()], MINUTE);
    expect(await read()).toEqual({ state: "read", remaining: 1, delayMs: 5000 });
    expect((await stored()).map((one) => one.pageState)).toEqual(["pending", "read"]);
    expect(other.asked).toEqual([]);

    clock.at += MINUTE;
    other.answers["/robots.txt"] = plain(503, "Later.");
    expect(await read()).toEqual({ state: "read", remaining: 0, delayMs: 0 });
    expect((await stored())[0]).toMatchObject({ pageState: "pending", pageReason: "unreachable" });
    expect(other.asked).toEqual(["/robots.txt"]);
  });

  test("heeds the other host's crawl delay", async () => {
    other.answers["/robots.txt"] = robots("User-agent: *\nCrawl-delay: 3\n");
    server.answers["/choir"] = leadsTo(`${other.url}/there`);
    await shelve(["/bridge", "/choir"]);
    expect(await read()).toEqual({ state: "read", remaining: 1, delayMs: 3000 });
    expect(await takeLeases(readerOf(db, clock), [hostLease()], MINUTE)).toBe(false);
    clock.at += 3000;
    expect(await read()).toEqual({ state: "read", remaining: 0, delayMs: 3000 });
  });
});
