/** What went wrong, told by a stable code; a door turns it into a status and the reader's words. */
export type ErrorKind = "invalid" | "unauthorized" | "forbidden" | "not_found" | "conflict" | "busy";

/** The one error class that rooms throw on purpose; `code` is stable, `params` fill the translated text. */
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
