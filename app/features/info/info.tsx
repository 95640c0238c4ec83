import { Link } from "@remix-run/react";
import { BesideText } from "./beside";
import type { Block, Inline } from "./prose";
import type { InfoView } from "./view";

/** From this many sections on a page has a table of contents. */
const LONG = 5;

/** A page about Poliedro. */
export function Info({ view }: { view: InfoView }) {
  const { others, sections } = view;
  return (
    <article className="prose info">
      <header>
        <h1>{view.title}</h1>
        <p className="standfirst">{view.lead}</p>
        <nav className="others" aria-label={others.label}>
          <ul className="links">
            {others.links.map((link) => (
              <li key={link.language}>
                <a href={link.href} lang={link.language} hrefLang={link.language} rel="alternate">
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {sections.length >= LONG ? (
        <nav className="contents" aria-labelledby="contents">
          <h2 id="contents">{view.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {sections.map(({ id, title, blocks, beside }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks never change their places
            <Text key={at} block={block} />
          ))}
          {beside ? <BesideText beside={beside} /> : null}
        </section>
      ))}
    </article>
  );
}

function Text({ block }: { block: Block }) {
  if (block.kind === "paragraph")
    return (
      <p>
        <Line line={block.line} />
      </p>
    );
  return (
    <ul className="points">
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's items never change their places
        <li key={at}>
          <Line line={item} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: Inline[] }) {
  return line.map((piece) => {
    if (typeof piece === "string") return piece;
    if ("strong" in piece) return <strong key={piece.text}>{piece.text}</strong>;
    const { href, text } = piece;
    return href.startsWith("/") ? (
      <Link key={href + text} to={href} discover="none">
        {text}
      </Link>
    ) : (
      <a key={href + text} href={href}>
        {text}
      </a>
    );
  });
}
