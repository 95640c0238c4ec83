import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { accounts, articles, creatorArticles, eventRedirects, readCounts } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { putEvent } from "../analysis/testing";
import { DAY } from "../shared/time";
import { countRead } from "./commands";

let now = Date.UTC(2026, 10, 20, 18, 0);
const clock = { now: () => now };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let event: number;
let article: number;

beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
  const papers = ["elbe-kurier", "la-voz", "broadsheet"].map((newspaper) => ({ newspaper }));
  const put = await putEvent({ db, clock }, papers);
  event = put.event;
  article = put.articles[0]!;
});
afterAll(() => database.close());

const counts = async (target: "event" | "article") =>
  (await db.select().from(readCounts))
    .filter((row) => row.target === target)
    .map(({ targetId, count }) => [targetId, count]);

/** One of our creators' articles in this state. */
async function putCreatorArticle(state: "borrador" | "publicado"): Promise<number> {
  const [author] = await db
    .insert(accounts)
    .values({ alias: state, createdAt: now })
    .returning({ id: accounts.id });
  const at = { publishedAt: now, firstReadAt: now, updatedAt: now };
  const [row] = await db
    .insert(articles)
    .values({
      origin: "poliedro",
      url: `/articulo/${state}`,
      headline: "Lo que callan los puertos",
      summary: "",
      lead: "",
      language: "es",
      feedCategories: [],
      ...at,
    })
    .returning({ id: articles.id });
  await db.insert(creatorArticles).values({ articleId: row!.id, authorId: author!.id, state, editedAt: now });
  return row!.id;
}

test("openings are counted by day, those of a merged event for the one it is part of", async () => {
  await db.insert(eventRedirects).values({ oldId: 900, newId: event, at: now });
  await countRead({ db, clock }, { event });
  await countRead({ db, clock }, { event: 900 });
  now += DAY;
  await countRead({ db, clock }, { event });
  expect(await counts("event")).toEqual([
    [event, 2],
    [event, 1],
  ]);
});

test("a newspaper's article and a published one of ours are counted", async () => {
  const ours = await putCreatorArticle("publicado");
  await countRead({ db, clock }, { article });
  await countRead({ db, clock }, { article: ours });
  expect(await counts("article")).toEqual([
    [article, 1],
    [ours, 1],
  ]);
});

test("what nobody can open is not counted", async () => {
  const draft = await putCreatorArticle("borrador");
  await expect(countRead({ db, clock }, { event: 99_999 })).rejects.toMatchObject({
    code: "event_not_found",
  });
  for (const id of [draft, 99_999])
    await expect(countRead({ db, clock }, { article: id })).rejects.toMatchObject({
      code: "article_not_found",
    });
});
