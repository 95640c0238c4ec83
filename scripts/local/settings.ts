import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { analystVariables } from "../../functions/analyst";
import { embedderVariables } from "../../functions/embedder";

export type Edition = "live" | "sample";

/** What the environment says about a local run; every variable has a line in docs/operations.md. */
export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  edition: Edition | "auto";
  /** A catalogue file that replaces ours. */
  catalogueFile: string | null;
  allowPrivateFeeds: boolean;
  /** A real libSQL server instead of the local one. */
  databaseUrl: string | null;
  databaseToken: string | undefined;
  /** The variables of the second opinion and of the analyst as they are set, checked, for the Worker to read. */
  models: Record<string, string>;
}

/** Reads the environment. Throws with the variable's name when a value makes no sense. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const port = Number(env.PORT ?? 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT must be a port number, not "${env.PORT}".`);
  const edition = env.EDITION ?? "auto";
  if (edition !== "live" && edition !== "sample" && edition !== "auto") {
    throw new Error(`EDITION must be live, sample or auto, not "${env.EDITION}".`);
  }
  if (env.LIBSQL_URL && edition === "sample") {
    throw new Error("EDITION=sample is for a database of this machine; LIBSQL_URL names another one.");
  }
  if (env.NEWSPAPERS && !existsSync(env.NEWSPAPERS))
    throw new Error(`NEWSPAPERS: there is no file ${resolve(env.NEWSPAPERS)}.`);
  return {
    host: env.HOST ?? "127.0.0.1",
    port,
    dataDir: resolve(env.DATA_DIR ?? ".data"),
    // A real database is never filled with invented newspapers because the network was down for a moment.
    edition: env.LIBSQL_URL ? "live" : edition,
    catalogueFile: env.NEWSPAPERS ? resolve(env.NEWSPAPERS) : null,
    allowPrivateFeeds: env.ALLOW_PRIVATE_FEEDS === "1",
    databaseUrl: env.LIBSQL_URL ?? null,
    databaseToken: env.LIBSQL_AUTH_TOKEN,
    models: {
      ...readModel(env, "EMBEDDER", embedderVariables, "off"),
      ...readModel(env, "ANALYST", analystVariables, "embedded"),
    },
  };
}

/** The variables of one model that are set. @param without what the first of them says when there is none */
function readModel(
  env: NodeJS.ProcessEnv,
  name: "EMBEDDER" | "ANALYST",
  variables: typeof embedderVariables | typeof analystVariables,
  without: string,
): Record<string, string> {
  const set = Object.keys(variables.shape).flatMap((key) => (env[key] ? [[key, env[key]] as const] : []));
  const read: z.ZodSafeParseResult<unknown> = variables.safeParse(Object.fromEntries(set));
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
  if (env[name] === "workers-ai")
    throw new Error(
      `${name}=workers-ai runs on Cloudflare only; on one machine ${name} may be ${without} or openai.`,
    );
  return Object.fromEntries(set);
}

/** Where an edition keeps its state: live and sample never share a database. */
export const editionDir = ({ dataDir }: Pick<Settings, "dataDir">, edition: Edition): string =>
  join(dataDir, edition);

/** What a running product tells the command line about itself. */
export interface Running {
  pid: number;
  edition: Edition;
  origin: string;
  databaseUrl: string;
  newsstandUrl: string | null;
  allowPrivateFeeds: boolean;
}

const runningFile = (dataDir: string) => join(dataDir, "running.json");

/** The product that runs on this data folder now, if one does: its process lives, and is not this one. */
export function readRunning({ dataDir }: Pick<Settings, "dataDir">): Running | null {
  if (!existsSync(runningFile(dataDir))) return null;
  try {
    const running = JSON.parse(readFileSync(runningFile(dataDir), "utf8")) as Running;
    return running.pid !== process.pid && isAlive(running.pid) ? running : null;
  } catch (error) {
    // A file cut off by a crash tells of nobody who runs.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Takes the note away when the product has stopped. */
export function forgetRunning({ dataDir }: Pick<Settings, "dataDir">): void {
  rmSync(runningFile(dataDir), { force: true });
}

/** Notes that this process runs the product, for the command line to find. */
export function writeRunning({ dataDir }: Pick<Settings, "dataDir">, running: Running): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(runningFile(dataDir), JSON.stringify(running, null, 2));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const lastEditionFile = (dataDir: string) => join(dataDir, "edition");

/** The edition that ran last, so that a stopped product's state can be looked at. */
export function readLastEdition({ dataDir }: Pick<Settings, "dataDir">): Edition {
  const file = lastEditionFile(dataDir);
  return existsSync(file) && readFileSync(file, "utf8").trim() === "sample" ? "sample" : "live";
}

export function writeLastEdition({ dataDir }: Pick<Settings, "dataDir">, edition: Edition): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(lastEditionFile(dataDir), edition);
}
