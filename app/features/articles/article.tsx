import { Link } from "@remix-run/react";
import { RichText } from "../rich-text/rich-text";
import { useCountedRead } from "./count-read";
import { Price } from "./price";
import type { ArticleView, BodyView } from "./view";

/** Title, summary, who and when. */
export function ArticleHead({ article, level }: { article: ArticleView; level: 1 | 2 }) {
  const Heading = `h${level}` as const;
  const { published } = article;
  useCountedRead(article);
  return (
    <header className="article-head">
      <Heading id="article-title" lang={article.language ?? undefined}>
        {article.title}
      </Heading>
      <p className="standfirst" lang={article.language ?? undefined}>
        {article.summary}
      </p>
      <p className="meta">
        <span className="byline">{article.byline}</span>
        {published ? (
          <span>
            {published.before}
            <time dateTime={published.at.iso}>{published.at.text}</time>
            {published.after}
          </span>
        ) : null}
        {article.notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
        {article.event ? (
          <Link to={article.event.href} discover="none">
            {article.event.text}
          </Link>
        ) : null}
      </p>
    </header>
  );
}

/** The text, or what it costs. */
export function ArticleBody({ article }: { article: ArticleView }) {
  const { body, offer, marks } = article;
  return (
    <>
      {body ? <Body body={body} language={article.language} /> : null}
      {offer ? (
        <section className="paywall">
          <p className="offer">
            <Price price={offer.price} />
            <Link className="button primary" to={offer.buy.href} discover="none">
              {offer.buy.text}
            </Link>
            <span className="free-from">{offer.freeFrom}</span>
          </p>
          <p>{offer.why}</p>
        </section>
      ) : null}
      {marks ? (
        <div className="legend">
          <p>{marks.title}</p>
          <ul>
            {marks.list.map(({ letter, label }) => (
              <li key={letter}>
                <b aria-hidden="true">{letter}</b> {label}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

function Body({ body, language }: { body: BodyView; language: string | null }) {
  if ("html" in body) return <RichText html={body.html} language={language} />;
  if ("notice" in body) return <p className="empty">{body.notice}</p>;
  return (
    <div className="rich" lang={language ?? undefined}>
      <p>{body.plain}</p>
    </div>
  );
}
