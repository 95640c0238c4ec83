import type { FetchLike } from "../../ingest/fetch/safe-fetch";
import type { Pause } from "../../shared/exchange/attempts";
import { postJson } from "../../shared/exchange/post-json";
import { MINUTE } from "../../shared/time";
import { answerSchema } from "./answer";
import { type ModelAnalyst, type ModelLimits, modelAnalyst } from "./model";

export interface OpenAiOptions {
  fetch: FetchLike;
  /** Address up to `/chat/completions`, such as `https://api.openai.com/v1`. */
  url: string;
  /** Sent as bearer token; a server of one's own may need none. */
  key?: string | undefined;
  model: string;
  limits?: ModelLimits;
  /** ms for one attempt, body included. */
  timeoutMs?: number;
  /** Bytes of an answer; a longer one is refused. */
  maxBytes?: number;
  /** How pauses between attempts are waited for. */
  wait?: Pause;
}

const LIMITS: ModelLimits = { inputTokens: 24_000, outputTokens: 8_000 };
const TIMEOUT = 2 * MINUTE;
/** Eight thousand tokens are 32 kB of text; some servers add what the model thought. */
const MOST_BYTES = 1024 * 1024;

/** An analyst behind `POST {url}/chat/completions` as OpenAI has it, and many others. */
export function openAiAnalyst(options: OpenAiOptions): ModelAnalyst {
  const { fetch, key, model, limits = LIMITS, timeoutMs = TIMEOUT, maxBytes = MOST_BYTES, wait } = options;
  const url = `${options.url.replace(/\/+$/, "")}/chat/completions`;
  const schema = { name: "analysis", strict: true, schema: answerSchema() };
  return modelAnalyst({
    model,
    limits,
    wait,
    ask(messages) {
      const body = {
        model,
        messages,
        temperature: 0,
        max_tokens: limits.outputTokens,
        response_format: { type: "json_schema", json_schema: schema },
      };
      return postJson({ fetch, url, key, body, timeoutMs, maxBytes });
    },
  });
}
