import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDb, type Db } from "./client";
import { startLocalServer } from "./local-server";
import { migrate } from "./migrate";

/** A real, migrated, empty database of its own for a test. */
export async function temporaryDatabase(): Promise<{ db: Db; url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "poliedro-"));
  const server = await startLocalServer({ file: join(folder, "test.db") });
  await migrate({ url: server.url });
  const db = createDb({ url: server.url });
  return {
    db,
    url: server.url,
    async close() {
      db.$client.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
