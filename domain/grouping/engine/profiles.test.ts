import { expect, test } from "vitest";
import { extractFeatures, SPACES } from "./features";
import { describePair, PAIR_FEATURES, PAIR_WIDTH } from "./pair";
import { shippedPrior } from "./prior";
import { profilesOf } from "./profiles";
import { buildWindow, NUMBER_MASK } from "./window";

const article = (id: number, language: string, headline: string) => ({
  id,
  newspaperId: id,
  language,
  publishedAt: id * 3_600_000,
  features: extractFeatures({ language, headline, lead: "" }),
  eventId: null,
});

const window = buildWindow(
  [
    article(1, "es", "Seísmo en Karabel: 250 muertos"),
    article(2, "es", "El terremoto de Turquía destruye cientos de edificios en Karabel"),
    article(3, "de", "Türkei: Erdbeben zerstört Hunderte Gebäude, 250 Tote"),
    article(4, "de", "Bundestag stimmt über die Rente ab"),
  ],
  shippedPrior(),
);

test("the profile of one article is the article", () => {
  const profiles = profilesOf(window, [[2], [0]]);
  const row = (of: typeof window, i: number) =>
    Array.from(of.hashes.slice(of.starts[i * SPACES.length], of.starts[(i + 1) * SPACES.length]));
  expect(row(profiles, 0)).toEqual(row(window, 2));
  expect(row(profiles, 1)).toEqual(row(window, 0));
  expect(profiles.norms.slice(0, SPACES.length)).toEqual(
    window.norms.slice(2 * SPACES.length, 3 * SPACES.length),
  );
});

test("a cluster shares with another one what its articles have between them", () => {
  const profiles = profilesOf(window, [[0, 1], [2], [3]]);
  const described = (
    of: typeof window,
    a: number,
    b: number,
    name: (typeof PAIR_FEATURES)[number],
  ): number => {
    const out = new Float32Array(PAIR_WIDTH);
    describePair(of, a, b, out);
    return out[PAIR_FEATURES.indexOf(name)]!;
  };
  const count = (a: number, b: number) => described(profiles, a, b, "conceptCount");
  expect(count(0, 1)).toBeGreaterThan(described(window, 0, 2, "conceptCount"));
  expect(count(0, 1)).toBeGreaterThan(described(window, 1, 2, "conceptCount"));
  expect(count(0, 2)).toBe(0);
});

test("a profile's features are in order, weigh the mean, and are bounded however many articles", () => {
  const many = Array.from({ length: 60 }, (_, i) =>
    article(i + 1, "es", `Palabra${i} Karabel otra${i} tercera${i}`),
  );
  const large = buildWindow(many, shippedPrior());
  const profiles = profilesOf(large, [many.map((_, i) => i)]);
  for (let space = 0; space < SPACES.length; space++) {
    const numbers = Array.from(profiles.hashes.slice(profiles.starts[space], profiles.starts[space + 1])).map(
      (hash) => hash & NUMBER_MASK,
    );
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(numbers.length).toBeLessThanOrEqual(48);
  }
  expect(profiles.hours[0]).toBeCloseTo(29.5);
});
