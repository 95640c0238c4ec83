import { Await, Link } from "@remix-run/react";
import { Suspense } from "react";
import { Card, type CardView } from "./card";

export interface LaneView {
  id: number;
  name: string;
  showName: boolean;
  /** One line saying what it gathers; a banner's sentence. */
  description: string;
  words: { empty: string; loading: string; more: string; moreOf: string };
  more: string;
  /** A banner's link; null for lanes that hold cards. */
  banner: { href: string; external: boolean; newTab: string } | null;
  /** Never rejects: a lane that failed or is late is empty. */
  cards: Promise<CardView[]> | null;
}

/** One lane of the front page. The first one opens with a large headline. */
export function Lane({ lane, first }: { lane: LaneView; first: boolean }) {
  if (lane.banner) return <Banner lane={lane} banner={lane.banner} />;
  const heading = `lane-${lane.id}`;
  return (
    <section className={first ? "lane front" : "lane"} aria-labelledby={heading}>
      <header className={lane.showName ? "lane-head" : "sr-only"}>
        <h2 id={heading}>{lane.name}</h2>
        <p>{lane.description}</p>
      </header>
      <Suspense fallback={<p className="late">{lane.words.loading}</p>}>
        <Await resolve={lane.cards}>{(cards) => <Cards lane={lane} cards={cards ?? []} />}</Await>
      </Suspense>
    </section>
  );
}

function Cards({ lane, cards }: { lane: LaneView; cards: CardView[] }) {
  if (cards.length === 0) return <p className="empty">{lane.words.empty}</p>;
  return (
    <ul className="row">
      {cards.map((card, i) => (
        <li key={card.id}>
          <Card card={card} level={3} discover={i === 0} />
        </li>
      ))}
      <li className="row-more">
        <Link className="more" to={lane.more} discover="none" aria-label={lane.words.moreOf}>
          {lane.words.more}
        </Link>
      </li>
    </ul>
  );
}

function Banner({ lane, banner }: { lane: LaneView; banner: NonNullable<LaneView["banner"]> }) {
  const name = lane.showName ? "banner-name" : "sr-only";
  return (
    <section className="banner">
      <h2 className={name}>{lane.name}</h2>
      <p>
        {banner.external ? (
          <a href={banner.href} target="_blank" rel="noopener">
            {lane.description}
            <span className="sr-only"> ({banner.newTab})</span>
          </a>
        ) : (
          <Link to={banner.href}>{lane.description}</Link>
        )}
      </p>
    </section>
  );
}
