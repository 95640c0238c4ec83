import { createServer } from "vite";
import { forgetLeases } from "../../domain/shared/leases";
import { HOUR } from "../../domain/shared/time";
import { handleMessage, startHour } from "../../functions/jobs/pipeline";
import { seedCreators } from "../../sample/creators/seed";
import { openDatabase } from "../local/database";
import { chooseEdition, loadCatalogue, openSampleNewsstand, sampleEntries, seed } from "../local/edition";
import { watchRun } from "../local/first-reading";
import { MemoryQueue } from "../local/memory-queue";
import { commandLineServices } from "../local/services";
import { forgetRunning, readRunning, readSettings, writeLastEdition, writeRunning } from "../local/settings";
import { workerDev } from "./vite-plugin";

/** npm run dev: the product with hot reload. Pages run in Node behind Vite, the reading in this process. */
async function main(): Promise<void> {
  const settings = readSettings();
  const other = readRunning(settings);
  if (other)
    throw new Error(`Poliedro runs already on ${settings.dataDir}: ${other.origin} (process ${other.pid}).`);
  const { entries } = loadCatalogue(settings);
  const edition = await chooseEdition(settings, entries);
  const database = await openDatabase(settings, edition);
  if (!settings.databaseUrl) await forgetLeases(database);
  const newsstand = edition === "sample" ? await openSampleNewsstand(settings) : null;
  await seed(database, newsstand ? sampleEntries(newsstand.url) : entries, {
    replace: newsstand !== null || settings.catalogueFile !== null,
  });
  const allowPrivateFeeds = settings.allowPrivateFeeds || edition === "sample";
  const origin = process.env.PUBLIC_ORIGIN ?? `http://${settings.host}:${settings.port}`;

  const queue = new MemoryQueue();
  const env = {
    ENVIRONMENT: "local",
    OUTBOX: "shown",
    EDITION: edition,
    PUBLIC_ORIGIN: origin,
    LIBSQL_URL: database.url,
    ...(settings.databaseToken ? { LIBSQL_AUTH_TOKEN: settings.databaseToken } : {}),
    ALLOW_PRIVATE_FEEDS: allowPrivateFeeds ? "1" : "0",
  };
  const server = await createServer({
    server: { host: settings.host, port: settings.port, strictPort: true },
    plugins: [workerDev(env as never)],
  });
  await server.listen();
  writeLastEdition(settings, edition);
  writeRunning(settings, {
    pid: process.pid,
    edition,
    origin,
    databaseUrl: database.url,
    newsstandUrl: newsstand?.url ?? null,
    allowPrivateFeeds,
  });
  console.log(`Poliedro (development, ${edition} edition) is at ${origin}`);

  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, async () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      await server.close();
      await newsstand?.close();
      await database.close();
      forgetRunning(settings);
      process.exit(0);
    });
  }

  const read = async () => {
    const { models } = settings;
    const services = commandLineServices({ database, queue, edition, allowPrivateFeeds, origin, models });
    await startHour(services);
    await Promise.all([
      queue.drain((message) => handleMessage({ ...services, holder: crypto.randomUUID() }, message)),
      watchRun(database.db, stopping.signal),
    ]);
    if (newsstand) await seedCreators(services);
  };
  await read();
  setInterval(() => void read().catch(console.error), HOUR);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
