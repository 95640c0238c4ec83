/** Key in localStorage; "off" where the reader wants no shortcuts. */
export const SHORTCUTS_KEY = "poliedro.shortcuts";

/** Whether this browser uses the shortcuts. */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== "off";
  } catch {
    return true;
  }
}

/** Turns them on or off for good; where nothing may be stored they stay on. */
export function turnShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SHORTCUTS_KEY);
    else localStorage.setItem(SHORTCUTS_KEY, "off");
  } catch {
    // Nothing can be done about it.
  }
}
