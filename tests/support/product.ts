import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { createDb, type Db } from "../../db/client";
import { startLocalServer } from "../../db/local-server";
import { migrate } from "../../db/migrate";
import { type RunRecord, readRun, recentRuns } from "../../domain/ingest/queries";
import { seedLanes } from "../../domain/lanes/seed";
import { putCatalogue } from "../../domain/newspapers/commands";
import { type CatalogueEntry, catalogueEntry } from "../../domain/newspapers/schemas";
import { forgetLeases } from "../../domain/shared/leases";
import { systemClock } from "../../domain/shared/time";
import { fireCron, HOURLY_CRON, startLocalWorker } from "../../scripts/local/worker";

export interface TestProduct {
  url: string;
  db: Db;
  worker: Miniflare;
  /** Rings the hour and waits until the run that it opened is done. */
  readHour(): Promise<RunRecord>;
  /** Waits until the newest run is done. */
  settled(): Promise<RunRecord>;
  close(): Promise<void>;
}

export interface TestProductOptions {
  /** The newspapers; those that the database has unless told. */
  catalogue?: unknown[];
  edition?: "live" | "sample";
  /** A data folder that outlives the product, to start another one on it. */
  folder?: string;
  /** Keeps answers for a minute; false unless told, so that pages tell what the database has. */
  edgeCache?: boolean;
  /** Opens loopback feeds; true unless told. */
  allowPrivateFeeds?: boolean;
  /** The variables of outgoing mail, and the certificate of the server that takes it (PEM); none unless told. */
  mail?: { variables: Record<string, string>; certificate: string };
}

/** The built Worker in workerd beside a migrated database of its own: the product without its terminal. */
export async function startProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "poliedro-"));
  const server = await startLocalServer({ file: join(folder, "poliedro.db") });
  await migrate({ url: server.url });
  const db = createDb({ url: server.url });
  if (options.catalogue) {
    const entries: CatalogueEntry[] = options.catalogue.map((entry) => catalogueEntry.parse(entry));
    await putCatalogue({ db, clock: systemClock }, entries, { replace: true });
  }
  await seedLanes({ db });
  await forgetLeases({ db });
  const worker = startLocalWorker({
    databaseUrl: server.url,
    edition: options.edition ?? "live",
    allowPrivateFeeds: options.allowPrivateFeeds ?? true,
    origin: "http://poliedro.example",
    filesDir: join(folder, "files"),
    outbox: true,
    edgeCache: options.edgeCache ?? false,
    ...(options.mail ? { mail: options.mail.variables, trusted: [options.mail.certificate] } : {}),
  });
  const url = (await worker.ready).origin;

  const settled = async () => {
    for (;;) {
      const [latest] = await recentRuns({ db }, 1);
      if (latest?.finishedAt) return (await readRun({ db }, latest.id))!;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  return {
    url,
    db,
    worker,
    settled,
    async readHour() {
      await fireCron(worker, HOURLY_CRON);
      return settled();
    },
    async close() {
      await worker.dispose();
      db.$client.close();
      await server.close();
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
