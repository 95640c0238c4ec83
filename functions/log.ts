import { loggedError } from "../domain/shared/errors";

/** One JSON line per error, as the platform's log search reads it. */
export function logError(where: string, error: unknown, about: Record<string, unknown> = {}): void {
  console.error(JSON.stringify({ level: "error", where, ...loggedError(error), ...about }));
}

/** One JSON line about something that went as it may; `warn` for what someone should look at. */
export function logNotice(level: "info" | "warn", where: string, about: Record<string, unknown>): void {
  console.log(JSON.stringify({ level, where, ...about }));
}
