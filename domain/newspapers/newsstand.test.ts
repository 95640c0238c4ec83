import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { feeds, newspapers } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { putCatalogue, setNewspaperEnabled } from "./commands";
import { listNewspapers, newsstandSize } from "./queries";
import { healthOf } from "./rules";
import { type CatalogueEntry, catalogueEntry } from "./schemas";

const NOON = Date.UTC(2026, 4, 12, 12);
const clock = { now: () => NOON };

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(feeds);
  await db.delete(newspapers);
});

const entry = (slug: string, about: Partial<CatalogueEntry> = {}): CatalogueEntry =>
  catalogueEntry.parse({
    slug,
    name: slug,
    domain: `${slug}.example`,
    homepage: `https://${slug}.example/`,
    country: "ES",
    language: "es",
    launch: true,
    feeds: [
      { url: `https://${slug}.example/home` },
      { url: `https://${slug}.example/world`, section: "world" },
    ],
    ...about,
  });
const put = (entries: CatalogueEntry[], options = {}) => putCatalogue({ db, clock }, entries, options);
const list = () => listNewspapers({ db });
const everything = async () => [await db.select().from(newspapers), await db.select().from(feeds)];

describe("putting a catalogue", () => {
  test("twice changes nothing", async () => {
    const entries = Array.from({ length: 230 }, (_, i) => entry(`paper-${i}`));
    await put(entries);
    const before = await everything();
    expect(await db.$count(feeds)).toBe(460);
    await put(entries);
    expect(await everything()).toEqual(before);
  });

  test("brings new facts and feeds in their order, and drops feeds that are gone without forgetting them", async () => {
    await put([entry("argus")]);
    await db.update(feeds).set({ etag: '"known"' });
    const at = (path: string) => ({ url: `https://argus.example/${path}` });
    await put([
      entry("argus", { name: "The Argus", country: "IE", feeds: [at("sport"), at("home"), at("home")] }),
    ]);
    expect(await list()).toMatchObject([{ name: "The Argus", country: "IE", feeds: 2 }]);
    const rows = await db.select().from(feeds).orderBy(feeds.position);
    expect(rows.filter((row) => row.listed).map((row) => [row.url, row.etag])).toEqual([
      ["https://argus.example/sport", null],
      ["https://argus.example/home", '"known"'],
    ]);
    await put([entry("argus")]);
    const [world] = await db.select().from(feeds).where(eq(feeds.url, "https://argus.example/world"));
    expect(world).toMatchObject({ listed: true, etag: '"known"', section: "world" });
  });

  test("adds to the newsstand, or replaces it", async () => {
    await put([entry("argus"), entry("beacon")]);
    await put([entry("courier")]);
    expect((await list()).map((row) => row.slug)).toEqual(["argus", "beacon", "courier"]);
    await put([entry("beacon")], { replace: true });
    expect((await list()).map((row) => row.slug)).toEqual(["beacon"]);
    expect(await db.$count(newspapers)).toBe(3);
    await put([entry("argus")]);
    expect((await list()).map((row) => row.slug)).toEqual(["argus", "beacon"]);
  });

  test("leaves an operator's switch as it is, also when the launch list changes", async () => {
    await put([entry("argus"), entry("beacon", { launch: false })]);
    const enabled = async () => (await list()).map((row) => row.enabled);
    expect(await enabled()).toEqual([true, false]);
    await setNewspaperEnabled({ db }, "argus", false);
    await setNewspaperEnabled({ db }, "beacon", true);
    await put([entry("argus"), entry("beacon", { launch: false })], { replace: true });
    expect(await enabled()).toEqual([false, true]);
    await expect(setNewspaperEnabled({ db }, "nobody", true)).rejects.toMatchObject({
      code: "newspaper_not_found",
      params: { slug: "nobody" },
    });
  });

  test("of nobody replaces everybody, and nothing else breaks", async () => {
    await put([entry("argus")]);
    await put([], { replace: true });
    expect(await list()).toEqual([]);
    expect(await newsstandSize({ db })).toEqual({ newspapers: 0, countries: 0 });
  });
});

describe("the newsstand", () => {
  const outcome = (slug: string, path: string, set: Partial<typeof feeds.$inferInsert>) =>
    db
      .update(feeds)
      .set(set)
      .where(eq(feeds.url, `https://${slug}.example/${path}`));

  test("tells each newspaper's health, and why its best failing feed fails", async () => {
    await put(["argus", "beacon", "courier", "daily", "echo"].map((slug) => entry(slug)));
    for (const path of ["home", "world"]) {
      await outcome("beacon", path, {
        lastOutcome: path === "home" ? "ok" : "unchanged",
        lastOkAt: NOON,
        lastReadAt: NOON,
      });
      await outcome("daily", path, {
        lastOutcome: "failed",
        failureReason: path === "home" ? "html" : "timeout",
      });
    }
    await outcome("beacon", "home", { failureReason: "truncated" });
    await outcome("courier", "home", { lastOutcome: "ok" });
    await outcome("courier", "world", { lastOutcome: "failed", failureReason: "http_status_500" });
    await setNewspaperEnabled({ db }, "echo", false);
    expect((await list()).map((row) => [row.slug, row.health, row.failureReason])).toEqual([
      ["argus", "new", null],
      ["beacon", "well", null],
      ["courier", "partly", "http_status_500"],
      ["daily", "failing", "html"],
      ["echo", "off", null],
    ]);
    expect((await list())[1]).toMatchObject({ lastReadAt: NOON, lastOkAt: NOON, feeds: 2 });
    await db
      .update(feeds)
      .set({ listed: false })
      .where(and(eq(feeds.lastOutcome, "failed"), eq(feeds.section, "world")));
    expect((await list())[2]).toMatchObject({
      slug: "courier",
      health: "well",
      failureReason: null,
      feeds: 1,
    });
  });

  test("counts what is read, and of how many countries", async () => {
    await put([
      entry("argus"),
      entry("beacon", { country: "FR" }),
      entry("courier", { launch: false, country: "DE" }),
    ]);
    expect(await newsstandSize({ db })).toEqual({ newspapers: 2, countries: 2 });
  });
});

test.each([
  [true, 0, 0, "new"],
  [true, 2, 0, "well"],
  [true, 1, 1, "partly"],
  [true, 0, 1, "failing"],
  [false, 2, 1, "off"],
] as const)("enabled %s, %i working, %i failing: %s", (enabled, working, failing, health) => {
  expect(healthOf({ enabled, working, failing })).toBe(health);
});
