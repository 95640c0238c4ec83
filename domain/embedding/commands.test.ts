import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDb, type Db } from "../../db/client";
import { embeddingDays, embeddings } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { clockAt } from "../ingest/testing";
import { DAY, HOUR } from "../shared/time";
import { takeTexts } from "./budget";
import { embedTexts, forgetEmbeddings } from "./commands";
import { FakeModel, modelBinding } from "./testing";
import { hashOf, textOf } from "./texts";
import { cosineOf, packVector, quantise, unpackVector } from "./vectors";
import { workersAiEmbedder } from "./workers-ai";

const NOON = Date.UTC(2026, 4, 12, 12);
const clock = clockAt(NOON);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let model: FakeModel;

beforeEach(async () => {
  clock.at = NOON;
  database = await temporaryDatabase();
  db = database.db;
  model = new FakeModel();
});
afterEach(() => database.close());

const embedder = (name = "fake") =>
  workersAiEmbedder({ ai: modelBinding(model), model: name, wait: async () => undefined });
async function embed(texts: string[], about: { daily?: number; until?: number; model?: string } = {}) {
  const { daily = 1000, until = Number.POSITIVE_INFINITY } = about;
  const named = await Promise.all(texts.map(async (text) => [await hashOf(text), text] as const));
  return embedTexts(
    { db, clock },
    { embedder: embedder(about.model), dailyTexts: daily, texts: new Map(named), until },
  );
}
const some = (count: number, about = "news") => Array.from({ length: count }, (_, i) => `${about} ${i}`);

describe("vectors", () => {
  test("are asked for once, by content and model", async () => {
    const first = await embed(["one", "two"]);
    expect(first).toMatchObject({ cached: 0, embedded: 2, end: null });
    const second = await embed(["two", "one", "three"]);
    expect(second).toMatchObject({ cached: 2, embedded: 1, end: null });
    expect(model.asked).toEqual([["one", "two"], ["three"]]);
    for (const [hash, vector] of first.vectors) expect(second.vectors.get(hash)).toEqual(vector);
    await embed(["one"], { model: "another" });
    expect(model.asked).toHaveLength(3);
  });

  test("come in calls of 96 texts", async () => {
    expect(await embed(some(200))).toMatchObject({ embedded: 200 });
    expect(model.asked.map((call) => call.length)).toEqual([96, 96, 8]);
  });

  test("of calls that worked stay when a later one fails", async () => {
    model.next.push("well", "garbage");
    const result = await embed(some(200));
    expect(result).toMatchObject({ embedded: 96, end: { state: "failed" } });
    expect(result.end?.reason).toMatch(/cannot be used/);
    expect(await db.$count(embeddings)).toBe(96);
    expect(model.asked).toHaveLength(2);
  });

  test("are not asked for when the time is over, or nobody wants it", async () => {
    await embed(["one"]);
    expect(await embed(["one", "two"], { until: 1 })).toMatchObject({ cached: 1, end: { state: "failed" } });
    expect(await embed(["one", "two"], { until: 0 })).toMatchObject({ cached: 1, end: null });
    expect(model.texts).toEqual(["one"]);
  });

  test("and counts are forgotten by age", async () => {
    await embed(["old"]);
    clock.at += 3 * DAY;
    await embed(["new"]);
    await forgetEmbeddings({ db }, NOON + DAY);
    expect(await db.select({ at: embeddings.at }).from(embeddings)).toEqual([{ at: clock.at }]);
    expect(await db.$count(embeddingDays)).toBe(1);
    expect(await embed(["old", "new"])).toMatchObject({ cached: 1, embedded: 1 });
  });
});

describe("the day's budget", () => {
  test("ends in the middle of a call: the rest goes without", async () => {
    const result = await embed(some(120), { daily: 100 });
    expect(result).toMatchObject({ embedded: 100, end: { state: "budget" } });
    expect(model.asked.map((call) => call.length)).toEqual([96, 4]);
    expect(await embed(["more"], { daily: 100 })).toMatchObject({ embedded: 0, end: { state: "budget" } });
    expect(await embed(some(120), { daily: 100 })).toMatchObject({ cached: 100, end: { state: "budget" } });
    expect(model.asked).toHaveLength(2);
  });

  test("begins anew at midnight UTC", async () => {
    await embed(some(3), { daily: 3 });
    clock.at = NOON + 12 * HOUR - 1;
    expect(await embed(["late"], { daily: 3 })).toMatchObject({ embedded: 0 });
    clock.at += 1;
    expect(await embed(["early"], { daily: 3 })).toMatchObject({ embedded: 1, end: null });
  });

  test("is never overspent by several at once", async () => {
    const others = Array.from({ length: 4 }, () => createDb({ url: database.url }));
    const takers = [db, ...others].flatMap((one) => Array.from({ length: 6 }, () => one));
    const taken = await Promise.all(takers.map((one) => takeTexts({ db: one, clock }, 7, 100)));
    for (const one of others) one.$client.close();
    expect(taken.reduce((sum, granted) => sum + granted, 0)).toBe(100);
    expect(taken.toSorted((a, b) => b - a).slice(13, 17)).toEqual([7, 2, 0, 0]);
  });

  test("may be none, and may be lowered below what is spent", async () => {
    expect(await takeTexts({ db, clock }, 5, 0)).toBe(0);
    expect(await takeTexts({ db, clock }, 5, 10)).toBe(5);
    expect(await takeTexts({ db, clock }, 5, 3)).toBe(0);
    expect(await takeTexts({ db, clock }, 9, 10)).toBe(5);
  });

  test("counts what a failing call was given", async () => {
    model.always = "broken";
    await embed(some(4), { daily: 6 });
    model.always = "well";
    expect(await embed(some(4), { daily: 6 })).toMatchObject({ embedded: 2, end: { state: "budget" } });
  });
});

describe("texts", () => {
  test("are named by what they say, not by their spaces", async () => {
    const name = (headline: string, lead = "") => hashOf(textOf({ headline, lead }));
    expect(await name("Elecci\u00f3n  hoy ", " a\n b")).toBe(await name("Eleccio\u0301n hoy", "a b"));
    expect(await name("One")).not.toBe(await name("Two"));
    expect(await name("One two")).not.toBe(await name("One", "two"));
    expect(await name("One")).toMatch(/^[0-9a-f]{64}$/);
  });

  test("are bounded, and empty for articles without words", () => {
    expect([...textOf({ headline: "🌊".repeat(9000), lead: "x".repeat(9000) })].length).toBe(801);
    expect(textOf({ headline: " \n", lead: "" })).toBe("");
    expect(textOf({ headline: "", lead: " Lead " })).toBe("Lead");
  });
});

describe("quantised vectors", () => {
  const vector = Float32Array.from(new FakeModel().vectorOf("a ferry ran aground off the coast"));
  test("come back from their bytes, near what they were", () => {
    const { scale, values } = unpackVector(packVector(quantise(vector)));
    for (const [i, value] of vector.entries())
      expect(Math.abs(values[i]! * scale - value)).toBeLessThanOrEqual(scale / 2 + 1e-7);
  });

  test("have the cosine of the vectors", () => {
    const other = vector.map((value, i) => value + Math.sin(i * 7) / 20);
    const exact = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
    const cosine = exact(vector, other) / Math.sqrt(exact(vector, vector) * exact(other, other));
    expect(cosine).toBeLessThan(0.9);
    expect(cosineOf(quantise(vector), quantise(other))).toBeCloseTo(cosine, 2);
    expect(cosineOf(quantise(vector), quantise(vector))).toBeCloseTo(1, 9);
  });

  test("of unequal length, or cut, are refused", () => {
    expect(() => cosineOf(quantise(vector), quantise(vector.subarray(1)))).toThrow(RangeError);
    expect(() => unpackVector(new Uint8Array(4))).toThrow(RangeError);
  });
});
