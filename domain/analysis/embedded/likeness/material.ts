import type { ReadEvent } from "../../reading/read";
import { JUDGES } from "../opinions/evaluating";
import { judgedArticles } from "../opinions/pieces";
import { type Centrality, centralityOf } from "./centrality";
import { type Weights, weightsOf } from "./coverage";
import { type Extract, extractsOf } from "./extracts";
import { type Passage, passagesOf } from "./passages";
import { type Supports, supportsAmong } from "./support";

/** An event's sentences with what they tell, made once for its facts and its summary. */
export interface Material {
  passages: readonly Passage[];
  weights: Weights;
  /** What may be shown: nothing of opinion pieces, and no sentence that judges. */
  extracts: readonly Extract[];
  supports: Supports;
  central: (extract: Extract) => Centrality;
}

export function materialOf(event: ReadEvent): Material {
  const passages = passagesOf(event);
  const weights = weightsOf(passages);
  const judged = judgedArticles(event);
  const reporting = new Set(judged.filter(({ piece }) => !piece).map(({ read }) => read.article.id));
  const judging = new Set(
    judged.flatMap(({ candidates, judging }) =>
      candidates
        .filter((_, i) => judging[i]!.score >= JUDGES || judging[i]!.open)
        .map(({ sentence }) => sentence),
    ),
  );
  const extracts = passages
    .filter(({ article, sentence }) => reporting.has(article.id) && !judging.has(sentence))
    .flatMap(extractsOf);
  return {
    passages,
    weights,
    extracts,
    supports: supportsAmong(passages, weights),
    central: centralityOf(passages),
  };
}
