import { Link } from "@remix-run/react";
import { Icon } from "../../ui/icon";
import { OverLink } from "../../ui/over-link";
import type { CardLevel, EventCardView } from "./views";

/** An event's card. What this browser has read is marked from outside (`useReadMarks`). */
export function EventCard({ card, level }: { card: EventCardView; level: CardLevel }) {
  const Heading = `h${level}` as const;
  const language = card.language ?? undefined;
  return (
    <article className="card" data-event={card.id} data-later={card.readLater || undefined}>
      {card.kicker ? <p className="kicker">{card.kicker}</p> : null}
      <Heading lang={language}>
        <OverLink open={{ event: card.id }} preview={previewOf(card)}>
          {card.title}
        </OverLink>
      </Heading>
      {card.description ? (
        <p className="description" lang={language}>
          {card.description}
        </p>
      ) : null}
      <div className="card-foot">
        {card.contradicted ? (
          <p className="contradicted">
            <Icon name="scale" />
            {card.contradicted}
          </p>
        ) : null}
        <svg className="bar" aria-hidden="true">
          <path d={card.bar} />
        </svg>
        <p className="meta">
          <span>{card.coverage}</span>
          <time dateTime={card.age.iso}>{card.age.text}</time>
        </p>
      </div>
      <Link className="later" to={card.later.href} discover="none" aria-label={card.later.label}>
        <Icon name="bookmark" />
      </Link>
    </article>
  );
}

const previewOf = ({ title, description, language }: EventCardView) => ({ title, description, language });
