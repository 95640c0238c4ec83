import { type Pause, pause, withRetries } from "../shared/exchange/attempts";
import { callBinding } from "../shared/exchange/binding";
import { SECOND } from "../shared/time";
import { readWorkersAiAnswer } from "./answers";
import { type Embedder, failingAsEmbedder } from "./embedder";

/** What is used of Workers AI's binding. */
export interface AiBinding {
  run(model: string, input: { text: string[] }): Promise<unknown>;
}

export interface WorkersAiOptions {
  ai: AiBinding;
  model?: string | undefined;
  dimensions?: number | undefined;
  /** ms for one attempt. */
  timeoutMs?: number;
  wait?: Pause;
}

/** Of the multilingual models on Workers AI the one with our four languages and texts of any length we have. */
export const WORKERS_AI_MODEL = "@cf/baai/bge-m3";
const DIMENSIONS: Readonly<Record<string, number>> = { [WORKERS_AI_MODEL]: 1024 };
const TIMEOUT = 15 * SECOND;

/** An embedder on Cloudflare's own machines, reached through the Worker's binding. */
export function workersAiEmbedder(options: WorkersAiOptions): Embedder {
  const { ai, model = WORKERS_AI_MODEL, timeoutMs = TIMEOUT, wait = pause } = options;
  const dimensions = options.dimensions ?? DIMENSIONS[model];
  return {
    model,
    ...(dimensions === undefined ? {} : { dimensions }),
    embed: (text) =>
      failingAsEmbedder(async () => {
        const answer = await withRetries(wait, () => callBinding(timeoutMs, () => ai.run(model, { text })));
        return readWorkersAiAnswer(answer, { count: text.length, dimensions });
      }),
  };
}
