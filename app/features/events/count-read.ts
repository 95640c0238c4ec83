import { KEPT, readIds } from "../lanes/read-marks";
import { tellRead } from "../reactions/tell-read";

const MOST = 500;

/**
 * Remembers in this browser that an event was opened, and has it counted the first time.
 * @param before whether the signed-in reader has opened it before, wherever that was; null for a guest
 */
export function countRead(event: number, before: boolean | null): void {
  if (remember(event) ? before : before !== false) return;
  tellRead({ evento_id: event });
}

/** Whether that is new. What cannot be remembered, since storage is closed to us, would be counted each time. */
function remember(event: number): boolean {
  const kept = readIds();
  if (kept.includes(event)) return false;
  try {
    localStorage.setItem(KEPT, JSON.stringify([...kept, event].slice(-MOST)));
  } catch {
    return false;
  }
  // The browser tells other windows by itself, but not this one.
  window.dispatchEvent(new StorageEvent("storage", { key: KEPT }));
  return true;
}
