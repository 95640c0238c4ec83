import { expect, test } from "vitest";
import { isOurs } from "./rules";

test.each([
  { type: "Poliedro" },
  { type: "externo", newspaperName: "POLIEDRO", origin: "poliedro.example" },
  { type: null, newspaperName: "Elbe-Kurier", origin: "poliedro" },
  { type: " poliedro " },
])("an article is ours by any of its names: %o", (origin) => {
  expect(isOurs(origin)).toBe(true);
});

test.each([
  {},
  { type: "externo", newspaperName: "Elbe-Kurier", origin: "elbe-kurier.example" },
  { type: "", newspaperName: null },
  { newspaperName: "Poliedro de Altamar" },
])("an article of anybody else is not: %o", (origin) => {
  expect(isOurs(origin)).toBe(false);
});
