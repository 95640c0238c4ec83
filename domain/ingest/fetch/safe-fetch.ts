import { hostRefusal, portAllowed } from "./addresses";
import { FetchFailure, retryAfter } from "./failure";

export { FetchFailure } from "./failure";

/** The part of the platform's `fetch` that is used here. */
export type FetchLike = (input: string, init?: RequestInit) => Promise<Response>;

export interface SafeFetchOptions {
  fetch: FetchLike;
  /** Opens loopback (127.0.0.0/8, ::1, localhost) and nothing else that is private. */
  allowPrivate: boolean;
  userAgent: string;
  /** `Accept` header; feeds of every kind when left out. */
  accept?: string;
  /** ms for the whole exchange, every hop and the body included, `onHop` not; 10 000 when left out. */
  timeoutMs?: number;
  /** Bytes kept, counted after decompression; 5 MiB when left out. */
  maxBytes?: number;
  /** Redirects followed; 5 when left out. */
  maxRedirects?: number;
  /** Sent as If-None-Match, to the host of the first address only. */
  etag?: string | null;
  /** Sent as If-Modified-Since, to the host of the first address only. */
  lastModified?: string | null;
  /** Awaited before each request, redirects included; what it throws ends the exchange unchanged. */
  onHop?: (url: URL) => Promise<void>;
}

export interface SafeResponse {
  /** 2xx or 304. */
  status: number;
  /** The address that answered. */
  url: string;
  /** `url` when it was reached over permanent redirects (301, 308) alone; else null. */
  movedTo: string | null;
  headers: Headers;
  /** Decompressed; empty on 304. */
  body: Uint8Array;
  /** The body went on after `maxBytes` and was cut there. */
  truncated: boolean;
  notModified: boolean;
}

const FEED_ACCEPT =
  "application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, " +
  "application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5";
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);

/** Reads an address and throws `FetchFailure` unless it is one that may be asked. */
function admit(raw: string, base: URL | undefined, allowPrivate: boolean): URL {
  let url: URL;
  try {
    url = new URL(raw, base);
  } catch {
    throw new FetchFailure("bad_url", `Not an address: ${raw.slice(0, 200)}`);
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new FetchFailure("scheme", `Only http and https are read, not ${url.protocol}`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new FetchFailure("bad_url", "An address must not carry credentials");
  }
  const refusal = hostRefusal(url.hostname, allowPrivate);
  if (refusal) throw new FetchFailure("private_address", `${url.hostname} is not asked: ${refusal}`);
  // A host that passes only because loopback was opened is a test's or a developer's own, at any port.
  const opened = allowPrivate && hostRefusal(url.hostname) !== null;
  if (!opened && !portAllowed(url.port)) throw new FetchFailure("bad_url", `Port ${url.port} is not asked`);
  url.hash = "";
  return url;
}

/** Lets go of a body nobody reads; a body that already failed needs no letting go. */
function discard(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}

/** Reads up to `max` bytes, gives up when `expired` rejects, and never leaves the stream open. */
async function readBody(
  response: Response,
  max: number,
  expired: Promise<never>,
): Promise<{ body: Uint8Array; truncated: boolean }> {
  const reader = response.body?.getReader();
  if (!reader) return { body: new Uint8Array(), truncated: false };
  const chunks: Uint8Array[] = [];
  let size = 0;
  let done = false;
  try {
    while (size <= max) {
      const step = await Promise.race([reader.read(), expired]);
      done = step.done;
      if (step.done) break;
      chunks.push(step.value);
      size += step.value.byteLength;
    }
  } finally {
    if (!done) reader.cancel().catch(() => undefined);
  }
  const body = new Uint8Array(Math.min(size, max));
  let at = 0;
  for (const chunk of chunks) {
    const part = chunk.subarray(0, body.byteLength - at);
    body.set(part, at);
    at += part.byteLength;
  }
  return { body, truncated: size > max };
}

/** What is left of the time an exchange may take; it runs only while the other side is being waited for. */
class TimeBudget {
  constructor(private leftMs: number) {}

  /** Runs `work`, aborting its signal and throwing `FetchFailure("timeout")` when the budget is used up. */
  async spend<T>(work: (signal: AbortSignal, expired: Promise<never>) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expired = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          reject(new FetchFailure("timeout", "The server took too long"));
          controller.abort();
        },
        Math.max(0, this.leftMs),
      );
    });
    expired.catch(() => undefined);
    try {
      return await Promise.race([work(controller.signal, expired), expired]);
    } catch (error) {
      if (error instanceof FetchFailure) throw error;
      throw new FetchFailure("network", `The exchange broke off: ${String(error)}`, { cause: error });
    } finally {
      clearTimeout(timer);
      this.leftMs -= Date.now() - startedAt;
    }
  }
}

/** A Location header whose raw UTF-8 came through as one character per byte, made whole again. */
function readLocation(location: string): string {
  if (!/[\u0080-\u00ff]/.test(location) || /[^\u0000-\u00ff]/.test(location)) return location;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(location, (char) => char.charCodeAt(0)),
    );
  } catch {
    return location;
  }
}

/** A validator as a header may carry it; servers have sent what cannot be sent back. */
const sendable = (validator: string | null | undefined): string | null =>
  validator && /^[\x20-\x7e]+$/.test(validator) ? validator : null;

type Hop = { next: string; permanent: boolean } | { response: Omit<SafeResponse, "url" | "movedTo"> };

async function ask(
  url: URL,
  headers: Headers,
  options: SafeFetchOptions,
  signal: AbortSignal,
  expired: Promise<never>,
): Promise<Hop> {
  // The platform's fetch refuses to be called as another object's method.
  const { fetch } = options;
  const asked = fetch(url.href, { headers, redirect: "manual", signal });
  // A platform that ignores the signal must not leave a late body open behind the timeout.
  expired.catch(() => asked.then(discard, () => undefined));
  const response = await asked;
  const { status } = response;
  const location = response.headers.get("location");
  if (REDIRECTS.has(status) && location !== null) {
    discard(response);
    return { next: readLocation(location), permanent: PERMANENT.has(status) };
  }
  if (status === 304) {
    discard(response);
    return {
      response: {
        status,
        headers: response.headers,
        body: new Uint8Array(),
        truncated: false,
        notModified: true,
      },
    };
  }
  if (status < 200 || status > 299) {
    discard(response);
    const retryAfterMs =
      status === 429 || status === 503 ? retryAfter(response.headers, Date.now()) : undefined;
    throw new FetchFailure("http_status", `The server answered ${status}`, { status, retryAfterMs });
  }
  const { body, truncated } = await readBody(response, options.maxBytes ?? 5 * 1024 * 1024, expired);
  return { response: { status, headers: response.headers, body, truncated, notModified: false } };
}

/**
 * Reads one address of the open web without letting it harm the reader: redirects are followed by hand and
 * each hop is checked (scheme, credentials, port, host), time and size are bounded, streams are always let go.
 *
 * Gives a 2xx or 304 answer; anything else throws `FetchFailure`, whose `reason` says what happened. A body
 * longer than `maxBytes` is no failure: it is cut and marked `truncated`.
 */
export async function safeFetch(url: string, options: SafeFetchOptions): Promise<SafeResponse> {
  const budget = new TimeBudget(options.timeoutMs ?? 10_000);
  const maxRedirects = options.maxRedirects ?? 5;
  const first = admit(url, undefined, options.allowPrivate);
  const seen = new Set<string>();
  let current = first;
  let permanent = true;
  for (;;) {
    seen.add(current.href);
    await options.onHop?.(new URL(current));
    const headers = new Headers({ "user-agent": options.userAgent, accept: options.accept ?? FEED_ACCEPT });
    // A validator is only meaningful, and only known, to the host that gave it.
    if (current.host === first.host) {
      const etag = sendable(options.etag);
      const lastModified = sendable(options.lastModified);
      if (etag) headers.set("if-none-match", etag);
      if (lastModified) headers.set("if-modified-since", lastModified);
    }
    const asked = current;
    const hop = await budget.spend((signal, expired) => ask(asked, headers, options, signal, expired));
    if ("response" in hop) {
      const movedTo = seen.size > 1 && permanent ? current.href : null;
      return { ...hop.response, url: current.href, movedTo };
    }
    permanent &&= hop.permanent;
    current = admit(hop.next, current, options.allowPrivate);
    if (seen.has(current.href)) throw new FetchFailure("redirect_loop", "The redirects run in a circle");
    if (seen.size > maxRedirects)
      throw new FetchFailure("too_many_redirects", `More than ${maxRedirects} redirects`);
  }
}
