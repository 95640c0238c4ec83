import { forgetLinks } from "../../domain/accounts/links";
import { forgetSessions } from "../../domain/accounts/sessions";
import { forgetDays } from "../../domain/analysis/models/budget";
import { forgetOldArticles } from "../../domain/articles/retention";
import { forgetEmbeddings } from "../../domain/embedding/commands";
import { archiveOldEvents } from "../../domain/grouping/archive";
import { auditEvents, forgetAudits } from "../../domain/grouping/audit";
import { forgetOldFeatures } from "../../domain/grouping/commands";
import { WINDOW } from "../../domain/grouping/schemas";
import { forgetRuns } from "../../domain/ingest/runs";
import { forgetLimits } from "../../domain/limits/commands";
import { forgetMails } from "../../domain/mails/commands";
import { eraseAccounts } from "../../domain/rights/commands";
import { DAY } from "../../domain/shared/time";
import { logError, logNotice } from "../log";
import type { Services } from "../services";

/** Records of runs and audits say how reading and grouping went; a quarter of them is enough to see a season. */
const RECORDS_KEPT = 90 * DAY;
/** An audit that agrees less with the events that stood is worth a look. */
const LEAST_AGREEMENT = 0.8;

/** As long as the features that grouping keeps: an article regrouped late is not paid for again. */
const EMBEDDINGS_KEPT = 2 * WINDOW;

/** Looks the events over, then drops what nobody needs any more. docs/operations.md says what is kept for how long. */
export async function tidyUp(services: Services): Promise<void> {
  await lookOverEvents(services);
  await eraseAccounts(services);
  await forgetOldFeatures(services);
  await forgetEmbeddings(services, services.clock.now() - EMBEDDINGS_KEPT);
  await forgetOldArticles(services);
  const before = services.clock.now() - RECORDS_KEPT;
  await forgetRuns(services, before);
  await forgetDays(services, before);
  await forgetAudits(services, before);
  await forgetSessions(services);
  await forgetLinks(services);
  await forgetLimits(services);
  await forgetMails(services);
}

/** Audits and archives; what fails or finds another writer at work is left to the next night. */
async function lookOverEvents(services: Services): Promise<void> {
  try {
    const report = await auditEvents(services);
    if (report === "busy") logNotice("warn", "audit", { state: "busy" });
    else {
      const much = report.agreement < LEAST_AGREEMENT || report.left > 0;
      logNotice(much ? "warn" : "info", "audit", { state: "audited", ...report });
    }
    const archived = await archiveOldEvents(services);
    if (archived === "busy") logNotice("warn", "archive", { state: "busy" });
  } catch (error) {
    logError("audit", error);
  }
}
