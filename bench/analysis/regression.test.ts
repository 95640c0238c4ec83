import { expect, test } from "vitest";
import { dot, type Example, fitLogistic } from "./regression";

/** An example with a bias before its features. */
const example = (label: 0 | 1, features: number[], weight = 1): Example => ({
  features: [1, ...features],
  label,
  weight,
});

test("what parts the labels gets the weight, and the odds are right on all examples", () => {
  const examples = [
    ...[1, 2, 3].map((x) => example(1, [x, x % 2])),
    ...[-1, -2, -3].map((x) => example(0, [x, -x % 2])),
  ];
  const weights = fitLogistic(examples, [0.001, 0.1, 0.1]);
  for (const { features, label } of examples) expect(dot(features, weights) > 0).toBe(label === 1);
  expect(weights[1]).toBeGreaterThan(1);
  expect(Math.abs(weights[2]!)).toBeLessThan(weights[1]! / 2);
});

test("a larger penalty makes smaller weights", () => {
  const examples = [example(1, [1]), example(0, [-1])];
  const [free, held] = [0.1, 10].map((penalty) => fitLogistic(examples, [0.001, penalty])[1]!);
  expect(held!).toBeGreaterThan(0);
  expect(held!).toBeLessThan(free! / 4);
});

test("the bias alone gives the odds of the labels, each counted by its weight", () => {
  const examples = [example(1, [], 3), example(0, []), example(0, [])];
  expect(fitLogistic(examples, [1e-9])[0]).toBeCloseTo(Math.log(3 / 2), 6);
});

test("at the weights found the slope of the penalised likelihood is nothing in every direction", () => {
  const examples = [
    example(1, [0.3, 2]),
    example(0, [0.1, 1.5], 2),
    example(1, [0.9, 0]),
    example(0, [0.8, -1]),
    example(0, [-0.4, 0.5], 0.5),
  ];
  const penalties = [0.01, 1, 2];
  const weights = fitLogistic(examples, penalties);
  for (const [i, penalty] of penalties.entries()) {
    const slope = examples.reduce(
      (sum, { features, label, weight }) =>
        sum + weight * (1 / (1 + Math.exp(-dot(features, weights))) - label) * features[i]!,
      penalty * weights[i]!,
    );
    expect(slope).toBeCloseTo(0, 6);
  }
});
