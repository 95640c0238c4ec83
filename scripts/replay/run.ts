import { rmSync } from "node:fs";
import { type RunRecord, readRun } from "../../domain/ingest/queries";
import { seedLanes } from "../../domain/lanes/seed";
import { putCatalogue } from "../../domain/newspapers/commands";
import { handleMessage, startHour } from "../../functions/jobs/pipeline";
import type { Services } from "../../functions/services";
import { openDatabase } from "../local/database";
import { loadCatalogue } from "../local/edition";
import { MemoryQueue } from "../local/memory-queue";
import { commandLineServices } from "../local/services";
import { editionDir, readRunning, readSettings } from "../local/settings";
import { readItems } from "./items";
import { replayStand } from "./stand";

export interface ReplayedHour {
  /** End of the hour, ms UTC. */
  hour: number;
  record: RunRecord;
  /** How long the hour took in all (ms), and the process's memory after it (bytes). */
  milliseconds: number;
  memory: number;
}

/**
 * Feeds stored items through the whole pipeline, hour by hour on their own clock, into `dataDir` (what an earlier
 * replay left there goes first), and hands the finished newsroom to `look`.
 * Throws when a product runs on that folder.
 */
export async function runReplay<T>(
  options: { file: string; dataDir: string; onHour?: (hour: ReplayedHour) => void },
  look: (services: Services, hours: ReplayedHour[]) => Promise<T>,
): Promise<T> {
  const { file, dataDir, onHour = () => {} } = options;
  if (readRunning({ dataDir }))
    throw new Error(`A product runs on ${dataDir}; a replay needs a folder of its own.`);
  rmSync(editionDir({ dataDir }, "live"), { recursive: true, force: true });

  const settings = { ...readSettings(), databaseUrl: null, dataDir };
  const stand = replayStand(readItems(file), loadCatalogue({ catalogueFile: null }).entries);
  const database = await openDatabase(settings, "live");
  const clock = { at: stand.hours[0] ?? 0, now: () => clock.at };
  const queue = new MemoryQueue();
  const services: Services = {
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
    const hours: ReplayedHour[] = [];
    for (const hour of stand.hours) {
      clock.at = hour;
      stand.release(hour);
      const began = performance.now();
      const { runId } = await startHour(services);
      await queue.drain((message) => handleMessage({ ...services, holder: crypto.randomUUID() }, message));
      const replayed = {
        hour,
        record: (await readRun(services, runId))!,
        milliseconds: Math.round(performance.now() - began),
        memory: process.memoryUsage().rss,
      };
      hours.push(replayed);
      onHour(replayed);
    }
    return await look(services, hours);
  } finally {
    await database.close();
  }
}
