import type { Embedder } from "../embedding/embedder";
import type { Judge } from "./borderline";

/** A model that has a say in borderline pairs, and how far it may go. */
export interface SecondOpinion {
  embedder: Embedder;
  judge: Judge;
  /** Texts a day (UTC) that it may be given. */
  dailyTexts: number;
}

/** What became of a round's second opinion. */
export interface SecondOpinionReport {
  /** Borderline pairs there were, and those of them that it judged. */
  asked: number;
  judged: number;
  /** Different texts: known from before, and given to the model. */
  cached: number;
  embedded: number;
  /** budget, failed: the other pairs keep the score of the grouping itself; `reason` says why. */
  state: "off" | "on" | "budget" | "failed";
  reason?: string;
}

/** The report of a round without anything to ask. */
export const noOpinion = (opinion: SecondOpinion | undefined): SecondOpinionReport => ({
  asked: 0,
  judged: 0,
  cached: 0,
  embedded: 0,
  state: opinion ? "on" : "off",
});
