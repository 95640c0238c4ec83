import { readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Log, LogLevel, Miniflare } from "miniflare";
import { isOfThisMachine } from "../../functions/embedder";
import { assetHeaders } from "./asset-headers";

export interface LocalWorkerOptions {
  host?: string;
  /** 0 = any free port */
  port?: number;
  databaseUrl: string;
  /** Of a real server; our own local one needs none. */
  databaseToken?: string | undefined;
  edition: "live" | "sample";
  allowPrivateFeeds: boolean;
  /** Folder of the files that the Worker keeps; in memory unless told. */
  filesDir?: string;
  /** Where readers find it; the address it listens at unless told. */
  origin?: string;
  /** Whether unsent mails can be read at /outbox; unless told, only where nobody but this machine can come. */
  outbox?: boolean;
  /** Folder of the build; "build" unless told. */
  built?: string;
  /** Whether answers are kept for a minute, as in production; true unless told. */
  edgeCache?: boolean;
  /** The variables of the second opinion and the analyst; none unless told. */
  models?: Record<string, string>;
  /** The variables of outgoing mail; none unless told. */
  mail?: Record<string, string>;
  /** Certificates that are trusted beside those of browsers (PEM). */
  trusted?: string[];
  /** Told when workerd has ended, also where it was asked to. */
  onEnd?: () => void;
}

/**
 * workerd writes a stack for every newspaper that cannot be reached; the newspaper's record says it in a word. Lines
 * of our own code and workerd's other complaints are shown.
 */
const isNoise = (line: string): boolean =>
  /^stack: |kj\/(async-io|compat\/(tls|http|gzip))|jsgInternalError|Address family not supported/.test(line);

/** Messages of one batch: one machine has one consumer, so slow newspapers must wait side by side. */
const BATCH = 100;

/** The built Worker in workerd, with its queues, beside a local libSQL server. The network is open to newspapers only. */
export function startLocalWorker(options: LocalWorkerOptions): Miniflare {
  const { host = "127.0.0.1", port = 0, models = {}, mail = {}, trusted = [], built = "build" } = options;
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const { origin = address } = options;
  return new Miniflare({
    name: "poliedro",
    host,
    port,
    cf: false,
    log: new Log(LogLevel.WARN),
    handleRuntimeStdio: (out: Readable, err: Readable) => {
      out.pipe(process.stdout);
      if (options.onEnd) out.once("close", options.onEnd);
      createInterface({ input: err }).on("line", (line) => !isNoise(line) && console.error(line));
    },
    modules: modulesIn(`${built}/worker`),
    modulesRoot: `${built}/worker`,
    compatibilityDate: "2026-04-20",
    compatibilityFlags: ["nodejs_compat"],
    bindings: {
      ENVIRONMENT: "local",
      EDITION: options.edition,
      EDGE_CACHE: options.edgeCache === false ? "off" : "on",
      PUBLIC_ORIGIN: origin,
      LIBSQL_URL: options.databaseUrl,
      ...(options.databaseToken ? { LIBSQL_AUTH_TOKEN: options.databaseToken } : {}),
      ALLOW_PRIVATE_FEEDS: options.allowPrivateFeeds ? "1" : "0",
      OUTBOX: isOfThisMachine(address) && (options.outbox ?? isOfThisMachine(origin)) ? "shown" : "hidden",
      ...models,
      ...mail,
    },
    serviceBindings: {
      ...serverOfThisMachine("LIBSQL", options.databaseUrl),
      ...serverOfThisMachine("EMBEDDER_SERVER", models.EMBEDDER_URL),
      ...serverOfThisMachine("ANALYST_SERVER", models.ANALYST_URL),
    },
    // workerd itself refuses private addresses after name resolution, so a newspaper's name cannot lead inside.
    outboundService: {
      network: {
        allow: options.allowPrivateFeeds ? ["public", "private"] : ["public"],
        tlsOptions: { trustBrowserCas: true, trustedCertificates: trusted },
      },
    },
    r2Buckets: { FILES: "poliedro-files" },
    r2Persist: options.filesDir ?? false,
    queueProducers: {
      INGEST: "poliedro-ingest",
      GROUPING: "poliedro-grouping",
      ANALYSIS: "poliedro-analysis",
    },
    queueConsumers: {
      "poliedro-ingest": { maxBatchSize: BATCH, maxBatchTimeout: 0.05, maxRetries: 5 },
      "poliedro-grouping": { maxBatchSize: 1, maxBatchTimeout: 0, maxRetries: 5 },
      "poliedro-analysis": { maxBatchSize: 1, maxBatchTimeout: 0, maxRetries: 5 },
    },
    assets: {
      directory: `${built}/client`,
      binding: "ASSETS",
      routerConfig: { has_user_worker: true },
      assetConfig: { headers: { version: 2, rules: assetHeaders(`${built}/client/_headers`) } },
    },
  });
}

/** The Worker's code and what its bundle carries beside it. */
function modulesIn(folder: string) {
  const beside = readdirSync(folder).flatMap((file) => {
    const type = file.endsWith(".wasm") ? "CompiledWasm" : file.endsWith(".bin") ? "Data" : null;
    return type ? [{ type, path: `${folder}/${file}` } as const] : [];
  });
  return [{ type: "ESModule", path: `${folder}/worker.js` } as const, ...beside];
}

/** A way past the closed door for a server that the operator named, if it is one of this machine. */
function serverOfThisMachine(binding: string, address: string | undefined) {
  if (!address || !isOfThisMachine(address)) return {};
  const { protocol, host } = new URL(address);
  return protocol === "http:" ? { [binding]: { external: { address: host, http: {} } } } : {};
}

export const HOURLY_CRON = "0 * * * *";

/** Fires a cron as the platform would. */
export async function fireCron(worker: Miniflare, cron: string): Promise<void> {
  const { outcome } = await (await worker.getWorker()).scheduled({ cron, scheduledTime: new Date() });
  if (outcome !== "ok")
    throw new Error(`The scheduled job "${cron}" ended with "${outcome}"; why stands above.`);
}
