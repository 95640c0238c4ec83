/** Key in localStorage; set once the welcome was read. */
export const WELCOME_KEY = "poliedro.welcome";

/** Class of <html> while this browser has not seen the welcome. */
export const FIRST_VISIT = "first-visit";

/** Takes the welcome away for good. */
export function endFirstVisit(): void {
  document.documentElement.classList.remove(FIRST_VISIT);
  try {
    localStorage.setItem(WELCOME_KEY, "seen");
  } catch {
    // A browser that stores nothing is welcomed each time.
  }
}
