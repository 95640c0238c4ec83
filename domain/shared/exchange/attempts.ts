import { SECOND } from "../time";
import { ExchangeFailure } from "./failure";

/** Waits so many ms. */
export type Pause = (ms: number) => Promise<void>;

export const pause: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Attempts of one call. */
const ATTEMPTS = 3;
/** Before the second attempt; twice as much before each further one. */
const FIRST_PAUSE = SECOND / 2;
/** A server that asks for more is not waited for: the lease on the events runs meanwhile. */
const LONGEST_PAUSE = 10 * SECOND;

/**
 * Calls until it works: again on 429, 5xx, a broken connection or a timeout, after a growing pause or the one that
 * the server asked for. Throws the last failure.
 */
export async function withRetries<T>(wait: Pause, call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ExchangeFailure) || attempt === ATTEMPTS || !mayPass(error)) throw error;
      const ms = error.retryAfterMs ?? FIRST_PAUSE * 2 ** (attempt - 1);
      if (ms > LONGEST_PAUSE) throw error;
      await wait(ms);
    }
  }
}

function mayPass({ reason, status = 0 }: ExchangeFailure): boolean {
  if (reason === "http_status") return status === 429 || status >= 500;
  return reason === "network" || reason === "timeout";
}

/**
 * Runs `work` for at most `ms`. Throws ExchangeFailure("timeout") after that, with the signal aborted; whatever else
 * `work` throws but an ExchangeFailure becomes one by `told`.
 */
export async function withinTime<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  told: (error: unknown) => ExchangeFailure,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ExchangeFailure("timeout", `The model did not answer within ${ms} ms`));
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), expired]);
  } catch (error) {
    throw error instanceof ExchangeFailure ? error : told(error);
  } finally {
    clearTimeout(timer);
  }
}
