import { fork } from "node:child_process";
import { once } from "node:events";
import { createDb, type Db, runBatch } from "../../db/client";
import { articles, newspapers } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { type GroupingReport, groupArrivals } from "../../domain/grouping/commands";
import { type InventedArticle, inventArticles, NEWSPAPERS } from "./invent";

/** What ten thousand arrivals took, per article unless told. */
export interface LoadStep {
  /** Articles in the window at the end of the step. */
  window: number;
  /** Processor time of this process: grouping, and its client of the database. */
  grouping: number;
  /** The same with the database's process. */
  withDatabase: number;
  scoredPairs: number;
  /** Most articles that a call held beside its arrivals. */
  held: number;
  calls: number;
  /** Most memory of this process so far, MB: all of Node's, with what invents the articles. */
  peak: number;
}

const HOUR = 3_600_000;
const START = Date.UTC(2026, 4, 12);
/** All arrivals come within the window of 96 hours, so that it only grows. */
const HOURS = 95;
const STEP = 10_000;
/** Arrivals between two rounds of grouping. */
const BATCH = 10_000;
/** From here on (articles in the window) steps are compared. */
const COMPARED_FROM = 20_000;
const ROWS = 250;

/** The child's part: a database of its own, until the parent goes. */
export async function serveDatabase(): Promise<void> {
  const { url, close } = await temporaryDatabase();
  process.on("message", () => process.send?.(process.cpuUsage()));
  process.on("disconnect", () => void close().then(() => process.exit()));
  process.send?.(url);
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * Replays invented arrivals in equal batches through grouping, with a real database in a process of its own and a
 * clock that moves with the arrivals.
 */
export async function replay(
  count: number,
  batch: number,
  say: (step: LoadStep) => void,
): Promise<LoadStep[]> {
  const child = fork(process.argv[1]!, ["grouping", "--serve"]);
  const [url] = (await once(child, "message")) as [string];
  const ofDatabase = async (): Promise<number> => {
    child.send("processor time");
    const [usage] = (await once(child, "message")) as [NodeJS.CpuUsage];
    return milliseconds(usage);
  };
  const db = createDb({ url });
  await putNewspapers(db);
  const steps: LoadStep[] = [];
  let step = emptyStep();
  let sum = { own: 0, database: 0, articles: 0 };
  const waiting: InventedArticle[] = [];
  let all = 0;
  for (const article of inventArticles(count, HOURS)) {
    waiting.push(article);
    all++;
    if (waiting.length < batch && all < count) continue;
    await putArrivals(db, waiting);
    const clock = { now: () => START + article.publishedAt };
    const before = { own: process.cpuUsage(), database: await ofDatabase() };
    for (let more = true; more; ) {
      const report: GroupingReport = await groupArrivals({ db, clock, holder: "load" });
      more = report.more;
      step.scoredPairs += report.scoredPairs;
      step.held = Math.max(step.held, report.held);
      step.calls++;
      sum.articles += report.grouped;
    }
    sum.own += milliseconds(process.cpuUsage(before.own));
    sum.database += (await ofDatabase()) - before.database;
    waiting.length = 0;
    if (sum.articles < STEP && all < count) continue;
    step.window = all;
    step.grouping = sum.own / sum.articles;
    step.withDatabase = (sum.own + sum.database) / sum.articles;
    step.scoredPairs /= sum.articles;
    step.peak = process.resourceUsage().maxRSS / 1000;
    steps.push(step);
    say(step);
    step = emptyStep();
    sum = { own: 0, database: 0, articles: 0 };
  }
  db.$client.close();
  child.disconnect();
  return steps;
}

const emptyStep = (): LoadStep => ({
  window: 0,
  grouping: 0,
  withDatabase: 0,
  scoredPairs: 0,
  held: 0,
  calls: 0,
  peak: 0,
});

/** Replays so many arrivals and prints each step. */
export async function printLoad(count: number): Promise<void> {
  const steps = await replay(count, BATCH, (step) => {
    const { window, grouping, withDatabase, scoredPairs, held, calls, peak } = step;
    console.log(
      `window ${String(window).padStart(6)}: ${grouping.toFixed(2)} ms/article, ${withDatabase.toFixed(2)} with the ` +
        `database, ${scoredPairs.toFixed(1)} pairs scored, ${held} held, ${calls} calls, ${Math.round(peak)} MB at most`,
    );
  });
  console.log(
    `dearest to cheapest step from ${COMPARED_FROM} on: ${ratioOf(steps, "grouping").toFixed(2)}, with the ` +
      `database ${ratioOf(steps, "withDatabase").toFixed(2)}`,
  );
}

/** The dearest of the steps to compare as a multiple of the cheapest, by one of their figures. */
export function ratioOf(steps: readonly LoadStep[], figure: "grouping" | "withDatabase"): number {
  const compared = steps.filter((step) => step.window >= COMPARED_FROM).map((step) => step[figure]);
  return Math.max(...compared) / Math.min(...compared);
}

async function putNewspapers(db: Db): Promise<void> {
  await db.insert(newspapers).values(
    Array.from({ length: NEWSPAPERS }, (_, i) => ({
      id: i + 1,
      slug: `paper-${i}`,
      name: `paper-${i}`,
      domain: `paper-${i}.example`,
      homepage: `https://paper-${i}.example/`,
      country: "ES",
      language: "es",
      kind: "newspaper" as const,
      createdAt: START,
    })),
  );
}

async function putArrivals(db: Db, some: readonly InventedArticle[]): Promise<void> {
  for (let from = 0; from < some.length; from += ROWS) {
    const rows = some.slice(from, from + ROWS).map((one) => ({
      id: one.id + 1,
      newspaperId: one.newspaper + 1,
      url: `https://paper-${one.newspaper}.example/${one.id}`,
      headline: one.headline,
      summary: one.lead,
      lead: one.lead,
      language: one.language,
      feedCategories: [],
      publishedAt: START + one.publishedAt,
      // Read within the hour: which language has waited longest is a matter of hours.
      firstReadAt: START + Math.ceil(one.publishedAt / HOUR) * HOUR,
      updatedAt: START + one.publishedAt,
    }));
    await runBatch(db, [db.insert(articles).values(rows)]);
  }
}
