export const THEMES = ["system", "light", "dark"] as const;

/** Light, dark, or what the reader's system says. */
export type Theme = (typeof THEMES)[number];

/** Key in localStorage; absent for the system's theme. */
export const THEME_KEY = "poliedro.theme";

/** The theme that this browser chose. */
export function chosenTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** Shows a theme and keeps the choice; it lasts as long as this page where nothing may be stored. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  // Pages without a connection are shown in it too (public/sw.js).
  navigator.serviceWorker?.controller?.postMessage({ theme });
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that stores nothing shows the choice until the page is left.
  }
}
