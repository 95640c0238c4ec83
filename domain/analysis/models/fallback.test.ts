import { expect, test } from "vitest";
import { type Analyst, NO_USAGE } from "../analyst";
import type { Findings, FramingItem } from "../findings";
import { EVENT, NOTHING, told } from "../verifier/testing";
import { type Writers, writeAnalysis } from "./fallback";

const analyst = (kind: "embedded" | "model", findings: Findings): Analyst => ({
  name: { kind, name: kind, version: "1" },
  analyse: async () => ({ findings, usage: NO_USAGE }),
});
const spain: FramingItem = {
  country: "ES",
  newspapers: 1,
  sources: [11],
  first: [{ fact: 0, share: 1 }],
  omits: [1],
  words: [],
};
const dead = told("en", "Fourteen people died", [11]);
const wounded = told("en", "32 people were wounded", [11]);
const embedded = analyst("embedded", { ...NOTHING, facts: [dead, wounded], framing: [spain] });
const write = (facts: Findings["facts"], more: Partial<Writers> = {}) =>
  writeAnalysis({ analyst: analyst("model", { ...NOTHING, facts }), fallback: embedded, ...more }, EVENT);

test("framing names no facts of a list that is not shown", async () => {
  expect((await write([wounded])).findings).toEqual({
    ...NOTHING,
    facts: [wounded],
    framing: [{ ...spain, first: [], omits: [] }],
  });
});

test("the embedded analyst's facts, framing with them, stand in where none of a model's stand", async () => {
  const wrong = told("en", "Fifteen people died", [11]);
  const { findings, authors, standIns, dropped } = await write([wrong]);
  expect(findings).toEqual({ ...NOTHING, facts: [dead, wounded], framing: [spain] });
  expect(authors.facts.kind).toBe("embedded");
  expect(standIns).toEqual(["facts"]);
  expect(dropped).toEqual([
    { section: "facts", reason: "number_not_in_source", item: "Fifteen people died" },
  ]);
});
