import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startLocalWorker } from "../../scripts/local/worker";
import { firstByte, loadOf } from "./load";

const READER = { "accept-language": "es", "user-agent": "Mozilla/5.0 (X11) Chrome/140.0" };
/** Answered as if nothing were kept; only where ENVIRONMENT is local. */
const UNCACHED = { ...READER, "x-bypass-cache": "1" };
const PROBES = 7;

/** Time to the first byte (ms, median), made anew and from the cache. */
export async function timesToFirstByte(url: string): Promise<{ cold: number; cached: number }> {
  const probe = async (headers: Record<string, string>) => {
    const times: number[] = [];
    for (let i = 0; i < PROBES; i++) times.push(await firstByte(url, headers));
    return times.toSorted((a, b) => a - b)[Math.floor(PROBES / 2)]!;
  };
  const cold = await probe(UNCACHED);
  await firstByte(url, READER);
  return { cold, cached: await probe(READER) };
}

/** Answers per second of a page beside a static file of the same bytes, from the same runtime on this machine. */
export interface Rates {
  cached: number;
  uncached: number;
  static: number;
  /** The site's barest page, made anew: what React, the router and the frame of every page cost by themselves. */
  barest: number;
}

export async function ratesOf(url: string, seconds: number): Promise<Rates> {
  const html = await (await fetch(url, { headers: READER })).text();
  // Beneath the working folder: workerd takes no modules from elsewhere.
  const built = mkdtempSync(join("build", "bench-"));
  for (const part of ["client", "worker"])
    cpSync(join("build", part), join(built, part), { recursive: true });
  writeFileSync(join(built, "client/same-bytes.txt"), html);
  const files = startLocalWorker({
    built,
    databaseUrl: "http://127.0.0.1:9",
    edition: "sample",
    allowPrivateFeeds: false,
  });
  try {
    const file = new URL("/same-bytes.txt", (await files.ready).origin).href;
    return {
      static: await loadOf(file, READER, seconds),
      cached: await loadOf(url, READER, seconds),
      uncached: await loadOf(url, UNCACHED, seconds),
      barest: await loadOf(new URL("/offline", url).href, UNCACHED, seconds),
    };
  } finally {
    await files.dispose();
    rmSync(built, { recursive: true, force: true });
  }
}
