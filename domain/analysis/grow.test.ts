import { expect, test } from "vitest";
import type { Contradiction, Findings, Statement } from "./findings";
import { grow, MOST_IN_SECTION } from "./grow";
import { type Item, itemsOf, type Kept, type KeptSections, noSections } from "./kept";

const nothing: Findings = itemsOf(noSections());
const EARLY = 1_000;
const LATER = 2_000;

const fact = (text: string, sources: number[], about?: string): Statement => ({
  wordings: [{ language: "en", text, from: sources[0]! }],
  sources,
  ...(about ? { about } : {}),
});

const toll = (values: [string, number[]][]): Contradiction => ({
  key: "figure:killed",
  kind: "figure",
  relation: "contradiction",
  question: [{ language: "en", text: "How many dead?" }],
  unit: null,
  versions: values.map(([value, sources]) => ({
    value: [{ language: "en", text: value }],
    amount: { low: Number(value), high: Number(value) },
    sources,
    evidence: [{ article: sources[0]!, text: `${value} died.` }],
  })),
});

const options = (now: number, some: Partial<Parameters<typeof grow>[3]> = {}) => ({
  now,
  withheld: new Set<string>(),
  rewrite: false,
  ...some,
});

/** Everything that stands still holds. */
const all = (kept: KeptSections): Set<Kept<Item>> => new Set(Object.values(kept).flat() as Kept<Item>[]);

const first = (findings: Partial<Findings>) =>
  grow(noSections(), new Set(), { ...nothing, ...findings }, options(EARLY)).sections;

test("what is found again stays as it stands, with its first time and the sources of today", () => {
  const before = first({ facts: [fact("A bus fell into a ravine.", [1, 2])] });
  const again = { ...nothing, facts: [fact("A bus fell into a ravine in Peru.", [1, 2, 3])] };
  const { sections, changes } = grow(before, all(before), again, options(LATER));
  expect(changes).toEqual([]);
  expect(sections.facts).toHaveLength(1);
  expect(sections.facts[0]).toMatchObject({ addedAt: EARLY, correction: null });
  expect(sections.facts[0]!.item.sources).toEqual([1, 2, 3]);
  expect(sections.facts[0]!.item.wordings[0]!.text).toBe("A bus fell into a ravine.");
});

test("a new statement is added, and its articles are on record", () => {
  const before = first({ facts: [fact("A bus fell into a ravine.", [1, 2])] });
  const found = [...itemsOf(before).facts, fact("The driver was arrested.", [3, 4])];
  const { sections, changes } = grow(before, all(before), { ...nothing, facts: found }, options(LATER));
  expect(sections.facts.map(({ addedAt }) => addedAt)).toEqual([EARLY, LATER]);
  expect(changes).toMatchObject([{ kind: "added", section: "facts", articles: [3, 4] }]);
});

test("another value of the same quantity replaces it visibly", () => {
  const before = first({ facts: [fact("14 people died.", [1, 2], "figure:killed")] });
  const found = [fact("19 people have died by now.", [2, 3, 4], "figure:killed")];
  const { sections, changes } = grow(before, all(before), { ...nothing, facts: found }, options(LATER));
  expect(sections.facts[0]).toMatchObject({
    key: "figure:killed",
    addedAt: EARLY,
    correction: { at: LATER, before: before.facts[0]!.item, articles: [3, 4] },
  });
  expect(changes).toMatchObject([{ kind: "corrected", key: "figure:killed", articles: [3, 4] }]);
});

test("two quantities are two statements, however alike their sentences", () => {
  const found = [
    fact("14 people were hurt.", [1, 2], "figure:injured"),
    fact("14 people were killed.", [1, 2], "figure:killed"),
  ];
  expect(first({ facts: found }).facts).toHaveLength(2);
});

test("what is not found again stays while it holds, and goes when its sources are gone", () => {
  const before = first({ facts: [fact("A bus fell.", [1, 2]), fact("It had left Lima.", [3])] });
  const holding = new Set([before.facts[0]!]) as Set<Kept<Item>>;
  const { sections, changes } = grow(before, holding, nothing, options(LATER));
  expect(sections.facts.map(({ item }) => item.wordings[0]!.text)).toEqual(["A bus fell."]);
  expect(changes).toMatchObject([{ kind: "withdrawn", section: "facts", before: before.facts[1]!.item }]);
});

test("a contradiction that is settled goes; one with another version is corrected", () => {
  const before = first({
    contradictions: [
      toll([
        ["14", [1]],
        ["17", [2]],
      ]),
    ],
  });
  expect(grow(before, all(before), nothing, options(LATER)).sections.contradictions).toEqual([]);
  const found = {
    ...nothing,
    contradictions: [
      toll([
        ["17", [2]],
        ["19", [3]],
      ]),
    ],
  };
  const { sections, changes } = grow(before, all(before), found, options(LATER));
  expect(sections.contradictions).toHaveLength(1);
  expect(sections.contradictions[0]!.correction).toMatchObject({ at: LATER, articles: [3] });
  expect(changes).toMatchObject([{ kind: "corrected", section: "contradictions" }]);
});

test("versions that only change places correct nothing", () => {
  const [one, other] = [
    ["14", [1]],
    ["17", [2]],
  ] as [string, number[]][];
  const before = first({ contradictions: [toll([one!, other!])] });
  const found = { ...nothing, contradictions: [toll([other!, one!])] };
  const { sections, changes } = grow(before, all(before), found, options(LATER));
  expect(changes).toEqual([]);
  expect(sections.contradictions[0]!.correction).toBeNull();
});

test("a summary stands until its event has outgrown it", () => {
  const before = first({ summary: [fact("A bus fell into a ravine.", [1])] });
  const found = { ...nothing, summary: [fact("Nineteen people were buried on Friday.", [9])] };
  const stands = grow(before, all(before), found, options(LATER)).sections.summary;
  expect(stands.map(({ item }) => item.wordings[0]!.text)).toEqual(["A bus fell into a ravine."]);
  const anew = grow(before, all(before), found, options(LATER, { rewrite: true })).sections.summary;
  expect(anew.map(({ item }) => item.wordings[0]!.text)).toEqual(["Nineteen people were buried on Friday."]);
});

test("an editor's words are not replaced, and what an editor withdrew does not come back", () => {
  const before = first({ facts: [fact("14 people died.", [1, 2], "figure:killed")] });
  before.facts[0]!.pinned = true;
  const found = {
    ...nothing,
    facts: [fact("19 people died.", [2, 3], "figure:killed"), fact("It rained.", [4, 5])],
  };
  const withheld = new Set([`facts/${first({ facts: [found.facts[1]!] }).facts[0]!.key}`]);
  const { sections, changes } = grow(before, all(before), found, options(LATER, { withheld }));
  expect(sections.facts.map(({ item }) => item.wordings[0]!.text)).toEqual(["14 people died."]);
  expect(changes).toEqual([]);
});

test("a section never outgrows its size", () => {
  const many = (from: number) =>
    Array.from({ length: 20 }, (_, i) =>
      fact(`Statement ${from + i} about thing ${(from + i) * 7}.`, [i + 1]),
    );
  const before = first({ facts: many(0) });
  const { sections } = grow(before, all(before), { ...nothing, facts: many(100) }, options(LATER));
  expect(sections.facts).toHaveLength(MOST_IN_SECTION.facts);
});

test("a summary that stands is told in a language that has come to the event", () => {
  const before = first({ summary: [fact("A bus fell into a ravine.", [1])] });
  const german: Statement = {
    wordings: [{ language: "de", text: "Ein Bus stürzte in eine Schlucht.", from: 9 }],
    sources: [9],
  };
  const { sections } = grow(before, all(before), { ...nothing, summary: [german] }, options(LATER));
  expect(sections.summary.map(({ item }) => item.wordings[0]!.language).sort()).toEqual(["de", "en"]);
});
