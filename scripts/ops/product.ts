import type { Services } from "../../functions/services";
import { hasDatabase, type LocalDatabase, openDatabase } from "../local/database";
import { loadCatalogue, openSampleNewsstand, sampleEntries, seed } from "../local/edition";
import { MemoryQueue } from "../local/memory-queue";
import { commandLineServices } from "../local/services";
import { type Edition, readLastEdition, readRunning, readSettings, type Settings } from "../local/settings";

export interface Product {
  settings: Settings;
  database: LocalDatabase;
  edition: Edition;
  queue: MemoryQueue;
  services: Services;
}

/** Hands a command the product's state, running or not, and closes what it opened. */
export async function withProduct<T>(work: (product: Product) => Promise<T>): Promise<T> {
  const settings = readSettings({ ...process.env, PORT: process.env.PORT ?? "8787" });
  const running = readRunning(settings);
  const edition =
    running?.edition ?? (settings.edition === "auto" ? readLastEdition(settings) : settings.edition);
  const isNew = settings.databaseUrl === null && !hasDatabase(settings, edition);
  const newsstand = edition === "sample" && !running ? await openSampleNewsstand(settings) : null;
  const database = await openDatabase(settings, edition);
  try {
    if (isNew)
      await seed(database, newsstand ? sampleEntries(newsstand.url) : loadCatalogue(settings).entries, {
        replace: false,
      });
    const queue = new MemoryQueue();
    const services = commandLineServices({
      database,
      queue,
      edition,
      allowPrivateFeeds: running?.allowPrivateFeeds ?? (settings.allowPrivateFeeds || edition === "sample"),
      models: settings.models,
      origin: process.env.PUBLIC_ORIGIN ?? running?.origin ?? `http://${settings.host}:${settings.port}`,
    });
    return await work({ settings, database, edition, queue, services });
  } finally {
    await newsstand?.close();
    await database.close();
  }
}
