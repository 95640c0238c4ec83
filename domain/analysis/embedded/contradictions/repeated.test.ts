import { expect, test } from "vitest";
import type { Contradiction } from "../../findings";
import { withoutRepeated } from "./repeated";

type Told = [amount: number, source: number];

const asked = (relation: Contradiction["relation"], unit: string | null, ...told: Told[]): Contradiction => ({
  key: `figure:${relation}`,
  kind: "figure",
  relation,
  unit,
  question: [{ language: "es", text: "¿Cuántos?" }],
  versions: told.map(([amount, source]) => ({
    value: [{ language: "es", text: String(amount) }],
    amount: { low: amount, high: amount },
    sources: [source],
    evidence: [{ article: source, text: String(amount) }],
  })),
});
const valuesOf = (found: Contradiction[]) =>
  found.map(({ versions }) => versions.map(({ amount }) => amount!.low));

test("an update leaves out what a contradiction of the event tells", () => {
  const dispute = asked("contradiction", null, [12, 1], [17, 2]);
  const update = asked("update", null, [12, 1], [20, 3], [25, 4]);
  expect(valuesOf(withoutRepeated([dispute, update]))).toEqual([
    [12, 17],
    [20, 25],
  ]);
});

test("the newest value keeps the step before it, where nothing else is left", () => {
  const dispute = asked("contradiction", null, [12, 1], [17, 2]);
  expect(valuesOf(withoutRepeated([dispute, asked("update", null, [12, 1], [17, 2], [20, 3])]))).toEqual([
    [12, 17],
    [17, 20],
  ]);
});

test("an update whose newest value is in dispute is none", () => {
  const dispute = asked("contradiction", null, [12, 1], [17, 2]);
  expect(withoutRepeated([dispute, asked("update", null, [8, 5], [9, 6], [17, 2])])).toEqual([dispute]);
});

test("the same number of something else stays: another unit, or other articles", () => {
  const dispute = asked("contradiction", null, [12, 1], [17, 2]);
  const others = [asked("update", "ha", [12, 1], [17, 2]), asked("update", null, [12, 3], [17, 4])];
  expect(withoutRepeated([dispute, ...others])).toEqual([dispute, ...others]);
});
