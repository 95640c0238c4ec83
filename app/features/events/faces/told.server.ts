import { isCorrected } from "../../../../domain/analysis/corrections";
import type { Statement } from "../../../../domain/analysis/findings";
import type { Kept } from "../../../../domain/analysis/kept";
import { tell } from "../../../../domain/analysis/rules";
import { foreign } from "../../lanes/views.server";
import { behind, type Desk, hasChanged, moment, wordsOf } from "./desk.server";
import type { CorrectionView, StatementView, Words } from "./view";

/** A section's statements in the one language it is told in. */
export interface Telling<T> {
  /** Where it is not the page's. */
  language: string | null;
  told: { item: T; statement: StatementView }[];
}

/** Null for a section without statements. */
export function telling<T extends Statement>(desk: Desk, kept: readonly Kept<T>[]): Telling<T> | null {
  const told = tell(kept, desk.page.language);
  const [first] = told;
  if (!first) return null;
  const byEditor = new Set(kept.filter(({ pinned }) => pinned).map(({ key }) => key));
  return {
    language: foreign(desk.page, first.language),
    told: told.map(({ key, item, correction, ...words }) => ({
      item,
      statement: {
        key,
        words: wordsOf(desk, words),
        ...behind(desk, item.sources),
        correction:
          correction && (byEditor.has(key) || isCorrected(correction.before, words, hasChanged(desk)))
            ? correctionOf(desk, correction.at, wordsOf(desk, correction.before))
            : null,
      },
    })),
  };
}

/** What stood there before, and until when (ms UTC). */
export const correctionOf = (desk: Desk, at: number, before: Words): CorrectionView => {
  const { text, iso } = moment(desk, at);
  return { said: { text: desk.page.t("faces.corrected", { time: text }), iso }, before };
};
