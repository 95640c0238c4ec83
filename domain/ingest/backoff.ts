import { DAY, HOUR, MINUTE } from "../shared/time";

/** A cron that fires some minutes early must still find its feeds due. */
const SLACK = 5 * MINUTE;

/**
 * When a feed that failed `failures` times in a row may be read again: after one hour, two, four … at most a day,
 * or later if the newspaper asked for it (Retry-After), but within a week.
 * @param now ms UTC @param retryAfterMs what the newspaper asked for
 */
export function dueAfterFailure(now: number, failures: number, retryAfterMs = 0): number {
  const pause = Math.min(DAY, HOUR * 2 ** Math.max(0, failures - 1));
  return now + Math.min(7 * DAY, Math.max(pause, retryAfterMs)) - SLACK;
}
