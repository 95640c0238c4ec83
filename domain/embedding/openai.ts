import type { FetchLike } from "../ingest/fetch/safe-fetch";
import { type Pause, pause, withRetries } from "../shared/exchange/attempts";
import { postJson } from "../shared/exchange/post-json";
import { SECOND } from "../shared/time";
import { readOpenAiAnswer } from "./answers";
import { type Embedder, failingAsEmbedder } from "./embedder";

export interface OpenAiOptions {
  fetch: FetchLike;
  /** Address up to `/embeddings`, such as `https://api.openai.com/v1`. */
  url: string;
  /** Sent as bearer token; a server of one's own may need none. */
  key?: string | undefined;
  model: string;
  dimensions?: number | undefined;
  /** ms for one attempt, body included. */
  timeoutMs?: number;
  /** Bytes of an answer; a longer one is refused. */
  maxBytes?: number;
  /** How pauses between attempts are waited for. */
  wait?: Pause;
}

const TIMEOUT = 15 * SECOND;
/** 96 vectors of 3,072 numbers as JSON are about 6 MB; an invocation has 128 for all it does. */
const MOST_BYTES = 8 * 1024 * 1024;

/** An embedder behind `POST {url}/embeddings` as OpenAI has it, and many others. */
export function openAiEmbedder(options: OpenAiOptions): Embedder {
  const { fetch, key, model, dimensions, timeoutMs = TIMEOUT, maxBytes = MOST_BYTES, wait = pause } = options;
  const url = `${options.url.replace(/\/+$/, "")}/embeddings`;
  return {
    model,
    ...(dimensions === undefined ? {} : { dimensions }),
    embed: (input) =>
      failingAsEmbedder(async () => {
        const body = { model, input, encoding_format: "float" };
        const answer = await withRetries(wait, () =>
          postJson({ fetch, url, key, body, timeoutMs, maxBytes }),
        );
        return readOpenAiAnswer(answer, { count: input.length, dimensions });
      }),
  };
}
