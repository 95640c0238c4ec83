import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventArticles, eventChanges, events } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { forgetOldArticles } from "../articles/retention";
import { readLife } from "../events/life";
import { readEvent } from "../events/queries";
import { clockAt } from "../ingest/testing";
import { DAY, HOUR } from "../shared/time";
import { archiveOldEvents } from "./archive";
import { auditEvents } from "./audit";
import { groupArrivals } from "./commands";
import { mergeEvents } from "./corrections";
import { rebuildWindow } from "./rebuild";
import { eventsOf, FERRY, putTold, QUAKE } from "./testing";

const NOON = Date.UTC(2026, 4, 12, 12);

test("an event is archived once its last article has left the window, once, and stays readable", async () => {
  const { db, close } = await temporaryDatabase();
  try {
    const clock = clockAt(NOON);
    const ctx = { db, clock, holder: "test" };
    const [first] = await putTold(db, NOON - HOUR, FERRY);
    const [second] = await putTold(db, NOON, QUAKE);
    await groupArrivals(ctx);
    const [ferry, quake] = (await eventsOf(db, [first!, second!])) as [number, number];
    expect(await archiveOldEvents(ctx)).toBe(0);

    clock.at = NOON - HOUR + 96 * HOUR;
    expect(await archiveOldEvents(ctx)).toBe(1);
    clock.at += HOUR / 2;
    expect(await archiveOldEvents(ctx)).toBe(0);
    expect(await db.select().from(eventChanges).where(eq(eventChanges.kind, "archived"))).toMatchObject([
      {
        eventId: ferry,
        by: "housekeeping",
        at: NOON + 95 * HOUR,
        detail: { reason: "window_left", articles: 4, lastPublishedAt: NOON - HOUR },
      },
    ]);
    expect(await readEvent({ db }, ferry, "en")).toMatchObject({ id: ferry, articles: 4 });
    const [row] = await db.select().from(events).where(eq(events.id, quake));
    expect(row?.archivedAt).toBeNull();
  } finally {
    await close();
  }
});

test("archived events are untouched by grouping, audit and rebuilding; an operator may merge them", async () => {
  const { db, close } = await temporaryDatabase();
  try {
    const ctx = { db, clock: clockAt(NOON), holder: "test" };
    const ferry = await putTold(db, NOON - 2 * HOUR, FERRY);
    const quake = await putTold(db, NOON - HOUR, QUAKE);
    await groupArrivals(ctx);
    const [event, other] = (await eventsOf(db, [ferry[0]!, quake[0]!])) as [number, number];
    await db.update(events).set({ lastPublishedAt: NOON - 97 * HOUR });
    expect(await archiveOldEvents(ctx)).toBe(2);
    const before = await db.select().from(eventArticles);
    const late = await putTold(db, NOON - HOUR / 2, FERRY.slice(0, 2));
    await groupArrivals(ctx);
    await auditEvents(ctx);
    await rebuildWindow(ctx);
    expect(
      await db
        .select()
        .from(eventArticles)
        .where(inArray(eventArticles.articleId, [...ferry, ...quake])),
    ).toEqual(before);
    const [fresh] = await eventsOf(db, late);
    expect(fresh).toBeGreaterThan(other);
    await mergeEvents(ctx, fresh!, event);
    expect(new Set(await eventsOf(db, [...late, ...ferry]))).toEqual(new Set([event]));
    const [row] = await db.select().from(events).where(eq(events.id, event));
    expect(row?.archivedAt).toBeNull();
    const asked = await db.select().from(eventChanges).where(eq(eventChanges.by, "operator"));
    expect(asked).toMatchObject([
      {
        eventId: event,
        kind: "corrected",
        detail: { reason: "operator_merge", from: fresh, constraint: "must" },
      },
    ]);
  } finally {
    await close();
  }
});

test("an event that is forgotten leaves its record behind", async () => {
  const { db, close } = await temporaryDatabase();
  try {
    const clock = clockAt(NOON);
    const ctx = { db, clock, holder: "test" };
    const pair = await putTold(db, NOON, FERRY.slice(0, 2));
    await groupArrivals(ctx);
    const [event] = await eventsOf(db, pair);
    clock.at = NOON + 31 * DAY;
    await archiveOldEvents(ctx);
    await forgetOldArticles(ctx);
    const life = await readLife({ db }, event!);
    expect(life.event).toBeNull();
    expect(life.changes.map(({ kind, by, detail }) => [kind, by, detail?.reason])).toEqual([
      ["born", "grouping", "enough_alike"],
      ["archived", "housekeeping", "window_left"],
      ["vanished", "housekeeping", "articles_forgotten"],
    ]);
  } finally {
    await close();
  }
});
