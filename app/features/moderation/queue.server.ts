import type { Viewer } from "../../../domain/accounts/rules";
import type { Case, CaseCursor } from "../../../domain/moderation/cases";
import { mayDecideAppeal } from "../../../domain/moderation/commands";
import { type Outcome, outcomesFor, REASON_LENGTH, RULES } from "../../../domain/moderation/rules";
import { age } from "../../i18n/times";
import { withNext } from "../auth/view.server";
import type { Page } from "../page/page.server";
import type { QuotedView } from "./parts";
import { quotedView } from "./words.server";

/** What a moderator typed about a case. */
export interface DecisionValues {
  comment: number;
  outcome: string;
  rule: string;
  reason: string;
}

export interface CaseView {
  id: number;
  anchor: string;
  quoted: QuotedView;
  /** What it answers. */
  parent: { text: string; said: string } | null;
  notices: {
    title: string;
    list: { id: number; rule: string; explanation: string; age: string }[];
    /** How many there are besides. */
    further: string | null;
  } | null;
  appeal: { title: string; text: string; before: string; reason: string } | null;
  /** Why this moderator cannot decide, or what follows if they do. */
  remark: string | null;
  form: {
    outcomes: { value: Outcome; text: string; chosen: boolean }[];
    rules: { value: string; text: string; chosen: boolean }[];
    reason: string;
    error: string | null;
  } | null;
}

export interface QueueView {
  title: string;
  lead: string;
  /** Said where there is nothing to decide. */
  none: string | null;
  done: string | null;
  /** A decision that could not be carried out, about what cannot be decided any more. */
  late: { error: string; reason: string } | null;
  cases: CaseView[];
  words: {
    decision: string;
    rule: string;
    reason: string;
    reasonHelp: string;
    send: string;
    least: number;
    most: number;
  };
  log: { href: string; text: string };
  /** To what has waited longest, from a later page. */
  first: { href: string; text: string } | null;
  next: { href: string; text: string } | null;
}

/** The address's part that says where a page begins: "since-id". */
const AFTER = "despues_de";

/** Where the page that the address asks for begins; null for the first. */
export function cursorIn({ url }: Page): CaseCursor | null {
  const [, since, id] = /^(\d{1,15})-(\d{1,15})$/.exec(url.searchParams.get(AFTER) ?? "") ?? [];
  return since && id ? { since: Number(since), id: Number(id) } : null;
}

export function queueView(
  page: Page,
  viewer: Viewer,
  { cases, next }: { cases: Case[]; next: CaseCursor | null },
  failed: { values: DecisionValues; error: string } | null,
): QueueView {
  const { t, url, paths } = page;
  const first = withNext("/moderacion", page, null);
  const shown = cases.map((one) =>
    caseView(page, viewer, one, failed?.values.comment === one.id ? failed : null),
  );
  const after = next && new URLSearchParams({ [AFTER]: `${next.since}-${next.id}` });
  return {
    title: t("moderation.queue.title"),
    lead: t("moderation.queue.lead"),
    none: cases.length === 0 ? t("moderation.queue.none") : null,
    done: url.searchParams.has("decidido") ? t("moderation.queue.done") : null,
    late:
      failed && !shown.some(({ form }) => form?.error)
        ? { error: failed.error, reason: failed.values.reason }
        : null,
    cases: shown,
    words: {
      decision: t("moderation.queue.decision"),
      rule: t("moderation.words.rule"),
      reason: t("moderation.queue.reason"),
      reasonHelp: t("moderation.queue.reasonHelp"),
      send: t("moderation.queue.send"),
      ...REASON_LENGTH,
    },
    log: { href: paths.page("moderationLog"), text: t("moderation.log.title") },
    first: cursorIn(page) ? { href: first, text: t("moderation.queue.first") } : null,
    next: after && {
      href: withNext(`/moderacion?${after}`, page, null),
      text: t("moderation.queue.next"),
    },
  };
}

function caseView(
  page: Page,
  viewer: Viewer,
  one: Case,
  failed: { values: DecisionValues; error: string } | null,
): CaseView {
  const { t, language, now } = page;
  const { parent, appeal, notices, noticeCount } = one;
  const further = noticeCount - notices.length;
  return {
    id: one.id,
    anchor: `caso-${one.id}`,
    quoted: quotedView(page, one),
    parent: parent && {
      said: t("moderation.queue.answers", { name: parent.alias ?? t("moderation.queue.nobody") }),
      text: parent.text,
    },
    notices:
      notices.length === 0
        ? null
        : {
            title: t("moderation.queue.notices", { count: noticeCount }),
            further: further > 0 ? t("moderation.queue.further", { count: further }) : null,
            list: notices.map(({ id, rule, explanation, createdAt }) => ({
              id,
              rule: t(`moderation.rule.${rule}`),
              explanation,
              age: age(t, language, createdAt, now).text,
            })),
          },
    appeal: appeal && {
      title: t(`moderation.queue.appealOf.${appeal.side}`),
      text: appeal.text,
      before: `${t("moderation.queue.before")}: ${t(`moderation.outcome.${appeal.outcome}`)} (${t(`moderation.rule.${appeal.rule}`)})`,
      reason: appeal.reason,
    },
    ...formOf(page, viewer, one, failed),
  };
}

function formOf(
  { t }: Page,
  viewer: Viewer,
  one: Case,
  failed: { values: DecisionValues; error: string } | null,
): Pick<CaseView, "remark" | "form"> {
  if (one.author?.id === viewer.id) return { remark: t("moderation.queue.own"), form: null };
  if (one.appeal && !mayDecideAppeal(one, viewer)) return { remark: t("moderation.queue.same"), form: null };
  const hidden = one.hiddenAt !== null;
  const told = one.notices[0]?.rule ?? one.appeal?.rule;
  const choice = (outcome: Outcome) => (hidden && outcome === "hidden" ? "stays" : outcome);
  return {
    remark: one.appeal?.moderatorId === viewer.id ? t("moderation.queue.alone") : null,
    form: {
      outcomes: outcomesFor(hidden).map((value) => ({
        value,
        text: t(`moderation.queue.choice.${choice(value)}`),
        chosen: failed?.values.outcome === value,
      })),
      rules: RULES.map((value) => ({
        value,
        text: t(`moderation.rule.${value}`),
        chosen: (failed?.values.rule ?? told) === value,
      })),
      reason: failed?.values.reason ?? "",
      error: failed?.error ?? null,
    },
  };
}
