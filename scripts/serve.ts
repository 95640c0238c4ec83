import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { firstReadingAt } from "../domain/ingest/queries";
import { forgetLeases } from "../domain/shared/leases";
import { DAY, HOUR, hourOf, SECOND, systemClock } from "../domain/shared/time";
import { NIGHTLY_CRON } from "../functions/jobs/consume";
import { seedCreators } from "../sample/creators/seed";
import { openDatabase } from "./local/database";
import { chooseEdition, loadCatalogue, openSampleNewsstand, sampleEntries, seed } from "./local/edition";
import { watchRun } from "./local/first-reading";
import {
  editionDir,
  forgetRunning,
  readRunning,
  readSettings,
  writeLastEdition,
  writeRunning,
} from "./local/settings";
import { fireCron, HOURLY_CRON, startLocalWorker } from "./local/worker";

/** The whole product on one machine: database, newsstand, Worker, the hour's bell. */
async function main(): Promise<void> {
  const settings = readSettings();
  const other = readRunning(settings);
  if (other)
    throw new Error(`Poliedro runs already on ${settings.dataDir}: ${other.origin} (process ${other.pid}).`);

  const { entries, refused } = loadCatalogue(settings);
  for (const refusal of refused) console.warn(`Newspaper refused: ${refusal.entry}: ${refusal.reason}`);
  if (entries.length === 0) throw new Error("There is no newspaper in the catalogue.");
  const edition = await chooseEdition(settings, entries);
  if (edition === "sample" && settings.edition === "auto") {
    console.log(
      "No newspaper can be reached from here: this is the SAMPLE edition. Its newspapers, people and events are invented.",
    );
  }

  const database = await openDatabase(settings, edition);
  if (!settings.databaseUrl) await forgetLeases(database);
  const newsstand = edition === "sample" ? await openSampleNewsstand(settings) : null;
  await seed(database, newsstand ? sampleEntries(newsstand.url) : entries, {
    replace: newsstand !== null || settings.catalogueFile !== null,
  });

  const allowPrivateFeeds = settings.allowPrivateFeeds || edition === "sample";
  const origin = `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${settings.port}`;
  const stopping = new AbortController();
  const stop = async (code: number) => {
    stopping.abort();
    await worker.dispose();
    await newsstand?.close();
    await database.close();
    forgetRunning(settings);
    process.exit(code);
  };
  // A build that is made meanwhile, by tests or for the next start, takes no file from under its readers.
  const built = join(editionDir(settings, edition), "build");
  rmSync(built, { recursive: true, force: true });
  cpSync("build", built, { recursive: true, filter: (file) => !file.endsWith(".map") });
  const worker = startLocalWorker({
    host: settings.host,
    port: settings.port,
    databaseUrl: database.url,
    databaseToken: settings.databaseToken,
    edition,
    allowPrivateFeeds,
    origin: process.env.PUBLIC_ORIGIN ?? origin,
    built,
    filesDir: join(editionDir(settings, edition), "files"),
    models: settings.models,
    onEnd: () => {
      if (stopping.signal.aborted) return;
      console.error("workerd has ended by itself; start again, what was read is kept.");
      void stop(1);
    },
  });
  await worker.ready;
  writeLastEdition(settings, edition);
  writeRunning(settings, {
    pid: process.pid,
    edition,
    origin,
    databaseUrl: database.url,
    newsstandUrl: newsstand?.url ?? null,
    allowPrivateFeeds,
  });
  console.log(`Poliedro is at ${origin}`);

  const bells = ring(
    () => fireCron(worker, HOURLY_CRON),
    () => fireCron(worker, NIGHTLY_CRON),
  );
  stopping.signal.addEventListener("abort", bells.stop);
  const stopOnce = () => {
    if (stopping.signal.aborted) return;
    console.log("\nStopping; what was read is kept, the rest is read next time.");
    void stop(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Miniflare would end the process at once; it is disposed of in order instead.
    process.removeAllListeners(signal);
    process.on(signal, stopOnce);
  }

  const begin = async () => {
    if (newsstand) await seedCreators({ db: database.db, clock: systemClock });
    await fireCron(worker, HOURLY_CRON);
    await watchRun(database.db, stopping.signal);
    // Now there are events that the creators' articles can be tied to.
    if (newsstand && !stopping.signal.aborted) await seedCreators({ db: database.db, clock: systemClock });
    // A machine that sleeps at night would never tidy up. On its first day there is nothing to tidy.
    const since = await firstReadingAt(database);
    if (since !== null && Date.now() - since > DAY && !stopping.signal.aborted)
      await fireCron(worker, NIGHTLY_CRON);
  };
  await begin().catch(async (error: unknown) => {
    // That workerd has ended is told a moment after it has stopped answering.
    await pause(SECOND);
    // What was under way when it was stopped has lost its database.
    if (!stopping.signal.aborted) throw error;
  });
}

/** Fires on every full hour, and once a night at 3:30 UTC. A reading that fails is reported and the next one comes. */
function ring(hourly: () => Promise<void>, nightly: () => Promise<void>): { stop(): void } {
  const report = (error: unknown) => console.error(error);
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        hourly().catch(report);
        if (new Date().getUTCHours() === 3) setTimeout(() => nightly().catch(report), HOUR / 2).unref();
        wait();
      },
      hourOf(Date.now()) + HOUR - Date.now(),
    );
  };
  wait();
  return { stop: () => clearTimeout(timer) };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
