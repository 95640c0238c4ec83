import { expect, test } from "vitest";
import { packFrequencies, priorFrom, shippedPrior, UNSEEN_RATE, unpackFrequencies } from "./prior";

test("packed frequencies read back", () => {
  const entries = [
    { hash: 16_777_215, level: 50 },
    { hash: 3, level: 0 },
    { hash: 4, level: 7 },
    { hash: 90_000, level: 12 },
  ];
  const { hashes, levels } = unpackFrequencies(packFrequencies(entries));
  expect([...hashes]).toEqual([3, 4, 90_000, 16_777_215]);
  expect([...levels]).toEqual([0, 7, 12, 50]);
  const prior = priorFrom(packFrequencies(entries));
  expect(prior.rate(3)).toBe(1);
  expect(prior.rate(90_000)).toBe(1 / 8);
  expect(prior.rate(5)).toBe(UNSEEN_RATE);
});

test("the shipped prior knows tens of thousands of features", () => {
  let known = 0;
  for (let hash = 0; hash < 1 << 24; hash += 16) if (shippedPrior().rate(hash) > UNSEEN_RATE) known++;
  expect(known * 16).toBeGreaterThan(40_000);
});
