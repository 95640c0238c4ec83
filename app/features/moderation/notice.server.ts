import type { Comment } from "../../../domain/comments/queries";
import { RULES } from "../../../domain/moderation/rules";
import { fieldOf } from "../forms/sent.server";
import type { Page } from "../page/page.server";
import type { QuotedView } from "./parts";
import { quotedView } from "./words.server";

/** What somebody typed into the form. */
export interface NoticeValues {
  rule: string;
  explanation: string;
  email: string;
  submission: string;
}

export const valuesIn = (form: FormData): NoticeValues => ({
  rule: fieldOf(form, "norma"),
  explanation: fieldOf(form, "motivo"),
  email: fieldOf(form, "correo"),
  submission: fieldOf(form, "envio"),
});

export const emptyValues = (): NoticeValues => ({
  rule: "",
  explanation: "",
  email: "",
  submission: crypto.randomUUID(),
});

/** Ids of the fields, by the code of what is wrong with them. */
const WRONG: Record<string, keyof NoticeValues> = {
  rule_missing: "rule",
  explanation_invalid: "explanation",
  address_invalid: "email",
};

export interface NoticeView {
  title: string;
  lead: string;
  viewpoint: string;
  danger: string;
  quoted: QuotedView;
  rules: { label: string; list: { value: string; text: string }[] };
  explanation: { label: string; help: string };
  email: { label: string; help: string };
  send: string;
  log: { text: string; link: { href: string; text: string } };
  values: NoticeValues;
  /** What is wrong, and with which field; null for the whole. */
  wrong: { title: string; field: keyof NoticeValues | null; text: string } | null;
}

export function noticeView(
  page: Page,
  comment: Comment,
  values: NoticeValues,
  error: { code: string; text: string } | null,
): NoticeView {
  const { t, paths } = page;
  return {
    title: t("moderation.notice.title"),
    lead: t("moderation.notice.lead"),
    viewpoint: t("moderation.notice.viewpoint"),
    danger: t("moderation.notice.danger"),
    quoted: quotedView(page, comment),
    rules: {
      label: t("moderation.notice.rule"),
      list: RULES.map((value) => ({ value, text: t(`moderation.rule.${value}`) })),
    },
    explanation: { label: t("moderation.notice.explanation"), help: t("moderation.notice.explanationHelp") },
    email: { label: t("moderation.notice.email"), help: t("moderation.notice.emailHelp") },
    send: t("moderation.notice.send"),
    log: {
      text: t("moderation.notice.log"),
      link: { href: paths.page("moderationLog"), text: t("moderation.log.title") },
    },
    values,
    wrong: error && {
      title: t("moderation.words.wrong"),
      field: WRONG[error.code] ?? null,
      text: error.text,
    },
  };
}
