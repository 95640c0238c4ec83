import type { ContextItem, DatePrecision } from "../../../../domain/analysis/findings";
import type { Language } from "../../../../domain/shared/languages";
import { type Moment, shortDate } from "../../../i18n/times";
import { type Desk, shown } from "./desk.server";
import { telling } from "./told.server";
import type { ContextView } from "./view";

/** Earlier moments in view. */
const MOST = 10;

/** What was before: background sentences, and dated moments from the oldest on. Null where nothing was. */
export function contextFace(desk: Desk): ({ language: string | null } & ContextView) | null {
  const section = telling(desk, desk.analysis.sections.context);
  if (!section) return null;
  const { language, now, paths } = desk.page;
  const moments = section.told
    .flatMap(({ item, statement }) =>
      item.at === null ? [] : [{ statement, at: item.at, precision: precisionOf(item), event: item.event }],
    )
    .sort((a, b) => a.at - b.at)
    .map(({ statement, at, precision, event }) => ({
      ...statement,
      at: dated(language, at, precision, now),
      earlier: event === null ? null : { id: event, href: paths.event(event) },
    }));
  return {
    language: section.language,
    background: section.told.filter(({ item }) => item.at === null).map(({ statement }) => statement),
    timeline: shown(desk, moments, MOST),
  };
}

/** Analyses that kept no precision put a mere year on the first of January: of that day no more than the year is known. */
function precisionOf({ at, event, precision }: ContextItem): DatePrecision {
  if (precision) return precision;
  const isNewYear = at !== null && new Date(at).toISOString().slice(4) === "-01-01T00:00:00.000Z";
  return event === null && isNewYear ? "year" : "day";
}

/** "2017", "mar 2017" or "3 mar 2017", as much as the source says. */
function dated(language: Language, at: number, precision: DatePrecision, now: number): Moment {
  const iso = new Date(at).toISOString();
  if (precision === "year") return { text: iso.slice(0, 4), iso: iso.slice(0, 4) };
  if (precision === "day") return { text: shortDate(language, at, now), iso: iso.slice(0, 10) };
  const month = new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" });
  return { text: month.format(at), iso: iso.slice(0, 7) };
}
