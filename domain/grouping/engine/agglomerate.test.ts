import { describe, expect, test } from "vitest";
import { agglomerate, type Edges, type MergeLimits } from "./agglomerate";

const rule = { threshold: 0.3, damping: 1 };
const limits = (size: number, more: Partial<MergeLimits> = {}): MergeLimits => ({
  hours: new Float64Array(size),
  mostHours: 96,
  mostArticles: 1000,
  cannot: [],
  tied: null,
  ...more,
});
const alone = (size: number) => Int32Array.from({ length: size }, (_, i) => i);
const edges = (...rows: [number, number, number][]): Edges => ({
  length: rows.length,
  a: rows.map((row) => row[0]),
  b: rows.map((row) => row[1]),
  p: rows.map((row) => row[2]),
});

describe("agglomerate", () => {
  test("merges from the best pair down and stops below the threshold", () => {
    const clusters = agglomerate(
      alone(5),
      edges([0, 1, 0.9], [1, 2, 0.8], [0, 2, 0.7], [3, 4, 0.2]),
      rule,
      limits(5),
    );
    expect([...clusters]).toEqual([0, 0, 0, 3, 4]);
  });

  test("one strong link does not pull in what has nothing with the rest", () => {
    const chain = edges([0, 1, 0.9], [1, 2, 0.85], [0, 2, 0.85], [2, 3, 0.6]);
    expect([...agglomerate(alone(4), chain, rule, limits(4))]).toEqual([0, 0, 0, 3]);
    const damped = agglomerate(alone(4), chain, { threshold: 0.3, damping: 0.5 }, limits(4));
    expect([...damped]).toEqual([0, 0, 0, 0]);
  });

  test("keeps to the limits of time and number, and to what cannot be", () => {
    const pair = edges([0, 1, 0.9]);
    expect([...agglomerate(alone(2), pair, rule, limits(2, { hours: Float64Array.of(0, 100) }))]).toEqual([
      0, 1,
    ]);
    expect([...agglomerate(alone(2), pair, rule, limits(2, { mostArticles: 1 }))]).toEqual([0, 1]);
    expect([...agglomerate(alone(2), pair, rule, limits(2, { cannot: [[1, 0]] }))]).toEqual([0, 1]);
    // What cannot be holds for whole clusters: 0 and 2 are kept apart even through 1.
    const path = edges([0, 1, 0.9], [1, 2, 0.8], [0, 2, 0.8]);
    expect([...agglomerate(alone(3), path, rule, limits(3, { cannot: [[0, 2]] }))]).toEqual([0, 0, 2]);
  });
});

test("what an operator tied together grows, however many it is and unlike one another", () => {
  const start = () => Int32Array.from({ length: 101 }, (_, i) => (i < 100 ? 0 : 100));
  const known = edges(...Array.from({ length: 10 }, (_, i): [number, number, number] => [i, 100, 0.7]));
  const tied = Uint8Array.from({ length: 101 }, (_, i) => (i < 100 ? 1 : 0));
  expect(new Set(agglomerate(start(), known, rule, limits(101))).size).toBe(2);
  expect(new Set(agglomerate(start(), known, rule, limits(101, { tied }))).size).toBe(1);
});
