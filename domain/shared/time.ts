/** A second, minute, hour and day in ms. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Where the time comes from: the machine's clock, or a replay's own. */
export interface Clock {
  /** ms, UTC */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Start of the hour that `at` (ms, UTC) lies in. */
export const hourOf = (at: number): number => at - (((at % HOUR) + HOUR) % HOUR);
