/** Where this browser keeps the ids of the events that were opened in it, as a JSON list, newest last. */
export const KEPT = "poliedro.read";
const MOST = 500;

/** Remembers in this browser that an event was opened, and has it counted the first time. */
export function countRead(event: number): void {
  const kept = readIds();
  if (kept.includes(event)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify([...kept, event].slice(-MOST)));
  } catch {
    // Storage is closed to us: what cannot be remembered would be counted each time.
    return;
  }
  // The browser tells other windows by itself, but not this one.
  window.dispatchEvent(new StorageEvent("storage", { key: KEPT }));
  fetch("/api/user/write_interaction", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action: "read", evento_id: event }),
  })
    .then((answer) => answer.text())
    .catch(() => {
      // A count that is lost is nothing to bother a reader with.
    });
}

/** The events that were opened in this browser; none where storage is closed to us. */
export function readIds(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(Number.isSafeInteger) : [];
  } catch {
    return [];
  }
}
