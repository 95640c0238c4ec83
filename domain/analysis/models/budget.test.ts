import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDb, type Db } from "../../../db/client";
import { analysisDays } from "../../../db/schema";
import { temporaryDatabase } from "../../../db/testing";
import { clockAt } from "../../ingest/testing";
import { DAY, HOUR } from "../../shared/time";
import { embeddedAnalyst } from "../embedded";
import { EVENT } from "../verifier/testing";
import { forgetDays, reserveTokens, withinBudget } from "./budget";
import { writeAnalysis } from "./fallback";
import { type Behaviour, chatBinding, FakeAnalystModel } from "./testing";
import { workersAiAnalyst } from "./workers-ai";

const NOON = Date.UTC(2026, 4, 12, 12);
const TODAY = NOON - 12 * HOUR;
const clock = clockAt(NOON);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let model: FakeAnalystModel;

beforeEach(async () => {
  clock.at = NOON;
  database = await temporaryDatabase();
  db = database.db;
  model = new FakeAnalystModel();
});
afterEach(() => database.close());

const costly = () =>
  workersAiAnalyst({
    ai: chatBinding(model),
    limits: { inputTokens: 4000, outputTokens: 1000 },
    timeoutMs: 30,
    wait: async () => undefined,
  });
const write = (daily: number) =>
  writeAnalysis(
    { analyst: withinBudget(costly(), daily, { db, clock }), fallback: embeddedAnalyst() },
    EVENT,
  );
const spent = async () => (await db.select().from(analysisDays)).map(({ day, tokens }) => [day, tokens]);

describe("the day's tokens", () => {
  test("count what an analysis took, not what was reserved for it", async () => {
    const most = costly().mostTokens(EVENT);
    expect(most).toBeGreaterThan(2300);
    expect((await write(most)).fallbackReason).toBeNull();
    expect(await spent()).toEqual([[TODAY, 2300]]);
  });

  test("are not begun where an analysis might take more than is left", async () => {
    const most = costly().mostTokens(EVENT);
    expect(await write(most - 1)).toMatchObject({ fallbackReason: "budget", usage: { calls: 0 } });
    expect((await write(most + 2299)).fallbackReason).toBeNull();
    expect((await write(most + 2299)).fallbackReason).toBe("budget");
    expect(model.asked).toHaveLength(1);
    expect((await write(most + 2300)).fallbackReason).toBeNull();
  });

  test("begin anew at midnight UTC", async () => {
    const most = costly().mostTokens(EVENT);
    await write(most);
    clock.at = NOON + 12 * HOUR - 1;
    expect((await write(most)).fallbackReason).toBe("budget");
    clock.at += 1;
    expect((await write(most)).fallbackReason).toBeNull();
    await forgetDays({ db }, TODAY + DAY);
    expect(await spent()).toEqual([[TODAY + DAY, 2300]]);
  });

  test.each<[Behaviour, string, (most: number) => number]>([
    ["refusing", "refusal", () => 2300],
    ["wrong shape", "answer", () => 4600],
    ["silent", "timeout", (most) => most],
    ["broken off", "network", (most) => most],
  ])("are settled after a model that is %s", async (behaviour, reason, cost) => {
    const most = costly().mostTokens(EVENT);
    model.always = behaviour;
    expect((await write(100_000)).fallbackReason).toBe(reason);
    expect(await spent()).toEqual([[TODAY, cost(most)]]);
  });

  test("are never overspent by several at once", async () => {
    const others = Array.from({ length: 4 }, () => createDb({ url: database.url }));
    const takers = [db, ...others].flatMap((one) => Array.from({ length: 6 }, () => one));
    const granted = await Promise.all(takers.map((one) => reserveTokens({ db: one }, TODAY, 7, 100)));
    for (const one of others) one.$client.close();
    expect(granted.filter(Boolean)).toHaveLength(14);
    expect(await spent()).toEqual([[TODAY, 98]]);
  });

  test("may be none, and may be lowered below what is spent", async () => {
    const take = (wanted: number, daily: number) => reserveTokens({ db }, TODAY, wanted, daily);
    expect(await take(5, 0)).toBe(false);
    expect(await take(5, 10)).toBe(true);
    expect(await take(5, 3)).toBe(false);
    expect(await take(6, 10)).toBe(false);
    expect(await take(5, 10)).toBe(true);
  });
});
