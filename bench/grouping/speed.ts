import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { groupArticles } from "../../domain/grouping/engine/engine";
import { assignEvents } from "../../domain/grouping/engine/identity";
import { LinkColumns } from "../../domain/grouping/engine/links";
import { shippedPrior } from "../../domain/grouping/engine/prior";
import type { GroupingInput } from "../../domain/grouping/engine/types";
import { buildWindow, inOrder, windowBytes } from "../../domain/grouping/engine/window";
import { invent } from "./invent";
import { bCubed, type Score } from "./metrics";

/** Grouping arrivals into a window that is grouped already. */
export interface Speed {
  window: number;
  /** By processor time, that of the collector of garbage with it. */
  articlesPerSecond: number;
  /** Pairs of candidates scored, and all pairs with those of clusters, per arrival. */
  candidatesPerArticle: number;
  scoredPairsPerArticle: number;
  windowBytes: number;
  /** MB: the articles and links that the round is given, and these with what the round took at most. */
  given: number;
  peak: number;
  /** How the invented events were found, over the whole window. */
  bCubed: Score;
}

const ARRIVALS = 1000;
const MB = 1e6;

interface Prepared {
  input: GroupingInput & { links: LinkColumns };
  told: (number | null)[];
}

/** A window whose articles, but for the last thousand, have the events and links of an earlier round. */
function prepare(size: number): Prepared {
  const { articles, told } = invent(size);
  const before = inOrder(articles).slice(0, -ARRIVALS);
  const { clusters, links } = groupArticles({
    articles: before,
    arrivals: new Set(before.map((article) => article.id)),
    links: [],
    constraints: [],
  });
  for (const [event, cluster] of assignEvents(new Map(), clusters).born.entries())
    for (const id of cluster) articles[id]!.eventId = event + 1;
  const arrivals = new Set(
    inOrder(articles)
      .slice(-ARRIVALS)
      .map((article) => article.id),
  );
  return { input: { articles, arrivals, links, constraints: [] }, told };
}

/** Groups a window of each size first, then its last thousand articles into it, and measures the second round. */
export function measureSpeed(sizes: readonly number[]): Speed[] {
  return sizes.map((size) => {
    const { input, told } = prepare(size);
    const started = process.cpuUsage();
    const { stats, clusters } = groupArticles(input);
    const { user, system } = process.cpuUsage(started);
    const seconds = (user + system) / 1e6;
    const found = clusters.flatMap((cluster, number) =>
      cluster.map((id) => ({
        gold: String(told[id] ?? `alone ${id}`),
        found: number,
        language: input.articles[id]!.language,
      })),
    );
    return {
      window: size,
      articlesPerSecond: Math.round(ARRIVALS / seconds),
      candidatesPerArticle: stats.candidates / ARRIVALS,
      scoredPairsPerArticle: stats.scoredPairs / ARRIVALS,
      windowBytes: windowBytes(buildWindow(inOrder(input.articles), shippedPrior())),
      ...measureMemory(input),
      bCubed: bCubed(found),
    };
  });
}

/** Young garbage is collected early, as in an isolate that is short of memory. */
const SHORT_OF_MEMORY = ["--expose-gc", "--max-semi-space-size=1", "--max-old-space-size=128"];

/** What the child is given: columns, so that to read them takes little memory. */
type Columns = Pick<LinkColumns, "a" | "b" | "p"> & {
  ids: Float64Array;
  newspapers: Float64Array;
  languages: string[];
  times: Float64Array;
  /** 0 for none. */
  events: Float64Array;
  ends: Uint32Array;
  features: Uint8Array;
  arrivals: Set<number>;
};

/** Does the round in a process of its own, which has nothing else to hold, and asks for its peak. */
function measureMemory({ articles, arrivals, links }: Prepared["input"]): Pick<Speed, "given" | "peak"> {
  let end = 0;
  const columns: Columns = {
    ids: Float64Array.from(articles, (article) => article.id),
    newspapers: Float64Array.from(articles, (article) => article.newspaperId),
    languages: articles.map((article) => article.language),
    times: Float64Array.from(articles, (article) => article.publishedAt),
    events: Float64Array.from(articles, (article) => article.eventId ?? 0),
    ends: Uint32Array.from(articles, ({ features }) => (end += features.length)),
    features: Buffer.concat(articles.map((article) => article.features)),
    arrivals: new Set(arrivals),
    a: links.a.slice(0, links.length),
    b: links.b.slice(0, links.length),
    p: links.p.slice(0, links.length),
  };
  const folder = mkdtempSync(join(tmpdir(), "poliedro-"));
  try {
    const file = join(folder, "window");
    writeFileSync(file, serialize(columns));
    const script = `import(${JSON.stringify(import.meta.url)}).then((own) => own.answerMemory(${JSON.stringify(file)}))`;
    const child = spawnSync(process.execPath, [...SHORT_OF_MEMORY, "--import", "tsx", "--eval", script], {
      encoding: "utf8",
    });
    if (child.status !== 0) throw new Error(`The round in a process of its own failed: ${child.stderr}`);
    return JSON.parse(child.stdout) as Pick<Speed, "given" | "peak">;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The child's part. The peak is what the process took at most, which Linux forgets on demand, with what its heap had
 * free before: never less than what the round needs.
 */
export function answerMemory(file: string): void {
  shippedPrior();
  const before = collected();
  const input = readColumns(file);
  const { used, free } = collected();
  const given = used - before.used;
  writeFileSync("/proc/self/clear_refs", "5");
  const resting = resident("VmRSS");
  groupArticles(input);
  const peak = given + free + resident("VmHWM") - resting;
  console.log(JSON.stringify({ given: given / MB, peak: peak / MB }));
}

function collected(): { used: number; free: number } {
  globalThis.gc?.();
  const { heapUsed, heapTotal, arrayBuffers } = process.memoryUsage();
  return { used: heapUsed + arrayBuffers, free: heapTotal - heapUsed };
}

/** Bytes of this process's memory in the machine's. */
function resident(name: "VmRSS" | "VmHWM"): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync("/proc/self/status", "utf8"));
  return 1024 * Number(line?.[1]);
}

function readColumns(file: string): GroupingInput {
  const { ids, newspapers, languages, times, events, ends, features, arrivals, a, b, p } = deserialize(
    readFileSync(file),
  ) as Columns;
  const links = new LinkColumns();
  Object.assign(links, { a, b, p, length: p.length });
  const articles = languages.map((language, i) => ({
    id: ids[i]!,
    newspaperId: newspapers[i]!,
    language,
    publishedAt: times[i]!,
    features: features.subarray(i === 0 ? 0 : ends[i - 1]!, ends[i]!),
    eventId: events[i]! || null,
  }));
  return { articles, arrivals, links, constraints: [] };
}
