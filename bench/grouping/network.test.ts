import { expect, test } from "vitest";
import { scorerOf } from "../../domain/grouping/engine/model";
import { randomFrom, trainNetwork } from "./network";

test("a trained network tells what no straight line can, and its model scores alike", () => {
  const random = randomFrom(1);
  const n = 2000;
  const features = new Float32Array(2 * n);
  const labels = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    const x = random();
    const y = random();
    features.set([x, y], 2 * i);
    labels[i] = x > 0.5 !== y > 0.5 ? 1 : 0;
  }
  const examples = { width: 2, features, labels, weights: new Float32Array(n).fill(1) };
  const options = { hidden: 8, epochs: 60, rate: 0.02, decay: 0, seed: 2 };
  const model = trainNetwork(examples, options);
  const { probability } = scorerOf(model);
  expect(probability(Float32Array.of(0.9, 0.1))).toBeGreaterThan(0.8);
  expect(probability(Float32Array.of(0.1, 0.9))).toBeGreaterThan(0.8);
  expect(probability(Float32Array.of(0.9, 0.9))).toBeLessThan(0.2);
  expect(probability(Float32Array.of(0.1, 0.1))).toBeLessThan(0.2);
  expect(trainNetwork(examples, options)).toEqual(model);
});
