import { createContext, Fragment, type ReactNode, useContext } from "react";
import { Flag } from "../../../ui/flag";
import type { CorrectionView, FaceHead, Shared, Shown, SourceView, Text, Words } from "./view";

/** What every face draws on: the articles by id, and a few words. */
export const FaceContext = createContext<Shared>({ sources: {}, words: { sources: "", newTab: "" } });

/** Id of the sentence that says where links to newspapers open. */
const NEW_TAB = "new-tab";

/** The sentence that every link to a newspaper refers to; once on a page. */
export function NewTabNote() {
  return (
    <p id={NEW_TAB} hidden>
      {useContext(FaceContext).words.newTab}
    </p>
  );
}

interface FaceProps {
  head: FaceHead;
  name: string;
  children: ReactNode;
}

/** A section with its heading, its language where it is not the page's, and who wrote it. */
export function Face({ head, name, children }: FaceProps) {
  const { by, model, version } = head.writer;
  return (
    <section
      id={head.id}
      className={`face face-${name}`}
      aria-labelledby={`${head.id}-title`}
      data-written-by={by}
      data-model={model ?? undefined}
      data-version={version ?? undefined}
    >
      <h2 id={`${head.id}-title`}>{head.title}</h2>
      {head.note ? <p className="face-note">{head.note}</p> : null}
      {children}
      {head.label ? (
        <p className="written-by">
          {head.label.text} · <time dateTime={head.label.at.iso}>{head.label.at.text}</time>
        </p>
      ) : null}
    </section>
  );
}

/** A text, marked with its language where it is not the page's. */
export function Plain({ text }: { text: Text }) {
  return text.language ? <span lang={text.language}>{text.text}</span> : text.text;
}

interface SaidProps {
  words: Words;
  /** What became of them. */
  as?: "del" | "ins";
}

/** Words of ours, or an extract with its newspaper. */
export function Said({ words, as: Edit }: SaidProps) {
  const { sources } = useContext(FaceContext);
  const source = words.from === null ? undefined : sources[words.from];
  const text = <Plain text={words} />;
  return (
    <>
      {Edit ? <Edit>{text}</Edit> : text}
      {source ? (
        <>
          {" "}
          <span className="attribution">
            — <NewspaperLink source={source} />
          </span>
        </>
      ) : null}
    </>
  );
}

function NewspaperLink({ source }: { source: SourceView }) {
  return (
    <a href={source.url} target="_blank" rel="noopener" aria-describedby={NEW_TAB}>
      {source.newspaper}
    </a>
  );
}

/** The newspapers behind a statement, country by country, each leading to its article. */
export function Tellers({ ids }: { ids: number[] }) {
  const { sources } = useContext(FaceContext);
  const countries = new Map<string, { name: string; papers: Map<string, SourceView> }>();
  for (const id of ids) {
    const source = sources[id];
    if (!source) continue;
    const { code, name } = source.country;
    const country = countries.get(code) ?? { name, papers: new Map<string, SourceView>() };
    if (!country.papers.has(source.newspaper)) country.papers.set(source.newspaper, source);
    countries.set(code, country);
  }
  return (
    <ul className="tellers">
      {[...countries].map(([code, { name, papers }]) => (
        <li key={code}>
          <Flag code={code} name={name} />{" "}
          {[...papers.values()].map((source, i) => (
            <Fragment key={source.newspaper}>
              {i > 0 ? ", " : null}
              <NewspaperLink source={source} />
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface CoverageProps {
  ids: number[];
  /** "7 periódicos · 4 países" */
  coverage: string;
  /** The article whose newspaper the words before already name. */
  named?: number | null;
  /** Up to so many articles the newspapers are named at once. */
  few?: number;
}

/** How many newspapers of how many countries say so; who they are stands behind a disclosure, a few at once. */
export function Coverage({ ids, coverage, named = null, few = 3 }: CoverageProps) {
  const { words } = useContext(FaceContext);
  if (ids.every((id) => id === named)) return null;
  if (ids.length <= few) return <Tellers ids={ids} />;
  return (
    <details className="coverage">
      <summary>
        <span className="sr-only">{words.sources}: </span>
        {coverage}
      </summary>
      <Tellers ids={ids} />
    </details>
  );
}

/** What stood here before. */
export function Correction({ correction }: { correction: CorrectionView | null }) {
  if (!correction) return null;
  const { said, before } = correction;
  return (
    <p className="correction">
      <time dateTime={said.iso}>{said.text}</time> <Said words={before} as="del" />
    </p>
  );
}

interface ListProps<T> {
  shown: Shown<T>;
  /** Whether the order says something. */
  ordered?: boolean;
  /** Classes of the list and of each item. */
  className: string;
  itemClass?: string;
  keyOf: (item: T) => string | number;
  children: (item: T) => ReactNode;
}

/** A list, and the rest of it behind a disclosure. */
export function ShownList<T>({
  shown,
  ordered = false,
  className,
  itemClass,
  keyOf,
  children,
}: ListProps<T>) {
  const List = ordered ? "ol" : "ul";
  const items = (some: T[]) =>
    some.map((item) => (
      <li key={keyOf(item)} className={itemClass}>
        {children(item)}
      </li>
    ));
  return (
    <>
      <List className={className}>{items(shown.first)}</List>
      {shown.rest.length > 0 ? (
        <details className="rest">
          <summary>{shown.more}</summary>
          <List className={className} {...(ordered ? { start: shown.first.length + 1 } : {})}>
            {items(shown.rest)}
          </List>
        </details>
      ) : null}
    </>
  );
}
