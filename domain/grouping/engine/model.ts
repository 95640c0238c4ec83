/** A small network of one hidden layer: what training writes and `predict` reads. */
export interface PairModel {
  /** Mean and spread of each input, to bring all to one scale. */
  mean: readonly number[];
  spread: readonly number[];
  /** Hidden units, row by row: weights of all inputs, then the bias. */
  hidden: readonly (readonly number[])[];
  /** Weight of each hidden unit, then of each input directly, then the bias. */
  output: readonly number[];
}

/** A model laid out for speed; `logit` gives the log-odds that the described pair tells one event. */
export interface PairScorer {
  probability(features: Float32Array): number;
}

/** Prepares `model`: scaling is folded into the weights, so that a pair costs one pass of multiplications. */
export function scorerOf(model: PairModel): PairScorer {
  const inputs = model.mean.length;
  const units = model.hidden.length;
  const weights = new Float64Array(units * inputs);
  const biases = new Float64Array(units);
  const direct = new Float64Array(inputs);
  let bias = model.output[units + inputs]!;
  for (const [u, row] of model.hidden.entries()) {
    biases[u] = row[inputs]!;
    for (let i = 0; i < inputs; i++) {
      weights[u * inputs + i] = row[i]! / model.spread[i]!;
      biases[u]! -= (row[i]! * model.mean[i]!) / model.spread[i]!;
    }
  }
  for (let i = 0; i < inputs; i++) {
    direct[i] = model.output[units + i]! / model.spread[i]!;
    bias -= (model.output[units + i]! * model.mean[i]!) / model.spread[i]!;
  }
  return {
    probability(features) {
      let sum = bias;
      for (let i = 0; i < inputs; i++) sum += direct[i]! * features[i]!;
      for (let u = 0, at = 0; u < units; u++, at += inputs) {
        let value = biases[u]!;
        for (let i = 0; i < inputs; i++) value += weights[at + i]! * features[i]!;
        if (value > 0) sum += model.output[u]! * value;
      }
      return 1 / (1 + Math.exp(-sum));
    },
  };
}
