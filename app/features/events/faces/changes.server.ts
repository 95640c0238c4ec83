import { correctedValues, isCorrected } from "../../../../domain/analysis/corrections";
import { contradiction, type Section, sections } from "../../../../domain/analysis/findings";
import type { AnalysisChangeLine } from "../../../../domain/analysis/queries";
import { type Words as Line, lineOf } from "../../../../domain/analysis/rules";
import { HOUR } from "../../../../domain/shared/time";
import { type Desk, hasChanged, moment, quoted, shown, wordsOf } from "./desk.server";
import type { ChangesView, ChangeView } from "./view";

/** Changes in view. */
export const MOST_CHANGES = 20;

/** What has changed since the first hour, newest first. Null while nothing has. */
export function changesOf(desk: Desk): ChangesView | null {
  const since = firstAnalysis(desk) + HOUR;
  const changes = desk.analysis.changes
    .filter(({ at, by }) => by === "editor" || at > since)
    .flatMap((change) => changeView(desk, change));
  if (changes.length === 0) return null;
  return { title: desk.page.t("faces.changes"), changes: shown(desk, changes, MOST_CHANGES) };
}

/** When the event was analysed first (ms UTC), by its record, else by its oldest statement, else in no time. */
function firstAnalysis({ analysis }: Desk): number {
  const written = analysis.changes.filter(({ kind }) => kind === "written").map(({ at }) => at);
  const added = sections.flatMap((section) => analysis.sections[section].map(({ addedAt }) => addedAt));
  const times = written.length > 0 ? written : added;
  return times.length > 0 ? Math.min(...times) : 0;
}

/** Nothing where another article's words took the place of what still stands and tell nothing new. */
function changeView(desk: Desk, change: AnalysisChangeLine): ChangeView[] {
  const before = lineIn(desk, change.before);
  const after = lineIn(desk, change.after);
  const replaced = change.kind === "corrected" && !isCorrection(desk, change, before, after);
  if (replaced && after?.text === before?.text) return [];
  return [
    {
      id: change.id,
      at: moment(desk, change.at),
      what: whatChanged(desk, replaced ? { ...change, kind: "added" } : change),
      before: before && !replaced ? wordsOf(desk, before) : null,
      after: after && wordsOf(desk, after),
    },
  ];
}

/** Whether something that was told no longer stands. */
function isCorrection(
  desk: Desk,
  change: AnalysisChangeLine,
  before: Line | null,
  after: Line | null,
): boolean {
  if (change.by === "editor") return true;
  const [old, now] = [versions.safeParse(change.before), versions.safeParse(change.after)];
  if (old.success && now.success) return correctedValues(old.data, now.data, hasChanged(desk)).length > 0;
  return before !== null && after !== null && isCorrected(before, after, hasChanged(desk));
}

const versions = contradiction.pick({ versions: true });

function whatChanged({ page: { t } }: Desk, { kind, by, section, articles }: AnalysisChangeLine): string {
  if (kind === "signed" || kind === "unsigned") return t(`faces.change.${kind}`);
  const parts = [t(`faces.change.${kind}`)];
  if (isSection(section)) parts.push(t(`faces.${section}`));
  if (kind === "written") parts.push(t("count.articles", { count: articles.length }));
  if (by === "editor") parts.push(t("faces.change.editor"));
  return parts.join(" · ");
}

const isSection = (name: string): name is Section => (sections as readonly string[]).includes(name);

/** A statement in one line, what was said in the page's quotation marks; null where there is no statement. */
const lineIn = ({ page: { language } }: Desk, statement: unknown): Line | null =>
  lineOf(statement, language, (text) => quoted(text, language));
