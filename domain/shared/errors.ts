/** What went wrong, told by a stable code; a door turns it into a status and the reader's words. */
export type ErrorKind =
  | "invalid"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_large"
  | "too_many"
  | "busy";

/**
 * The one error class that rooms throw on purpose; `code` is stable, `params` fill the translated text. Of `too_many`,
 * `params.seconds` says when it may be tried again.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
    this.name = "DomainError";
  }
}

/**
 * An error's message and causes as a log may keep them: without the parameters of a failed query, in which readers'
 * addresses and receipts stand.
 */
export function loggedError(error: unknown): { message: string; cause?: string; stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, cause } = error;
  return {
    message: withoutParameters(message),
    ...(cause ? { cause: withoutParameters(String(cause)) } : {}),
    // The message stands in the stack once more.
    ...(stack ? { stack: stack.replace(message, withoutParameters(message)) } : {}),
  };
}

/** As drizzle-orm words a failed query: the statement, then "params:" on a line of its own. */
const withoutParameters = (text: string): string => text.replace(/\nparams:[\s\S]*/, "");
