import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDb, type Db } from "../../db/client";
import { articles, feedReadings, feeds, ingestRuns, newspapers } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { putCatalogue, setNewspaperEnabled } from "../newspapers/commands";
import { catalogueEntry } from "../newspapers/schemas";
import { DAY, HOUR, MINUTE } from "../shared/time";
import { dueAfterFailure } from "./backoff";
import { firstReadingAt, lastReadingAt, readRun, recentFailures, recentRuns } from "./queries";
import {
  addToRun,
  finishRun,
  forgetRuns,
  giveUpUnreadFeeds,
  markFeedsDone,
  newspapersWithPages,
  openHourlyRun,
  openOperatorRun,
  runProgress,
  unfinishedRuns,
} from "./runs";
import { clockAt } from "./testing";

const TEN = Date.UTC(2026, 4, 12, 10);
const clock = clockAt(TEN);

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;

beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
  const entry = (slug: string, feedPaths: string[], launch = true) =>
    catalogueEntry.parse({
      slug,
      name: slug,
      domain: `${slug}.example`,
      homepage: `https://${slug}.example/`,
      country: "IE",
      language: "en",
      launch,
      feeds: feedPaths.map((path) => ({ url: `https://${slug}.example/${path}` })),
    });
  await putCatalogue({ db, clock }, [
    entry("argus", ["home", "world"]),
    entry("beacon", ["home"]),
    entry("courier", ["home"], false),
  ]);
});
afterAll(() => database.close());
beforeEach(async () => {
  clock.at = TEN + 7 * MINUTE;
  await db.delete(ingestRuns);
  await db.update(feeds).set({ dueAt: 0, failures: 0, lastOutcome: null, movedTo: null });
});

const context = () => ({ db, clock });
const read = (runId: number, feedIds: number[]) =>
  db
    .update(feedReadings)
    .set({ finishedAt: clock.now(), outcome: "ok", articlesNew: 2, fetchMs: 30 })
    .where(and(eq(feedReadings.runId, runId), inArray(feedReadings.feedId, feedIds)));
const ids = (run: { due: { feedId: number }[] }) => run.due.map((feed) => feed.feedId);

describe("the hour's run", () => {
  test("reads every due feed of the newspapers that are on, best feeds first", async () => {
    const run = await openHourlyRun(context());
    expect(run.finished).toBe(false);
    expect(run.due.map((feed) => feed.host).sort()).toEqual([
      "argus.example",
      "argus.example",
      "beacon.example",
    ]);
    const [last] = await db
      .select()
      .from(feeds)
      .where(eq(feeds.id, ids(run).at(-1)!));
    expect(last?.url).toBe("https://argus.example/world");
    expect(await readRun(context(), run.runId)).toMatchObject({
      trigger: "hour",
      startedAt: clock.at,
      feeds: { due: 3, open: 3, read: 0, failed: 0 },
    });
  });

  test("is one, however often it is opened within the hour", async () => {
    const first = await openHourlyRun(context());
    clock.at = TEN + 59 * MINUTE;
    expect(await openHourlyRun(context())).toEqual(first);
    clock.at = TEN + HOUR;
    expect((await openHourlyRun(context())).runId).not.toBe(first.runId);
    expect(await recentRuns(context(), 5)).toHaveLength(2);
  });

  test("is one with all its feeds for everybody who opens it at the same time", async () => {
    const other = createDb({ url: database.url });
    const runs = await Promise.all(
      [db, other, db, other, other, db].map((client) => openHourlyRun({ db: client, clock })),
    );
    other.$client.close();
    for (const run of runs) expect(run).toEqual(runs[0]);
    expect(runs[0]?.due).toHaveLength(3);
    expect(await readRun(context(), runs[0]!.runId)).toMatchObject({ feeds: { due: 3, open: 3 } });
  });

  test("goes on with what is unread after an interruption, and is over when finished", async () => {
    const run = await openHourlyRun(context());
    await read(run.runId, ids(run).slice(0, 2));
    expect(await runProgress(context(), run.runId)).toEqual({ read: 2, due: 3 });
    const again = await openHourlyRun(context());
    expect(again).toEqual({ runId: run.runId, due: run.due.slice(2), finished: false });
    await read(run.runId, ids(again));
    expect(await markFeedsDone(context(), run.runId)).toBe(true);
    expect(await markFeedsDone(context(), run.runId)).toBe(false);
    expect(await openHourlyRun(context())).toEqual({ runId: run.runId, due: [], finished: false });
    await finishRun(context(), run.runId);
    expect(await openHourlyRun(context())).toEqual({ runId: run.runId, due: [], finished: true });
  });

  test("leaves out what is not due, not listed or switched off, and follows a feed that moved", async () => {
    const [world] = await db.select().from(feeds).where(eq(feeds.url, "https://argus.example/world"));
    await db
      .update(feeds)
      .set({ dueAt: clock.at + 1 })
      .where(eq(feeds.id, world!.id));
    await db
      .update(feeds)
      .set({ movedTo: "https://feeds.example/beacon" })
      .where(eq(feeds.url, "https://beacon.example/home"));
    const hosts = async () => (await openHourlyRun(context())).due.map((feed) => feed.host).sort();
    expect(await hosts()).toEqual(["argus.example", "feeds.example"]);
    clock.at += HOUR;
    await setNewspaperEnabled({ db }, "beacon", false);
    await db.update(feeds).set({ listed: false }).where(eq(feeds.url, "https://argus.example/home"));
    expect((await openHourlyRun(context())).due).toEqual([{ feedId: world!.id, host: "argus.example" }]);
    await db.update(feeds).set({ listed: true });
    await setNewspaperEnabled({ db }, "beacon", true);
  });
});

describe("an operator's run", () => {
  test("reads all feeds of the newspapers that are on, due or not", async () => {
    await db.update(feeds).set({ dueAt: clock.at + DAY });
    expect((await openOperatorRun(context())).due).toHaveLength(3);
    clock.at += 1;
    expect((await openHourlyRun(context())).due).toHaveLength(0);
  });

  test("reads one newspaper, also one that is switched off", async () => {
    const run = await openOperatorRun(context(), "courier");
    expect(run.due.map((feed) => feed.host)).toEqual(["courier.example"]);
    clock.at += 1;
    expect((await openOperatorRun(context(), "argus")).due).toHaveLength(2);
    await expect(openOperatorRun(context(), "gazette")).rejects.toMatchObject({
      kind: "not_found",
      code: "newspaper_not_found",
      params: { slug: "gazette" },
    });
  });
});

describe("a run that was cut off", () => {
  test("is named by the next hour's, for six hours, until it is finished", async () => {
    const run = await openHourlyRun(context());
    clock.at += 1;
    await openOperatorRun(context());
    expect(await unfinishedRuns(context())).toEqual([]);
    clock.at = TEN + HOUR;
    expect(await unfinishedRuns(context())).toEqual([run.runId]);
    await openHourlyRun(context());
    expect(await unfinishedRuns(context())).toEqual([run.runId]);
    clock.at = TEN + 7 * HOUR;
    expect(await unfinishedRuns(context())).not.toContain(run.runId);
    clock.at = TEN + 2 * HOUR;
    await finishRun(context(), run.runId);
    expect(await unfinishedRuns(context())).not.toContain(run.runId);
  });

  test("gives up the feeds nobody read: they are failed in it and due in the next", async () => {
    const run = await openHourlyRun(context());
    await read(run.runId, ids(run).slice(0, 1));
    await giveUpUnreadFeeds(context(), run.runId);
    expect(await readRun(context(), run.runId)).toMatchObject({
      feedsDoneAt: clock.at,
      feeds: { due: 3, read: 1, failed: 2, open: 0 },
    });
    const reasons = await db
      .select({ reason: feedReadings.reason })
      .from(feedReadings)
      .where(eq(feedReadings.outcome, "failed"));
    expect(reasons).toEqual([{ reason: "not_reached" }, { reason: "not_reached" }]);
    expect(await lastReadingAt(context())).toBe(clock.at);
    clock.at += HOUR;
    expect((await openHourlyRun(context())).due).toHaveLength(3);
    await giveUpUnreadFeeds(context(), run.runId);
    expect(await lastReadingAt(context())).toBe(clock.at - HOUR);
  });
});

describe("the record", () => {
  test("adds up feeds, newspapers, articles and groupings", async () => {
    const run = await openHourlyRun(context());
    await read(run.runId, ids(run).slice(0, 2));
    await db
      .update(feedReadings)
      .set({ finishedAt: clock.at, outcome: "failed", reason: "timeout" })
      .where(and(eq(feedReadings.runId, run.runId), eq(feedReadings.feedId, ids(run)[2]!)));
    const tally = { grouped: 4, born: 2, grown: 1, merged: 1, split: 0, scoredPairs: 10, milliseconds: 5 };
    await addToRun(context(), run.runId, tally);
    await addToRun(context(), run.runId, tally);
    expect(await readRun(context(), run.runId)).toMatchObject({
      feeds: { due: 3, read: 2, unchanged: 0, failed: 1, open: 0 },
      newspapers: { read: 2, unchanged: 0, failed: 0 },
      articles: { new: 4, updated: 0, refused: 0, grouped: 8 },
      events: { born: 4, grown: 2, merged: 2, split: 0 },
      scoredPairs: 20,
      milliseconds: { fetch: 60, parse: 0, store: 0, grouping: 10 },
    });
    expect(await readRun(context(), run.runId + 100)).toBeNull();
  });

  test("tells recent failures by their frequency", async () => {
    const all = await db.select().from(feeds);
    const fail = (feedId: number, failureReason: string, lastReadAt: number) =>
      db.update(feeds).set({ lastOutcome: "failed", failureReason, lastReadAt }).where(eq(feeds.id, feedId));
    await fail(all[0]!.id, "timeout", clock.at);
    await fail(all[1]!.id, "http_status_500", clock.at - HOUR);
    await fail(all[2]!.id, "timeout", clock.at - HOUR);
    await fail(all[3]!.id, "network", clock.at - 2 * DAY);
    expect(await recentFailures(context())).toEqual([
      { reason: "timeout", feeds: 2 },
      { reason: "http_status_500", feeds: 1 },
    ]);
  });

  test("is forgotten after its time, readings and all", async () => {
    const old = await openHourlyRun(context());
    clock.at += DAY;
    const young = await openHourlyRun(context());
    expect(await firstReadingAt(context())).toBe(clock.at - DAY);
    await forgetRuns(context(), clock.at - HOUR);
    expect(await firstReadingAt(context())).toBe(clock.at);
    expect((await recentRuns(context(), 5)).map((run) => run.id)).toEqual([young.runId]);
    expect(await db.$count(feedReadings, eq(feedReadings.runId, old.runId))).toBe(0);
  });
});

test("newspapers with unread pages stand by host, most pages first, for a day", async () => {
  const all = await db.select().from(newspapers);
  const pages = (newspaperId: number, host: string, n: number, firstReadAt: number) =>
    Array.from({ length: n }, (_, i) => ({
      newspaperId,
      url: `https://${host}/${newspaperId}/${i}`,
      headline: "A page",
      summary: "",
      lead: "",
      language: "en",
      feedCategories: [],
      publishedAt: firstReadAt,
      firstReadAt,
      updatedAt: firstReadAt,
    }));
  await db
    .insert(articles)
    .values([
      ...pages(all[0]!.id, "argus.example", 2, clock.at),
      ...pages(all[1]!.id, "shared.example", 3, clock.at),
      ...pages(all[2]!.id, "shared.example", 1, clock.at),
      ...pages(all[0]!.id, "old.example", 5, clock.at - DAY),
    ]);
  expect(await newspapersWithPages(context())).toEqual([[all[1]!.id, all[2]!.id], [all[0]!.id]]);
});

test("a failing feed is read again after an hour, two, four … a day, or when it asks, within a week", () => {
  const pause = (failures: number, asked = 0) =>
    Math.round((dueAfterFailure(TEN, failures, asked) - TEN) / HOUR);
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((failures) => pause(failures))).toEqual([1, 2, 4, 8, 16, 24, 24, 24]);
  expect(pause(1, 6 * HOUR)).toBe(6);
  expect(pause(6, 2 * HOUR)).toBe(24);
  expect(pause(1, 30 * DAY)).toBe(7 * 24);
  // The next hour's cron may come a little early.
  expect(dueAfterFailure(TEN, 1)).toBeLessThan(TEN + HOUR - MINUTE);
});
