import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, articles, comments, creatorArticles, events, eventTexts } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { creatorArticlesOfEvent, readCreatorArticle } from "../../domain/creators/queries";
import { clockAt } from "../../domain/ingest/testing";
import { DAY } from "../../domain/shared/time";
import { ARTICLES, seedCreators } from "./seed";

const NOON = Date.UTC(2026, 10, 21, 12);
const clock = clockAt(NOON);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
beforeAll(async () => {
  database = await temporaryDatabase();
  await seedCreators({ db: database.db, clock });
});
afterAll(() => database.close());

const read = (address: string) => readCreatorArticle({ db: database.db, clock }, { address }, null);

test("seeding again adds nothing, keeps the day of publication, and ties articles to events that have come", async () => {
  const { db } = database;
  const before = await db.select().from(creatorArticles);
  expect(before).toHaveLength(ARTICLES.length);
  expect(before.every(({ eventId }) => eventId === null)).toBe(true);
  const counts = { articleCount: 3, newspaperCount: 3, countryCount: 1, languageCount: 1 };
  const times = { bornAt: NOON, updatedAt: NOON, firstPublishedAt: NOON, lastPublishedAt: NOON };
  const [event] = await db
    .insert(events)
    .values({ ...counts, ...times, shown: true })
    .returning({ id: events.id });
  const eventId = event!.id;
  await db.insert(eventTexts).values({
    eventId,
    language: "es",
    title: "Arde un ferri",
    description: "",
    articleId: 1,
    articleCount: 3,
  });

  const said = await db.select().from(comments);
  expect(said.length).toBeGreaterThan(0);
  expect(said.every(({ articleId }) => articleId !== null)).toBe(true);

  clock.at = NOON + DAY;
  await seedCreators({ db, clock });
  await seedCreators({ db, clock });
  const later = await db.select().from(comments);
  expect(later.slice(0, said.length)).toEqual(said);
  expect(later.slice(said.length).map((comment) => comment.eventId)).toEqual([eventId]);
  const after = await db.select().from(creatorArticles);
  expect(after.map(({ firstPublishedAt }) => firstPublishedAt)).toEqual(
    before.map(({ firstPublishedAt }) => firstPublishedAt),
  );
  expect(await db.$count(accounts)).toBe(4);
  expect(await db.$count(articles)).toBe(ARTICLES.length);
  const tied = await creatorArticlesOfEvent({ db, clock }, eventId);
  expect(tied.map(({ slug }) => slug)).toEqual(["lo-que-dice-el-registro-del-costa-verde"]);
  clock.at = NOON;
});

test("an article's words and sources are counted from its body", async () => {
  const article = await read("notes/2026/how-a-cable-breaks");
  expect(article.words).toBeGreaterThan(100);
  expect(article.citedSources).toBe(4);
  expect(article).toMatchObject({ author: "Oliver Marsh", country: "GB", paywall: false });
});

test("a closed article has no body for a guest and has one for its author, and an article opened by age has one", async () => {
  const closed = await read("was-der-mietendeckel-nicht-deckelt");
  expect(closed).toMatchObject({ locked: true, body: null, paywall: true });
  const author = { id: closed.authorId };
  const own = await readCreatorArticle({ db: database.db, clock }, { id: closed.id }, author);
  expect(own.locked).toBe(false);
  expect(own.body).toContain("Paragraf drei");
  expect(await read("quien-paga-los-puertos-vacios")).toMatchObject({ locked: false, paywall: false });
});

test("a draft is refused to a guest, an unknown article is not found", async () => {
  await expect(read("borrador-sobre-las-balsas")).rejects.toMatchObject({
    kind: "forbidden",
    code: "article_forbidden",
  });
  await expect(read("no-such-article")).rejects.toMatchObject({
    kind: "not_found",
    code: "article_not_found",
  });
});

test("an address is a slug first and else an id", async () => {
  const { db } = database;
  const first = await read("notes/2026/how-a-cable-breaks");
  expect((await read(String(first.id))).id).toBe(first.id);
  const other = await read("la-greve-vue-de-la-salle-des-maitres");
  await db.$client.execute({
    sql: "update creator_articles set slug = ? where article_id = ?",
    args: [String(first.id), other.id],
  });
  expect((await read(String(first.id))).id).toBe(other.id);
  expect((await readCreatorArticle({ db, clock }, { id: first.id }, null)).id).toBe(first.id);
});

test("orientation is told of those alone who agreed to it", async () => {
  const { creator } = await read("lo-que-dice-el-registro-del-costa-verde");
  expect(creator.orientation).toBe("Socialdemócrata");
  const quiet = await readCreatorArticle(
    { db: database.db, clock },
    { address: "everything-an-article-can-hold" },
    null,
  );
  expect(quiet.creator.orientation).toBeNull();
});
