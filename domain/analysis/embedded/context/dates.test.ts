import { expect, test } from "vitest";
import { timeTold } from "./dates";

test.each([
  ["es", "Se fundó en 2017.", "2017-01-01", "year"],
  ["es", "Se vendió en marzo de 2017.", "2017-03-01", "month"],
  ["es", "Se vendió el 3 de marzo de 2017.", "2017-03-03", "day"],
  ["en", "It was sold in March 2017.", "2017-03-01", "month"],
  ["fr", "Elle a été vendue en août 2017.", "2017-08-01", "month"],
  ["de", "Sie wurde im März 2017 verkauft.", "2017-03-01", "month"],
])("tells in %s of “%s” as much as it says", (language, text, day, precision) => {
  expect(timeTold(text, language)).toEqual({ at: Date.parse(day), precision });
});

test("tells no time where none is told", () => {
  expect(timeTold("Hace tiempo.", "es")).toBeNull();
});
