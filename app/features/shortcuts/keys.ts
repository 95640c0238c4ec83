import { HELP_ID } from "./ids";
import { shortcutsAreOn, turnShortcuts } from "./store";

/** What j and k go through: headlines of cards and articles, and whatever else says that it is a stop. */
const STOPS = "article :is(h1, h2, h3, h4) a, [data-stop]";

/** Where `/` leads: to the first of these that the page has. */
const SEARCH = ["[type='search']", ".categories a", "main :is(input, select, textarea)"];

/** Does what a key stands for. */
export function pressed(key: string): void {
  switch (key) {
    case "j":
      focusOn(neighbour(1));
      break;
    case "k":
      focusOn(neighbour(-1));
      break;
    case "o":
      currentStop()?.click();
      break;
    case "/":
      focusOn(SEARCH.map((selector) => visible(selector)[0]).find(Boolean));
      break;
    case "?":
      openHelp();
      break;
    case "Escape":
      hideTooltip();
      break;
  }
}

/** The stop after or before the one that has the focus; the first one where none has it. */
function neighbour(step: 1 | -1): HTMLElement | undefined {
  const stops = visible(STOPS);
  const current = currentStop();
  return current ? stops[stops.indexOf(current) + step] : stops[0];
}

/** Opens the help and its switch. */
export function openHelp(): void {
  const help = document.getElementById(HELP_ID);
  if (!(help instanceof HTMLDialogElement) || help.open) return;
  const enabled = help.querySelector<HTMLInputElement>("[name='enabled']")!;
  enabled.checked = shortcutsAreOn();
  enabled.onchange = () => turnShortcuts(enabled.checked);
  help.showModal();
}

/** What of the topmost dialog, else of the page, can be seen. */
function visible(selector: string): HTMLElement[] {
  const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  return [...top.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
}

function currentStop(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches(STOPS) ? focused : null;
}

function focusOn(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center", inline: "nearest" });
}

/** The tooltip stays hidden until its control is left. */
function hideTooltip(): void {
  for (const tooltip of document.querySelectorAll(
    ":is(.tooltip, .categories li):is(:hover, :focus-within)",
  )) {
    tooltip.classList.add("dismissed");
    const back = () => tooltip.classList.remove("dismissed");
    tooltip.addEventListener("pointerleave", back, { once: true });
    tooltip.addEventListener("focusout", back, { once: true });
  }
}
