import { loggedError } from "../../../domain/shared/errors";

/** Addresses that are themselves secrets. */
const SECRET = /^(\/aviso\/).+/;

/**
 * One JSON line for the log: what went wrong behind a page that is shown all the same.
 * @param where a page's path, or the part of it that failed
 */
export function complain(where: string, error: unknown): void {
  const { message, cause } = loggedError(error);
  console.error(JSON.stringify({ level: "error", where: where.replace(SECRET, "$1…"), message, cause }));
}
