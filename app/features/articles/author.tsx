import { Link } from "@remix-run/react";
import { Flag } from "../../ui/flag";
import type { AuthorView, Named } from "./view";

/** Who wrote an article: what readers need to weigh it. */
export function AuthorCard({ author, level }: { author: AuthorView; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { words } = author;
  return (
    <aside className="author" aria-labelledby="author-title">
      <p className="kicker">{words.title}</p>
      <div className="author-name">
        {author.photo ? <img src={author.photo.src} alt={author.photo.alt} width="56" height="56" /> : null}
        <div>
          <Heading id="author-title">
            <Link to={author.href} discover="none">
              {author.alias}
            </Link>
          </Heading>
          <p className="meta">
            <span>{author.role}</span>
            {author.country ? (
              <span>
                <Flag code={author.country.code} name={null} /> {author.country.name}
              </span>
            ) : null}
          </p>
        </div>
      </div>
      {author.text ? <p>{author.text}</p> : null}
      <FactsAndLinks facts={author.facts} links={author.links} label={words.links} />
    </aside>
  );
}

interface FactsAndLinksProps {
  facts: Named[];
  links: AuthorView["links"];
  /** Of the links. */
  label: string;
}

/** What somebody says of themselves, and where else they are to be found. */
export function FactsAndLinks({ facts, links, label }: FactsAndLinksProps) {
  return (
    <>
      {facts.length > 0 ? (
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {links.length > 0 ? (
        <ul className="author-links" aria-label={label}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="me nofollow ugc noopener">
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
