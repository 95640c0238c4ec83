import type { Comment } from "../../../domain/comments/queries";
import type { Standing } from "../../../domain/moderation/queries";
import { mayAppeal } from "../../../domain/moderation/rules";
import type { Page } from "../page/page.server";
import type { AskView, DecisionView, QuotedView } from "./parts";
import { askView } from "./receipt.server";
import { decisionView, quotedView } from "./words.server";

export interface AppealView {
  title: string;
  quoted: QuotedView;
  decision: DecisionView;
  state: string;
  ask: AskView | null;
}

/** What was decided about a comment, for its author. */
export function appealView(
  page: Page,
  { comment, standing }: { comment: Comment; standing: Standing },
  typed: { value: string; error: string } | null,
): AppealView {
  const { t } = page;
  const open = mayAppeal(standing, "author");
  const final = standing.outcome === "hidden" ? t("moderation.receipt.final") : "";
  return {
    title: t("moderation.appeal.title"),
    quoted: quotedView(page, comment),
    decision: decisionView(page, standing),
    state: standing.waiting ? t("moderation.receipt.waiting") : open ? "" : final,
    ask: open ? askView(page, typed) : null,
  };
}
