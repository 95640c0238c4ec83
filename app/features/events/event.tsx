import type { Moment } from "../../i18n/times";
import { Chapters, type ChaptersView } from "./chapters";
import { Changes } from "./faces/changes";
import { Faces } from "./faces/faces";
import type { FacesView } from "./faces/view";

export interface ArticleView {
  id: number;
  /** Where the summary's source numbers lead. */
  anchor: string;
  /** Its number among the summary's sources. */
  source: { n: number; label: string } | null;
  newspaper: string;
  headline: string;
  url: string;
  /** Language of the headline where it is not the page's. */
  language: string | null;
  age: Moment;
  /** Reading time, paywall: what is known of it, in words. */
  notes: string[];
}

export interface EventView {
  title: string;
  description: string;
  language: string | null;
  kickers: string[];
  /** newspapers · countries · articles */
  coverage: string;
  latest: { label: string; age: Moment };
  contradicted: string | null;
  /** Null where there is nothing but articles. */
  chapters: ChaptersView | null;
  faces: FacesView | null;
  articles: {
    anchor: string;
    title: string;
    newTab: string;
    countries: { code: string; name: string; count: string; articles: ArticleView[] }[];
  };
}

/** An event with its faces and all its articles by country. */
export function EventPage({ event }: { event: EventView }) {
  const { title, newTab, countries } = event.articles;
  return (
    <article className="event">
      <header className="event-head">
        {event.kickers.length > 0 ? <p className="kicker">{event.kickers.join(" · ")}</p> : null}
        <h1 lang={event.language ?? undefined}>{event.title}</h1>
        {event.description ? (
          <p className="standfirst" lang={event.language ?? undefined}>
            {event.description}
          </p>
        ) : null}
        <p className="meta">
          <span>{event.coverage}</span>
          <span>
            {event.latest.label}: <time dateTime={event.latest.age.iso}>{event.latest.age.text}</time>
          </span>
        </p>
        {event.contradicted ? <p className="contradicted">{event.contradicted}</p> : null}
      </header>
      {event.chapters ? <Chapters chapters={event.chapters} /> : null}
      {event.faces ? <Faces faces={event.faces} /> : null}
      <section className="articles" id={event.articles.anchor} aria-labelledby="articles">
        <h2 id="articles">{title}</h2>
        {countries.map((country) => (
          <section key={country.code} className="country" aria-labelledby={`country-${country.code}`}>
            <h3 id={`country-${country.code}`}>
              {country.name} <span className="count">{country.count}</span>
            </h3>
            <ul>
              {country.articles.map((article) => (
                <Article key={article.id} article={article} newTab={newTab} />
              ))}
            </ul>
          </section>
        ))}
      </section>
      {event.faces?.changes ? <Changes view={event.faces.changes} shared={event.faces.shared} /> : null}
    </article>
  );
}

function Article({ article, newTab }: { article: ArticleView; newTab: string }) {
  return (
    <li className="article" id={article.anchor}>
      <p className="newspaper">
        {article.newspaper}
        {article.source ? (
          <span className="source-number">
            {" "}
            <span className="sr-only">{article.source.label}</span>
            <span aria-hidden="true">{article.source.n}</span>
          </span>
        ) : null}
      </p>
      <a className="article-link" href={article.url} target="_blank" rel="noopener">
        <span lang={article.language ?? undefined}>{article.headline}</span>
        <span className="sr-only"> ({newTab})</span>
      </a>
      <p className="meta">
        <time dateTime={article.age.iso}>{article.age.text}</time>
        {article.notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </li>
  );
}
