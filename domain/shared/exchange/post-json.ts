import { retryAfter } from "../../ingest/fetch/failure";
import type { FetchLike } from "../../ingest/fetch/safe-fetch";
import { withinTime } from "./attempts";
import { ExchangeFailure } from "./failure";

export interface JsonRequest {
  fetch: FetchLike;
  url: string;
  /** Sent as bearer token; a server of one's own may need none. */
  key?: string | undefined;
  body: unknown;
  /** ms for the exchange, body included. */
  timeoutMs: number;
  /** Bytes of an answer; a longer one is refused. */
  maxBytes: number;
}

/** Posts JSON to a model's server and reads its answer as JSON. Throws ExchangeFailure; follows no redirect. */
export const postJson = (request: JsonRequest): Promise<unknown> =>
  withinTime(request.timeoutMs, (signal) => exchange(request, signal), brokenOff);

async function exchange(request: JsonRequest, signal: AbortSignal): Promise<unknown> {
  // The platform's fetch refuses to be called as another object's method.
  const { fetch, url, key, body, maxBytes } = request;
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify(body),
    // A redirect would carry the key to another host.
    redirect: "manual",
    signal,
  });
  const { status } = response;
  if (status !== 200) {
    response.body?.cancel().catch(() => undefined);
    throw new ExchangeFailure("http_status", `The model's server answered ${status}`, {
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
      throw new ExchangeFailure("too_large", `The model's answer is longer than ${maxBytes} bytes`);
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
    throw new ExchangeFailure("answer", "The model's answer cannot be used: it is not JSON");
  }
}

/** Only names and codes: a platform's message may quote headers or the address. */
function brokenOff(error: unknown): ExchangeFailure {
  const { name, cause } = error instanceof Error ? error : new Error();
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : name;
  return new ExchangeFailure("network", `The exchange with the model's server broke off (${code})`);
}
