import { type AuditReport, auditEvents, recentAudits } from "../../domain/grouping/audit";
import { DomainError } from "../../domain/shared/errors";
import type { OpsInput } from ".";
import { print, table, when } from "./output";
import { withProduct } from "./product";

const AUDITS_SHOWN = 12;

/** Audits the events now, or only tells what that would change (--dry-run), or shows the last audits (--last). */
export async function eventsAudit({ flags }: OpsInput): Promise<void> {
  const { json, "dry-run": dryRun, last } = flags;
  const reports = await withProduct(async ({ services }) => {
    if (last) return recentAudits(services, AUDITS_SHOWN);
    const report = await auditEvents(services, { dryRun });
    if (report === "busy") throw new DomainError("busy", "grouping_busy");
    return [report];
  });
  if (json) return print(last ? reports : reports[0], flags);
  console.log(table(reports.map(rowOf), COLUMNS));
  if (dryRun && !last) console.log("\nNothing was changed.");
}

const COLUMNS = [
  "at",
  "hours",
  "articles",
  "before",
  "after",
  "merged",
  "split",
  "moved",
  "left",
  "agreement",
  "ms",
] as const;

const rowOf = (report: AuditReport) => ({
  at: when(report.at),
  hours: report.windowHours,
  articles: report.articles,
  before: report.eventsBefore,
  after: report.eventsAfter,
  merged: report.merged,
  split: report.split,
  moved: report.moved,
  left: report.left,
  agreement: report.agreement.toFixed(4),
  ms: report.milliseconds,
});
