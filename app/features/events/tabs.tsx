import { type MouseEvent, useEffect, useRef, useState } from "react";
import { showPlace } from "../../ui/sheet-places";
import type { TabView } from "./view";

/** How far under the tabs (share of the view's height) a section counts as being read. */
const READING = 0.2;
/** A scroll position that differs by less (px) was not scrolled to by the reader. */
const STILL = 4;

/** The event's sections as links; the one in view is the current one. */
export function Tabs({ label, tabs }: { label: string; tabs: TabView[] }) {
  const nav = useRef<HTMLElement>(null);
  const { current, choose } = useSectionInView(nav, tabs);
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest("a")?.getAttribute("href");
    if (href && choose(href.slice(1))) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what the keyboard reaches
    <nav className="tabs" aria-label={label} ref={nav} onClick={follow}>
      <ul>
        {tabs.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Follows the reading: which section is in view; one that was chosen stays so until the reader scrolls on. */
function useSectionInView(nav: React.RefObject<HTMLElement>, tabs: TabView[]) {
  const [current, setCurrent] = useState(tabs[0]?.id);
  const chosenAt = useRef<number | null>(null);

  useEffect(() => {
    const scroller = nav.current?.closest(".sheet-body");
    if (!scroller) return;
    const follow = () => {
      if (chosenAt.current !== null && Math.abs(scroller.scrollTop - chosenAt.current) < STILL) return;
      chosenAt.current = null;
      const line = (nav.current?.getBoundingClientRect().bottom ?? 0) + scroller.clientHeight * READING;
      const atEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - STILL;
      const begun = tabs.filter(({ id }) => topOf(id) <= line);
      setCurrent((atEnd ? tabs : begun).at(-1)?.id ?? tabs[0]?.id);
    };
    // An address that names a section has scrolled there before anyone listened.
    if (scroller.scrollTop > 0) follow();
    scroller.addEventListener("scroll", follow, { passive: true });
    return () => scroller.removeEventListener("scroll", follow);
  }, [nav, tabs]);

  useEffect(() => {
    const strip = nav.current?.querySelector("ul");
    const link = strip?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (strip && link) strip.scrollLeft = link.offsetLeft - strip.clientWidth / 2 + link.offsetWidth / 2;
  }, [nav, current]);

  /** Goes to a section; false when it is not there. */
  const choose = (id: string): boolean => {
    const place = document.getElementById(id);
    if (!place) return false;
    showPlace(place);
    chosenAt.current = nav.current?.closest(".sheet-body")?.scrollTop ?? null;
    setCurrent(id);
    return true;
  };
  return { current, choose };
}

const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
