import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { eventChanges } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { groupArrivals } from "../grouping/commands";
import { mergeEvents, splitEvent } from "../grouping/corrections";
import { brokenRedirects, eventsOf, FERRY, putTold, QUAKE } from "../grouping/testing";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import { readLife } from "./life";

const NOON = Date.UTC(2026, 4, 12, 12);
const FIRE = [
  "Forest fire above Lake Oriveda forces evacuation of three villages",
  "Three villages evacuated as forest fire burns above Lake Oriveda",
  "Lake Oriveda forest fire: three villages evacuated, planes drop water",
];
const clock = clockAt(NOON);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
beforeEach(async () => {
  clock.at = NOON;
  database = await temporaryDatabase();
  db = database.db;
});
afterEach(() => database.close());

const context = () => ({ db, clock, holder: crypto.randomUUID() });
async function told(headlines: string[]): Promise<{ articles: number[]; event: number }> {
  const articles = await putTold(db, clock.at - HOUR, headlines);
  await groupArrivals(context());
  const found = [...new Set(await eventsOf(db, articles))];
  expect(found).toEqual([expect.any(Number)]);
  return { articles, event: found[0]! };
}
const lines = async (id: number) =>
  (await readLife({ db }, id)).changes.map(({ kind, by, detail }) => ({ kind, by, ...detail }));

describe("the life of an event", () => {
  test("begins with its best pair, and grows by an article with what it is near", async () => {
    const { articles, event } = await told(FERRY.slice(0, 3));
    clock.at += HOUR;
    const [late] = await putTold(db, clock.at, FERRY.slice(3));
    await groupArrivals(context());
    const life = await readLife({ db }, event);
    expect(life).toMatchObject({ id: event, redirects: [], constraints: { count: 0, listed: [] } });
    expect(life.event).toMatchObject({ articleCount: 4, archivedAt: null });
    const [born, grown] = life.changes;
    expect(born).toMatchObject({
      at: NOON,
      kind: "born",
      by: "grouping",
      detail: { reason: "enough_alike", articles: 3, listed: articles, links: expect.any(Number) },
    });
    const detail = born?.detail as { mean: number; best: { a: number; b: number; p: number } };
    expect(articles).toEqual(expect.arrayContaining([detail.best.a, detail.best.b]));
    expect(detail.best.p).toBeGreaterThanOrEqual(detail.mean);
    expect(grown).toMatchObject({
      at: clock.at,
      kind: "grown",
      detail: { reason: "near_article", articles: 1, listed: [late], nearest: [{ article: late }] },
    });
    expect(life.changes).toHaveLength(2);
  });

  test("tells what an operator merged and parted, and the constraints that are left", async () => {
    const [ferry, quake] = [await told(FERRY), await told(QUAKE)];
    await mergeEvents(context(), ferry.event, quake.event);
    const { into } = await splitEvent(context(), ferry.event, quake.articles.slice(1));
    await splitEvent(context(), ferry.event, quake.articles.slice(0, 1));
    expect(await lines(ferry.event)).toMatchObject([
      { kind: "born", by: "grouping" },
      { kind: "born", by: "grouping" },
      { kind: "corrected", by: "operator", reason: "operator_merge", from: quake.event, articles: 7 },
      {
        kind: "corrected",
        by: "operator",
        reason: "operator_split",
        into,
        constraint: "cannot",
        listed: expect.arrayContaining(quake.articles.slice(1)),
      },
      { kind: "corrected", by: "operator", reason: "operator_split", into: null, articles: 1 },
    ]);
    expect(await lines(into!)).toMatchObject([{ kind: "born", by: "operator", reason: "cut_off" }]);
    const { constraints } = await readLife({ db }, ferry.event);
    expect(constraints.count).toBe(12);
    expect(new Set(constraints.listed.map((one) => one.kind))).toEqual(new Set(["cannot"]));
  });

  test("goes on under the oldest id over mergers of mergers; every old id leads there", async () => {
    const [a, b, c] = [(await told(FERRY)).event, (await told(QUAKE)).event, (await told(FIRE)).event];
    await mergeEvents(context(), b, c);
    await mergeEvents(context(), c, a);
    const life = await readLife({ db }, c);
    expect(life.id).toBe(a);
    expect(life.redirects.map((one) => one.oldId)).toEqual([b, c]);
    expect(life.changes.filter((line) => line.kind === "corrected").map((line) => line.eventId)).toEqual([
      b,
      a,
    ]);
    expect(await brokenRedirects(db)).toEqual([]);
  });

  test("of the time before reasons were kept is told without them", async () => {
    const { event } = await told(FERRY);
    await db
      .insert(eventChanges)
      .values({ eventId: event, at: NOON - HOUR, kind: "grown", by: "grouping", detail: { articles: 2 } });
    expect((await readLife({ db }, event)).changes[0]).toMatchObject({ kind: "grown", detail: null });
  });

  test("of an id that never was is not found", async () => {
    await expect(readLife({ db }, 4711)).rejects.toMatchObject({
      code: "event_not_found",
      params: { id: 4711 },
    });
  });
});
