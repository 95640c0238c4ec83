import { Icon } from "../../ui/icon";
import { OverLink } from "../../ui/over-link";
import { PlainLink } from "../../ui/plain-link";
import { ReactionButton } from "../reactions/button";
import type { CardLevel, EventCardView } from "./views";

/** An event's card. What this browser has read is marked from outside (`useReadMarks`). */
export function EventCard({ card, level }: { card: EventCardView; level: CardLevel }) {
  const Heading = `h${level}` as const;
  const language = card.language ?? undefined;
  return (
    <article className="card" data-event={card.id} data-read={card.read || undefined}>
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
      <Later later={card.later} />
    </article>
  );
}

function Later({ later }: { later: EventCardView["later"] }) {
  const icon = <Icon name="clock" />;
  if ("reaction" in later)
    return (
      <ReactionButton className="later" reaction={later.reaction} label={later.label}>
        {icon}
      </ReactionButton>
    );
  return (
    <PlainLink className="later" to={later.href} aria-label={later.label}>
      {icon}
    </PlainLink>
  );
}

const previewOf = ({ title, description, language }: EventCardView) => ({ title, description, language });
