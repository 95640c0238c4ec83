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
  const [pages, setPages] = useState([first]);
  const [asked, setAsked] = useState(0);
  const last = pages.at(-1)!;
  const cards = distinct(pages);
  const failed = asked > 0 && fetcher.state === "idle" && fetcher.data === null;

  useEffect(() => {
    const more = fetcher.data?.list;
    if (more) setPages((old) => (old.includes(more) ? old : [...old, more]));
  }, [fetcher.data]);

  // Whoever asked for more goes on reading at the first of it.
  useEffect(() => {
    if (pages.length > 1) grid.current?.children[asked]?.querySelector("a")?.focus();
  }, [pages.length, asked]);

  const addMore = (event: MouseEvent) => {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || !last.next) return;
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    setAsked(cards.length);
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

/** Each card once: what moved down while the list was read comes again on a later page. */
function distinct(pages: CardListView[]): CardView[] {
  const all = pages.flatMap((page) => page.cards);
  return [...new Map(all.map((card) => [card.id, card])).values()];
}
