import type { LogView } from "./log.server";

/** Every decision about a comment, for everyone to read. */
export function Log({ view }: { view: LogView }) {
  const { how, figures, entries, older, words } = view;
  return (
    <section className="notice moderation-log">
      <h1>{view.title}</h1>
      <p className="standfirst">{view.lead}</p>
      <p>
        <a href={how.href}>{how.text}</a>
      </p>
      <h2>{figures.title}</h2>
      <dl className="log-figures">
        {figures.list.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{view.list}</h2>
      {view.none ? <p>{view.none}</p> : null}
      <ol className="log-entries">
        {entries.map(({ id, anchor, at, outcome, rule, reason, notes }) => (
          <li key={id} id={anchor}>
            <p className="log-outcome">{outcome}</p>
            <p className="log-rule">
              {words.rule}: {rule}
            </p>
            <p className="as-typed" lang={reason.language ?? undefined}>
              {reason.text}
            </p>
            <p className="log-notes">
              <time dateTime={at.iso}>{at.text}</time>
              {notes.map((note) => (
                <span key={note}>{note}</span>
              ))}
            </p>
          </li>
        ))}
      </ol>
      {older ? (
        <p>
          <a href={older.href} rel="next">
            {older.text}
          </a>
        </p>
      ) : null}
    </section>
  );
}
