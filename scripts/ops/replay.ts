import { existsSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { countShownEvents } from "../../domain/events/queries";
import { readRun } from "../../domain/ingest/queries";
import { seedLanes } from "../../domain/lanes/seed";
import { putCatalogue } from "../../domain/newspapers/commands";
import { handleMessage, startHour } from "../../functions/jobs/pipeline";
import { openDatabase } from "../local/database";
import { loadCatalogue } from "../local/edition";
import { MemoryQueue } from "../local/memory-queue";
import { commandLineServices } from "../local/services";
import { editionDir, readRunning, readSettings } from "../local/settings";
import { readItems } from "../replay/items";
import { replayStand } from "../replay/stand";
import type { OpsInput } from ".";
import { print, table, typedPath, UsageError, when } from "./output";

/** Feeds stored items through the whole pipeline, hour by hour on their own clock, into a data folder of its own. */
export async function replay({ words, flags }: OpsInput): Promise<void> {
  const file = words[0] && typedPath(words[0]);
  if (!file) throw new UsageError("npm run ops -- replay <items.jsonl[.gz]> [--data-dir <folder>]");
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const settings = { ...readSettings(), databaseUrl: null };
  const dataDir = flags["data-dir"]
    ? typedPath(flags["data-dir"])
    : join(settings.dataDir, `replay-${basename(file).replace(/\.jsonl(\.gz)?$/, "")}`);
  if (readRunning({ dataDir }))
    throw new UsageError(`A product runs on ${dataDir}; a replay needs a folder of its own.`);
  rmSync(editionDir({ dataDir }, "live"), { recursive: true, force: true });

  const stand = replayStand(readItems(file), loadCatalogue(settings).entries);
  const database = await openDatabase({ ...settings, dataDir }, "live");
  const clock = { at: stand.hours[0] ?? 0, now: () => clock.at };
  const queue = new MemoryQueue();
  const services = {
    ...commandLineServices({
      database,
      queue,
      edition: "live",
      allowPrivateFeeds: false,
      origin: "http://127.0.0.1",
      clock,
    }),
    fetch: stand.fetch,
  };
  try {
    await putCatalogue(services, stand.entries, { replace: true });
    await seedLanes(services);
    const rows = [];
    for (const hour of stand.hours) {
      clock.at = hour;
      stand.release(hour);
      const began = performance.now();
      const run = await startHour(services);
      await queue.drain((message) => handleMessage({ ...services, holder: crypto.randomUUID() }, message));
      const record = (await readRun(services, run.runId))!;
      const row = {
        hour: when(hour),
        new: record.articles.new,
        grouped: record.articles.grouped,
        born: record.events.born,
        grown: record.events.grown,
        merged: record.events.merged,
        split: record.events.split,
        pairs: record.scoredPairs,
        groupingMs: record.milliseconds.grouping,
        ms: Math.round(performance.now() - began),
        rssMB: Math.round(process.memoryUsage().rss / 1e6),
      };
      rows.push(row);
      if (!flags.json)
        console.error(
          `${row.hour}  ${row.new} new, ${row.born} born, ${row.grown} grown, ${row.merged} merged, ${row.ms} ms`,
        );
    }
    const shownEvents = await countShownEvents(services);
    if (flags.json) return print({ dataDir, shownEvents, hours: rows }, flags);
    console.log(
      `\n${table(rows, ["hour", "new", "grouped", "born", "grown", "merged", "split", "pairs", "groupingMs", "ms", "rssMB"])}`,
    );
    console.log(
      `\n${shownEvents} events are shown. Look at them with DATA_DIR=${dataDir} EDITION=live npm run ops -- events export`,
    );
  } finally {
    await database.close();
  }
}
