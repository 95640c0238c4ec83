import { readLife } from "../../domain/events/life";
import { exportArticles } from "../../domain/events/queries";
import { mergeEvents, splitEvent } from "../../domain/grouping/corrections";
import { WINDOW } from "../../domain/grouping/schemas";
import { recentRuns } from "../../domain/ingest/queries";
import type { OpsInput } from ".";
import { lifeText } from "./life";
import { print, UsageError } from "./output";
import { withProduct } from "./product";

/** Two events are one: the older id goes on, the other leads to it, and grouping keeps to it. */
export async function eventsMerge({ words, flags }: OpsInput): Promise<void> {
  const [a, b] = words.map(Number);
  if (!isId(a) || !isId(b) || a === b) throw new UsageError("npm run ops -- events merge <id> <other id>");
  const result = await withProduct(({ services }) => mergeEvents(services, a, b));
  if (flags.json) return print(result, flags);
  console.log(`Event ${result.from} is now part of event ${result.into}; its address leads there.`);
}

/** Some articles of an event are one of their own, and grouping keeps them apart. */
export async function eventsSplit({ words, flags }: OpsInput): Promise<void> {
  const [id, ...articles] = words.flatMap((word) => word.split(",")).map(Number);
  if (!isId(id) || articles.length === 0 || !articles.every(isId)) {
    throw new UsageError("npm run ops -- events split <event id> <article id> [<article id> …]");
  }
  const result = await withProduct(({ services }) => splitEvent(services, id, articles));
  if (flags.json) return print(result, flags);
  console.log(
    `${articles.length} articles left event ${id}${result.into ? ` and are event ${result.into} now` : ""}.`,
  );
}

const isId = (value: number | undefined): value is number => Number.isSafeInteger(value) && value! > 0;

/** An event's life: what happened to it, when, by whom and why. */
export async function eventsShow({ words, flags }: OpsInput): Promise<void> {
  const [id] = words.map(Number);
  if (!isId(id)) throw new UsageError("npm run ops -- events show <id>");
  const life = await withProduct(({ services }) => readLife(services, id));
  if (flags.json) return print(life, flags);
  console.log(lifeText(life));
}

/** One JSON line per article of the window: url, title, newspaper, event or null. */
export async function eventsExport(_: OpsInput): Promise<void> {
  await withProduct(async ({ services }) => {
    const [newest] = await recentRuns(services, 1);
    const now = newest?.startedAt ?? services.clock.now();
    for (const row of await exportArticles(services, now - WINDOW))
      process.stdout.write(`${JSON.stringify(row)}\n`);
  });
}
