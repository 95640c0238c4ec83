import { type Desk, reach, shown } from "./desk.server";
import { telling } from "./told.server";
import type { FactsView } from "./view";

/** Facts in view. */
const MOST = 12;

/** The facts, most corroborated first: by newspapers, then by countries. Null without facts. */
export function factsFace(desk: Desk): ({ language: string | null } & FactsView) | null {
  const section = telling(desk, desk.analysis.sections.facts);
  if (!section) return null;
  const facts = section.told
    .map(({ statement }) => ({ statement, ...reach(desk, statement.sources) }))
    .sort((a, b) => b.newspapers - a.newspapers || b.countries - a.countries)
    .map(({ statement }) => statement);
  return { language: section.language, facts: shown(desk, facts, MOST) };
}
