import { shortDate } from "../../../i18n/times";
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
  const dated = section.told
    .flatMap(({ item, statement }) =>
      item.at === null ? [] : [{ statement, at: item.at, event: item.event }],
    )
    .sort((a, b) => a.at - b.at)
    .map(({ statement, at, event }) => ({
      ...statement,
      at: { text: shortDate(language, at, now), iso: new Date(at).toISOString().slice(0, 10) },
      earlier: event === null ? null : { id: event, href: paths.event(event) },
    }));
  return {
    language: section.language,
    background: section.told.filter(({ item }) => item.at === null).map(({ statement }) => statement),
    timeline: shown(desk, dated, MOST),
  };
}
