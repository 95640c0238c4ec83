/** Day and time in the reader's own zone, in the language of the page. */
function tellLocalTimes(root: HTMLElement): void {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  for (const time of root.querySelectorAll<HTMLTimeElement>(".tip time"))
    time.textContent = format.format(new Date(time.dateTime));
}

/** The margin holds this many letters beside each other. */
const MOST_BESIDE = 3;

/** Letters of passages that begin in the same line stand beside each other, the first one outermost. */
function spreadLetters(root: HTMLElement): void {
  let line: number | undefined;
  let beside = 0;
  for (const tag of [...root.querySelectorAll<HTMLElement>(".tag")].reverse()) {
    const top = Math.round(tag.getClientRects()[0]?.top ?? 0);
    beside = top === line ? Math.min(beside + 1, MOST_BESIDE - 1) : 0;
    line = top;
    tag.style.setProperty("--beside", String(beside));
  }
}

const passageOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(".passage") : null;

/**
 * What styles alone cannot do for the tooltips of a text: a finger's first tap on a passage shows its tooltip and only
 * the second opens the source, and Esc hides it. Gives the way to take it back.
 */
export function enliven(root: HTMLElement): () => void {
  tellLocalTimes(root);
  spreadLetters(root);
  const listening = new AbortController();
  const { signal } = listening;
  let tapped: HTMLElement | null = null;

  root.addEventListener(
    "click",
    (event) => {
      const passage = passageOf(event.target);
      const finger = event instanceof PointerEvent && event.pointerType === "touch";
      if (finger && passage && passage !== tapped) event.preventDefault();
      tapped = passage;
    },
    { signal },
  );

  // Before the dialog that the text may stand in: Esc must not close that too.
  window.addEventListener(
    "keydown",
    (event) => {
      const shown = root.querySelector(".passage:is(:hover, :focus-within):not(.dismissed)");
      if (event.key !== "Escape" || !shown) return;
      event.preventDefault();
      event.stopPropagation();
      shown.classList.add("dismissed");
    },
    { signal, capture: true },
  );

  const forget = (event: Event) => passageOf(event.target)?.classList.remove("dismissed");
  root.addEventListener("pointerout", forget, { signal });
  root.addEventListener("focusout", forget, { signal });
  return () => listening.abort();
}
