import type { LogEntry, ModerationFigures } from "../../../domain/moderation/queries";
import { DAY, HOUR, MINUTE } from "../../../domain/shared/time";
import { dateWithYear, type Moment } from "../../i18n/times";
import type { Page } from "../page/page.server";

export interface LogView {
  title: string;
  lead: string;
  how: { href: string; text: string };
  figures: { title: string; list: { name: string; value: string }[] };
  list: string;
  none: string | null;
  entries: {
    id: number;
    anchor: string;
    at: Moment;
    outcome: string;
    rule: string;
    reason: { text: string; language: string | null };
    /** Where it was, whether it was appealed, who decided. */
    notes: string[];
  }[];
  older: { href: string; text: string } | null;
  words: { rule: string };
}

/** The public record: decisions, and how moderation goes in figures. */
export function logView(
  page: Page,
  { entries, more }: { entries: LogEntry[]; more: boolean },
  figures: ModerationFigures,
): LogView {
  const { t, paths, language } = page;
  const last = entries.at(-1);
  return {
    title: t("moderation.log.title"),
    lead: t("moderation.log.lead"),
    how: { href: `${paths.page("complaints")}#reports`, text: t("moderation.log.how") },
    figures: { title: t("moderation.log.figures"), list: figuresIn(page, figures) },
    list: t("moderation.log.list"),
    none: entries.length === 0 ? t("moderation.log.none") : null,
    entries: entries.map((entry) => ({
      id: entry.id,
      anchor: `decision-${entry.id}`,
      at: dateWithYear(language, entry.createdAt),
      outcome: t(`moderation.outcome.${entry.outcome}`),
      rule: t(`moderation.rule.${entry.rule}`),
      reason: { text: entry.reason, language: entry.language === language ? null : entry.language },
      notes: notesOf(page, entry),
    })),
    older:
      more && last
        ? {
            href: `${paths.page("moderationLog")}?antes_de=${last.id}`,
            text: t("moderation.log.older"),
          }
        : null,
    words: { rule: t("moderation.words.rule") },
  };
}

function notesOf({ t }: Page, { place, onAppealOf, bySame, appeal }: LogEntry): string[] {
  return [
    t(`moderation.log.place.${place ?? "gone"}`),
    ...(onAppealOf ? [t(`moderation.log.onAppealOf.${onAppealOf}`)] : []),
    ...(bySame ? [t("moderation.log.bySame")] : []),
    ...(appeal === "none" ? [] : [t(`moderation.log.appealed.${appeal}`)]),
  ];
}

function figuresIn({ t, language }: Page, { medianTime, ...counts }: ModerationFigures) {
  const number = new Intl.NumberFormat(language);
  const names = ["notices", "open", "decisions", "kept", "hidden", "restored", "appeals"] as const;
  return [
    ...names.map((name) => ({ name: t(`moderation.log.${name}`), value: number.format(counts[name]) })),
    { name: t("moderation.log.median"), value: medianTime === null ? "–" : span({ t }, medianTime) },
  ];
}

/** "3 h" */
function span({ t }: Pick<Page, "t">, ms: number): string {
  if (ms < HOUR) return t("age.minutes", { n: Math.max(1, Math.round(ms / MINUTE)) });
  if (ms < 2 * DAY) return t("age.hours", { n: Math.round(ms / HOUR) });
  return t("age.days", { n: Math.round(ms / DAY) });
}
