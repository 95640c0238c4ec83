import { Link } from "@remix-run/react";
import type { Moment } from "../../i18n/times";

/** What a card shows: an event, or an article of one of our creators. */
export interface CardView {
  id: number;
  href: string;
  title: string;
  description: string;
  /** Language of title and description where it is not the page's. */
  language: string | null;
  /** Category or author, over the title. */
  kicker: string | null;
  /** "23 periódicos · 9 países" */
  coverage: string;
  /** Set when the sources contradict each other. */
  contradicted: string | null;
  age: Moment;
}

interface CardProps {
  card: CardView;
  level: 2 | 3;
  /** Lets the browser learn of the target's page ahead of a click; once per lane is enough. */
  discover?: boolean;
}

/** One card; the whole of it follows its title's link. */
export function Card({ card, level, discover = false }: CardProps) {
  const Heading = `h${level}` as const;
  const language = card.language ?? undefined;
  return (
    <article className="card">
      {card.kicker ? <p className="kicker">{card.kicker}</p> : null}
      <Heading lang={language}>
        <Link to={card.href} discover={discover ? "render" : "none"}>
          {card.title}
        </Link>
      </Heading>
      {card.description ? (
        <p className="description" lang={language}>
          {card.description}
        </p>
      ) : null}
      <p className="meta">
        <span>{card.coverage}</span>
        <time dateTime={card.age.iso}>{card.age.text}</time>
      </p>
      {card.contradicted ? <p className="contradicted">{card.contradicted}</p> : null}
    </article>
  );
}
