import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { eventAudits, events } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { groupArrivals } from "../../domain/grouping/commands";
import { asEventWriter } from "../../domain/grouping/lease";
import { FERRY, putTold, QUAKE } from "../../domain/grouping/testing";
import { clockAt } from "../../domain/ingest/testing";
import { DAY, HOUR } from "../../domain/shared/time";
import { MemoryQueue } from "../../scripts/local/memory-queue";
import { commandLineServices } from "../../scripts/local/services";
import type { Services } from "../services";
import { tidyUp } from "./housekeeping";

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

const services = (): Services =>
  commandLineServices({
    database: { db },
    queue: new MemoryQueue(),
    edition: "sample",
    allowPrivateFeeds: false,
    origin: "http://127.0.0.1",
    clock,
  });
const archived = async () => (await db.select().from(events)).filter((event) => event.archivedAt !== null);

test("every night the events are audited and archived, and old reports go", async () => {
  await putTold(db, NOON - HOUR, FERRY);
  await groupArrivals(services());
  await tidyUp(services());
  clock.at += 5 * DAY;
  await putTold(db, clock.at - HOUR, QUAKE);
  await groupArrivals(services());
  await tidyUp(services());
  expect(await db.select().from(eventAudits)).toMatchObject([
    { at: NOON, articles: 4, eventsAfter: 1, agreement: 1 },
    { at: clock.at, articles: 3, eventsAfter: 1, agreement: 1 },
  ]);
  expect(await archived()).toMatchObject([{ articleCount: 4, archivedAt: clock.at }]);
  clock.at = NOON + 91 * DAY;
  await tidyUp(services());
  expect((await db.select().from(eventAudits)).map((report) => report.at)).toEqual([
    NOON + 5 * DAY,
    clock.at,
  ]);
});

test("while events are being written they wait for the next night, and the rest is done", async () => {
  await putTold(db, NOON - 5 * DAY, FERRY);
  await db.insert(eventAudits).values({
    at: NOON - 91 * DAY,
    windowHours: 72,
    articles: 0,
    eventsBefore: 0,
    eventsAfter: 0,
    merged: 0,
    split: 0,
    moved: 0,
    left: 0,
    agreement: 1,
    milliseconds: 1,
  });
  await asEventWriter(services(), () => tidyUp(services()));
  expect(await db.$count(eventAudits)).toBe(0);
});
