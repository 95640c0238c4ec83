import { eq, inArray, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import {
  articles,
  eventArticles,
  eventAudits,
  eventChanges,
  eventRedirects,
  events,
  groupingConstraints,
} from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { resolveEvent } from "../events/queries";
import { readChange } from "../events/record";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import { archiveOldEvents } from "./archive";
import { type AuditReport, auditEvents, forgetAudits, recentAudits } from "./audit";
import { groupArrivals } from "./commands";
import { mergeEvents, splitEvent } from "./corrections";
import { asEventWriter } from "./lease";
import { rebuildWindow } from "./rebuild";
import { eventsByUrl, eventsOf, FERRY, putTold, QUAKE } from "./testing";

const NOON = Date.UTC(2026, 4, 12, 12);
const clock = clockAt(NOON);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
beforeEach(async () => {
  clock.at = NOON;
  database = await temporaryDatabase();
  db = database.db;
});
afterEach(() => database.close());

const context = (holder: string = crypto.randomUUID()) => ({ db, clock, holder });
async function audit(options: Parameters<typeof auditEvents>[1] = {}): Promise<AuditReport> {
  const report = await auditEvents(context(), options);
  if (report === "busy") throw new Error("another writer is at work");
  return report;
}
const NO_CHANGE = { merged: 0, split: 0, moved: 0, left: 0, agreement: 1 };
const distinct = async (ids: number[]) => [...new Set(await eventsOf(db, ids))];
const byAudit = () => db.select().from(eventChanges).where(eq(eventChanges.by, "audit"));

/** Puts these articles into that event, as grouping may have left them. */
async function misplace(ids: number[], event: number): Promise<void> {
  await db.update(eventArticles).set({ eventId: event }).where(inArray(eventArticles.articleId, ids));
}

describe("two stories", () => {
  let ferry: number[];
  let quake: number[];
  let event: number;
  let other: number;
  beforeEach(async () => {
    ferry = await putTold(db, NOON - 2 * HOUR, FERRY);
    quake = await putTold(db, NOON - HOUR, QUAKE);
    await groupArrivals(context());
    [event, other] = [(await eventsOf(db, ferry))[0]!, (await eventsOf(db, quake))[0]!];
    expect([await distinct(ferry), await distinct(quake)]).toEqual([[event], [other]]);
  });

  test("in one event are split: most articles keep the id, the others get a new one, with the reason", async () => {
    await misplace(quake, event);
    await db.delete(events).where(eq(events.id, other));
    expect(await audit()).toMatchObject({
      at: NOON,
      windowHours: 72,
      articles: 7,
      eventsBefore: 1,
      eventsAfter: 2,
      merged: 0,
      split: 1,
      moved: 3,
      left: 0,
    });
    expect(await distinct(ferry)).toEqual([event]);
    const [fresh] = await distinct(quake);
    expect(fresh).toBeGreaterThan(other);
    expect((await byAudit()).map(({ eventId, kind, detail }) => ({ eventId, kind, detail }))).toMatchObject([
      {
        eventId: fresh,
        kind: "born",
        detail: { reason: "cut_off", from: event, articles: 3, listed: quake },
      },
      { eventId: event, kind: "split", detail: { reason: "fell_apart", into: fresh, articles: 3 } },
    ]);
    const [audited] = await recentAudits({ db }, 1);
    expect(audited).toMatchObject({ at: NOON, split: 1, agreement: expect.closeTo(50 / 74) });
  });

  test("of which one is halved: the halves merge, the older id stays and the other leads there", async () => {
    await db.insert(events).values({ ...(await eventRow(event)), id: 90 });
    await misplace(ferry.slice(2), 90);
    expect(await audit()).toMatchObject({ eventsBefore: 3, eventsAfter: 2, merged: 1, split: 0, moved: 0 });
    expect(await distinct(ferry)).toEqual([event]);
    expect(await resolveEvent({ db }, 90)).toBe(event);
    const [change] = await byAudit();
    expect(readChange("merged", change?.detail)).toMatchObject({
      detail: {
        reason: "enough_alike",
        from: 90,
        links: expect.any(Number),
        best: { p: expect.any(Number) },
      },
    });
  });

  test("told right are left alone, with a report", async () => {
    const before = await eventsByUrl(db);
    expect(await audit()).toMatchObject({ ...NO_CHANGE, eventsBefore: 2, eventsAfter: 2 });
    expect(await eventsByUrl(db)).toEqual(before);
    expect(await byAudit()).toEqual([]);
    expect(await recentAudits({ db }, 5)).toHaveLength(1);
    await forgetAudits({ db }, NOON + 1);
    expect(await recentAudits({ db }, 5)).toEqual([]);
  });

  test("are only told of in a dry run, and left for later beyond the bound", async () => {
    await misplace(quake, event);
    expect(await audit({ dryRun: true })).toMatchObject({ split: 1 });
    expect(await db.$count(eventAudits)).toBe(0);
    expect(await audit({ mostChanges: 1 })).toMatchObject({ split: 0, moved: 0, left: 2, agreement: 1 });
    expect(await distinct([...ferry, ...quake])).toEqual([event]);
  });

  test("stay together where they are older than the audit looks, and where articles wait for grouping", async () => {
    await misplace(quake, event);
    expect(await audit({ hours: 0.5 })).toMatchObject({ ...NO_CHANGE, articles: 0 });
    await db.update(articles).set({ groupedAt: null }).where(eq(articles.id, quake[0]!));
    expect(await audit()).toMatchObject({ ...NO_CHANGE, articles: 6 });
    expect(await distinct([...ferry, ...quake])).toEqual([event]);
  });

  test("keep the older part whole when the younger one leaves", async () => {
    await db
      .update(articles)
      .set({ publishedAt: NOON - 80 * HOUR })
      .where(inArray(articles.id, [...ferry.slice(0, 2), quake[0]!]));
    await misplace(quake, event);
    await audit();
    expect((await distinct([...ferry, quake[0]!])).length).toBe(1);
    expect(await audit()).toMatchObject(NO_CHANGE);
  });

  test("that an operator joined stay one, those he parted stay two, also when grouped anew", async () => {
    const { into } = await splitEvent(context(), event, ferry.slice(2));
    expect(await audit()).toMatchObject(NO_CHANGE);
    await rebuildWindow(context());
    expect(await distinct(ferry.slice(0, 2))).toEqual([event]);
    expect(await distinct(ferry.slice(2))).toEqual([into]);
    await mergeEvents(context(), other, into!);
    expect(await audit()).toMatchObject(NO_CHANGE);
    expect((await distinct([...ferry.slice(2), ...quake])).length).toBe(1);
    expect(await db.$count(groupingConstraints, eq(groupingConstraints.kind, "cannot"))).toBe(4);
  });

  test("interrupted in the middle, it leaves all as it was", async () => {
    await misplace(quake, event);
    const tables = [eventArticles, events, eventChanges, eventRedirects, eventAudits];
    const stored = () => Promise.all(tables.map((table) => db.select().from(table)));
    const before = await stored();
    await db.run(
      sql`create trigger broken before insert on event_audits begin select raise(abort, 'cut off'); end`,
    );
    await expect(auditEvents(context())).rejects.toThrow();
    expect(await stored()).toEqual(before);
    await db.run(sql`drop trigger broken`);
    expect(await audit()).toMatchObject({ split: 1 });
  });

  test("wait while another writer is at work", async () => {
    await asEventWriter(context(), async () => {
      expect(await auditEvents(context())).toBe("busy");
      expect(await archiveOldEvents(context())).toBe("busy");
    });
  });
});

async function eventRow(id: number): Promise<typeof events.$inferSelect> {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  return row!;
}
