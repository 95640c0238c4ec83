import { asc } from "drizzle-orm";
import { articles, newspapers } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { type Answer, listen, pathOf, plain } from "../../sample/http";
import { MINUTE } from "../shared/time";
import { readPages } from "./read-pages";
import { storeItems } from "./store";
import { clockAt, feedItem, readerOf } from "./testing";

/** ms UTC at which a stand's clock begins. */
export const TEN = Date.UTC(2026, 4, 12, 10);
/** First sentence of `BODY`. */
export const FIRST =
  "The council reopened the bridge on Monday after two years of repairs that cost nine million euros, the mayor said.";
/** Paragraphs of an article, as HTML. */
export const BODY = Array.from(
  { length: 8 },
  (_, i) =>
    `<p>${FIRST} Paragraph ${i} adds what the engineers told reporters on the spot about the work.</p>`,
).join("");

/** An article's page: `body` and `head` are HTML. */
export const page = (body: string, head = "", headers: Record<string, string> = {}): Answer => ({
  contentType: "text/html; charset=utf-8",
  headers,
  body: `<!doctype html><html lang="en"><head><title>Bridge</title>${head}</head><body><main><article><h1>Bridge</h1>${body}</article></main></body></html>`,
});

/** A robots.txt with these rules. */
export const robots = (body: string): Answer => ({ contentType: "text/plain", body });

export type PageServer = Awaited<ReturnType<typeof servePages>>;

/** A server on loopback: 404 until `answers` has something at a path; `asked` lists the paths in order. */
export async function servePages() {
  const about = {
    answers: {} as Record<string, Answer>,
    asked: [] as string[],
    /** Awaited before each answer. */
    whileAsked: async (_path: string): Promise<void> => {},
  };
  const { url, close } = await listen(async (request) => {
    const path = pathOf(request) ?? "";
    about.asked.push(path);
    await about.whileAsked(path);
    return about.answers[path] ?? plain(404, "No such page.");
  });
  return Object.assign(about, { url, host: new URL(url).host, close });
}

export type PageStand = Awaited<ReturnType<typeof openPageStand>>;

/** A database with one newspaper whose pages stand on a server. Close it after use. */
export async function openPageStand() {
  const clock = clockAt(TEN);
  const database = await temporaryDatabase();
  const { db } = database;
  const server = await servePages();
  const [row] = await db
    .insert(newspapers)
    .values({
      slug: "argus",
      name: "Argus",
      domain: "argus.example",
      homepage: server.url,
      country: "IE",
      language: "en",
      kind: "newspaper",
      createdAt: TEN,
    })
    .returning({ id: newspapers.id });
  const newspaperId = row!.id;
  return {
    db,
    clock,
    server,
    newspaperId,
    /** Puts articles with these paths or addresses on the shelf, grouped, the first the newest. */
    async shelve(paths: string[], summary = "") {
      const shelf = { newspaperId, country: "IE", language: "en", section: null };
      const items = paths.map((path, i) =>
        feedItem({
          url: new URL(path, server.url).href,
          headline: `Notice at ${path}`,
          summary,
          publishedAt: TEN - i * MINUTE,
        }),
      );
      await storeItems(db, shelf, items, clock.at);
      await db.update(articles).set({ groupedAt: TEN });
    },
    /** Reads pages as a reader of its own. */
    read: () => readPages(readerOf(db, clock), newspaperId),
    /** All articles in the order in which they were stored. */
    stored: () => db.select().from(articles).orderBy(asc(articles.id)),
    async close() {
      await server.close();
      await database.close();
    },
  };
}
