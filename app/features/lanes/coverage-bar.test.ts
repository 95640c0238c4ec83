import { expect, test } from "vitest";
import { coverageBar } from "./coverage-bar";

const spread = (...newspapers: number[]) =>
  coverageBar(newspapers.map((count, i) => ({ country: `C${i}`, newspapers: count })));
const lengths = (path: string) => [...path.matchAll(/h([\d.]+)/g)].map(([, px]) => Number(px));
const widthOf = (path: string) =>
  [...path.matchAll(/[hm]([\d.]+)/g)].reduce((sum, [, px]) => sum + Number(px), 0);

test("a bar has one stroke for each country, as long as it has newspapers", () => {
  expect(spread(3, 1)).toBe("M0 2h24m2 0h8");
  expect(spread(2)).toBe("M0 2h16");
});

test("more newspapers make a longer bar, up to the width of a card", () => {
  expect(widthOf(spread(5, 4))).toBeGreaterThan(widthOf(spread(4, 4)));
  const world = spread(...Array.from({ length: 60 }, (_, i) => 60 - i));
  expect(lengths(world)).toHaveLength(60);
  expect(widthOf(world)).toBeLessThan(280);
  expect(widthOf(spread(300, 80, 20))).toBeLessThanOrEqual(232);
});

test("an event without newspapers has no bar", () => {
  expect(spread()).toBe("");
});
