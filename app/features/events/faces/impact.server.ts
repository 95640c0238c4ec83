import { certainties } from "../../../../domain/analysis/findings";
import { type Desk, shown } from "./desk.server";
import { telling } from "./told.server";
import type { ImpactView } from "./view";

/** Statements in view. */
const MOST = 10;

/** What may come, the most certain first. Null where nothing is said of it. */
export function impactFace(desk: Desk): ({ language: string | null } & ImpactView) | null {
  const section = telling(desk, desk.analysis.sections.impact);
  if (!section) return null;
  const items = section.told
    .toSorted((a, b) => certainties.indexOf(a.item.certainty) - certainties.indexOf(b.item.certainty))
    .map(({ item: { certainty, when }, statement }) => ({
      ...statement,
      certainty: desk.page.t(`faces.certainty.${certainty}`),
      // A source's own words: they stand for themselves only where the reader's language is theirs.
      when: statement.words.language === null ? when : null,
    }));
  return { language: section.language, items: shown(desk, items, MOST) };
}
