import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { articles, feedReadings, feeds, ingestRuns, leases, newspapers } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { readRun } from "../../domain/ingest/queries";
import { clockAt } from "../../domain/ingest/testing";
import { putCatalogue } from "../../domain/newspapers/commands";
import { listNewspapers } from "../../domain/newspapers/queries";
import { catalogueEntry } from "../../domain/newspapers/schemas";
import { DAY, HOUR, MINUTE } from "../../domain/shared/time";
import { handleMessage, startHour } from "../../functions/jobs/pipeline";
import {
  BEHAVIOURS,
  type HostileNewspapers,
  startHostileNewspapers,
} from "../../tests/support/hostile/hostile";
import { MemoryQueue } from "./memory-queue";
import { commandLineServices } from "./services";

const START = Math.floor(Date.now() / HOUR) * HOUR;
const clock = clockAt(START);
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function databaseWith(stand: HostileNewspapers) {
  const database = await temporaryDatabase();
  closing.push(database.close, stand.close);
  await putCatalogue(
    { db: database.db, clock },
    stand.catalogue.map((one) => catalogueEntry.parse(one)),
  );
  return database;
}

async function readHour(database: { db: Db }) {
  const queue = new MemoryQueue();
  const services = commandLineServices({
    database,
    queue,
    edition: "sample",
    allowPrivateFeeds: true,
    origin: "http://127.0.0.1",
    clock,
  });
  const { runId } = await startHour(services);
  const thrown: unknown[] = [];
  await queue.drain(async (message) => {
    try {
      await handleMessage({ ...services, holder: crypto.randomUUID() }, message);
    } catch (error) {
      thrown.push(error);
    }
  });
  expect(thrown).toEqual([]);
  return (await readRun(services, runId))!;
}

/** Outcome and reason by newspaper, of newspapers with one feed. */
async function outcomes(db: Db) {
  const rows = await db
    .select({ slug: newspapers.slug, outcome: feedReadings.outcome, reason: feedReadings.reason })
    .from(feedReadings)
    .innerJoin(feeds, eq(feeds.id, feedReadings.feedId))
    .innerJoin(newspapers, eq(newspapers.id, feeds.newspaperId))
    .orderBy(asc(feedReadings.runId));
  return new Map(rows.map(({ slug, outcome, reason }) => [slug, `${outcome} ${reason ?? ""}`.trim()]));
}

describe("every hostile newspaper at once", { timeout: 120_000 }, () => {
  let database: { db: Db };
  let db: Db;
  let stand: HostileNewspapers;

  beforeAll(async () => {
    stand = await startHostileNewspapers({ apart: true });
    database = await databaseWith(stand);
    db = database.db;
    const run = await readHour(database);
    expect(run).toMatchObject({ finishedAt: START, feeds: { open: 0 } });
  }, 120_000);

  test("has its outcome and reason on record", async () => {
    expect(Object.fromEntries(await outcomes(db))).toEqual({
      "hangs-for-ever": "failed timeout",
      "drips-bytes": "failed timeout",
      "redirect-circle": "failed redirect_loop",
      "redirects-six-times": "failed too_many_redirects",
      "redirects-twice": "ok",
      "redirect-private": "failed private_address",
      "redirect-metadata": "failed private_address",
      "redirect-loopback-v6": "failed network",
      "redirect-decimal": "failed network",
      "redirect-file": "failed scheme",
      "error-500": "failed http_status_500",
      "error-503": "failed http_status_503",
      "error-403": "failed http_status_403",
      "cuts-the-line": "failed network",
      "body-of-50-mb": "ok truncated",
      "gzip-bomb": "ok truncated",
      "html-not-feed": "failed html",
      "empty-body": "failed empty",
      "billion-laughs": "ok",
      "external-entity": "ok",
      "says-utf8-sends-latin1": "ok",
      "says-latin1-sends-utf8": "ok",
      "wrong-content-type": "ok",
      "many-items": "ok",
      "odd-dates": "ok",
      duplicates: "ok",
      "script-links": "ok",
      "headline-mischief": "ok",
      "deep-nesting": "ok",
      healthy: "ok",
    });
  });

  test("gives what it promises, and never more than is its own", async () => {
    const stored = await db
      .select({
        slug: newspapers.slug,
        url: articles.url,
        headline: articles.headline,
        publishedAt: articles.publishedAt,
      })
      .from(articles)
      .innerJoin(newspapers, eq(newspapers.id, articles.newspaperId));
    for (const [slug, { yields }] of Object.entries(BEHAVIOURS)) {
      const own = stored.filter((row) => row.slug === slug);
      if (yields === "items") expect([slug, own.length > 0]).toEqual([slug, true]);
      if (yields === "nothing") expect([slug, own]).toEqual([slug, []]);
    }
    const of = (slug: string) => stored.filter((row) => row.slug === slug);
    expect(of("duplicates")).toHaveLength(2);
    expect(of("script-links").map((row) => row.headline)).toEqual(["Ferry timetable changes on Monday"]);
    for (const row of of("odd-dates")) expect(row.publishedAt).toBe(START);
    for (const slug of ["says-utf8-sends-latin1", "says-latin1-sends-utf8"])
      expect(of(slug)[0]?.headline).toContain("Señales de otoño");
    for (const { url, headline } of stored) {
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1/);
      expect(headline).not.toMatch(/[<\p{Cc}\u2028\u202A-\u202E\u2066-\u2069]|root:/u);
    }
  });

  test("is well or failing by it, and no lease is left", async () => {
    for (const one of await listNewspapers({ db })) {
      const failed = (await outcomes(db)).get(one.slug)?.startsWith("failed") ?? false;
      const reason = failed ? expect.any(String) : null;
      expect(one).toMatchObject({
        slug: one.slug,
        health: failed ? "failing" : "well",
        failureReason: reason,
      });
    }
    expect(await db.$count(leases)).toBe(0);
  });

  test("remembers a move for good, and rests after a failure as long as is asked", async () => {
    const feedOf = async (slug: string) => {
      const [row] = await db
        .select({ feed: feeds })
        .from(feeds)
        .innerJoin(newspapers, eq(newspapers.id, feeds.newspaperId))
        .where(eq(newspapers.slug, slug));
      return row!.feed;
    };
    const moved = await feedOf("redirects-twice");
    expect(moved.movedTo).toBe(moved.url.replace("/feed", "/turn-2"));
    expect(await feedOf("error-503")).toMatchObject({
      failures: 1,
      lastOkAt: null,
      failureReason: "http_status_503",
    });

    clock.at = START + 55 * MINUTE;
    stand.resetCounts();
    await db.delete(ingestRuns);
    const quick = ["redirects-twice", "error-500", "error-503", "healthy"];
    for (const one of stand.catalogue)
      if (!quick.includes(one.slug))
        await db.update(newspapers).set({ enabled: false }).where(eq(newspapers.slug, one.slug));
    await readHour(database);
    expect(stand.requests.get("/redirects-twice/turn-2")).toBe(1);
    expect(stand.requests.has("/redirects-twice/feed")).toBe(false);
    expect(stand.requests.get("/error-500/feed")).toBe(1);
    expect(await feedOf("error-500")).toMatchObject({ failures: 2, dueAt: clock.at + 2 * HOUR - 5 * MINUTE });
    clock.at = START + 2 * HOUR;
    await readHour(database);
    expect(stand.requests.get("/error-500/feed")).toBe(1);
    clock.at = START + 3 * DAY;
    await readHour(database);
    expect(await feedOf("error-500")).toMatchObject({ failures: 3 });
    expect(await feedOf("healthy")).toMatchObject({ failures: 0, dueAt: 0 });
    clock.at = START;
  });
});

test("newspapers of one host are asked one at a time", { timeout: 60_000 }, async () => {
  const only = Object.keys(BEHAVIOURS).filter((slug) =>
    /^(redirects-|error-|html|empty|says-|wrong|odd|duplicates|script|headline|healthy)/.test(slug),
  );
  const stand = await startHostileNewspapers({ only });
  const database = await databaseWith(stand);
  const run = await readHour(database);
  expect(run.feeds).toMatchObject({ due: only.length + 3, open: 0 });
  expect(stand.requests.get("/healthy/de")).toBe(1);
  expect(stand.maxSimultaneous()).toBe(1);
});
