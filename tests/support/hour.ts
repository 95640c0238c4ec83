import { setTimeout as pause } from "node:timers/promises";
import { HOUR, hourOf } from "../../domain/shared/time";

/**
 * Waits until that much of an hour is still to come (ms): a reading belongs to its hour, and what asks twice for the
 * same one must not see the next begin between.
 */
export async function roomInHour(needed: number): Promise<void> {
  const now = Date.now();
  const left = hourOf(now) + HOUR - now;
  if (left < needed) await pause(left);
}
