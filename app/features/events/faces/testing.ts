import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Findings, Section, Statement, Wording } from "../../../../domain/analysis/findings";
import { sections } from "../../../../domain/analysis/findings";
import { type Item, type Kept, type KeptSections, noSections } from "../../../../domain/analysis/kept";
import type { SourceOfStatement, StandingAnalysis } from "../../../../domain/analysis/queries";
import type { Language } from "../../../../domain/shared/languages";
import { HOUR } from "../../../../domain/shared/time";
import { guestContext } from "../../../testing";
import { openPage, type Page } from "../../page/page.server";
import type { FacesPart } from "../view";
import { Faces } from "./faces";
import { facesView } from "./faces.server";
import type { FacesView } from "./view";

export const NOW = Date.UTC(2026, 10, 20, 18, 0);

/** A reader's page of event 5, at `NOW`. */
export const pageIn = (language: Language): Promise<Page> =>
  openPage({
    request: new Request(`https://poliedro.example/evento/5?idioma=${language}`),
    context: guestContext({ clock: { now: () => NOW }, origin: "https://poliedro.example" }),
  });

/** What a page gets of an analysed event on which nobody has commented. */
export const partOf = (view: FacesView | null): FacesPart => ({
  view,
  comments: null,
  tabs: null,
  generated: null,
});

/** The faces of an analysis as markup. The page lists articles 1 to 20. */
export async function markupOf(analysis: StandingAnalysis, language: Language = "es"): Promise<string> {
  const faces = facesView(await pageIn(language), analysis, new Set(many(20)));
  return renderToStaticMarkup(createElement(Faces, { part: partOf(faces) }));
}

/** 1 to `count`. */
export const many = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Levels of the headings, in their order. */
export const headingLevels = (html: string): number[] =>
  [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));

/** A word that no column is wide enough for. */
export const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsversammlung";
/** A text that would be markup if it were not escaped. */
export const HOSTILE = `<script>alert("x")</script><img src=x onerror='y'>`;

/** Invented newspapers: article n is by the n-th one, n hours before `NOW`. */
const PAPERS: readonly (readonly [name: string, country: string, language: Language])[] = [
  ["La Voz del Estuario", "ES", "es"],
  ["Elbe-Kurier", "DE", "de"],
  ["La Dépêche armoricaine", "FR", "fr"],
  ["The Blank Broadsheet", "GB", "en"],
  ["Diario de Altamar", "ES", "es"],
  ["Main-Anzeiger", "DE", "de"],
  ["El Faro Austral", "AR", "es"],
  ["Le Courrier du Lac", "CH", "fr"],
];

/** Article `n`, from 1 on. */
export function source(n: number): SourceOfStatement {
  const [name, country, language] = PAPERS[(n - 1) % PAPERS.length]!;
  const round = Math.ceil(n / PAPERS.length);
  const slug = `p${n}`;
  return {
    id: n,
    headline: `Titular ${n}`,
    url: `https://${slug}.example/${n}`,
    language,
    publishedAt: NOW - n * HOUR,
    changed: false,
    newspaper: { slug, name: round > 1 ? `${name} ${round}` : name, domain: `${slug}.example`, country },
  };
}

/** Words of ours, or an extract of the article `from`. */
export const words = (text: string, from: number | null = null, language: Language = "es"): Wording => ({
  language,
  text,
  from,
});

export const told = (text: string, sources: number[], from: number | null = null): Statement => ({
  wordings: [words(text, from)],
  sources,
});

/** A statement as it stands since the event's first hour. */
export const kept = <T>(item: T, key: string, rest: Partial<Kept<T>> = {}): Kept<T> => ({
  key,
  addedAt: NOW - 5 * HOUR,
  item,
  correction: null,
  pinned: false,
  ...rest,
});

/** The analysis with that article changed by its newspaper. */
export function changed(analysis: StandingAnalysis, id: number): StandingAnalysis {
  analysis.sources.set(id, { ...source(id), changed: true });
  return analysis;
}

/** An analysis with these findings, keyed "0", "1" …, on articles 1 to 40. */
export function analysisOf(
  findings: Partial<Findings>,
  rest: Partial<Omit<StandingAnalysis, "sections">> = {},
): StandingAnalysis {
  const standing = noSections() as Record<Section, Kept<Item>[]>;
  for (const section of sections)
    standing[section] = (findings[section] ?? []).map((item, i) => kept<Item>(item, String(i)));
  const author = { kind: "embedded" as const, name: "poliedro", version: "1" };
  return {
    sections: standing as KeptSections,
    authors: Object.fromEntries(sections.map((section) => [section, author])) as StandingAnalysis["authors"],
    madeAt: NOW - HOUR,
    changedAt: NOW - HOUR,
    articleCount: 40,
    newspaperCount: 31,
    signed: null,
    sources: new Map(many(40).map((n) => [n, source(n)])),
    changes: [],
    ...rest,
  };
}
