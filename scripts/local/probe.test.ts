import { eq } from "drizzle-orm";
import { test } from "vitest";
import { articles, eventArticles, events, newspapers, feeds } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { countShownEvents } from "../../domain/events/queries";
import { recentRuns, readingsOfRun } from "../../domain/ingest/queries";
import { clockAt } from "../../domain/ingest/testing";
import { putCatalogue } from "../../domain/newspapers/commands";
import { listNewspapers } from "../../domain/newspapers/queries";
import { catalogueEntry } from "../../domain/newspapers/schemas";
import { handleMessage, startHour } from "../../functions/jobs/pipeline";
import { catalogue, loadEdition } from "../../sample/edition";
import { startNewsstand } from "../../sample/newsstand";
import { MemoryQueue } from "./memory-queue";
import { commandLineServices } from "./services";

test("probe", async () => {
  const clock = clockAt(Date.UTC(2026, 4, 12, 10));
  const stand = await startNewsstand({ anchor: clock.at, now: () => clock.at });
  const edition = loadEdition();
  const database = await temporaryDatabase();
  const queue = new MemoryQueue();
  const services = commandLineServices({ database, queue, edition: "sample", allowPrivateFeeds: true, origin: "http://127.0.0.1", clock });
  const hang = edition.newspapers.filter((n) => n.fault === "hangs").map((n) => n.slug);
  const entries = catalogue(stand.url).filter((e) => !hang.includes(e.slug)).map((e) => catalogueEntry.parse(e));
  await putCatalogue(services, entries);
  const storyOf = new Map(edition.articles.map((a) => [`${a.newspaper}/${a.file}`, a.story]));
  const key = (url: string) => { const p = new URL(url).pathname.split("/"); return `${p[1]}/${p.at(-1)!.replace(".html", "")}`; };
  for (const h of [0, 0, 1, 2, 4, 8]) {
    clock.at = Date.UTC(2026, 4, 12, 10) + h * 3600000;
    const t = Date.now();
    const run = await startHour(services);
    await queue.drain((m) => handleMessage({ ...services, holder: crypto.randomUUID() }, m));
    console.log(h, Date.now() - t, JSON.stringify((await recentRuns(services, 1))[0]), await countShownEvents(services));
    if (h === 0) console.log((await readingsOfRun(services, run.runId)).filter((r) => r.reasons));
  }
  console.log((await listNewspapers(services)).filter((n) => n.health !== "well").map((n) => [n.slug, n.health, n.failureReason]));
  const rows = await services.db.select({ url: articles.url, event: eventArticles.eventId, shown: events.shown }).from(articles).innerJoin(eventArticles, eq(eventArticles.articleId, articles.id)).innerJoin(events, eq(events.id, eventArticles.eventId));
  const by = new Map<number, Record<string, number>>();
  for (const r of rows) if (r.shown) { const m = by.get(r.event) ?? {}; const s = storyOf.get(key(r.url)) ?? "??" + r.url; m[s] = (m[s] ?? 0) + 1; by.set(r.event, m); }
  console.log([...by].map(([k, v]) => `${k} ${JSON.stringify(v)}`).join("\n"));
  console.log(await services.db.select({ s: articles.pageState, r: articles.pageReason }).from(articles).groupBy(articles.pageState, articles.pageReason));
  await stand.close(); await database.close();
}, 120000);
