import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { countShownEvents } from "../../domain/events/queries";
import { readSettings } from "../local/settings";
import { type ReplayedHour, runReplay } from "../replay/run";
import type { OpsInput } from ".";
import { print, table, typedPath, UsageError, when } from "./output";

/** Feeds stored items through the whole pipeline, hour by hour on their own clock, into a data folder of its own. */
export async function replay({ words, flags }: OpsInput): Promise<void> {
  const file = words[0] && typedPath(words[0]);
  if (!file) throw new UsageError("npm run ops -- replay <items.jsonl[.gz]> [--data-dir <folder>]");
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const dataDir = flags["data-dir"]
    ? typedPath(flags["data-dir"])
    : join(readSettings().dataDir, `replay-${basename(file).replace(/\.jsonl(\.gz)?$/, "")}`);
  const onHour = (hour: ReplayedHour) => {
    const row = rowOf(hour);
    if (!flags.json)
      console.error(`${row.hour}  ${row.new} new, ${row.born} born, ${row.grown} grown, ${row.ms} ms`);
  };
  await runReplay({ file, dataDir, onHour }, async (services, hours) => {
    const shownEvents = await countShownEvents(services);
    const rows = hours.map(rowOf);
    if (flags.json) return print({ dataDir, shownEvents, hours: rows }, flags);
    console.log(`\n${table(rows, COLUMNS)}`);
    console.log(`\n${shownEvents} events are shown. Look at them with`);
    console.log(`DATA_DIR=${dataDir} EDITION=live npm run ops -- events export`);
  });
}

const COLUMNS = [
  "hour",
  "new",
  "grouped",
  "born",
  "grown",
  "merged",
  "split",
  "pairs",
  "groupingMs",
  "analysed",
  "analysisMs",
  "ms",
  "rssMB",
] as const;

const rowOf = ({ hour, record, milliseconds, memory }: ReplayedHour) => ({
  hour: when(hour),
  new: record.articles.new,
  grouped: record.articles.grouped,
  born: record.events.born,
  grown: record.events.grown,
  merged: record.events.merged,
  split: record.events.split,
  pairs: record.scoredPairs,
  groupingMs: record.milliseconds.grouping,
  analysed: record.analysis.events,
  analysisMs: record.milliseconds.analysis,
  ms: milliseconds,
  rssMB: Math.round(memory / 1e6),
});
