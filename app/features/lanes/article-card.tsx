import { Flag } from "../../ui/flag";
import { OverLink } from "../../ui/over-link";
import { Price } from "../articles/price";
import type { ArticleCardView, CardLevel } from "./views";

/** An article's card. */
export function ArticleCard({ card, level }: { card: ArticleCardView; level: CardLevel }) {
  const Heading = `h${level}` as const;
  const language = card.language ?? undefined;
  return (
    <article className="card" data-article={card.id}>
      {card.kicker ? <p className="kicker">{card.kicker}</p> : null}
      <Heading lang={language}>
        <CardLink card={card} />
      </Heading>
      {card.description ? (
        <p className="description" lang={language}>
          {card.description}
        </p>
      ) : null}
      <div className="card-foot">
        <p className="source">
          {card.source.logo ? (
            <img src={card.source.logo} alt="" width="16" height="16" loading="lazy" />
          ) : null}
          {card.source.name}
          {card.source.country ? <Flag {...card.source.country} /> : null}
        </p>
        <p className="meta">
          <time dateTime={card.age.iso}>{card.age.text}</time>
          {card.notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          {card.price ? <Price price={card.price} /> : null}
        </p>
      </div>
    </article>
  );
}

function CardLink({ card }: { card: ArticleCardView }) {
  if (card.article !== null) return <OverLink open={{ article: card.article }}>{card.title}</OverLink>;
  return (
    <a href={card.url} target="_blank" rel="noopener">
      {card.title}
      <span className="sr-only"> ({card.newTab})</span>
    </a>
  );
}
