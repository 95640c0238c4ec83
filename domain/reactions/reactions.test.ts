import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import {
  accounts,
  articles,
  creatorArticles,
  eventRedirects,
  rateLimits,
  reactions,
  readCounts,
} from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { signUp } from "../accounts/testing";
import { putEvent } from "../analysis/testing";
import { DAY } from "../shared/time";
import { react } from "./commands";
import { countReactions, listReactions, reactionsOf, reactionsOn, reactionsTo } from "./queries";
import type { Action, Target } from "./rules";

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

beforeEach(async () => {
  await db.delete(reactions);
  await db.delete(readCounts);
});

const counts = async (target: "event" | "article") =>
  (await db.select().from(readCounts))
    .filter((row) => row.target === target)
    .map(({ targetId, count }) => [targetId, count]);

/** One of our creators' articles in this state, and who wrote it. */
async function putCreatorArticle(state: "borrador" | "publicado"): Promise<{ id: number; author: number }> {
  const key = `${state} ${crypto.randomUUID()}`;
  const [author] = await db
    .insert(accounts)
    .values({ alias: key, aliasKey: key, createdAt: now })
    .returning({ id: accounts.id });
  const at = { publishedAt: now, firstReadAt: now, updatedAt: now };
  const [row] = await db
    .insert(articles)
    .values({
      origin: "poliedro",
      url: `/articulo/${key}`,
      headline: "Lo que callan los puertos",
      summary: "",
      lead: "",
      language: "es",
      feedCategories: [],
      ...at,
    })
    .returning({ id: articles.id });
  await db
    .insert(creatorArticles)
    .values({ articleId: row!.id, authorId: author!.id, slug: key, state, editedAt: now });
  return { id: row!.id, author: author!.id };
}

/** Another event, merged into `event`. */
async function mergedEvent(oldId: number): Promise<number> {
  await db.insert(eventRedirects).values({ oldId, newId: event, at: now }).onConflictDoNothing();
  return oldId;
}

const context = () => ({ db, clock });
const read = (target: Target) => react(context(), null, { action: "read", target });

describe("a guest", () => {
  test("is counted by day, and a merged event for the one it is part of", async () => {
    await read({ event });
    await read({ event: await mergedEvent(900) });
    now += DAY;
    await read({ event });
    expect(await counts("event")).toEqual([
      [event, 2],
      [event, 1],
    ]);
  });

  test("is counted at a newspaper's article and at a published one of ours", async () => {
    const ours = await putCreatorArticle("publicado");
    await read({ article });
    await read({ article: ours.id });
    expect(await counts("article")).toEqual([
      [article, 1],
      [ours.id, 1],
    ]);
  });

  test("is not counted without end", async () => {
    const once = { action: "read" as const, target: { event }, from: "203.0.113.9" };
    await react(context(), null, once);
    await db.update(rateLimits).set({ count: 10_000 });
    await expect(react(context(), null, once)).rejects.toMatchObject({ code: "too_many" });
    await react(context(), null, { ...once, from: "203.0.113.10" });
    expect(await counts("event")).toEqual([[event, 2]]);
  });

  test("cannot open what is not shown", async () => {
    const draft = await putCreatorArticle("borrador");
    await expect(read({ event: 99_999 })).rejects.toMatchObject({ code: "event_not_found" });
    for (const id of [draft.id, 99_999])
      await expect(read({ article: id })).rejects.toMatchObject({ code: "article_not_found" });
  });

  test.each(["read_later", "save", "share", "upvote", "downvote"] as const)("cannot %s", async (action) => {
    await expect(react(context(), null, { action, target: { event } })).rejects.toMatchObject({
      kind: "unauthorized",
      code: "reaction_login",
    });
  });
});

describe("a signed-in reader", () => {
  const toggle = (viewer: Awaited<ReturnType<typeof signUp>>, action: Action, value?: boolean) =>
    react(context(), viewer, { action, target: { event }, value });

  test.each(["read_later", "save", "share", "upvote", "downvote"] as const)(
    "turns %s on and off, for oneself alone",
    async (action) => {
      const [ana, eva] = [await signUp(context()), await signUp(context())];
      expect(await toggle(ana, action)).toEqual({ active: true });
      expect(await toggle(eva, action)).toEqual({ active: true });
      expect(await toggle(ana, action)).toEqual({ active: false });
      expect(await reactionsOf(context(), ana)).toEqual(new Map());
      expect(await reactionsOf(context(), eva)).toEqual(new Map([[`event:${event}`, new Set([action])]]));
    },
  );

  test("asks for a value as often as need be", async () => {
    const ana = await signUp(context());
    for (const value of [true, true, false, false, true])
      expect(await toggle(ana, "save", value)).toEqual({ active: value });
    expect(await db.select().from(reactions)).toHaveLength(1);
  });

  test("has read what was once opened, and is counted once", async () => {
    const ana = await signUp(context());
    for (const value of [undefined, undefined, false])
      expect(await toggle(ana, "read", value)).toEqual({ active: true });
    expect(await counts("event")).toEqual([[event, 1]]);
    await toggle(await signUp(context()), "read");
    expect(await counts("event")).toEqual([[event, 2]]);
  });

  test("may press two hundred times at once", async () => {
    const ana = await signUp(context());
    const all = <T>(times: number, press: () => Promise<T>) =>
      Promise.all(Array.from({ length: times }, press));
    expect(new Set((await all(200, () => toggle(ana, "save", true))).map(({ active }) => active))).toEqual(
      new Set([true]),
    );
    await all(20, () => toggle(ana, "read"));
    expect(await db.select().from(reactions)).toHaveLength(2);
    expect(await counts("event")).toEqual([[event, 1]]);
    // One after another: every second one turns it on again.
    const toggled = await all(20, () => toggle(ana, "upvote"));
    expect(toggled.filter(({ active }) => active)).toHaveLength(10);
    expect([...(await reactionsTo(context(), ana, { event }))].sort()).toEqual(["read", "save"]);
  });

  test("keeps what was done to an event when it is merged into another", async () => {
    const ana = await signUp(context());
    const old = await mergedEvent(901);
    // As it was stored before the merger.
    const row = { accountId: ana.id, action: "save" as const, target: "event" as const, createdAt: now };
    await db.insert(reactions).values([
      { ...row, targetId: old },
      { ...row, targetId: event },
    ]);
    expect([...(await reactionsOf(context(), ana)).keys()]).toEqual([`event:${event}`]);
    expect(await reactionsTo(context(), ana, { event: old })).toEqual(new Set(["save"]));
    expect(await listReactions(context(), ana, "es")).toHaveLength(1);
    expect((await countReactions(context(), { event: old })).save).toBe(1);
    expect(await react(context(), ana, { action: "save", target: { event: old } })).toEqual({
      active: false,
    });
    expect(await db.select().from(reactions)).toEqual([]);
  });

  test("finds drafts of one's own alone", async () => {
    const draft = await putCreatorArticle("borrador");
    const save = { action: "save" as const, target: { article: draft.id } };
    const ana = await signUp(context());
    await expect(react(context(), ana, save)).rejects.toMatchObject({ code: "article_not_found" });
    expect(await react(context(), { ...ana, id: draft.author }, save)).toEqual({ active: true });
  });

  test("is listed what is still shown, the newest first", async () => {
    const ana = await signUp(context());
    const ours = await putCreatorArticle("publicado");
    await react(context(), ana, { action: "read_later", target: { event } });
    now += 1;
    await react(context(), ana, { action: "save", target: { article: ours.id } });
    now += 1;
    await react(context(), ana, { action: "upvote", target: { article } });
    const list = await listReactions(context(), ana, "es");
    expect(list).toMatchObject([
      { action: "upvote", target: { article }, slug: null, createdAt: now },
      {
        action: "save",
        target: { article: ours.id },
        title: "Lo que callan los puertos",
        slug: expect.stringContaining("publicado"),
        createdAt: now - 1,
      },
      { action: "read_later", target: { event }, url: null, createdAt: now - 2 },
    ]);
    expect(list[2]!.title).not.toBe("");
    await db.update(creatorArticles).set({ state: "borrador" });
    expect(await listReactions(context(), ana, "es")).toHaveLength(2);
  });

  test("is told about a few targets at once", async () => {
    const ana = await signUp(context());
    await react(context(), ana, { action: "save", target: { event } });
    await react(context(), ana, { action: "upvote", target: { article } });
    const asked: Target[] = [{ event }, { event: event + 1 }, { article: article + 1 }];
    expect(await reactionsOn(context(), ana, asked)).toEqual(
      new Map([[`event:${event}`, new Set(["save"])]]),
    );
    expect(await reactionsOn(context(), ana, [])).toEqual(new Map());
  });
});
