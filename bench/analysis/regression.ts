/** One observation: what is known of it, whether it is so, and how much it counts. */
export interface Example {
  features: readonly number[];
  label: 0 | 1;
  weight: number;
}

const MOST_STEPS = 100;
const CONVERGED = 1e-8;

/**
 * Logistic regression by Newton's method: the weights under which the labels are likeliest, less half of each weight's
 * square times its penalty (L2). Features that are 1 throughout give the bias. The same examples give the same weights.
 * @param penalties one for each feature, above 0: a feature that parts all examples would else weigh without bound
 * @throws where the steps do not end, as with features of very different sizes
 */
export function fitLogistic(examples: readonly Example[], penalties: readonly number[]): number[] {
  const weights = penalties.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = newtonStep(examples, penalties, weights);
    for (const [i, by] of move.entries()) weights[i]! -= by;
    if (Math.max(...move.map(Math.abs)) < CONVERGED) return weights;
  }
  throw new Error(`no weights found in ${MOST_STEPS} steps`);
}

/** Weighted sum of features. */
export const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

/** The inverse Hessian of the loss times its gradient. */
function newtonStep(
  examples: readonly Example[],
  penalties: readonly number[],
  weights: readonly number[],
): number[] {
  const gradient = penalties.map((penalty, i) => penalty * weights[i]!);
  const hessian = penalties.map((penalty, i) => penalties.map((_, j) => (i === j ? penalty : 0)));
  for (const { features, label, weight } of examples) {
    const probability = 1 / (1 + Math.exp(-dot(features, weights)));
    const slope = weight * (probability - label);
    const curve = weight * probability * (1 - probability);
    for (const [i, value] of features.entries()) {
      if (value === 0) continue;
      gradient[i]! += slope * value;
      const row = hessian[i]!;
      for (let j = 0; j < features.length; j++) row[j]! += curve * value * features[j]!;
    }
  }
  return solve(hessian, gradient);
}

/** Solves a positive definite system by elimination; such systems need no pivots. Overwrites what it is given. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let i = 0; i < size; i++)
    for (let k = i + 1; k < size; k++) {
      const factor = matrix[k]![i]! / matrix[i]![i]!;
      if (factor === 0) continue;
      for (let j = i; j < size; j++) matrix[k]![j]! -= factor * matrix[i]![j]!;
      right[k]! -= factor * right[i]!;
    }
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) right[i]! -= matrix[i]![j]! * right[j]!;
    right[i]! /= matrix[i]![i]!;
  }
  return right;
}
