import type { Pause } from "../../shared/exchange/attempts";
import { callBinding } from "../../shared/exchange/binding";
import { ExchangeFailure } from "../../shared/exchange/failure";
import { MINUTE } from "../../shared/time";
import { answerSchema } from "./answer";
import { type ModelAnalyst, type ModelLimits, modelAnalyst } from "./model";
import type { Message } from "./prompts";

/** What is used of Workers AI's binding. */
export interface ChatBinding {
  run(
    model: string,
    input: {
      messages: Message[];
      response_format: { type: "json_schema"; json_schema: Record<string, unknown> };
      max_tokens: number;
      temperature: number;
    },
  ): Promise<unknown>;
}

export interface WorkersAiOptions {
  ai: ChatBinding;
  model?: string | undefined;
  limits?: ModelLimits;
  /** ms for one attempt. */
  timeoutMs?: number;
  wait?: Pause;
}

/** Of the models on Workers AI with JSON mode the largest that knows our four languages. */
export const WORKERS_AI_MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
/** It reads and writes 24,000 tokens together; an estimate of 12,000 may be 16,000 in German. */
const LIMITS: ModelLimits = { inputTokens: 12_000, outputTokens: 6_000 };
const TIMEOUT = 2 * MINUTE;

/** An analyst on Cloudflare's own machines, reached through the Worker's binding. */
export function workersAiAnalyst(options: WorkersAiOptions): ModelAnalyst {
  const { ai, model = WORKERS_AI_MODEL, limits = LIMITS, timeoutMs = TIMEOUT, wait } = options;
  const json_schema = answerSchema();
  return modelAnalyst({
    model,
    limits,
    wait,
    ask: (messages) =>
      callBinding(timeoutMs, async () => {
        try {
          return await ai.run(model, {
            messages,
            response_format: { type: "json_schema", json_schema },
            max_tokens: limits.outputTokens,
            temperature: 0,
          });
        } catch (error) {
          if (error instanceof Error && /JSON Mode/i.test(error.message))
            throw new ExchangeFailure("answer", "The model could not answer in the shape asked for");
          throw error;
        }
      }),
  });
}
