import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { articlesOfEvent, countShownEvents, readEventCards } from "../../domain/events/queries";
import { eventsOfLane, listLanes } from "../../domain/lanes/queries";
import type { Services } from "../../functions/services";
import { type ReplayedHour, runReplay } from "../../scripts/replay/run";

const LARGEST = 20;
const HEADLINES_SHOWN = 5;

/**
 * `npm run bench -- newsstand [--data <items.jsonl[.gz]>] [--json]`: replays real feed items through the whole
 * pipeline and reports time per stage, memory, and the twenty largest events for a person to read.
 * Without --data it looks into $POLIEDRO_NEWSSTAND_DATA or ../shared/data/newsstand.
 */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { data: { type: "string" }, json: { type: "boolean", default: false } },
  });
  const file = values.data ?? findItems();
  if (!file || !existsSync(file)) {
    console.log(
      "Not run: there are no feed items here. Name a file with --data, or its folder in POLIEDRO_NEWSSTAND_DATA.",
    );
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), "poliedro-newsstand-"));
  try {
    const report = await runReplay({ file, dataDir }, reportOf);
    console.log(values.json ? JSON.stringify(report, null, 2) : inWords(report));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function findItems(): string | undefined {
  const folder = process.env.POLIEDRO_NEWSSTAND_DATA ?? "../shared/data/newsstand";
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder).find((file) => /\.jsonl(\.gz)?$/.test(file));
  return name && join(folder, name);
}

type Report = Awaited<ReturnType<typeof reportOf>>;

async function reportOf(services: Services, hours: ReplayedHour[]) {
  const sum = (pick: (hour: ReplayedHour) => number) => hours.reduce((total, hour) => total + pick(hour), 0);
  return {
    hours: hours.length,
    articles: sum((h) => h.record.articles.new),
    shownEvents: await countShownEvents(services),
    analyses: sum((h) => h.record.analysis.events),
    splits: sum((h) => h.record.events.split),
    merges: sum((h) => h.record.events.merged),
    milliseconds: {
      fetch: sum((h) => h.record.milliseconds.fetch),
      parse: sum((h) => h.record.milliseconds.parse),
      store: sum((h) => h.record.milliseconds.store),
      grouping: sum((h) => h.record.milliseconds.grouping),
      analysis: sum((h) => h.record.milliseconds.analysis),
      all: sum((h) => h.milliseconds),
    },
    slowestHour: Math.max(...hours.map((h) => h.milliseconds)),
    memoryMB: Math.round(Math.max(...hours.map((h) => h.memory)) / 1e6),
    largest: await largestEvents(services),
  };
}

async function largestEvents(services: Services) {
  const lanes = await listLanes(services, { signedIn: true });
  const lane = lanes.find(({ slug }) => slug === "most-covered")!;
  const { items } = await eventsOfLane(services, lane, { language: "en", page: 1, pageSize: 400 });
  const ids = items
    .toSorted((a, b) => b.articles - a.articles)
    .slice(0, LARGEST)
    .map((event) => event.id);
  const cards = await readEventCards(services, ids, "en");
  return Promise.all(
    cards.map(async (card) => {
      const articles = await articlesOfEvent(services, card.id);
      const step = Math.max(1, Math.floor(articles.length / HEADLINES_SHOWN));
      return {
        id: card.id,
        title: card.title,
        articles: card.articles,
        newspapers: card.newspapers,
        languages: [...new Set(articles.map((article) => article.language))].sort(),
        headlines: articles.filter((_, i) => i % step === 0).map((a) => `${a.newspaper.slug}: ${a.headline}`),
      };
    }),
  );
}

function inWords(report: Report): string {
  const { milliseconds: ms } = report;
  const events = report.largest.map((event) =>
    [
      `${event.articles} articles, ${event.newspapers} newspapers, ${event.languages.join(" ")}: ${event.title}`,
      ...event.headlines.map((headline) => `    ${headline}`),
    ].join("\n"),
  );
  return [
    `${report.hours} hours, ${report.articles} articles, ${report.shownEvents} events shown; ${report.merges} merges, ${report.splits} splits.`,
    `fetch ${ms.fetch} ms, parse ${ms.parse} ms, store ${ms.store} ms (summed over feeds side by side), grouping ${ms.grouping} ms, analysis ${ms.analysis} ms for ${report.analyses} events looked over, all ${ms.all} ms.`,
    `Slowest hour ${report.slowestHour} ms; at most ${report.memoryMB} MB.`,
    "",
    ...events,
  ].join("\n");
}
