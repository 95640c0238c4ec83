import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { limitSecrets, rateLimits } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { DAY, MINUTE, SECOND } from "../shared/time";
import { forgetLimits, forgetTurns, giveBack, takeTurn, takeTurns } from "./commands";

const NOON = Date.UTC(2026, 10, 22, 12);
let now = NOON;
const clock = { now: () => now };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
beforeEach(async () => {
  now = NOON;
  database = await temporaryDatabase();
  db = database.db;
});
afterEach(() => database.close());

const turn = { what: "knock", who: "203.0.113.7", most: 3, per: MINUTE };
const take = (more = {}) => takeTurn({ db, clock }, { ...turn, ...more });

test("after the last turn the next must wait until the span is over", async () => {
  for (let i = 0; i < 3; i++) await take();
  now += 20 * SECOND;
  await expect(take()).rejects.toMatchObject({ kind: "too_many", params: { seconds: 40 } });
  now += 40 * SECOND;
  await take();
});

test("others, and other things, are counted apart", async () => {
  for (let i = 0; i < 3; i++) await take();
  await take({ who: "203.0.113.8" });
  await take({ what: "ring" });
});

test("of many at once exactly as many pass as may", async () => {
  const tried = await Promise.allSettled(Array.from({ length: 40 }, () => take()));
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("several are counted in order, and none behind the first that is used up", async () => {
  const own = { ...turn, most: 2, per: 60 * MINUTE };
  const shared = { what: "ring", who: "a door", most: 3, per: MINUTE };
  await takeTurns({ db, clock }, [own, shared]);
  await takeTurns({ db, clock }, [own, shared]);
  for (let i = 0; i < 5; i++)
    await expect(takeTurns({ db, clock }, [own, shared])).rejects.toMatchObject({
      params: { seconds: 3600 },
    });
  await takeTurn({ db, clock }, shared);
});

test("turns are forgotten, or given back", async () => {
  for (let i = 0; i < 3; i++) await take();
  await giveBack({ db, clock }, turn);
  await take();
  await expect(take()).rejects.toMatchObject({ code: "too_many" });
  await forgetTurns({ db, clock }, [turn]);
  await take();
});

test("no row tells whom it is about, and nothing is left when it is over", async () => {
  await take();
  expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain("203.0.113");
  now += DAY;
  await forgetLimits({ db, clock });
  expect(await db.select().from(rateLimits)).toEqual([]);
  expect(await db.select().from(limitSecrets)).toEqual([]);
});
