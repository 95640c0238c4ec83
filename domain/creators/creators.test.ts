import { afterAll, beforeAll, expect, test } from "vitest";
import { articles, creatorArticles } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { clockAt } from "../ingest/testing";
import { type CreatorArticleFacts, putAccount, putCreatorArticle } from "./commands";
import { readCreatorArticle } from "./queries";

const NOON = Date.UTC(2026, 10, 21, 12);
const clock = clockAt(NOON);

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let author: number;
let other: number;
beforeAll(async () => {
  database = await temporaryDatabase();
  const context = { db: database.db, clock };
  author = await putAccount(context, { alias: "Ana", role: "experto" });
  other = await putAccount(context, { alias: "Ben", role: "experto" });
});
afterAll(() => database.close());

const put = (headline: string, facts: Partial<CreatorArticleFacts> = {}) =>
  putCreatorArticle(
    { db: database.db, clock },
    {
      authorId: author,
      author: "Ana",
      headline,
      summary: "",
      language: "es",
      slug: null,
      eventId: null,
      state: "publicado",
      body: null,
      priceCents: 0,
      publishedAt: NOON,
      ...facts,
    },
  );
const rows = async () => ({
  articles: (await database.db.select().from(articles)).length,
  creators: (await database.db.select().from(creatorArticles)).length,
});
const read = (address: string, reader: number | null = null) =>
  readCreatorArticle({ db: database.db, clock }, { address }, reader === null ? null : { id: reader });

test("an article stands at its slug, else at its id, and written again it is the same", async () => {
  const [plain, named] = [await put("Plain"), await put("Named", { slug: "notes/a b" })];
  expect((await read(`${plain}`)).url).toBe(`/articulo/${plain}`);
  expect((await read("notes/a b")).url).toBe("/article/notes/a%20b");
  expect(await put("Named", { slug: "notes/a b", publishedAt: NOON + 1 })).toBe(named);
  expect(await read("notes/a b")).toMatchObject({ id: named, firstPublishedAt: NOON });
});

test("an article that cannot be written leaves nothing behind", async () => {
  await put("First", { slug: "taken" });
  const before = await rows();
  await expect(put("Second", { slug: "taken" })).rejects.toThrow();
  expect(await rows()).toEqual(before);
});

test("articles written at once have a row and an address each", async () => {
  const ids = await Promise.all([1, 2, 3, 4].map((n) => put(`At once ${n}`)));
  expect(new Set(ids).size).toBe(4);
  for (const [i, id] of ids.entries())
    expect(await read(`${id}`)).toMatchObject({ headline: `At once ${i + 1}`, url: `/articulo/${id}` });
});

test.each(["12", "007", "", " "])("the slug '%s' is refused", async (slug) => {
  await expect(put("Refused", { slug })).rejects.toMatchObject({ kind: "invalid", code: "slug_invalid" });
});

test("a slug that looks like an id hides no published article", async () => {
  const id = await put("Published");
  const draft = await put("Draft", { authorId: other, state: "borrador" });
  await database.db.$client.execute({
    sql: "update creator_articles set slug = ? where article_id = ?",
    args: [String(id), draft],
  });
  for (const reader of [null, author, other]) expect((await read(`${id}`, reader)).id).toBe(id);
  await expect(read(`${draft}`)).rejects.toMatchObject({ code: "article_forbidden" });
});

test("a draft is found by its author at its slug, and refused to everyone else", async () => {
  const id = await put("Hidden", { state: "borrador", slug: "hidden" });
  expect((await read("hidden", author)).id).toBe(id);
  for (const reader of [null, other])
    await expect(read("hidden", reader)).rejects.toMatchObject({ code: "article_forbidden" });
  await expect(read("nowhere")).rejects.toMatchObject({ code: "article_not_found" });
});
