import { Icon } from "../../ui/icon";
import type { ArticlesView } from "./view";

/** Articles of our creators about the event; in a sheet they open over the page. */
export function CreatorArticles({ creators }: { creators: NonNullable<ArticlesView["creators"]> }) {
  return (
    <section className="creator-articles" aria-labelledby="creator-articles">
      <h3 id="creator-articles">{creators.title}</h3>
      <ul>
        {creators.articles.map(({ article, href, title, author, language, reading, paywall }) => (
          <li key={article} className="article">
            <p className="newspaper">{author}</p>
            <a className="article-link" href={href} data-article={article} lang={language ?? undefined}>
              {title}
            </a>
            {reading || paywall ? (
              <p className="meta">
                {reading ? <span>{reading}</span> : null}
                {paywall ? (
                  <span>
                    <Icon name="lock" /> {paywall}
                  </span>
                ) : null}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
