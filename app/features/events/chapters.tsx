export interface ChaptersView {
  label: string;
  links: { href: string; text: string }[];
}

/** The event's sections as links, at the top of the page and of the window. */
export function Chapters({ chapters }: { chapters: ChaptersView }) {
  return (
    <nav className="chapters" aria-label={chapters.label}>
      <ul>
        {chapters.links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
