import { expect, test } from "vitest";
import { figuresIn } from "./figures";

test.each([
  ["Danger on the day stood at level three of five", "en", "level", 3],
  ["Es galt Lawinenwarnstufe vier", "de", "level", 4],
  ["Le danger était de degré 3 sur 5", "fr", "level", 3],
  ["El riesgo de aludes era de nivel 4", "es", "level", 4],
  ["El huracán tocó tierra con categoría 5", "es", "category", 5],
])("%s tells a step of a scale", (text, language, measure, low) => {
  expect(figuresIn(text, language)).toContainEqual(expect.objectContaining({ measure, low }));
});

test("the level of a river is no step of a scale", () => {
  expect(figuresIn("The level of the river rose", "en")).toEqual([]);
});
