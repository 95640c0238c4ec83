import { type OpinionItem, stances } from "../../../../domain/analysis/findings";
import { type Desk, shown } from "./desk.server";
import { type Telling, telling } from "./told.server";
import type { OpinionsView, StatementView } from "./view";

/** Holders in view of each stance. */
const MOST = 6;

/** Who thinks what: by stance, then by whose opinion it is. Null without opinions. */
export function opinionsFace(desk: Desk): ({ language: string | null } & OpinionsView) | null {
  const section = telling(desk, desk.analysis.sections.opinions);
  if (!section) return null;
  const { t } = desk.page;
  const anyStance = section.told.some(({ item }) => item.stance !== null);
  const groups = [...stances, null].flatMap((stance) => {
    const told = section.told.filter(({ item }) => item.stance === stance);
    if (told.length === 0) return [];
    const title = anyStance ? t(`faces.stance.${stance ?? "none"}`) : null;
    return [{ title, holders: shown(desk, byHolder(told), MOST) }];
  });
  return { language: section.language, stances: groups };
}

/** Opinions of one holder stand together; what has no holder stands alone. */
function byHolder(told: Telling<OpinionItem>["told"]) {
  const groups: { holder: string | null; statements: StatementView[] }[] = [];
  for (const { item, statement } of told) {
    const group = groups.find(({ holder }) => holder !== null && holder === item.holder);
    if (group) group.statements.push(statement);
    else groups.push({ holder: item.holder, statements: [statement] });
  }
  return groups;
}
