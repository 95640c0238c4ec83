import { withinTime } from "./attempts";
import { ExchangeFailure } from "./failure";

/** Calls Workers AI through its binding, for at most `ms`. Throws ExchangeFailure. */
export const callBinding = (ms: number, call: () => Promise<unknown>): Promise<unknown> =>
  withinTime(ms, call, refused);

/** The binding tells nothing by type; its messages begin with a number, and the rest may quote what was asked. */
function refused(error: unknown): ExchangeFailure {
  const code = /\b\d{4}\b/.exec(error instanceof Error ? error.message : String(error))?.[0];
  return new ExchangeFailure("network", `Workers AI refused the call${code ? ` (${code})` : ""}`);
}
