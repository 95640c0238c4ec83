import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { eventArticles, eventChanges, groupingConstraints } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { readEvent, resolveEvent } from "../events/queries";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import { groupArrivals } from "./commands";
import { mergeEvents, splitEvent } from "./corrections";
import { asEventWriter } from "./lease";
import { rebuildWindow } from "./rebuild";
import { FERRY, putTold, QUAKE } from "./testing";

const NOON = Date.UTC(2026, 4, 12, 12);
const clock = clockAt(NOON);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let ferry: number[];
let quake: number[];

beforeEach(async () => {
  clock.at = NOON;
  database = await temporaryDatabase();
  db = database.db;
  ferry = await putTold(db, NOON - HOUR, FERRY);
  quake = await putTold(db, NOON - HOUR, QUAKE);
  await groupArrivals(context());
});
afterEach(() => database.close());

const context = (holder: string = crypto.randomUUID()) => ({ db, clock, holder });
const eventOf = async (article: number) => {
  const [row] = await db.select().from(eventArticles).where(eq(eventArticles.articleId, article));
  return row?.eventId ?? null;
};
const eventsOf = async (some: number[]) => [...new Set(await Promise.all(some.map(eventOf)))];
async function groupAnew() {
  clock.at += HOUR;
  expect(await rebuildWindow(context())).toMatchObject({
    state: "grouped",
    grouped: ferry.length + quake.length,
  });
}

test("without a correction the two stories are two events, also when grouped anew", async () => {
  const [a, b] = [await eventsOf(ferry), await eventsOf(quake)];
  expect([a.length, b.length]).toEqual([1, 1]);
  expect(a).not.toEqual(b);
  await groupAnew();
  expect([await eventsOf(ferry), await eventsOf(quake)]).toEqual([a, b]);
});

describe("merging two events", () => {
  test("keeps the older id, leads the other there, and ties their most central articles for good", async () => {
    const [a, b] = [(await eventOf(ferry[0]!))!, (await eventOf(quake[0]!))!];
    const [into, from] = [Math.min(a, b), Math.max(a, b)];
    expect(await mergeEvents(context(), b, a)).toEqual({ into, from });
    expect(await eventsOf([...ferry, ...quake])).toEqual([into]);
    expect(await readEvent({ db }, from, "en")).toMatchObject({ id: into, articles: 7 });
    const ties = await db.select().from(groupingConstraints);
    expect(ties.map((tie) => tie.kind)).toContain("must");
    await groupAnew();
    expect(await resolveEvent({ db }, from)).toBe(into);
    for (const tie of ties) expect(await eventOf(tie.a)).toBe(await eventOf(tie.b));
    const changes = await db.select().from(eventChanges).where(eq(eventChanges.by, "operator"));
    expect(changes).toMatchObject([
      { eventId: into, kind: "corrected", detail: { reason: "operator_merge", from } },
    ]);
  });

  test("takes back an earlier split", async () => {
    const event = (await eventOf(ferry[0]!))!;
    const { into } = await splitEvent(context(), event, ferry.slice(2));
    await mergeEvents(context(), event, into!);
    await groupAnew();
    expect(await eventsOf(ferry)).toEqual([event]);
  });

  test("is refused for one event, for none, and while another writes", async () => {
    const [a, b] = [(await eventOf(ferry[0]!))!, (await eventOf(quake[0]!))!];
    await expect(mergeEvents(context(), a, a)).rejects.toMatchObject({ code: "events_same" });
    await expect(mergeEvents(context(), a, 999)).rejects.toMatchObject({
      code: "event_not_found",
      params: { id: 999 },
    });
    const result = await asEventWriter(context(), () =>
      mergeEvents(context(), a, b).catch((error: { code: string }) => error.code),
    );
    expect(result).toBe("grouping_busy");
    await mergeEvents(context(), a, b);
    await expect(mergeEvents(context(), a, b)).rejects.toMatchObject({ code: "events_same" });
  });
});

describe("splitting an event", () => {
  test("makes a new event of the articles, and holds when all is grouped anew", async () => {
    const event = (await eventOf(ferry[0]!))!;
    const { into } = await splitEvent(context(), event, ferry.slice(2));
    expect(into).not.toBeNull();
    for (let round = 0; round < 2; round++) {
      expect(await eventsOf(ferry.slice(0, 2))).toEqual([event]);
      expect(await eventsOf(ferry.slice(2))).toEqual([into]);
      await groupAnew();
    }
  });

  test("of one article sets it free, for good", async () => {
    const event = (await eventOf(ferry[0]!))!;
    expect(await splitEvent(context(), event, [ferry[3]!])).toEqual({ into: null });
    expect(await readEvent({ db }, event, "en")).toMatchObject({ articles: 3 });
    await groupAnew();
    expect(await eventOf(ferry[3]!)).toBeNull();
    expect(await eventsOf(ferry.slice(0, 3))).toEqual([event]);
  });

  test("takes back an earlier merger", async () => {
    const [a, b] = [(await eventOf(ferry[0]!))!, (await eventOf(quake[0]!))!];
    const { into } = await mergeEvents(context(), a, b);
    await splitEvent(context(), into, quake);
    await groupAnew();
    expect((await eventsOf(ferry)).length + (await eventsOf(quake)).length).toBe(2);
    expect(await eventOf(ferry[0]!)).not.toBe(await eventOf(quake[0]!));
    expect(await db.$count(groupingConstraints, eq(groupingConstraints.kind, "cannot"))).toBe(12);
  });

  test("is refused for strangers, for all of it, and for no event", async () => {
    const event = (await eventOf(ferry[0]!))!;
    await expect(splitEvent(context(), event, [ferry[0]!, quake[0]!])).rejects.toMatchObject({
      code: "articles_not_in_event",
    });
    await expect(splitEvent(context(), event, ferry)).rejects.toMatchObject({ code: "split_leaves_nothing" });
    await expect(splitEvent(context(), 999, ferry)).rejects.toMatchObject({ code: "event_not_found" });
    expect(await eventsOf(ferry)).toEqual([event]);
    expect(await db.$count(groupingConstraints)).toBe(0);
  });
});
