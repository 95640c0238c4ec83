import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { articles, eventArticles, eventRedirects, events } from "../../db/schema";
import { type ArticleAbout, putArticles } from "../events/testing";
import { HOUR } from "../shared/time";

interface Story {
  articles: { newspaper: string; at: number; headline: string; summary: string }[];
}

/** The sample edition's articles up to `now` (ms, UTC), the oldest first, no two of one moment. */
export function sampleArticles(now: number): (ArticleAbout & { publishedAt: number })[] {
  const folder = fileURLToPath(new URL("../../sample/", import.meta.url));
  const papers = JSON.parse(readFileSync(`${folder}newspapers.json`, "utf8")) as {
    slug: string;
    language: string;
    country: string;
  }[];
  const paperOf = new Map(papers.map((paper) => [paper.slug, paper]));
  return readdirSync(`${folder}stories`)
    .sort()
    .flatMap((file) => (JSON.parse(readFileSync(`${folder}stories/${file}`, "utf8")) as Story).articles)
    .sort((a, b) => a.at - b.at)
    .map(({ newspaper, at, headline, summary }, i) => ({
      newspaper,
      country: paperOf.get(newspaper)!.country,
      language: paperOf.get(newspaper)!.language,
      url: `https://${newspaper}.example/${i}`,
      headline,
      summary,
      publishedAt: now + Math.round((at - 8) * HOUR) + i,
    }));
}

/** In the given order, which is the order of ids. */
export async function putAll(
  db: Db,
  some: readonly (ArticleAbout & { publishedAt: number })[],
): Promise<void> {
  for (const one of some) await putArticles(db, one.publishedAt, [one]);
}

/** The event of each article that is in one, by the article's address. */
export async function eventsByUrl(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ url: articles.url, event: eventArticles.eventId })
    .from(articles)
    .innerJoin(eventArticles, eq(eventArticles.articleId, articles.id))
    .orderBy(asc(articles.url));
  return new Map(rows.map((row) => [row.url, row.event]));
}

/** The addresses of each event's articles, whatever its id; what is alone, left over in an event or in none, is not told. */
export function partition(groups: ReadonlyMap<string, number>): string[] {
  const lists = new Map<number, string[]>();
  for (const [url, event] of groups) lists.set(event, [...(lists.get(event) ?? []), url]);
  return [...lists.values()]
    .filter((urls) => urls.length > 1)
    .map((urls) => urls.sort().join(" "))
    .sort();
}

/** Redirects that lead to no event, or to one that redirects itself. */
export async function brokenRedirects(db: Db): Promise<number[]> {
  const alive = new Set((await db.select({ id: events.id }).from(events)).map((event) => event.id));
  const redirects = await db.select().from(eventRedirects);
  return redirects.filter(({ oldId, newId }) => alive.has(oldId) || !alive.has(newId)).map((r) => r.oldId);
}

/** Two stories, four and three times told. */
export const FERRY = [
  "Ferry Saint Brendan runs aground off Inishmore with 212 passengers aboard",
  "Passengers rescued after ferry Saint Brendan runs aground off Inishmore",
  "Saint Brendan ferry: 212 passengers rescued off Inishmore, captain questioned",
  "Captain of ferry Saint Brendan questioned after it ran aground off Inishmore",
];
export const QUAKE = [
  "Magnitude 6.1 earthquake shakes Kaltenbrunn, eleven houses collapse",
  "Eleven houses collapse as magnitude 6.1 earthquake hits Kaltenbrunn",
  "Kaltenbrunn earthquake of magnitude 6.1: rescuers search collapsed houses",
];

/** One article for each headline, by newspapers of its own. @returns the articles' ids */
export function putTold(db: Db, at: number, headlines: readonly string[]): Promise<number[]> {
  return putArticles(
    db,
    at,
    headlines.map((headline, i) => ({
      newspaper: `paper-${i}`,
      headline,
      summary: `${headline}, officials said.`,
    })),
  );
}

/** The event of each of these articles, null for none. */
export async function eventsOf(db: Db, ids: readonly number[]): Promise<(number | null)[]> {
  const rows = await db
    .select()
    .from(eventArticles)
    .where(inArray(eventArticles.articleId, [...ids]));
  const byArticle = new Map(rows.map((row) => [row.articleId, row.eventId]));
  return ids.map((id) => byArticle.get(id) ?? null);
}
