import { Link, useFetcher } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Spinner } from "../../ui/spinner";
import { Card } from "./card";
import type { CardView } from "./views";

/** One page of a list of cards. */
export interface CardListView {
  cards: CardView[];
  empty: string;
  /** The next page, when there is more. */
  next: { href: string; text: string } | null;
  /** Back to the first page, from a later one. */
  start: { href: string; text: string } | null;
  words: { loading: string; failed: string; again: string };
}

/** What the loader of a page with a list gives; null when more could not be had. */
type Loaded = { list: CardListView } | null;

/** Cards in a grid. More are added below; without JavaScript the next page is a page of its own. */
export function CardList({ first }: { first: CardListView }) {
  const fetcher = useFetcher<Loaded>();
  const grid = useRef<HTMLUListElement>(null);
  const button = useRef<Element | null>(null);
  const [more, setMore] = useMore(first, fetcher.data !== undefined);
  const had = useRef(fetcher.data);
  const [asked, setAsked] = useState({ at: 0, href: "" });
  const pages = [first, ...more.map(({ page }) => page)];
  const last = pages.at(-1)!;
  const cards = distinct(pages);
  const failed = asked.at > 0 && fetcher.state === "idle" && fetcher.data === null;

  // The same page comes again where somebody signs in or out in another window.
  useEffect(() => {
    if (had.current === fetcher.data) return;
    had.current = fetcher.data;
    const page = fetcher.data?.list;
    const { href } = asked;
    if (page)
      setMore((old) =>
        old.some((one) => one.href === href)
          ? old.map((one) => (one.href === href ? { href, page } : one))
          : [...old, { href, page }],
      );
  }, [fetcher.data, asked, setMore]);

  // Whoever asked for more, and waited for it, goes on reading at the first of it.
  useEffect(() => {
    const card = grid.current?.children[asked.at];
    if (!button.current || !card || more.length === 0) return;
    if ([button.current, document.body].includes(document.activeElement ?? document.body))
      card.querySelector("a")?.focus();
    button.current = null;
  }, [more.length, asked]);

  const addMore = (event: MouseEvent) => {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || !last.next) return;
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    button.current = event.currentTarget;
    setAsked({ at: cards.length, href: last.next.href });
    fetcher.load(last.next.href);
  };

  return (
    <>
      {cards.length === 0 ? <p className="lane-empty">{first.empty}</p> : null}
      <ul className="list" ref={grid}>
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} level={2} />
          </li>
        ))}
      </ul>
      {failed ? (
        <p className="list-failed" role="alert">
          <strong>{first.words.failed}</strong> {first.words.again}
        </p>
      ) : null}
      {fetcher.state !== "idle" ? <Spinner text={first.words.loading} /> : null}
      {first.start || last.next ? (
        <p className="onward">
          {last.next ? (
            <Link className="button secondary" to={last.next.href} discover="none" onClick={addMore}>
              {last.next.text}
            </Link>
          ) : null}
          {first.start ? (
            <Link to={first.start.href} discover="none">
              {first.start.text}
            </Link>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

/** A further page, and where it was had from. */
interface Further {
  href: string;
  page: CardListView;
}

/**
 * Further pages of a list. Made for somebody else, who has signed out or in since, they are no use.
 * @param renews whether the last of them is asked for anew together with the first page
 */
function useMore(first: CardListView, renews: boolean) {
  const [more, setMore] = useState<Further[]>([]);
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    setMore((old) => (renews && old.length === 1 ? old : []));
  }, [first, renews]);
  return [more, setMore] as const;
}

/** Each card once: what moved down while the list was read comes again on a later page. */
function distinct(pages: CardListView[]): CardView[] {
  const all = pages.flatMap((page) => page.cards);
  return [...new Map(all.map((card) => [card.id, card])).values()];
}
