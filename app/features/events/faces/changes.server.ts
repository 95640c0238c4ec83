import { type Section, sections } from "../../../../domain/analysis/findings";
import type { AnalysisChangeLine } from "../../../../domain/analysis/queries";
import { lineOf } from "../../../../domain/analysis/rules";
import { type Desk, moment, shown, wordsOf } from "./desk.server";
import type { ChangesView, ChangeView, Words } from "./view";

/** Changes in view. */
export const MOST_CHANGES = 20;

/** What has changed since the first hour, newest first. Null while nothing has. */
export function changesOf(desk: Desk): ChangesView | null {
  const changes = desk.analysis.changes.map((change) => changeView(desk, change));
  if (changes.length === 0) return null;
  return { title: desk.page.t("faces.changes"), changes: shown(desk, changes, MOST_CHANGES) };
}

function changeView(desk: Desk, change: AnalysisChangeLine): ChangeView {
  return {
    id: change.id,
    at: moment(desk, change.at),
    what: whatChanged(desk, change),
    before: lineIn(desk, change.before),
    after: lineIn(desk, change.after),
  };
}

function whatChanged({ page: { t } }: Desk, { kind, by, section, articles }: AnalysisChangeLine): string {
  if (kind === "signed" || kind === "unsigned") return t(`faces.change.${kind}`);
  const parts = [t(`faces.change.${kind}`)];
  if (isSection(section)) parts.push(t(`faces.${section}`));
  if (kind === "written") parts.push(t("count.articles", { count: articles.length }));
  if (by === "editor") parts.push(t("faces.change.editor"));
  return parts.join(" · ");
}

const isSection = (name: string): name is Section => (sections as readonly string[]).includes(name);

/** A statement in one line, an extract with its newspaper; null where there is no statement. */
function lineIn(desk: Desk, statement: unknown): Words | null {
  const line = lineOf(statement, desk.page.language);
  return line && wordsOf(desk, line);
}
