import { expect, test } from "vitest";
import type { Contradiction, Declaration } from "../../domain/analysis/findings";
import { caseSchema } from "./cases";
import { contradictionLikeness, factLikeness, pair, quoteLikeness, speakerIsRight } from "./matching";
import { Tally } from "./tally";

const found = (versions: [string, number, number[]][]): Contradiction => ({
  key: "figure:killed",
  kind: "figure",
  relation: "contradiction",
  question: [{ language: "en", text: "How many dead?" }],
  unit: null,
  versions: versions.map(([text, amount, sources]) => ({
    value: [{ language: "en", text }],
    amount: { low: amount, high: amount },
    sources,
    evidence: [{ article: sources[0]!, text }],
  })),
});

const truth = (versions: [string, number[]][]) => ({
  about: "people killed",
  versions: versions.map(([value, articles]) => ({ value, articles })),
});

test("a contradiction is the true one when its versions stand on two of its sides and say its numbers", () => {
  const dead = found([
    ["14", 14, [1]],
    ["17", 17, [2]],
  ]);
  expect(
    contradictionLikeness(
      dead,
      truth([
        ["vierzehn", [1, 3]],
        ["at least 17", [2]],
      ]),
    ),
  ).toBe(2);
  expect(
    contradictionLikeness(
      dead,
      truth([
        ["14", [1, 2]],
        ["17", [3]],
      ]),
    ),
  ).toBe(0);
  expect(
    contradictionLikeness(
      dead,
      truth([
        ["32", [1]],
        ["40", [2]],
      ]),
    ),
  ).toBe(0);
  expect(
    contradictionLikeness(
      dead,
      truth([
        ["a bomb", [1]],
        ["a gas leak", [2]],
      ]),
    ),
  ).toBe(2);
});

test("thousands are read in any language's notation", () => {
  const hectares = found([
    ["1.800", 1800, [1]],
    ["1.200", 1200, [2]],
  ]);
  expect(
    contradictionLikeness(
      hectares,
      truth([
        ["1,800 tonnes", [1]],
        ["1 200 tonnes", [2]],
      ]),
    ),
  ).toBe(2);
});

const quote = (text: string, speaker: string, sources: number[]): Declaration => ({
  quote: text,
  language: "en",
  speaker,
  office: "mayor of Lima",
  indirect: false,
  sources,
});

test("one quotation carried by three articles is all three, and its speaker is known by name or office", () => {
  const one = quote("We will rebuild every house", "Ana Ruiz", [1, 2, 3]);
  const truths = [1, 2].map((article) => ({
    article,
    text: "We will rebuild every house.",
    speaker: "Ruiz",
  }));
  expect(pair([one], truths, quoteLikeness, true).matched.size).toBe(2);
  expect(pair([one], truths, quoteLikeness).matched.size).toBe(1);
  expect(quoteLikeness(one, { article: 4, text: "We will rebuild every house", speaker: "Ana Ruiz" })).toBe(
    0,
  );
  expect(speakerIsRight(one, truths[0]!)).toBe(true);
  expect(speakerIsRight(one, { ...truths[0]!, speaker: "the mayor of Lima" })).toBe(true);
  expect(speakerIsRight(one, { ...truths[0]!, speaker: "Pedro Salas" })).toBe(false);
});

test("a fact is the true one across languages, but not of other articles", () => {
  const one = caseSchema.parse({
    event: "bus",
    articles: [1, 2].map((id) => ({
      id,
      newspaper: `n${id}`,
      country: "ES",
      language: "es",
      title: "Autobús",
      text: "",
      published_at: "2026-10-14T06:00:00Z",
    })),
    truth: {},
  });
  const text = "El autobús de Rutas del Sur salió de Lima";
  const fact = { wordings: [{ language: "es" as const, text, from: 1 }], sources: [1, 2] };
  const likeness = factLikeness(one);
  expect(likeness(fact, { text: "The Rutas del Sur bus had left Lima", articles: [1, 2] })).toBeGreaterThan(
    0,
  );
  expect(likeness(fact, { text: "The Rutas del Sur bus had left Lima", articles: [3, 4] })).toBe(0);
  expect(likeness(fact, { text: "Three people were arrested in Madrid", articles: [1, 2] })).toBe(0);
});

test("where the truth does not list everything there is no precision, only the least it can be", () => {
  const tally = new Tally(["contradictions"]);
  for (const section of ["contradictions", "facts"]) {
    tally.add(section, ["es"], "right");
    tally.add(section, ["es"], section === "facts" ? "unplanted" : "false");
  }
  const figures = tally.figures();
  expect(figures.contradictions!.all).toMatchObject({ precision: 0.5, leastPrecision: 0.5, recall: 1 });
  expect(figures.facts!.es).toMatchObject({ precision: null, leastPrecision: 0.5 });
});
