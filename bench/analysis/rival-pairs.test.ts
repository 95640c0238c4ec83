import { expect, test } from "vitest";
import { caseSchema } from "./cases";
import { pairedEvent } from "./rival-pairs";

/** Two articles of two newspapers, with what is true of them as [value of the first, value of the second]. */
const caseOf = (first: string, second: string, ...truths: [string, string][]) =>
  caseSchema.parse({
    event: "invented",
    articles: [first, second].map((title, i) => ({
      id: i + 1,
      newspaper: `paper-${i + 1}`,
      country: "GB",
      language: "en",
      title,
      text: "",
      published_at: "2026-10-14T06:00:00Z",
    })),
    truth: {
      contradictions: truths.map(([one, other]) => ({
        about: `${one} or ${other}`,
        versions: [
          { value: one, articles: [1] },
          { value: other, articles: [2] },
        ],
      })),
    },
  });

/** Pairs as "14/17: 14 or 17", of two things without a truth. */
const pairsOf = (...told: Parameters<typeof caseOf>) =>
  pairedEvent(caseOf(...told)).pairs.map(
    ({ a, b, truth }) => `${a.figure.low}/${b.figure.low}: ${truth?.about ?? "–"}`,
  );

test("a pair of figures is of the true contradiction whose two values they tell", () => {
  const pairs = pairsOf(
    "Bus plunge in Ostwald kills 14 and injures 30",
    "Ostwald bus plunge kills 17 and injures 30",
    ["14", "seventeen"],
  );
  expect(pairs).toContain("14/17: 14 or seventeen");
  expect(pairs.filter((pair) => !pair.startsWith("14/17"))).toEqual(
    pairs.filter((pair) => pair.endsWith("–")),
  );
});

test("figures that stand on one side of a contradiction are of two things", () => {
  expect(pairsOf("Fire in Ostwald kills 14", "Fire in Ostwald kills 17", ["14", "21"])).toEqual(["14/17: –"]);
});

test("a contradiction without numbers is not of figures, whatever figures its articles tell", () => {
  const told = caseOf("Fire in Ostwald kills 14", "Fire in Ostwald kills 17", ["the cellar", "the attic"]);
  const { truths, pairs } = pairedEvent(told);
  expect(truths).toEqual([]);
  expect(pairs.map(({ truth }) => truth)).toEqual([null]);
});
