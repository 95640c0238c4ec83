import { expect, test } from "vitest";
import { areaUnderCurve, bCubed, crossLanguageBCubed, type Judged, pairwise } from "./metrics";

const judged = (rows: readonly (readonly [string, number, string])[]): Judged[] =>
  rows.map(([gold, found, language]) => ({ gold, found, language }));

const items = judged([
  ["a", 1, "en"],
  ["a", 1, "en"],
  ["a", 2, "es"],
  ["b", 2, "es"],
]);

test("B³ averages each article's share of right mates", () => {
  const score = bCubed(items);
  expect(score.precision).toBeCloseTo((1 + 1 + 1 / 2 + 1 / 2) / 4);
  expect(score.recall).toBeCloseTo((2 / 3 + 2 / 3 + 1 / 3 + 1) / 4);
  expect(bCubed(items, (item) => item.gold === "b")).toMatchObject({ precision: 0.5, recall: 1, items: 1 });
});

test("a perfect grouping scores one everywhere", () => {
  const perfect = items.map((item) => ({ ...item, found: item.gold === "a" ? 1 : 2 }));
  for (const measure of [bCubed, pairwise, crossLanguageBCubed]) expect(measure(perfect).f1).toBe(1);
});

test("pairwise counts pairs put together", () => {
  expect(pairwise(items)).toMatchObject({ precision: 1 / 2, recall: 1 / 3 });
});

test("across languages only mates of another language count, and finding none is no precision", () => {
  expect(crossLanguageBCubed(items)).toMatchObject({ precision: 0, recall: 0, items: 3 });
  const half = judged([
    ["a", 1, "en"],
    ["a", 1, "es"],
    ["a", 2, "fr"],
  ]);
  const score = crossLanguageBCubed(half);
  expect(score.precision).toBeCloseTo(2 / 3);
  expect(score.recall).toBeCloseTo((1 / 2 + 1 / 2 + 0) / 3);
});

test("the area under the curve counts ties half", () => {
  const scored = (rows: readonly (readonly [number, boolean])[]) =>
    areaUnderCurve(rows.map(([score, positive]) => ({ score, positive })));
  expect(
    scored([
      [0.9, true],
      [0.1, false],
    ]),
  ).toBe(1);
  expect(
    scored([
      [0.5, true],
      [0.5, false],
    ]),
  ).toBe(0.5);
  expect(
    scored([
      [0.9, true],
      [0.6, false],
      [0.4, true],
      [0.1, false],
    ]),
  ).toBe(0.75);
});
