import { SingleBar } from "cli-progress";
import type { Db } from "../../db/client";
import { readRun, recentRuns } from "../../domain/ingest/queries";
import { pagesPending } from "../../domain/ingest/read-pages";
import { systemClock } from "../../domain/shared/time";

const LOOK_EVERY_MS = 400;

/** Shows in the terminal how far the present run is: feeds, grouping, pages. Ends when it does or is told to. */
export async function watchRun(db: Db, signal: AbortSignal): Promise<void> {
  const [latest] = await recentRuns({ db }, 1);
  if (!latest) return;
  if (latest.finishedAt !== null) {
    console.log(`This hour's newspapers are read already: ${latest.newspapers.read} had news.`);
    return;
  }
  const bar = new SingleBar({
    format: "{stage} [{bar}] {value}/{total} {what}",
    barsize: 30,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  bar.start(latest.feeds.due, 0, { stage: "Newspapers", what: "feeds" });
  let mostPages = 0;
  while (!signal.aborted) {
    const run = (await readRun({ db }, latest.id))!;
    const pages = await pagesPending({ db, clock: systemClock });
    mostPages = Math.max(mostPages, pages);
    if (run.feedsDoneAt === null)
      bar.update(run.feeds.due - run.feeds.open, { stage: "Newspapers", what: "feeds" });
    else {
      bar.setTotal(mostPages || 1);
      bar.update(mostPages - pages, { stage: "Pages     ", what: `pages, ${run.events.born} events so far` });
    }
    if (run.finishedAt !== null) {
      bar.stop();
      console.log(
        `Read ${run.newspapers.read} newspapers (${run.newspapers.failed} failed): ${run.articles.new} new articles, ${run.events.born} events born, ${run.events.grown} grown.`,
      );
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  bar.stop();
}
