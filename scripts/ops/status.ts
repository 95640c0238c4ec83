import { storedArticles } from "../../domain/articles/queries";
import { countShownEvents } from "../../domain/events/queries";
import { lastReadingAt, type RunRecord, recentFailures, recentRuns } from "../../domain/ingest/queries";
import { newsstandSize } from "../../domain/newspapers/queries";
import type { OpsInput } from ".";
import { print, table, when } from "./output";
import { withProduct } from "./product";

const RUNS_SHOWN = 12;

/** How the hourly reading goes: sizes, the newest runs, why feeds fail. */
export async function status({ flags }: OpsInput): Promise<void> {
  await withProduct(async ({ services, edition }) => {
    const [size, lastReading, runs, failures, stored, shown] = await Promise.all([
      newsstandSize(services),
      lastReadingAt(services),
      recentRuns(services, RUNS_SHOWN),
      recentFailures(services),
      storedArticles(services),
      countShownEvents(services),
    ]);
    const now = {
      edition,
      ...size,
      ...stored,
      shownEvents: shown,
      lastReading: lastReading && new Date(lastReading).toISOString(),
    };
    if (flags.json) return print({ ...now, runs, failures }, flags);
    console.log(
      `${edition} edition: ${size.newspapers} newspapers of ${size.countries} countries, ${stored.articles} articles (${stored.ungrouped} not grouped yet), ${shown} events shown. Last read ${when(lastReading)} UTC.\n`,
    );
    console.log(
      table(runs.map(rowOf), [
        "run",
        "started",
        "feeds",
        "unchanged",
        "failed",
        "new",
        "updated",
        "born",
        "grown",
        "merged",
        "state",
      ]),
    );
    if (failures.length > 0)
      console.log(`\nWhy feeds failed today:\n${table(failures, ["reason", "feeds"])}`);
  });
}

const rowOf = (run: RunRecord) => ({
  run: `${run.id} ${run.trigger}`,
  started: when(run.startedAt),
  feeds: run.feeds.due,
  unchanged: run.feeds.unchanged,
  failed: run.feeds.failed,
  new: run.articles.new,
  updated: run.articles.updated,
  born: run.events.born,
  grown: run.events.grown,
  merged: run.events.merged,
  state: run.finishedAt ? "done" : run.feedsDoneAt ? "pages and grouping" : `${run.feeds.open} feeds open`,
});

/** One run in a few lines, with its time per stage. */
export function runSummary(run: RunRecord): string {
  const { milliseconds: ms } = run;
  return [
    `Newspapers: ${run.newspapers.read} read, ${run.newspapers.unchanged} unchanged, ${run.newspapers.failed} failed.`,
    `Articles: ${run.articles.new} new, ${run.articles.updated} updated, ${run.articles.refused} refused, ${run.articles.grouped} grouped.`,
    `Events: ${run.events.born} born, ${run.events.grown} grown, ${run.events.merged} merged, ${run.events.split} split.`,
    `Time (summed over feeds read side by side): fetch ${ms.fetch} ms, parse ${ms.parse} ms, store ${ms.store} ms; grouping ${ms.grouping} ms with ${run.scoredPairs} pairs scored.`,
  ].join("\n");
}
