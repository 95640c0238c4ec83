import { retryAfter } from "../ingest/fetch/failure";
import type { FetchLike } from "../ingest/fetch/safe-fetch";
import { SECOND } from "../shared/time";
import { readOpenAiAnswer } from "./answers";
import { type Pause, pause, withinTime, withRetries } from "./attempts";
import { type Embedder, EmbedderFailure } from "./embedder";

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
  const { model, dimensions, timeoutMs = TIMEOUT, wait = pause } = options;
  return {
    model,
    ...(dimensions === undefined ? {} : { dimensions }),
    embed: (texts) =>
      withRetries(wait, async () => {
        const answer = await withinTime(timeoutMs, (signal) => ask(options, texts, signal), brokenOff);
        return readOpenAiAnswer(answer, { count: texts.length, dimensions });
      }),
  };
}

async function ask(options: OpenAiOptions, input: string[], signal: AbortSignal): Promise<unknown> {
  // The platform's fetch refuses to be called as another object's method.
  const { fetch, url, key, model, maxBytes = MOST_BYTES } = options;
  const response = await fetch(`${url.replace(/\/+$/, "")}/embeddings`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({ model, input, encoding_format: "float" }),
    // A redirect would carry the key to another host.
    redirect: "manual",
    signal,
  });
  const { status } = response;
  if (status !== 200) {
    response.body?.cancel().catch(() => undefined);
    throw new EmbedderFailure("http_status", `The model's server answered ${status}`, {
      status,
      ...askedToWait(response),
    });
  }
  return parseJson(await readText(response, maxBytes));
}

function askedToWait({ headers }: Response): { retryAfterMs?: number } {
  const retryAfterMs = retryAfter(headers, Date.now());
  return retryAfterMs === undefined ? {} : { retryAfterMs };
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
    bytes += step.value.byteLength;
    if (bytes > maxBytes) {
      reader?.cancel().catch(() => undefined);
      throw new EmbedderFailure("too_large", `The model's answer is longer than ${maxBytes} bytes`);
    }
    text += decoder.decode(step.value, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the text.
    throw new EmbedderFailure("answer", "The model's answer cannot be used: it is not JSON");
  }
}

/** Only names and codes: a platform's message may quote headers or the address. */
function brokenOff(error: unknown): EmbedderFailure {
  const { name, cause } = error instanceof Error ? error : new Error();
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : name;
  return new EmbedderFailure("network", `The exchange with the model's server broke off (${code})`);
}
