import { data } from "@remix-run/cloudflare";
import { piecesOf } from "../../../domain/comments/rules";
import type { Outcome, Rule } from "../../../domain/moderation/rules";
import { DomainError } from "../../../domain/shared/errors";
import { errorText } from "../../i18n/errors";
import { statusOf } from "../../i18n/status";
import { age, momentInWords } from "../../i18n/times";
import { placeOf } from "../comments/write.server";
import { type Page, problem } from "../page/page.server";
import type { DecisionView, QuotedView } from "./parts";

/** For whom it is made alone. */
export const PRIVATE = { headers: { "Cache-Control": "private, no-store" } };

/** A comment as it is quoted. */
export function quotedView(
  page: Page,
  comment: {
    id: number;
    eventId: number | null;
    articleId: number | null;
    text: string;
    language: string | null;
    createdAt: number;
    author: { alias: string } | null;
  },
): QuotedView {
  const { t, language, now } = page;
  return {
    title: t("moderation.words.comment"),
    pieces: piecesOf(comment.text),
    language: comment.language === language ? null : comment.language,
    by: t("moderation.words.by", {
      name: comment.author?.alias ?? t("comments.noName"),
      age: age(t, language, comment.createdAt, now).text,
    }),
    place: { href: placeOf(page, comment), text: t("moderation.words.place") },
  };
}

interface Told {
  outcome: Outcome;
  rule: Rule;
  reason: string;
  language: string;
  createdAt: number;
  onAppeal: boolean;
}

export function decisionView({ t, language }: Page, told: Told): DecisionView {
  const at = momentInWords(language, told.createdAt);
  const text = told.onAppeal
    ? t("moderation.receipt.decidedOnAppeal", { at: at.text })
    : t("moderation.receipt.decided", { at: at.text });
  return {
    outcome: t(`moderation.outcome.${told.outcome}`),
    rule: { label: t("moderation.words.rule"), text: t(`moderation.rule.${told.rule}`) },
    reason: {
      label: t("moderation.words.reason"),
      text: told.reason,
      language: told.language === language ? null : told.language,
    },
    at: { ...at, text },
  };
}

/** What a room refused, for the form that it was sent by: its words and the answer's status. Throws what no room threw. */
export function refusal(page: Page, error: unknown): { code: string; text: string; status: number } {
  if (!(error instanceof DomainError)) throw error;
  return {
    code: error.code,
    text: errorText(error.code, page.language, error.params),
    status: statusOf(error),
  };
}

/**
 * What a route throws where a room refused: a page that says so.
 * @param sent the text that was sent, which would be lost
 */
export function refused(page: Page, error: unknown, sent = "") {
  const { text, status } = refusal(page, error);
  const kept = sent.trim() ? { kept: { text: sent } } : {};
  return problem(status, { title: text, description: page.t("problem.notFound"), ...kept });
}

/** An answer for its asker alone. */
export const own = <T>(value: T, status = 200) => data(value, { ...PRIVATE, status });
