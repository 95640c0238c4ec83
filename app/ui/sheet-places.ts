import type { MouseEvent } from "react";

/** Brings an element of an open sheet into view and moves the focus there; closed disclosures around it open. */
export function showPlace(place: HTMLElement): void {
  for (let around = place.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  place.scrollIntoView({ block: "start" });
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Follows a link to a place on the same page without the address: a "#" in it would be one more step back to whoever
 * wants to close the sheet.
 */
export function goInside(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const href = event.target.closest("a[href^='#']")?.getAttribute("href");
  const place = href && document.getElementById(decodeURIComponent(href.slice(1)));
  if (!place) return;
  event.preventDefault();
  showPlace(place);
}
