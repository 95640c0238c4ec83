import type { PairModel } from "../../domain/grouping/engine/model";

/** Described pairs to learn from: `width` numbers each in `features`, one after the other. */
export interface Examples {
  width: number;
  features: Float32Array;
  /** 1 the same event, 0 not, or a share between. */
  labels: ArrayLike<number>;
  weights: ArrayLike<number>;
}

/** How a network is trained. */
export interface TrainingOptions {
  hidden: number;
  epochs: number;
  rate: number;
  decay: number;
  seed: number;
}

/** A deterministic generator of numbers in [0, 1) (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const BATCH = 128;

/** Trains one hidden layer of rectified units, with direct inputs beside it, on log loss by Adam (Kingma & Ba 2015). */
export function trainNetwork(examples: Examples, options: TrainingOptions): PairModel {
  const { width, features, labels, weights } = examples;
  const n = labels.length;
  const { mean, spread } = scales(examples);
  const units = options.hidden;
  const row = width + 1;
  // Parameters in one array: hidden rows, then output (units, inputs, bias).
  const parameters = new Float64Array(units * row + units + width + 1);
  const random = randomFrom(options.seed);
  for (let k = 0; k < units * row; k++) parameters[k] = (random() - 0.5) * (2 / Math.sqrt(width));
  for (let u = 0; u < units; u++) parameters[units * row + u] = (random() - 0.5) * 0.4;
  const out = units * row;
  const gradient = new Float64Array(parameters.length);
  const first = new Float64Array(parameters.length);
  const second = new Float64Array(parameters.length);
  const order = Uint32Array.from({ length: n }, (_, i) => i);
  const x = new Float64Array(width);
  const active = new Float64Array(units);
  let step = 0;
  const steps = Math.ceil(n / BATCH) * options.epochs;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let i = n - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const swap = order[i]!;
      order[i] = order[j]!;
      order[j] = swap;
    }
    for (let from = 0; from < n; from += BATCH) {
      gradient.fill(0);
      let total = 0;
      for (let b = from; b < Math.min(n, from + BATCH); b++) {
        const e = order[b]!;
        let sum = parameters[out + units + width]!;
        for (let i = 0; i < width; i++) {
          x[i] = (features[e * width + i]! - mean[i]!) / spread[i]!;
          sum += parameters[out + units + i]! * x[i]!;
        }
        for (let u = 0; u < units; u++) {
          let value = parameters[u * row + width]!;
          for (let i = 0; i < width; i++) value += parameters[u * row + i]! * x[i]!;
          active[u] = Math.max(value, 0);
          sum += parameters[out + u]! * active[u]!;
        }
        const error = (1 / (1 + Math.exp(-sum)) - labels[e]!) * weights[e]!;
        total += weights[e]!;
        gradient[out + units + width]! += error;
        for (let i = 0; i < width; i++) gradient[out + units + i]! += error * x[i]!;
        for (let u = 0; u < units; u++) {
          if (active[u] === 0) continue;
          gradient[out + u]! += error * active[u]!;
          const back = error * parameters[out + u]!;
          for (let i = 0; i < width; i++) gradient[u * row + i]! += back * x[i]!;
          gradient[u * row + width]! += back;
        }
      }
      step++;
      const rate = options.rate * (1 - 0.95 * (step / steps));
      const fix = Math.sqrt(1 - 0.999 ** step) / (1 - 0.9 ** step);
      for (let k = 0; k < parameters.length; k++) {
        const g = gradient[k]! / Math.max(total, 1e-9) + options.decay * parameters[k]!;
        first[k] = 0.9 * first[k]! + 0.1 * g;
        second[k] = 0.999 * second[k]! + 0.001 * g * g;
        parameters[k]! -= (rate * fix * first[k]!) / (Math.sqrt(second[k]!) + 1e-8);
      }
    }
  }
  const rounded = (values: ArrayLike<number>): number[] =>
    Array.from(values, (v) => Number(v.toPrecision(5)));
  return {
    mean: rounded(mean),
    spread: rounded(spread),
    hidden: Array.from({ length: units }, (_, u) => rounded(parameters.slice(u * row, (u + 1) * row))),
    output: rounded(parameters.slice(out)),
  };
}

function scales({ width, features, labels, weights }: Examples): {
  mean: Float64Array;
  spread: Float64Array;
} {
  const mean = new Float64Array(width);
  const spread = new Float64Array(width);
  let total = 0;
  for (let e = 0; e < labels.length; e++) {
    total += weights[e]!;
    for (let i = 0; i < width; i++) mean[i]! += weights[e]! * features[e * width + i]!;
  }
  for (let i = 0; i < width; i++) mean[i]! /= total;
  for (let e = 0; e < labels.length; e++) {
    for (let i = 0; i < width; i++) spread[i]! += weights[e]! * (features[e * width + i]! - mean[i]!) ** 2;
  }
  for (let i = 0; i < width; i++) spread[i] = Math.max(1e-3, Math.sqrt(spread[i]! / total));
  return { mean, spread };
}
