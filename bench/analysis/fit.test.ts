import { expect, test } from "vitest";
import { WEIGHTS } from "../../domain/analysis/embedded/contradictions/figures/weights";
import { caseSchema } from "./cases";
import { fitWeights, inSource } from "./fit";
import { heldOut, inAll, measureWith } from "./held-out";
import { pairedEvent } from "./rival-pairs";

/** An event of two newspapers that tell two tolls of one accident, and two sums of two things. */
const eventOf = (place: string, one: number, other: number) =>
  pairedEvent(
    caseSchema.parse({
      event: place,
      articles: [
        [
          `Bus plunge in ${place} kills ${one}`,
          `A hotel in the valley had been bought for ${one + 40} million euros.`,
        ],
        [
          `Bus plunge in ${place} kills ${other}`,
          `The driver's firm owes its bank ${other + 60} million euros.`,
        ],
      ].map(([title, text], i) => ({
        id: i + 1,
        newspaper: `paper-${i + 1}`,
        country: "GB",
        language: "en",
        title,
        text,
        published_at: "2026-10-14T06:00:00Z",
      })),
      truth: {
        contradictions: [
          {
            about: "people killed",
            versions: [one, other].map((toll, i) => ({ value: `${toll}`, articles: [i + 1] })),
          },
        ],
      },
    }),
  );

const files = [
  { name: "north", events: [eventOf("Ostwald", 14, 17), eventOf("Neustadt", 21, 25)] },
  { name: "south", events: [eventOf("Altdorf", 31, 36), eventOf("Grauhorn", 12, 19)] },
];

test("the fitted weights tell pairs of one thing from pairs of two", () => {
  const events = files.flatMap((file) => file.events);
  const weights = fitWeights(events);
  expect(weights.likeness).toBeGreaterThan(0);
  const counts = files.flatMap((file) => measureWith(weights, file, [0]));
  expect(inAll(counts)).toEqual([{ file: "all", least: 0, right: 4, false: 0, missed: 0 }]);
});

test("each file is measured with the weights of the others, at every threshold", () => {
  const rows = heldOut(files, [0, 100]);
  const [north, south] = files.map(({ events }) => fitWeights(events));
  expect(rows).toEqual([
    ...measureWith(south!, files[0]!, [0, 100]),
    ...measureWith(north!, files[1]!, [0, 100]),
  ]);
  expect(inAll(rows).at(-1)).toEqual({ file: "all", least: 100, right: 0, false: 0, missed: 4 });
});

test("the source of the weights keeps its comments and gets new numbers of two digits", () => {
  const source =
    "export const WEIGHTS = {\n  bias: -0.12,\n  // Of one measure.\n  core: 2.48,\n} as const;\nconst other = {\n  depth: 3,\n};\n";
  expect(inSource(source, { ...WEIGHTS, bias: 1.2345, core: -0.5 })).toBe(
    source.replace("-0.12", "1.23").replace("2.48", "-0.5"),
  );
});
