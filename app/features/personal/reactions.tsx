import { Form, Link } from "@remix-run/react";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import type { ReactionsView, ReactionView } from "./view";

/** What the reader has done with events and articles. */
export function Reactions({ view }: { view: ReactionsView }) {
  return (
    <>
      {view.filters.map(({ label, links }) => (
        <nav key={label} className="own-filter" aria-label={label}>
          <p aria-hidden="true">{label}</p>
          <ul>
            {links.map(({ href, text, current }) => (
              <li key={href}>
                <Link to={href} preventScrollReset aria-current={current ? "true" : undefined}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {view.empty ? <Empty text={view.empty} /> : null}
      <ul className="own-list">
        {view.rows.map((row) => (
          <Row key={row.id} row={row} action={view.action} />
        ))}
      </ul>
      {view.newer || view.older ? (
        <p className="own-pages">
          {view.newer ? <Link to={view.newer.href}>{view.newer.text}</Link> : null}
          {view.older ? <Link to={view.older.href}>{view.older.text}</Link> : null}
        </p>
      ) : null}
    </>
  );
}

function Row({ row, action }: { row: ReactionView; action: string }) {
  return (
    <li className="own-row">
      <div>
        <p lang={row.language ?? undefined}>{row.title}</p>
        <p className="meta">
          <span>{row.action}</span>
          <time dateTime={row.at.iso}>{row.at.text}</time>
        </p>
      </div>
      <div className="own-ways">
        {row.see.outside ? (
          <a className="button" href={row.see.href} target="_blank" rel="noopener" aria-label={row.see.label}>
            {row.see.text}
          </a>
        ) : (
          <Link className="button" to={row.see.href} aria-label={row.see.label}>
            {row.see.text}
          </Link>
        )}
        {row.remove ? (
          <Form method="post" action={action} preventScrollReset>
            {Object.entries(row.remove.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" kind="plain" name="formulario" value="quitar" aria-label={row.remove.label}>
              {row.remove.text}
            </Button>
          </Form>
        ) : null}
      </div>
    </li>
  );
}
