import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seedLanes } from "../../domain/lanes/seed";
import { parseCatalogue } from "../../domain/newspapers/catalogue";
import { putCatalogue } from "../../domain/newspapers/commands";
import type { CatalogueEntry, Refusal } from "../../domain/newspapers/schemas";
import { systemClock } from "../../domain/shared/time";
import { catalogue as sampleCatalogue } from "../../sample/edition";
import { startNewsstand } from "../../sample/newsstand";
import type { LocalDatabase } from "./database";
import { type Edition, editionDir, type Settings } from "./settings";

const CATALOGUE = new URL("../../db/seed/newspapers.json", import.meta.url);
/** How long the first look for a reachable newspaper may take. */
const LOOK_MS = 4000;
const NEWSPAPERS_LOOKED_AT = 12;

/** The newspapers to be read: the file of NEWSPAPERS, or ours. */
export function loadCatalogue({ catalogueFile }: Pick<Settings, "catalogueFile">): {
  entries: CatalogueEntry[];
  refused: Refusal[];
} {
  return parseCatalogue(readFileSync(catalogueFile ?? CATALOGUE, "utf8"));
}

/**
 * Live if any of a dozen newspapers answers within some seconds, whatever it answers; else the sample edition.
 * The newspapers looked at are spread over the catalogue.
 */
export async function chooseEdition(settings: Settings, entries: CatalogueEntry[]): Promise<Edition> {
  if (settings.edition !== "auto") return settings.edition;
  const launched = entries.filter((entry) => entry.launch);
  const step = Math.max(1, Math.floor(launched.length / NEWSPAPERS_LOOKED_AT));
  const looked = launched.filter((_, i) => i % step === 0).slice(0, NEWSPAPERS_LOOKED_AT);
  const signal = AbortSignal.timeout(LOOK_MS);
  const answers = looked.map(async (entry) => {
    const response = await fetch(entry.feeds[0]!.url, { method: "HEAD", redirect: "manual", signal });
    return response.status;
  });
  return Promise.any(answers).then(
    () => "live" as const,
    () => "sample" as const,
  );
}

export interface Newsstand {
  url: string;
  close(): Promise<void>;
}

/** Starts the sample edition's newsstand at the place where it stood before, so that addresses stay the same. */
export async function openSampleNewsstand(settings: Settings): Promise<Newsstand> {
  const folder = editionDir(settings, "sample");
  mkdirSync(folder, { recursive: true });
  const place = join(folder, "newsstand.json");
  const known = existsSync(place)
    ? (JSON.parse(readFileSync(place, "utf8")) as { anchor: number; port: number })
    : null;
  const anchor = known?.anchor ?? Date.now();
  const ports = [known?.port ?? settings.port + 1, 0];
  for (const port of ports) {
    try {
      const stand = await startNewsstand({ port, anchor, now: () => Date.now() });
      writeFileSync(place, JSON.stringify({ anchor, port: Number(new URL(stand.url).port) }));
      return stand;
    } catch (error) {
      if (port === 0 || (error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    }
  }
  throw new Error("unreachable");
}

/** Fills the newsstand and the front page: what is there already stays as operators left it. */
export async function seed(
  { db }: Pick<LocalDatabase, "db">,
  entries: CatalogueEntry[],
  { replace }: { replace: boolean },
): Promise<void> {
  await putCatalogue({ db, clock: systemClock }, entries, { replace });
  await seedLanes({ db });
}

/** The sample edition's catalogue, as every other one is read. */
export function sampleEntries(newsstandUrl: string): CatalogueEntry[] {
  const { entries, refused } = parseCatalogue(JSON.stringify(sampleCatalogue(newsstandUrl)));
  if (refused.length > 0)
    throw new Error(
      `The sample edition's catalogue is not in order: ${refused[0]!.entry}: ${refused[0]!.reason}`,
    );
  return entries;
}
