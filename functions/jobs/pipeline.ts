import { analyseDue } from "../../domain/analysis/commands";
import { groupArrivals } from "../../domain/grouping/commands";
import { readFeed } from "../../domain/ingest/read-feed";
import { giveUpOldPages, offerPagesAgain, pagesPending, readPages } from "../../domain/ingest/read-pages";
import {
  addAnalysisToRun,
  addToRun,
  type DueFeed,
  finishRun,
  giveUpUnreadFeeds,
  markFeedsDone,
  newspapersWithPages,
  type OpenRun,
  openHourlyRun,
  unfinishedRuns,
} from "../../domain/ingest/runs";
import { logError, logNotice } from "../log";
import type { Services } from "../services";
import { makeFiles } from "./files";
import type { Outgoing, PipelineMessage } from "./messages";

/** After this long a run goes on without the feeds that nobody came to read. */
const CLOSE_AFTER_SECONDS = 10 * 60;
/** When a host, a newspaper or the grouping is in other hands. */
const BUSY_SECONDS = 5;

/** The hour has come: one message per due feed. Called again in the same hour, it takes up what was left. */
export async function startHour(services: Services): Promise<OpenRun> {
  for (const runId of await unfinishedRuns(services))
    await services.outbox.send([{ message: { kind: "close", runId } }]);
  const run = await openHourlyRun(services);
  await startRun(services, run);
  return run;
}

/** Sends a run's unread feeds on their way, or what comes after them when none is left. */
export async function startRun(services: Services, { runId, due, finished }: OpenRun): Promise<void> {
  if (finished) return;
  if (due.length === 0) return afterFeeds(services, runId);
  const messages: Outgoing[] = byHost(due).map(({ feedId, host }) => ({
    message: { kind: "feed", runId, feedId, host },
  }));
  await services.outbox.send([
    ...messages,
    { message: { kind: "close", runId }, delaySeconds: CLOSE_AFTER_SECONDS },
  ]);
}

/** One host's feeds next to each other: they mostly meet in one batch, which reads them one after the other. */
function byHost(due: DueFeed[]): DueFeed[] {
  const first = new Map<string, number>();
  for (const [i, { host }] of due.entries()) if (!first.has(host)) first.set(host, i);
  return due.toSorted((a, b) => first.get(a.host)! - first.get(b.host)!);
}

/** Does what a message asks for; what follows goes into the outbox. Throws only what a retry may mend. */
export async function handleMessage(services: Services, message: PipelineMessage): Promise<void> {
  switch (message.kind) {
    case "feed":
      return handleFeed(services, message);
    case "pages":
      return handlePages(services, message);
    case "close":
      if (await giveUpUnreadFeeds(services, message.runId)) return afterFeeds(services, message.runId);
      // Its feeds were done before, and their pages are on their way: at most its record is left to be finished.
      return services.outbox.send([{ message: { kind: "group", runId: message.runId } }]);
    case "group":
      return handleGroup(services, message);
    case "analyse":
      return handleAnalyse(services, message);
    case "files":
      return makeFiles(services, message);
  }
}

async function handleFeed(services: Services, message: PipelineMessage & { kind: "feed" }): Promise<void> {
  const reading = await readFeed(services, message.runId, message.feedId);
  if (reading.state === "busy") return services.outbox.send([{ message, delaySeconds: BUSY_SECONDS }]);
  if (!reading.anyLeft && (await markFeedsDone(services, message.runId)))
    await afterFeeds(services, message.runId);
}

/** All feeds of a run are read: events are made at once, pages are read meanwhile and refine them. */
async function afterFeeds(services: Services, runId: number): Promise<void> {
  await markFeedsDone(services, runId);
  await giveUpOldPages(services);
  await offerPagesAgain(services);
  const hosts = await newspapersWithPages(services);
  const pages: Outgoing[] = hosts.map((newspaperIds) => ({
    message: { kind: "pages", runId, newspaperIds },
  }));
  await services.outbox.send([{ message: { kind: "group", runId } }, ...pages]);
}

async function handlePages(services: Services, message: PipelineMessage & { kind: "pages" }): Promise<void> {
  const [newspaperId, ...others] = message.newspaperIds;
  if (newspaperId === undefined) return;
  const reading = await readPages(services, newspaperId);
  if (reading.state === "busy") return services.outbox.send([{ message, delaySeconds: BUSY_SECONDS }]);
  const left = reading.remaining > 0 ? message.newspaperIds : others;
  if (left.length > 0) {
    const delaySeconds = reading.remaining > 0 ? Math.ceil(reading.delayMs / 1000) : 0;
    return services.outbox.send([{ message: { ...message, newspaperIds: left }, delaySeconds }]);
  }
  if ((await pagesPending(services)) === 0)
    await services.outbox.send([{ message: { kind: "group", runId: message.runId } }]);
}

async function handleGroup(services: Services, message: PipelineMessage & { kind: "group" }): Promise<void> {
  const report = await groupArrivals(services);
  if (report.state === "busy") return services.outbox.send([{ message, delaySeconds: BUSY_SECONDS }]);
  await addToRun(services, message.runId, report);
  const { reason, ...opinion } = report.secondOpinion;
  if (reason) logNotice("warn", "second opinion", { reason, ...opinion, runId: message.runId });
  if (report.more) return services.outbox.send([{ message }]);
  const settled = (await pagesPending(services)) === 0;
  if (settled) await finishRun(services, message.runId);
  // A model is paid by the word: it waits for the pages, which say more than the feeds.
  if (settled || !services.analyst)
    await services.outbox.send([{ message: { kind: "analyse", runId: message.runId, after: 0 } }]);
}

async function handleAnalyse(
  services: Services,
  message: PipelineMessage & { kind: "analyse" },
): Promise<void> {
  const report = await analyseDue(services, message.after);
  if (report === "busy") return services.outbox.send([{ message, delaySeconds: BUSY_SECONDS }]);
  const { failed, fallbacks, next } = report;
  await addAnalysisToRun(services, message.runId, { ...report, failed: failed.count });
  if (failed.count > 0) logError("analysis", failed.first, { failed: failed.count, runId: message.runId });
  if (Object.keys(fallbacks).length > 0)
    logNotice("warn", "analyst", { fallbacks: JSON.stringify(fallbacks), runId: message.runId });
  if (next !== null) return services.outbox.send([{ message: { ...message, after: next } }]);
  if (services.files)
    await services.outbox.send([{ message: { kind: "files", runId: message.runId, round: 1 } }]);
}
