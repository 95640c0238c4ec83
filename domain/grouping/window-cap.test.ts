import { expect, test } from "vitest";
import { temporaryDatabase } from "../../db/testing";
import { putArticles } from "../events/testing";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import { groupArrivals } from "./commands";
import { loadWindow } from "./window-loader";

const NOON = Date.UTC(2026, 4, 12, 12);
const FERRY = "Ferry Saint Brendan runs aground off Inishmore with 212 passengers aboard";
/** Headlines that share no word. */
const ALONE = Array.from({ length: 30 }, (_, i) => `${100 + i}borg ${200 + i}tamp ${300 + i}kelvu`);

test("a window that is too large holds its newest articles and those that stand for older events", async () => {
  const { db, close } = await temporaryDatabase();
  try {
    const context = { db, clock: clockAt(NOON), holder: "test" };
    const ferry = await putArticles(
      db,
      NOON - 80 * HOUR,
      Array.from({ length: 7 }, (_, i) => ({
        newspaper: `paper-${i}`,
        headline: FERRY,
        summary: `${FERRY}, say officials.`,
      })),
    );
    const singles = await putArticles(
      db,
      NOON,
      ALONE.map((headline, i) => ({ newspaper: `local-${i}`, headline, publishedAt: NOON - (i + 1) * HOUR })),
    );
    await groupArrivals(context);

    const ids = async (most?: number) =>
      (await loadWindow(context, new Set(), most)).articles.map((article) => article.id);
    expect((await ids()).length).toBe(37);
    expect((await ids(37)).length).toBe(37);
    const held = await ids(20);
    const newest = singles.slice(0, 15);
    expect(held.filter((id) => singles.includes(id)).sort()).toEqual(newest.sort());
    expect(held.filter((id) => ferry.includes(id))).toHaveLength(5);
    expect(new Set(held).size).toBe(held.length);
  } finally {
    await close();
  }
});
