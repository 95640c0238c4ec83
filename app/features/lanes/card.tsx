import { ArticleCard } from "./article-card";
import { EventCard } from "./event-card";
import type { CardLevel, CardView } from "./views";

/** A card of whichever kind; the whole of it follows its title's link. */
export const Card = ({ card, level }: { card: CardView; level: CardLevel }) =>
  card.kind === "event" ? <EventCard card={card} level={level} /> : <ArticleCard card={card} level={level} />;
