import type { Moment } from "../../i18n/times";

export interface NewspaperView {
  id: number;
  name: string;
  homepage: string;
  language: string;
  lastRead: Moment | null;
  health: "new" | "well" | "partly" | "failing";
  /** Health in words, with the reason where it is not well. */
  state: string;
}

export interface NewspapersView {
  title: string;
  lead: string;
  totals: string[];
  columns: { name: string; language: string; lastRead: string; state: string };
  words: { never: string; off: string; none: string };
  countries: { code: string; name: string; newspapers: NewspaperView[]; off: string[] }[];
}

/** Every newspaper of the catalogue by country, and how reading it goes. */
export function Newspapers({ view }: { view: NewspapersView }) {
  return (
    <div className="newspapers">
      <h1>{view.title}</h1>
      <p className="standfirst">{view.lead}</p>
      <p className="totals">{view.totals.join(" ")}</p>
      {view.countries.length === 0 ? <p className="empty">{view.words.none}</p> : null}
      {view.countries.map((country) => (
        <section key={country.code} aria-labelledby={`country-${country.code}`}>
          <h2 id={`country-${country.code}`}>
            {country.name}
            {country.newspapers.length > 0 ? (
              <span className="count"> {country.newspapers.length}</span>
            ) : null}
          </h2>
          {country.newspapers.length > 0 ? (
            <Table heading={`country-${country.code}`} view={view} newspapers={country.newspapers} />
          ) : null}
          {country.off.length > 0 ? (
            <p className="off">
              {view.words.off} {country.off.join(" · ")}
            </p>
          ) : null}
        </section>
      ))}
    </div>
  );
}

function Table({
  heading,
  view,
  newspapers,
}: {
  heading: string;
  view: NewspapersView;
  newspapers: NewspaperView[];
}) {
  const { columns, words } = view;
  return (
    <table aria-labelledby={heading}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.language}</th>
          <th scope="col">{columns.lastRead}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {newspapers.map((newspaper) => (
          <tr key={newspaper.id}>
            <th scope="row">
              <a className="homepage" href={newspaper.homepage} rel="noopener">
                {newspaper.name}
              </a>
            </th>
            <td>{newspaper.language}</td>
            <td>
              {newspaper.lastRead ? (
                <time dateTime={newspaper.lastRead.iso}>{newspaper.lastRead.text}</time>
              ) : (
                words.never
              )}
            </td>
            <td className={`health ${newspaper.health}`}>{newspaper.state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
