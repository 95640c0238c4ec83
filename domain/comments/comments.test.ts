import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { runBatch } from "../../db/client";
import { accounts, comments } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import type { Role } from "../accounts/rules";
import { signUp } from "../accounts/testing";
import { putEvent } from "../analysis/testing";
import { putCreatorArticle } from "../creators/commands";
import { writeEvents } from "../events/commands";
import { NO_TIE } from "../events/record";
import { MINUTE } from "../shared/time";
import { deleteComment, editComment, writeComment } from "./commands";
import { commentsOn, readComment } from "./queries";

let now = Date.UTC(2026, 10, 22, 8);
const clock = { now: () => now };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let put: { event: number; articles: number[] };
let event: number;
let expert: Awaited<ReturnType<typeof signUp>>;

beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
  put = await putEvent(
    { db, clock },
    ["elbe-kurier", "la-voz", "broadsheet"].map((newspaper) => ({ newspaper })),
  );
  event = put.event;
  expert = await person("experto");
});
afterAll(() => database.close());

const person = (role: Role) => signUp({ db, clock }, { role });
const write = (told: Partial<Parameters<typeof writeComment>[2]>, who = expert as typeof expert | null) =>
  writeComment({ db, clock }, who, { target: { event }, text: "Con fuentes.", language: "es", ...told });

async function articleBy(authorId: number, state: "borrador" | "publicado" = "publicado"): Promise<number> {
  return putCreatorArticle(
    { db, clock },
    {
      authorId,
      author: "x",
      headline: `Titular ${authorId} ${state}`,
      summary: "",
      language: "es",
      slug: `titular-${authorId}-${state}`,
      eventId: null,
      state,
      body: null,
      priceCents: 0,
      publishedAt: now,
    },
  );
}

test("a comment shows its author's photo as long as the role has one", async () => {
  const author = await person("experto");
  await db
    .update(accounts)
    .set({ bioPhotoUrl: "https://photos.example/me.png" })
    .where(eq(accounts.id, author.id));
  const id = await write({}, author);
  const photo = async () => (await readComment({ db }, id)).author?.photoUrl;
  expect(await photo()).toBe("https://photos.example/me.png");
  await db.update(accounts).set({ role: "lector" }).where(eq(accounts.id, author.id));
  expect(await photo()).toBeNull();
});

test("what is sent twice, also at the same time, is one comment; somebody else's sending is another", async () => {
  const submission = "the-same-form";
  const ids = await Promise.all([1, 2, 3].map(() => write({ submission })));
  expect(new Set(ids).size).toBe(1);
  const other = await person("experto");
  expect(await write({ submission }, other)).not.toBe(ids[0]);
});

test("who corrects a text after an answer that was lost, and sends it again, has one comment with that text", async () => {
  const submission = "an-answer-lost";
  const id = await write({ submission, text: "Una vresion con errata." });
  expect(await write({ submission, text: "Una versión sin errata." })).toBe(id);
  expect((await readComment({ db }, id)).text).toBe("Una versión sin errata.");
  expect(await write({ submission, parentId: id, text: "Otra cosa." })).not.toBe(id);
  await db.update(comments).set({ createdAt: 0 }).where(eq(comments.id, id));
  const later = await write({ submission, text: "Mucho después." });
  expect(later).not.toBe(id);
  expect((await readComment({ db }, later)).text).toBe("Mucho después.");
});

test("replies go three deep, under what is there and about the same", async () => {
  const ids = [await write({})];
  for (let depth = 1; depth <= 3; depth++) ids.push(await write({ parentId: ids.at(-1)! }));
  const invalid = { kind: "invalid", code: "comment_parent_invalid" };
  await expect(write({ parentId: ids[3]! })).rejects.toMatchObject(invalid);
  await expect(write({ parentId: 99_999 })).rejects.toMatchObject(invalid);
  const article = await articleBy(expert.id);
  await expect(write({ target: { article }, parentId: ids[0]! })).rejects.toMatchObject(invalid);
  await deleteComment({ db, clock }, expert, ids[2]!);
  await expect(write({ parentId: ids[2]! })).rejects.toMatchObject(invalid);
});

test("readers, guests and authors elsewhere are refused, authors answer under their own article", async () => {
  const top = await write({});
  const author = await person("investigador");
  const article = await articleBy(author.id);
  const forbidden = { kind: "forbidden", code: "comment_forbidden" };
  await expect(write({}, null)).rejects.toMatchObject({ kind: "unauthorized" });
  await expect(write({}, await person("lector"))).rejects.toMatchObject(forbidden);
  await expect(write({ parentId: top }, author)).rejects.toMatchObject(forbidden);
  await expect(write({ target: { article } }, author)).rejects.toMatchObject(forbidden);
  const asked = await write({ target: { article } });
  const answer = await write({ target: { article }, parentId: asked }, author);
  const [thread] = await commentsOn({ db }, { article: { address: `titular-${author.id}-publicado` } });
  expect(thread).toMatchObject({ id: asked, replies: [{ id: answer, depth: 1, role: "investigador" }] });
});

test("nothing is said under what nobody sees", async () => {
  const draft = await articleBy(expert.id, "borrador");
  await expect(write({ target: { article: draft } })).rejects.toMatchObject({ code: "article_not_found" });
  await expect(write({ target: { article: put.articles[0]! } })).rejects.toMatchObject({
    code: "article_not_found",
  });
  await expect(write({ target: { event: 99_999 } })).rejects.toMatchObject({ code: "event_not_found" });
});

test("a comment is corrected for a quarter of an hour by its author alone", async () => {
  const id = await write({ text: "Antes" });
  const other = await person("experto");
  const edit = (text: string, who = expert) => editComment({ db, clock }, who, { id, text, language: "es" });
  await expect(edit("Ajeno", other)).rejects.toMatchObject({ code: "comment_not_yours" });
  await edit("Antes");
  expect((await readComment({ db }, id)).editedAt).toBeNull();
  now += 14 * MINUTE;
  await edit("Después");
  expect(await readComment({ db }, id)).toMatchObject({ text: "Después", editedAt: now });
  now += MINUTE;
  await expect(edit("Tarde")).rejects.toMatchObject({ kind: "conflict", code: "comment_too_old" });
});

test("a deleted comment's text is gone; twice is once", async () => {
  const id = await write({ text: "Que no quede" });
  await deleteComment({ db, clock }, expert, id);
  const first = await readComment({ db }, id);
  now += MINUTE;
  await deleteComment({ db, clock }, expert, id);
  expect(await readComment({ db }, id)).toEqual(first);
  expect(first).toMatchObject({ text: "", deletedAt: now - MINUTE });
  await expect(deleteComment({ db, clock }, await person("experto"), id)).rejects.toMatchObject({
    code: "comment_not_yours",
  });
});

test("comments go with an event that is merged into another", async () => {
  const other = await putEvent(
    { db, clock },
    ["la-voz", "le-lac", "zeitung"].map((newspaper) => ({ newspaper })),
  );
  const id = await write({ target: { event: other.event } });
  const outcome = {
    eventId: event,
    articles: [...put.articles, ...other.articles].map((article) => ({ id: article, centrality: 1 })),
    added: other.articles.map((id) => ({ id, nearest: null })),
    mergedFrom: [{ event: other.event, tie: NO_TIE }],
    takenFrom: [],
    tie: NO_TIE,
  };
  const { statements } = await writeEvents(
    { db, clock },
    { outcomes: [outcome], loose: [], by: "grouping", modelVersion: 1 },
  );
  await runBatch(db, statements);
  const found = await commentsOn({ db }, { event: other.event });
  expect(found.map((one) => one.id)).toContain(id);
  await write({ target: { event: other.event }, parentId: id });
});

test("one account writes thirty in an hour", async () => {
  const busy = await person("experto");
  for (let n = 0; n < 30; n++) await write({}, busy);
  await expect(write({}, busy)).rejects.toMatchObject({ kind: "too_many" });
  expect(await db.$count(comments)).toBeGreaterThan(30);
});
