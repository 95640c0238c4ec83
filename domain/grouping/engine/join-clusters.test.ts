import { expect, test } from "vitest";
import { CLUSTER_FEATURES } from "./cluster-pairs";
import { extractFeatures } from "./features";
import { joinClusters } from "./join-clusters";
import { shippedPrior } from "./prior";
import { buildWindow } from "./window";

/** Five articles: two clusters of two in Spanish and one German article, an hour apart. */
const window = buildWindow(
  [
    ["es", "Seísmo en Karabel: 250 muertos"],
    ["es", "Karabel llora a sus muertos"],
    ["es", "El terremoto destruye Karabel"],
    ["es", "Edificios destruidos en Karabel"],
    ["de", "Erdbeben zerstört Karabel"],
  ].map(([language, headline], i) => ({
    id: i + 1,
    newspaperId: i + 1,
    language: language!,
    publishedAt: i * 3_600_000,
    features: extractFeatures({ language: language!, headline: headline!, lead: "" }),
    eventId: null,
  })),
  shippedPrior(),
);
const start = () => Int32Array.from([0, 0, 2, 2, 4]);
const links = { length: 2, a: [1, 3], b: [2, 4], p: [0.6, 0.3] };
const rule = {
  sameLanguage: 0.5,
  crossLanguage: 0.5,
  damping: 1,
  giant: 100,
  giantShare: 1,
  linked: 10,
  linkedArticles: 4,
  leastTie: 0.1,
  mostTie: 0.1,
  crossTie: 0,
  rounds: 4,
  neighbours: 8,
  leastLinked: 0.02,
};
const limits = { hours: window.hours, mostHours: 84, mostArticles: 100, cannot: [], tied: null };
const scorer = (p: number) => ({ probability: () => p });
const join = (same: number, cross: number, more: Partial<typeof limits> = {}, choice = {}) => {
  const clusters = start();
  const scorers = { sameLanguage: scorer(same), crossLanguage: scorer(cross) };
  const scored = joinClusters(window, clusters, links, scorers, rule, { ...limits, ...more }, choice);
  return { clusters: [...clusters], scored };
};

test("joins what its scorer says, each kind of pair by its own", () => {
  expect(join(0.9, 0.1).clusters).toEqual([0, 0, 0, 0, 4]);
  expect(join(0.1, 0.9).clusters).toEqual([0, 0, 2, 2, 2]);
  // One round joins the two, in the next one the German article is compared with what they have become.
  expect(join(0.9, 0.9).clusters).toEqual([0, 0, 0, 0, 0]);
  expect(join(0.1, 0.1)).toEqual({ clusters: [0, 0, 2, 2, 4], scored: 2 });
});

test("only linked clusters are compared, and of those only what may be and what has changed", () => {
  expect(join(0.9, 0.9, {}, { may: () => false })).toEqual({ clusters: [0, 0, 2, 2, 4], scored: 0 });
  const changed = Uint8Array.from([0, 0, 0, 0, 1]);
  expect(join(0.1, 0.9, {}, { changed })).toEqual({ clusters: [0, 0, 2, 2, 2], scored: 2 });
  // What the German article has joined has changed, too: it is compared with the third cluster.
  expect([...changed]).toEqual([0, 0, 1, 0, 1]);
});

test("an operator's word, the longest time and the largest size stand above every score", () => {
  expect(join(0.9, 0.9, { cannot: [[0, 3]] as never }).clusters).toEqual([0, 0, 2, 2, 2]);
  expect(join(0.9, 0.1, { mostHours: 2 }).clusters).toEqual([0, 0, 2, 2, 4]);
  expect(join(0.9, 0.1, { mostArticles: 3 }).clusters).toEqual([0, 0, 2, 2, 4]);
});

test("a pair is described by its profiles, its links, its sizes and its times", () => {
  const seen: Record<string, number>[] = [];
  join(
    0.1,
    0.1,
    {},
    {
      observe: (_: unknown, features: Float32Array) =>
        seen.push(Object.fromEntries(CLUSTER_FEATURES.map((name, i) => [name, features[i]!]))),
    },
  );
  expect(seen).toHaveLength(2);
  expect(seen[0]).toMatchObject({ gapDays: expect.closeTo(1 / 24), spanDays: expect.closeTo(3 / 24) });
  expect(seen[0]!["meanLink"]).toBeCloseTo(0.6 / 4);
  expect(seen[0]!["bestLink"]).toBeCloseTo(0.6);
  expect(seen[0]!["smallerSize"]).toBeCloseTo(Math.log(2));
  expect(seen[0]!["sharedNewspapers"]).toBe(0);
});

test("without a tie no probability joins, and across languages it takes more", () => {
  const tied = (more: object) => {
    const clusters = start();
    const scorers = { sameLanguage: scorer(0.9), crossLanguage: scorer(0.9) };
    joinClusters(window, clusters, links, scorers, { ...rule, ...more }, limits);
    return [...clusters];
  };
  // Links worth 0.3 an article tie the two of Spanish, 0.3 the German article to the second of them.
  expect(tied({ crossTie: 0.31 })).toEqual([0, 0, 0, 0, 4]);
  expect(tied({ leastTie: 0.22, mostTie: 1 })).toEqual([0, 0, 2, 2, 4]);
  expect(tied({ leastTie: 0.22, mostTie: 0.29 })).toEqual([0, 0, 0, 0, 0]);
});

test("clusters of some size are one where the smaller one's articles have links enough, whatever the models say", () => {
  const clusters = start();
  const scorers = { sameLanguage: scorer(0), crossLanguage: scorer(0) };
  joinClusters(window, clusters, links, scorers, { ...rule, linked: 0.3, linkedArticles: 2 }, limits);
  expect([...clusters]).toEqual([0, 0, 0, 0, 4]);
});
