import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { eventArticles, eventChanges, events } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import { groupArrivals } from "./commands";
import { asEventWriter } from "./lease";
import { rebuildWindow } from "./rebuild";
import { brokenRedirects, eventsByUrl, partition, putAll, sampleArticles } from "./testing";

const NOON = Date.UTC(2026, 4, 12, 12);
const clock = clockAt(NOON);
const context = (db: Db) => ({ db, clock, holder: crypto.randomUUID() });
const sample = sampleArticles(NOON);
let open: Awaited<ReturnType<typeof temporaryDatabase>>[] = [];
const newDatabase = async (): Promise<Db> => {
  const database = await temporaryDatabase();
  open.push(database);
  return database.db;
};
beforeEach(() => {
  clock.at = NOON;
});
afterEach(async () => {
  for (const database of open) await database.close();
  open = [];
});

/** Puts the articles in steps of so many and groups after each, as hours or calls would. */
async function groupInSteps(db: Db, articles: typeof sample, step: number): Promise<void> {
  for (let from = 0; from < articles.length; from += step) {
    await putAll(db, articles.slice(from, from + step));
    await groupArrivals(context(db));
  }
}

/** The same articles in another order (every seventh, then the next ones). */
const shuffled = sample.map((_, i) => sample[(i * 7) % sample.length]!);

test("rebuilding twice gives the same events with the same ids, and changes nothing", async () => {
  const db = await newDatabase();
  await groupInSteps(db, sample, 100);
  expect(await rebuildWindow(context(db))).toMatchObject({ state: "grouped", grouped: sample.length });
  const once = await eventsByUrl(db);
  expect(partition(once).length).toBeGreaterThan(20);
  const recorded = await db.$count(eventChanges);
  expect(await rebuildWindow(context(db))).toMatchObject({
    more: false,
    born: 0,
    grown: 0,
    merged: 0,
    split: 0,
  });
  expect(await eventsByUrl(db)).toEqual(once);
  expect(await db.$count(eventChanges)).toBe(recorded);
  expect(await brokenRedirects(db)).toEqual([]);
}, 60_000);

test("what a rebuild gives depends on neither the order of the articles nor the steps they came in", async () => {
  expect(new Set(shuffled).size).toBe(sample.length);
  const results: string[][] = [];
  for (const [articles, step, page] of [
    [sample, sample.length, 3000],
    [sample, 37, 50],
    [shuffled, 150, sample.length],
  ] as const) {
    const db = await newDatabase();
    await groupInSteps(db, articles, step);
    expect(await rebuildWindow(context(db), { page })).toMatchObject({ grouped: sample.length });
    results.push(partition(await eventsByUrl(db)));
  }
  expect(results[0]!.length).toBeGreaterThan(20);
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
}, 60_000);

test("events that are lost come back from the articles, the same ones under new ids", async () => {
  const db = await newDatabase();
  await groupInSteps(db, sample, sample.length);
  const before = await eventsByUrl(db);
  await db.delete(eventArticles);
  await db.delete(events);
  await rebuildWindow(context(db));
  const after = await eventsByUrl(db);
  expect(partition(after)).toEqual(partition(before));
  expect(Math.min(...after.values())).toBeGreaterThan(Math.max(...before.values()));
});

test("of a window that is too large the newest are grouped anew; nothing is while another writes", async () => {
  const db = await newDatabase();
  await groupInSteps(db, sample.slice(0, 60), 60);
  expect(await rebuildWindow(context(db), { most: 25 })).toMatchObject({ state: "grouped", grouped: 25 });
  await asEventWriter(context(db), async () => {
    expect(await rebuildWindow(context(db))).toMatchObject({ state: "busy", grouped: 0 });
  });
  clock.at = NOON + 200 * HOUR;
  expect(await rebuildWindow(context(db))).toMatchObject({ state: "grouped", grouped: 0 });
});
