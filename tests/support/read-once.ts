import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { dueEvents } from "../../domain/analysis/load";
import { RULES } from "../../domain/analysis/look-over";
import { MINUTE } from "../../domain/shared/time";
import { startNewsstand } from "../../sample/newsstand";
import { buildIfStale } from "../../scripts/setup/build.mjs";
import type { TestProduct } from "./product";
import { startSampleProduct } from "./sample";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the sample edition's database and files after its first hour. */
    readSample: string;
  }
}

/**
 * Reads and analyses the sample edition once, for all projects that ask for it; suites that only look at it take a
 * copy (`read-sample.ts`).
 */
export default async function setup({ vitest }: TestProject): Promise<(() => void) | undefined> {
  if (vitest.getRootProject().getProvidedContext().readSample) return;
  // Else the first `npm start` among the tests would build under the products of its neighbours.
  buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), "poliedro-read-"));
  const stand = await startNewsstand({ port: 0, anchor: Date.now(), now: () => Date.now() });
  const product = await startSampleProduct({ folder, stand });
  await product.readHour();
  await analysed(product);
  await filesBegun(product);
  await product.close();
  await stand.close();
  vitest.provide("readSample", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Waits for the first pictures, of the events most told, and the first newspapers' icons: they come last. */
async function filesBegun({ worker }: TestProduct): Promise<void> {
  const files = await worker.getR2Bucket("FILES");
  const made = async (name: string) => (await files.head(name)) !== null;
  await until(async () => (await made("og/index.json")) && (await made("icons/index.json")), "files");
}

/** Waits until no event is left to be analysed: that comes a moment after its articles are grouped. */
async function analysed({ db }: TestProduct): Promise<void> {
  await until(
    async () => (await dueEvents({ db }, { after: 0, limit: 1, rules: RULES })).length === 0,
    "analysis",
  );
}

async function until(isDone: () => Promise<boolean>, what: string): Promise<void> {
  const limit = Date.now() + 5 * MINUTE;
  while (!(await isDone())) {
    if (Date.now() > limit) throw new Error(`the sample edition's ${what}: not done within five minutes`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
