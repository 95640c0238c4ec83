/** Why an exchange with a server gave no answer. */
export type ExchangeFailureReason = "http_status" | "timeout" | "network" | "too_large" | "answer";

/**
 * Thrown for an exchange that gave no answer to read. The message holds neither key nor texts, nor words of the other
 * side that could hold them; each room makes its own failure of it.
 */
export class ExchangeFailure extends Error {
  override readonly name = "ExchangeFailure";
  readonly status?: number;
  /** ms to wait as the server asked. */
  readonly retryAfterMs?: number;

  constructor(
    readonly reason: ExchangeFailureReason,
    message: string,
    about: { status?: number; retryAfterMs?: number } = {},
  ) {
    super(message);
    if (about.status !== undefined) this.status = about.status;
    if (about.retryAfterMs !== undefined) this.retryAfterMs = about.retryAfterMs;
  }
}
