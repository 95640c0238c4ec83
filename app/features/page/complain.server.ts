import { loggedError } from "../../../domain/shared/errors";

/** Addresses that are themselves secrets. */
const SECRET = /^(\/aviso\/).+/;

/**
 * One JSON line for the log: what went wrong behind a page that is shown all the same.
 * @param where a page's path, or the part of it that failed
 * @param traced whether the line tells where in the code it came from
 */
export function complain(where: string, error: unknown, { traced = false } = {}): void {
  const { stack, ...told } = loggedError(error);
  const line = { level: "error", where: where.replace(SECRET, "$1…"), ...told, ...(traced ? { stack } : {}) };
  console.error(JSON.stringify(line));
}
