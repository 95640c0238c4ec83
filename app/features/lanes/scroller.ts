import { useEffect, useRef, useState } from "react";

/** What can be pushed sideways: whether it stands at its ends, and the push. */
interface Scroller<E extends HTMLElement> {
  ref: React.RefObject<E>;
  atStart: boolean;
  atEnd: boolean;
  /** @param px to the right; to the left when negative. Nearly a whole view in that direction when infinite. */
  push(px: number): void;
}

/** Of a view, so that the last card of one is the first of the next. */
const VIEW = 0.9;

/**
 * Watches a box that scrolls sideways. What lies outside the window is measured when it comes near.
 * @param within the box within the element, where it is not the element itself
 */
export function useScroller<E extends HTMLElement>(within?: string): Scroller<E> {
  const ref = useRef<E>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  const boxOf = (element: E | null) => (within ? element?.querySelector<HTMLElement>(within) : element);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which box it is never changes
  useEffect(() => {
    const box = boxOf(ref.current);
    if (!box) return setEnds({ atStart: true, atEnd: true });
    showCurrent(box);
    const measure = () => {
      const atStart = box.scrollLeft < 1;
      const atEnd = box.scrollLeft + box.clientWidth > box.scrollWidth - 1;
      setEnds((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    box.addEventListener("scroll", measure, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener("scroll", measure);
    };
  }, []);
  const push = (px: number) => {
    const box = boxOf(ref.current);
    if (!box) return;
    box.scrollBy({ left: Number.isFinite(px) ? px : Math.sign(px) * box.clientWidth * VIEW });
  };
  return { ref, ...ends, push };
}

/** Brings what was chosen into view, at once, where it is not. */
function showCurrent(box: HTMLElement) {
  const current = box.querySelector("[aria-current]");
  if (!current) return;
  const [inner, outer] = [current.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  const left = box.scrollLeft + (inner.left + inner.right - outer.left - outer.right) / 2;
  box.scrollTo({ left, behavior: "instant" });
}
