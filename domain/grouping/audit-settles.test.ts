import { expect, test } from "vitest";
import { eventChanges } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { readChange } from "../events/record";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import { type AuditReport, auditEvents } from "./audit";
import { groupArrivals } from "./commands";
import type { GroupingContext } from "./lease";
import { brokenRedirects, eventsByUrl, partition, putAll, putTold, sampleArticles } from "./testing";

const NOON = Date.UTC(2026, 4, 12, 12);
const NO_CHANGE = { merged: 0, split: 0, moved: 0, left: 0, agreement: 1 };

async function audit(ctx: GroupingContext, options: { hours?: number } = {}): Promise<AuditReport> {
  const report = await auditEvents(ctx, options);
  if (report === "busy") throw new Error("another writer is at work");
  return report;
}

test("an audit settles, the next grouping does not undo it, and every redirect leads to an event", async () => {
  const { db, close } = await temporaryDatabase();
  const clock = clockAt(NOON);
  const ctx = { db, clock, holder: "test" };
  try {
    const all = sampleArticles(NOON);
    for (let at = NOON - 40 * HOUR; at < NOON; at += 8 * HOUR) {
      clock.at = at + 8 * HOUR;
      await putAll(
        db,
        all.filter((one) => one.publishedAt > at && one.publishedAt <= clock.at),
      );
      await groupArrivals(ctx);
      await audit(ctx, { hours: 24 });
    }
    const first = await audit(ctx);
    expect(first.articles).toBe(all.length);
    const settled = await eventsByUrl(db);
    expect(partition(settled).length).toBeGreaterThan(20);
    expect(await audit(ctx)).toMatchObject({ ...NO_CHANGE, eventsBefore: first.eventsAfter });
    await audit(ctx, { hours: 24 });
    expect(await audit(ctx, { hours: 24 })).toMatchObject(NO_CHANGE);
    const younger = await eventsByUrl(db);
    await putTold(db, NOON - 1, ["Xylophonist Quorbel wins Zanzibar marimba trophy"]);
    await groupArrivals(ctx);
    expect(await eventsByUrl(db)).toEqual(younger);
    expect(await brokenRedirects(db)).toEqual([]);
    const changes = await db.select().from(eventChanges);
    expect(changes.filter(({ kind, detail }) => readChange(kind, detail) === null)).toEqual([]);
    expect(changes.map((change) => change.kind)).toEqual(expect.arrayContaining(["born", "grown"]));
  } finally {
    await close();
  }
}, 60_000);
