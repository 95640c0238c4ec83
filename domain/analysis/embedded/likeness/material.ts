import type { ReadEvent } from "../../reading/read";
import { JUDGES } from "../opinions/evaluating";
import { judgedArticles } from "../opinions/pieces";
import { type Centrality, centralityOf } from "./centrality";
import { type Weights, weightsOf } from "./coverage";
import { type Extract, extractsOf } from "./extracts";
import { type Passage, passagesOf } from "./passages";
import { type Rarity, rarityOf } from "./rarity";
import { type Supports, supportsAmong } from "./support";

/** An event's sentences with what they tell, made once for its facts and its summary. */
export interface Material {
  passages: readonly Passage[];
  /** Those of reports: an opinion piece supposes what happened, and vouches for nothing. */
  reports: readonly Passage[];
  weights: Weights;
  rarity: Rarity;
  /** What may be shown: nothing of opinion pieces, and no sentence that judges. */
  extracts: readonly Extract[];
  supports: Supports;
  central: (extract: Extract) => Centrality;
}

export function materialOf(event: ReadEvent): Material {
  const passages = passagesOf(event);
  const weights = weightsOf(passages);
  const rarity = rarityOf(passages);
  const judged = judgedArticles(event);
  const reporting = new Set(judged.filter(({ piece }) => !piece).map(({ read }) => read.article.id));
  const judging = new Set(
    judged.flatMap(({ candidates, judging }) =>
      candidates
        .filter((_, i) => judging[i]!.score >= JUDGES || judging[i]!.open)
        .map(({ sentence }) => sentence),
    ),
  );
  const reports = passages.filter(({ article }) => reporting.has(article.id));
  const extracts = reports.filter(({ sentence }) => !judging.has(sentence)).flatMap(extractsOf);
  return {
    passages,
    reports,
    weights,
    rarity,
    extracts,
    supports: supportsAmong(reports, weights, rarity),
    central: centralityOf(passages),
  };
}
