import { useEffect } from "react";

/** Where this browser keeps the ids of the events that were opened in it, as a JSON list, newest last. */
export const KEPT = "poliedro.read";

/** Marks the cards of events that were read in this browser, here or in another window; also cards that come later. */
export function useReadMarks(): void {
  useEffect(() => {
    showReadMarks();
    const onChange = (event: StorageEvent) => {
      if (event.key === KEPT || event.key === null) showReadMarks();
    };
    window.addEventListener("storage", onChange);
    return () => window.removeEventListener("storage", onChange);
  }, []);
}

let sheet: CSSStyleSheet | undefined;

/** By a style sheet instead of attributes: it reaches cards that are not there yet, and no card is rendered anew. */
function showReadMarks(): void {
  const cards = readIds().map((id) => `[data-event="${id}"]`);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(cards.length > 0 ? `:is(${cards.join()}){--headline:var(--soft);--later:none}` : "");
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
