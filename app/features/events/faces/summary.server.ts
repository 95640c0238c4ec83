import { type Desk, shown } from "./desk.server";
import { telling } from "./told.server";
import type { SummaryView } from "./view";

/** Sentences in view. */
const MOST = 8;
/** Source numbers beside a sentence. */
const MOST_NUMBERS = 5;

/** The summary, sentence by sentence. Null without any. */
export function summaryFace(desk: Desk): ({ language: string | null } & SummaryView) | null {
  const section = telling(desk, desk.analysis.sections.summary);
  if (!section) return null;
  const sentences = section.told.map(({ statement }) => {
    const numbers = statement.sources.slice(0, MOST_NUMBERS);
    const others = statement.sources.slice(MOST_NUMBERS);
    return {
      ...statement,
      numbers,
      others,
      more: others.length > 0 ? desk.page.t("faces.moreSources", { count: others.length }) : "",
    };
  });
  return { language: section.language, sentences: shown(desk, sentences, MOST) };
}
