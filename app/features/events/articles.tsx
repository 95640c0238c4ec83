import { type MouseEvent, useState } from "react";
import { Flag } from "../../ui/flag";
import { Icon } from "../../ui/icon";
import { CreatorArticles } from "./creator-articles";
import type { ArticlesView, ArticleView, CountryArticlesView, HoursView, LanguageFilterView } from "./view";

/** All articles of an event by country; one language of them when the reader chooses so. */
export function Articles({ view }: { view: ArticlesView }) {
  const [language, setLanguage] = useState(view.filter?.chosen ?? null);
  const countries = view.countries
    .map((country) => ({
      ...country,
      articles: country.articles.filter((article) => !language || article.headlineLanguage === language),
    }))
    .filter(({ articles }) => articles.length > 0);
  return (
    <>
      {view.creators ? <CreatorArticles creators={view.creators} /> : null}
      {view.hours ? <Hours hours={view.hours} /> : null}
      {view.filter ? <LanguageFilter filter={view.filter} chosen={language} choose={setLanguage} /> : null}
      {countries.map((country) =>
        view.folded ? (
          <details
            key={country.code}
            id={country.anchor}
            className="country"
            open={language !== null || country.open}
          >
            <summary>
              <CountryName country={country} />
            </summary>
            <List country={country} newTab={view.newTab} />
          </details>
        ) : (
          <section key={country.code} id={country.anchor} className="country">
            <CountryName country={country} />
            <List country={country} newTab={view.newTab} />
          </section>
        ),
      )}
    </>
  );
}

const CountryName = ({ country }: { country: CountryArticlesView }) => (
  <h3>
    <Flag code={country.code} name={null} />
    {country.name} <span className="count">{country.count}</span>
  </h3>
);

const List = ({ country, newTab }: { country: CountryArticlesView; newTab: string }) => (
  <ul>
    {country.articles.map((article) => (
      <Article key={article.id} article={article} newTab={newTab} />
    ))}
  </ul>
);

function Article({ article, newTab }: { article: ArticleView; newTab: string }) {
  return (
    <li className="article" id={article.anchor}>
      <p className="newspaper">
        <img src={article.icon} alt="" width="16" height="16" loading="lazy" decoding="async" />
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
        {article.reading ? <span>{article.reading}</span> : null}
        {article.paywall ? (
          <span>
            <Icon name="lock" /> {article.paywall}
          </span>
        ) : null}
      </p>
      <Marks article={article} />
    </li>
  );
}

/** What marks an article; why stands behind a disclosure. */
function Marks({ article: { marks, language } }: { article: ArticleView }) {
  if (marks.length === 0) return null;
  const labels = marks.map(({ label }) => label).join(" · ");
  const reasoned = marks.filter(({ reasons }) => reasons.length > 0);
  if (reasoned.length === 0) return <p className="marks">{labels}</p>;
  return (
    <details className="marks">
      <summary>{labels}</summary>
      <ul>
        {reasoned.map(({ label, reasons }) => (
          <li key={label}>
            {label}: <span lang={language ?? undefined}>{reasons.join("; ")}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface FilterProps {
  filter: LanguageFilterView;
  chosen: string | null;
  choose(language: string | null): void;
}

/** Languages to choose from; links, so that they work without JavaScript too. */
function LanguageFilter({ filter, chosen, choose }: FilterProps) {
  const pick = (language: string | null) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(language);
  };
  return (
    <ul className="article-filter" aria-label={filter.label}>
      {filter.choices.map(({ language, text, count, href }) => (
        <li key={language}>
          <a href={href} onClick={pick(language)} aria-current={language === chosen ? "true" : undefined}>
            {text} <span className="count">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** When how many articles were published, as bars. */
function Hours({ hours }: { hours: HoursView }) {
  const most = Math.max(...hours.counts);
  return (
    <figure className="hours">
      <figcaption>
        <b>{hours.title}</b> {hours.text}
      </figcaption>
      <svg
        viewBox={`0 0 ${hours.counts.length * 10} 40`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {hours.counts.map((count, i) => {
          const height = Math.round((count / most) * 400) / 10;
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place in time
          return <rect key={i} x={i * 10 + 1} y={40 - height} width="8" height={height} />;
        })}
      </svg>
      <p className="meta">
        <time dateTime={hours.from.iso}>{hours.from.text}</time>
        <time dateTime={hours.to.iso}>{hours.to.text}</time>
      </p>
    </figure>
  );
}
