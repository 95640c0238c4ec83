import type { Wording } from "../../../../domain/analysis/findings";
import type { SourceOfStatement, StandingAnalysis } from "../../../../domain/analysis/queries";
import { DAY } from "../../../../domain/shared/time";
import { clockTime, type Moment, shortDate } from "../../../i18n/times";
import { foreign } from "../../lanes/views.server";
import type { Page } from "../../page/page.server";
import { coverageOf } from "../words.server";
import type { Shown, Text, Words } from "./view";

/** What a face is made from: the reader's page and the event's analysis. */
export interface Desk {
  page: Page;
  analysis: StandingAnalysis;
}

/** The articles among these that are known. */
export const known = ({ analysis }: Desk, ids: readonly number[]): SourceOfStatement[] =>
  ids.flatMap((id) => analysis.sources.get(id) ?? []);

/** Whether an article has been changed by its newspaper since it was first read. */
export const hasChanged =
  ({ analysis }: Desk) =>
  (id: number): boolean =>
    analysis.sources.get(id)?.changed ?? false;

/** Newspapers and countries behind these articles: "7 periódicos · 4 países"; empty when none is known. */
export function coverage(desk: Desk, ids: readonly number[]): string {
  const { newspapers, countries } = reach(desk, ids);
  return newspapers > 0 ? coverageOf(desk.page, { newspapers, countries }) : "";
}

/** How many newspapers and countries these articles come from. */
export function reach(desk: Desk, ids: readonly number[]): { newspapers: number; countries: number } {
  const some = known(desk, ids);
  return {
    newspapers: new Set(some.map(({ newspaper }) => newspaper.slug)).size,
    countries: new Set(some.map(({ newspaper }) => newspaper.country)).size,
  };
}

/** What a view says of the articles behind a statement. */
export const behind = (desk: Desk, ids: readonly number[]): { sources: number[]; coverage: string } => ({
  sources: known(desk, ids).map(({ id }) => id),
  coverage: coverage(desk, ids),
});

/** The language of texts that are all in another one than the page; null where any is in the page's. */
export const languageOfAll = (texts: readonly Text[]): string | null =>
  texts.every(({ language }) => language !== null) ? (texts[0]?.language ?? null) : null;

interface Marks {
  /** French ones stand off by a narrow space that does not break. */
  outer: readonly [string, string];
  inner: readonly [string, string];
  /** A quotation within another one, in the marks of the first level. */
  nested: RegExp;
}

const ENGLISH: Marks = { outer: ["“", "”"], inner: ["‘", "’"], nested: /“([^“”]+)”/gu };
const MARKS: Readonly<Record<string, Marks>> = {
  es: { outer: ["«", "»"], inner: ["“", "”"], nested: /«([^«»]+)»/gu },
  en: ENGLISH,
  fr: { outer: ["«\u202f", "\u202f»"], inner: ["“", "”"], nested: /«\s?([^«»]+?)\s?»/gu },
  de: { outer: ["„", "“"], inner: ["‚", "‘"], nested: /„([^„“”]+)[“”]/gu },
};

/** The full stop of a sentence; not that of "EE. UU.", "etc." or an ellipsis. */
const FULL_STOP = /(?<![.\p{Lu}]|\betc)\.$/u;

/** The text in the quotation marks of a language, quotations within it in those of the second level. */
export function quoted(text: string, language: string): string {
  const { outer, inner, nested } = MARKS[language] ?? ENGLISH;
  const within = text.replace(nested, `${inner[0]}$1${inner[1]}`);
  // In Spanish the full stop stands behind the marks, where the newspaper's name goes on.
  const words = language === "es" ? within.replace(FULL_STOP, "") : within;
  return `${outer[0]}${words}${outer[1]}`;
}

/** Words of ours with numbers that no line end parts from their "%". */
export const bound = (text: string): string => text.replace(/(?<=\d) (?=%)/gu, "\u00a0");

export const textOf = ({ page }: Desk, { text, language }: { text: string; language: string }): Text => ({
  text,
  language: foreign(page, language),
});

/** A wording, in any language. */
type SaidIn = Omit<Wording, "language"> & { language: string };

/** A wording as the page shows it: extracts in quotation marks, with their article. */
export function wordsOf(desk: Desk, { text, language, from }: SaidIn): Words {
  const extract = from !== null;
  return {
    ...textOf(desk, { text: extract ? quoted(text, language) : bound(text), language }),
    from: extract && desk.analysis.sources.has(from) ? from : null,
  };
}

/** "14:05 UTC" today, "18 nov, 14:05 UTC" before. `at`: ms UTC. */
export function moment({ page: { language, now } }: Desk, at: number): Moment {
  const time = clockTime(language, at);
  const today = Math.floor(at / DAY) === Math.floor(now / DAY);
  return {
    text: today ? time : `${shortDate(language, at, now)}, ${time}`,
    iso: new Date(at).toISOString(),
  };
}

/** The beginning of a list; the rest stands behind a disclosure that says how many there are. */
export function shown<T>({ page }: Desk, items: readonly T[], most: number): Shown<T> {
  const rest = items.slice(most);
  return {
    first: items.slice(0, most),
    rest,
    more: rest.length > 0 ? page.t("faces.more", { count: rest.length }) : "",
  };
}
