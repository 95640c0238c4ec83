import { existsSync } from "node:fs";
import { join } from "node:path";
import { createDb, type Db } from "../../db/client";
import { startLocalServer } from "../../db/local-server";
import { migrate } from "../../db/migrate";
import { type Edition, editionDir, readRunning, type Settings } from "./settings";

export interface LocalDatabase {
  db: Db;
  url: string;
  close(): Promise<void>;
}

/** Where an edition's database lies. */
export const databaseFile = (settings: Pick<Settings, "dataDir">, edition: Edition): string =>
  join(editionDir(settings, edition), "poliedro.db");

/**
 * The edition's database, migrated: a running product's, the server that LIBSQL_URL names, or the file under
 * DATA_DIR behind a local server of our own.
 */
export async function openDatabase(settings: Settings, edition: Edition): Promise<LocalDatabase> {
  const running = readRunning(settings);
  const url = settings.databaseUrl ?? (running?.edition === edition ? running.databaseUrl : null);
  const server = url ? null : await startLocalServer({ file: databaseFile(settings, edition) });
  const address = {
    url: url ?? server!.url,
    authToken: url === settings.databaseUrl ? settings.databaseToken : undefined,
  };
  try {
    await migrate(address);
  } catch (error) {
    await server?.close();
    throw error;
  }
  const db = createDb(address);
  return {
    db,
    url: address.url,
    async close() {
      db.$client.close();
      await server?.close();
    },
  };
}

/** Whether the edition has ever been started on this data folder. */
export const hasDatabase = (settings: Pick<Settings, "dataDir">, edition: Edition): boolean =>
  existsSync(databaseFile(settings, edition));
