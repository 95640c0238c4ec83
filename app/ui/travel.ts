/** The page stands still no longer than this for the sheet to come (ms). */
const PATIENCE = 300;

/**
 * Opens an event over the page; where browser and reader like it, the headline that was followed travels into the
 * sheet's (styles/sheet.css).
 * @param open what opens it at once, with what its card knew
 */
export function travel(link: Element, open: () => void): void {
  const headline = link.closest<HTMLElement>("h2, h3");
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!headline || !document.startViewTransition || still) {
    open();
    return;
  }
  headline.dataset.travels = "";
  const arrived = () => {
    delete headline.dataset.travels;
  };
  const transition = document.startViewTransition(() => {
    open();
    return sheet();
  });
  // Where it is skipped the sheet is simply there.
  transition.ready.catch(() => {});
  transition.finished.then(arrived, arrived);
}

/** When a sheet with its headline is there, or patience is at its end. */
function sheet(): Promise<void> {
  return new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector("dialog.sheet h1")) done();
    });
    const timer = setTimeout(() => done(), PATIENCE);
    const done = () => {
      seen.disconnect();
      clearTimeout(timer);
      resolve();
    };
    seen.observe(document.body, { childList: true, subtree: true });
  });
}
