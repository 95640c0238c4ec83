import type { Account } from "../chrome/chrome";

/** Whether somebody is signed in, as far as the page knows. */
export type Session = Pick<Account, "state" | "alias">;

/** Where this browser's windows tell each other who is signed in: an account's id, nothing for a guest. */
export const NEWS = "poliedro.session";

/** What they told last; "" too where storage is closed to us. */
export function news(): string {
  try {
    return localStorage.getItem(NEWS) ?? "";
  } catch {
    return "";
  }
}

/** What the browser found out since the server told `about`. */
let found: (Session & { about: Account }) | null = null;
const listeners = new Set<() => void>();

/** Corrects what the server told, until it tells anew. */
export function correct(about: Account, session: Session): void {
  found = { about, ...session };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the browser found out; null while it knows no better than the server. */
export const correction = () => found;
