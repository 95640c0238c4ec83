import { Link } from "@remix-run/react";
import { ScrollButtons } from "../lanes/scroll-buttons";
import { useScroller } from "../lanes/scroller";

/** The bar of categories, in the reader's words. */
export interface CategoriesView {
  label: string;
  /** What choosing one does, or which one is chosen. */
  note: string;
  words: { back: string; on: string };
  categories: {
    id: number;
    name: string;
    explanation: string;
    /** Chooses it; of the chosen one: lets go of it. Guests are led to signing in. */
    href: string;
    selected: boolean;
  }[];
}

/** How far one press of a button goes (px). */
const STEP = 200;

/** Narrows what stands below to one category. What each gathers is told where the note stands. */
export function CategoryBar({ view }: { view: CategoriesView }) {
  const { ref, ...scroll } = useScroller<HTMLUListElement>();
  return (
    <nav className="categories" aria-label={view.label}>
      <div className="categories-bar">
        <ul ref={ref}>
          {view.categories.map(({ id, name, explanation, href, selected }) => (
            <li key={id}>
              <Link
                to={href}
                discover="none"
                preventScrollReset
                aria-current={selected || undefined}
                aria-describedby={`category-${id}`}
              >
                {name}
              </Link>
              <span className="explanation" role="tooltip" id={`category-${id}`}>
                {explanation}
              </span>
            </li>
          ))}
        </ul>
        <ScrollButtons words={view.words} step={STEP} {...scroll} />
      </div>
      <p className="categories-note">{view.note}</p>
    </nav>
  );
}
