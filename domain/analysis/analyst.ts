import type { EventToAnalyse } from "./articles";
import type { Findings } from "./findings";

/** Who wrote an analysis, as its label names it. */
export interface AnalystName {
  kind: "embedded" | "model";
  /** "poliedro" for the embedded one, else the model's own name. */
  name: string;
  /** Version of the rules, or of the prompts. */
  version: string;
}

/** What an analysis cost. */
export interface Usage {
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export const NO_USAGE: Usage = { calls: 0, inputTokens: 0, outputTokens: 0 };

/**
 * Writes all faces of an event. What it gives is a proposal: the verifier decides what stands. Throws
 * `AnalystFailure` when there is no usable answer.
 */
export interface Analyst {
  readonly name: AnalystName;
  analyse(event: EventToAnalyse): Promise<{ findings: Findings; usage: Usage }>;
}

/** Why an analyst gave nothing. */
export type AnalystFailureReason =
  | "http_status"
  | "timeout"
  | "network"
  | "too_large"
  | "answer"
  | "refusal"
  | "budget";

/** Thrown for every exchange that gave no usable answer. The message holds neither key nor texts. */
export class AnalystFailure extends Error {
  override readonly name = "AnalystFailure";
  readonly status?: number;
  /** ms to wait as the server asked. */
  readonly retryAfterMs?: number;
  /** What was spent before it failed. */
  readonly usage: Usage;

  constructor(
    readonly reason: AnalystFailureReason,
    message: string,
    about: { status?: number; retryAfterMs?: number; usage?: Usage } = {},
  ) {
    super(message);
    if (about.status !== undefined) this.status = about.status;
    if (about.retryAfterMs !== undefined) this.retryAfterMs = about.retryAfterMs;
    this.usage = about.usage ?? NO_USAGE;
  }
}
