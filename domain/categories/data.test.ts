import { expect, test } from "vitest";
import { LANGUAGES } from "../shared/languages";
import { CATEGORIES, compareCategories } from "./data";

test("the twelve categories stand in readers' order", () => {
  expect(CATEGORIES.map(({ id }) => id)).toEqual([
    1010, 1005, 1001, 1007, 1006, 1002, 1008, 1003, 1011, 1012, 1004, 1009,
  ]);
});

test("ids without a priority follow by number", () => {
  expect([1200, 1009, 1012, 1004, 1010].sort(compareCategories)).toEqual([1010, 1012, 1004, 1009, 1200]);
});

test("every category has a name of its own and one sentence in every language", () => {
  for (const language of LANGUAGES) {
    expect(new Set(CATEGORIES.map(({ name }) => name[language])).size).toBe(12);
    for (const { explanation } of CATEGORIES) expect(explanation[language]).toMatch(/^\p{Lu}[^.]{30,}\.$/u);
  }
});
