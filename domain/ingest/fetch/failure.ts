/** Why an address could not be read. */
export type FetchFailureReason =
  | "bad_url"
  | "scheme"
  | "private_address"
  | "too_many_redirects"
  | "redirect_loop"
  | "timeout"
  | "network"
  | "http_status";

/** Thrown by `safeFetch` for every exchange that gave no usable answer. */
export class FetchFailure extends Error {
  override readonly name = "FetchFailure";
  /** The HTTP status, with `reason` "http_status". */
  readonly status?: number;
  /** ms to wait as the server asked with Retry-After on 429 and 503; absent when it did not. */
  readonly retryAfterMs?: number;

  constructor(
    readonly reason: FetchFailureReason,
    message: string,
    about: { status?: number; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, about.cause === undefined ? undefined : { cause: about.cause });
    if (about.status !== undefined) this.status = about.status;
    if (about.retryAfterMs !== undefined) this.retryAfterMs = about.retryAfterMs;
  }
}

/** No server may ask to be left alone for longer than this. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * ms to wait as Retry-After says, in seconds or as an HTTP date (RFC 9110 §10.2.3), between 0 and a week;
 * undefined when the header is absent or unreadable. `now` is ms UTC.
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const said = headers.get("retry-after")?.trim();
  if (!said) return undefined;
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(0, wait), LONGEST_WAIT_MS);
}
