import type { NoticeStory } from "../../../domain/moderation/queries";
import { mayAppeal } from "../../../domain/moderation/rules";
import { momentInWords } from "../../i18n/times";
import type { Page } from "../page/page.server";
import type { AskView, DecisionView } from "./parts";
import { decisionView } from "./words.server";

export interface ReceiptView {
  title: string;
  keep: string;
  received: { text: string; iso: string };
  told: { title: string; rule: string; explanation: string };
  /** Where it stands; empty where the decision says it. */
  state: string;
  decision: DecisionView | null;
  toLog: { href: string; text: string } | null;
  ask: AskView | null;
}

export function receiptView(
  page: Page,
  story: NoticeStory,
  typed: { value: string; error: string } | null,
): ReceiptView {
  const { t, language, paths } = page;
  const { receipt, standing, withdrawn } = story;
  const at = momentInWords(language, story.createdAt);
  return {
    title: t("moderation.receipt.title", { receipt }),
    keep: t("moderation.receipt.keep"),
    received: { iso: at.iso, text: t("moderation.receipt.received", { at: at.text }) },
    told: {
      title: t("moderation.receipt.told"),
      rule: t(`moderation.rule.${story.rule}`),
      explanation: story.explanation,
    },
    state: stateOf(page, story),
    decision: standing && !withdrawn ? decisionView(page, standing) : null,
    toLog: standing ? { href: paths.decision(standing.id), text: t("moderation.words.toLog") } : null,
    ask: standing && !standing.waiting && mayAppeal(standing, "sender") ? askView(page, typed) : null,
  };
}

export const askView = ({ t }: Page, typed: { value: string; error: string } | null): AskView => ({
  title: t("moderation.appeal.ask"),
  text: t("moderation.appeal.text"),
  label: t("moderation.appeal.label"),
  send: t("moderation.appeal.send"),
  value: typed?.value ?? "",
  error: typed?.error ?? null,
});

function stateOf({ t }: Page, { standing, withdrawn }: NoticeStory): string {
  if (withdrawn) return t("moderation.receipt.withdrawn");
  if (!standing) return t("moderation.receipt.open");
  if (standing.waiting) return t("moderation.receipt.waiting");
  return mayAppeal(standing, "sender") || standing.outcome === "hidden" ? "" : t("moderation.receipt.final");
}
