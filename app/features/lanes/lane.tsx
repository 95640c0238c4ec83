import { Await, Link } from "@remix-run/react";
import { Suspense, useContext } from "react";
import { Icon } from "../../ui/icon";
import { Spinner } from "../../ui/spinner";
import { ServerSide } from "../chrome/chrome";
import { Banner } from "./banner";
import { Card } from "./card";
import { MarkedCards } from "./marked-cards";
import { ScrollButtons } from "./scroll-buttons";
import { useScroller } from "./scroller";
import type { CardView, LaneView } from "./views";

/** One lane. The front of the page opens with a large headline where there is room. */
export function Lane({ lane, front }: { lane: LaneView; front: boolean }) {
  if (lane.banner) return <Banner lane={lane} banner={lane.banner} />;
  const heading = `lane-${lane.id}`;
  return (
    <section className={front ? "lane front" : "lane"} aria-labelledby={heading}>
      <header className={lane.showName ? "lane-head" : "sr-only"}>
        <h2 id={heading}>{lane.name}</h2>
        <p>{lane.description}</p>
      </header>
      <Suspense
        fallback={
          <div className="late">
            <Spinner text={lane.words.loading} />
          </div>
        }
      >
        <LateCards lane={lane} />
      </Suspense>
    </section>
  );
}

/** The server has the cards of every lane; the browser those that did not come in the markup. */
function LateCards({ lane }: { lane: LaneView }) {
  const cards = useContext(ServerSide).markup?.lanes.get(lane.key) ?? lane.cards;
  if (lane.inMarkup && !cards) return <Scrolled lane={lane} cards={null} />;
  return <Await resolve={cards}>{(cards) => <Scrolled lane={lane} cards={cards ?? []} />}</Await>;
}

/** @param cards null for those that stand in the page's markup */
function Scrolled({ lane, cards }: { lane: LaneView; cards: CardView[] | null }) {
  const { ref, ...scroll } = useScroller<HTMLDivElement>(".row");
  return (
    <>
      <ScrollButtons words={lane.words} {...scroll} />
      {cards ? (
        <div key="cards" ref={ref}>
          <Cards lane={lane} cards={cards} />
        </div>
      ) : (
        <MarkedCards key="marked" box={ref} />
      )}
    </>
  );
}

function Cards({ lane, cards }: { lane: LaneView; cards: CardView[] }) {
  if (cards.length === 0) return <p className="lane-empty">{lane.words.empty}</p>;
  return (
    <ul className="row">
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} level={3} />
        </li>
      ))}
      <li className="row-more">
        <Link className="more" to={lane.more} discover="none" aria-label={lane.words.moreOf}>
          {lane.words.more}
          <Icon name="arrow-right" />
        </Link>
      </li>
    </ul>
  );
}
