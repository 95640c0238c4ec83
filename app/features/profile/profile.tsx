import { Link } from "@remix-run/react";
import { Flag } from "../../ui/flag";
import { FactsAndLinks } from "../articles/author";
import { Avatar } from "../personal/avatar";
import type { ProfileView } from "./view";

/** Who somebody is, and what they have published. */
export function Profile({ view }: { view: ProfileView }) {
  return (
    <article className="profile">
      <header className="person">
        <Avatar avatar={view.avatar} />
        <div>
          <h1>{view.alias}</h1>
          <p className="meta">
            <span>{view.role}</span>
            {view.country ? (
              <span>
                <Flag code={view.country.code} name={null} /> {view.country.name}
              </span>
            ) : null}
            {view.edit ? <Link to={view.edit.href}>{view.edit.text}</Link> : null}
          </p>
        </div>
      </header>
      {view.text ? <p className="said-text standfirst">{view.text}</p> : null}
      <FactsAndLinks facts={view.facts} links={view.links} label={view.linksLabel} />
      {view.articles.length > 0 ? (
        <section aria-labelledby="profile-articles">
          <h2 id="profile-articles">{view.articlesTitle}</h2>
          <ul className="own-list">
            {view.articles.map((article) => (
              <li key={article.id} lang={article.language ?? undefined}>
                <h3>
                  <Link to={article.href}>{article.title}</Link>
                </h3>
                <p>{article.summary}</p>
                <p className="meta">
                  <time dateTime={article.at.iso}>{article.at.text}</time>
                  {article.note ? <span>{article.note}</span> : null}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p className="nothing">{view.empty}</p>
      )}
    </article>
  );
}
