import { describe, expect, test } from "vitest";
import { BGE_M3, borderlinePairs, partsOf, secondProbability, settle } from "./borderline";
import { LEAST_PROBABILITY, NEAR_MISS } from "./engine/arrivals";
import { linkRound, shippedSettings } from "./engine/engine";
import { extractFeatures } from "./engine/features";
import { LinkColumns } from "./engine/links";

const columns = (...links: [number, number, number][]) =>
  LinkColumns.from(links.map(([a, b, p]) => ({ a, b, p })));
const rounded = (p: number) => Math.round(p * 1000) / 1000;
const listed = (links: LinkColumns) => [...links].map(({ a, b, p }) => [a, b, rounded(p)]);

describe("a second probability", () => {
  test("goes up with the cosine, and stays where the cosine says nothing", () => {
    expect(secondProbability(0.4, BGE_M3.middle, BGE_M3)).toBe(0.4);
    const cosines = [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];
    const found = cosines.map((cosine) => secondProbability(0.4, cosine, BGE_M3));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(secondProbability(0.15, 0.78, BGE_M3)).toBeGreaterThan(0.5);
    expect(secondProbability(0.6, 0.5, BGE_M3)).toBeLessThan(0.2);
  });

  test("is moved by one opinion so far and no further, up as much as down", () => {
    expect(secondProbability(0.5, 1, BGE_M3)).toBe(0.9526);
    expect(secondProbability(0.5, -1, BGE_M3)).toBe(0.0474);
    expect(secondProbability(0.85, -1, BGE_M3)).toBeGreaterThan(0.2);
  });
});

describe("borderline pairs", () => {
  test("are links and near misses that grouping is not sure of, the most probable first", () => {
    const links = columns([1, 9, 0.95], [1, 8, 0.6], [1, 7, 0.1], [2, 7, 0.8]);
    expect(borderlinePairs(links, columns([1, 6, 0.05], [2, 6, 0.01]))).toEqual(
      [
        { a: 2, b: 7, p: 0.8, link: 3 },
        { a: 1, b: 8, p: 0.6, link: 1 },
        { a: 1, b: 7, p: 0.1, link: 2 },
        { a: 1, b: 6, p: 0.05, link: -1 },
      ].map(({ p, ...pair }) => ({ ...pair, p: Math.fround(p), judged: false })),
    );
  });

  test("are six an arrival at most, its best", () => {
    const links = columns(
      ...Array.from({ length: 12 }, (_, i): [number, number, number] => [3, i, 0.8 - i / 20]),
    );
    expect(borderlinePairs(links, columns()).map((pair) => pair.b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("are cut into parts of so many articles, none of them lost", () => {
    const links = columns(
      ...Array.from({ length: 40 }, (_, i): [number, number, number] => [50 + i, i % 7, 0.5]),
    );
    const pairs = borderlinePairs(links, columns());
    const parts = partsOf(pairs, 10);
    expect(parts.flat()).toEqual(pairs);
    for (const part of parts)
      expect(new Set(part.flatMap(({ a, b }) => [a, b])).size).toBeLessThanOrEqual(10);
    expect(partsOf([], 10)).toEqual([]);
  });
});

test("what was judged settles the links: some are lifted, some go, the others stay as they are", () => {
  const links = columns([1, 9, 0.95], [1, 8, 0.6], [1, 7, 0.08], [2, 7, 0.5]);
  const pairs = borderlinePairs(links, columns([1, 6, 0.05], [2, 6, 0.04], [3, 6, 0.07]));
  const judge = (a: number, b: number, p: number) =>
    Object.assign(pairs.find((pair) => pair.a === a && pair.b === b)!, { p, judged: true });
  judge(1, 8, 0.02);
  judge(2, 7, 0.9);
  judge(1, 6, 0.4);
  judge(2, 6, 0.03);
  settle(links, pairs);
  expect(listed(links)).toEqual([
    [1, 9, 0.95],
    [1, 7, 0.08],
    [2, 7, 0.9],
    [1, 6, 0.4],
  ]);
});

test("a round that takes near misses has the links of one that does not", () => {
  const headlines = [
    "Police arrest man after stabbing in Northbridge shopping centre",
    "Two men held after Eastvale knife attack",
    "Eastvale station shut after attack, police search for two men",
    "Northbridge shopping centre to close at eight",
    "Rail station in Eastvale to be rebuilt",
    "Police search Northbridge park",
  ];
  const articles = headlines.map((headline, i) => ({
    id: i + 1,
    newspaperId: i,
    language: "en",
    publishedAt: Date.UTC(2031, 4, 4, i),
    features: extractFeatures({ language: "en", headline, lead: "" }),
    eventId: null,
  }));
  const input = { articles, arrivals: new Set(articles.map(({ id }) => id)), links: [], constraints: [] };
  const nearMisses = new LinkColumns();
  const round = linkRound(input, shippedSettings(), nearMisses);
  const plain = linkRound(input);
  expect([...round.links]).toEqual([...plain.links]);
  expect(round.scoredPairs).toBe(plain.scoredPairs);
  expect(nearMisses.length).toBeGreaterThan(0);
  for (const { p } of nearMisses) {
    expect(p).toBeGreaterThanOrEqual(Math.fround(NEAR_MISS));
    expect(p).toBeLessThanOrEqual(Math.fround(LEAST_PROBABILITY));
  }
});
