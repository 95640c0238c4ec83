import { UNTRANSLATED, type Weights } from "./coverage";
import type { Extract } from "./extracts";
import { meets } from "./features";

/** Share of what `a` tells that `b` tells too, 0 … 1; what has no common word in another language counts little. */
export function overlap(a: Extract, b: Extract, weights: Weights): number {
  const foreign = a.passage.article.language !== b.passage.article.language;
  let had = 0;
  let all = 0;
  for (const key of a.told.keys) {
    const shared = meets(a.told, key, b.told);
    const weight = (weights.get(key) ?? 1) * (foreign && !shared && key.startsWith("x:") ? UNTRANSLATED : 1);
    all += weight;
    if (shared) had += weight;
  }
  return all === 0 ? 1 : had / all;
}
