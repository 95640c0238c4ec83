import { OPENS_HELP } from "./ids";
import { shortcutsAreOn } from "./store";

const KEYS = ["j", "k", "o", "/", "?", "Escape"];

/** Listens for the shortcuts' keys; what they do is loaded with the first of them. */
export function listenForShortcuts(): void {
  document.addEventListener("keydown", async (event) => {
    if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
      return;
    if (event.key !== "Escape" && !shortcutsAreOn()) return;
    // Else the field that it leads to would be given the key too.
    if (event.key === "/") event.preventDefault();
    (await keys())?.pressed(event.key);
  });
  document.addEventListener("click", async ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[${OPENS_HELP}]`)) return;
    (await keys())?.openHelp();
  });
}

/** Null where it cannot be had: offline, before the first of them. */
const keys = () =>
  import("./keys").catch((error: unknown) => {
    console.warn("shortcuts", error);
    return null;
  });

function isTyping({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (isComposing || defaultPrevented) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=radio], [type=checkbox]), textarea, select"))
  );
}
