import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import {
  articleCategories,
  articles,
  eventArticles,
  eventChanges,
  eventRedirects,
  events,
  eventTexts,
} from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import type { EventOutcome } from "./changes";
import { refreshStaleEvents, writeEvents } from "./commands";
import {
  articlesOfEvent,
  countShownEvents,
  exportArticles,
  readEvent,
  readEventCards,
  resolveEvent,
} from "./queries";
import { NO_TIE } from "./record";
import { type ArticleAbout, putArticles } from "./testing";

const NOON = Date.UTC(2026, 4, 12, 12);
const clock = clockAt(NOON);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
beforeEach(async () => {
  clock.at = NOON;
  database = await temporaryDatabase();
  db = database.db;
});
afterEach(() => database.close());

const put = (some: ArticleAbout[]) => putArticles(db, NOON - HOUR, some);
async function write(outcomes: Partial<EventOutcome>[], loose: number[] = []): Promise<number[]> {
  const placed = new Map((await db.select().from(eventArticles)).map((row) => [row.articleId, row.eventId]));
  const { born, statements } = await writeEvents(
    { db, clock },
    {
      outcomes: outcomes.map((one) => ({
        eventId: null,
        articles: [],
        added: [],
        mergedFrom: [],
        takenFrom: [],
        tie: NO_TIE,
        ...one,
      })),
      loose: loose.map((article) => ({ article, from: placed.get(article)!, tie: NO_TIE })),
      by: "grouping",
      modelVersion: 1,
    },
  );
  await db.batch(statements as unknown as Parameters<Db["batch"]>[0]);
  await refreshStaleEvents({ db, clock });
  return born;
}
const placed = (ids: number[]) => ids.map((id, i) => ({ id, centrality: ids.length - i }));
/** An event of three articles by three newspapers, in these languages. */
async function putEvent(languages: string[] = ["en", "en", "en"]): Promise<number> {
  const ids = await put(
    languages.map((language, i) => ({ newspaper: `paper-${i}`, language, headline: `${language} ${i}` })),
  );
  return (await write([{ articles: placed(ids) }]))[0]!;
}

describe("an event", () => {
  test("has its counters, texts, categories and record from its articles", async () => {
    const ids = await put([
      { newspaper: "argus", headline: "Bridge reopens", summary: "After two years." },
      { newspaper: "bote", country: "AT", language: "de", headline: "Brücke wieder offen" },
      { newspaper: "argus", headline: "Mayor crosses bridge", publishedAt: NOON },
    ]);
    await db
      .insert(articleCategories)
      .values(ids.map((articleId) => ({ articleId, categoryId: 1010, score: 1 })));
    const [id] = await write([{ articles: placed(ids) }]);
    expect(await readEvent({ db }, id!, "en")).toMatchObject({
      id,
      title: "Bridge reopens",
      description: "After two years.",
      language: "en",
      newspapers: 2,
      countries: 2,
      languages: 2,
      articles: 3,
      contradictions: 0,
      categories: expect.arrayContaining([1010]),
      bornAt: NOON,
      lastPublishedAt: NOON,
    });
    expect(await db.select().from(eventChanges)).toMatchObject([
      {
        eventId: id,
        kind: "born",
        by: "grouping",
        at: NOON,
        detail: { reason: "through_others", articles: 3, listed: ids },
      },
    ]);
    const listed = await articlesOfEvent({ db }, id!);
    expect(listed.map((one) => [one.newspaper.country, one.headline])).toEqual([
      ["AT", "Brücke wieder offen"],
      ["GB", "Mayor crosses bridge"],
      ["GB", "Bridge reopens"],
    ]);
    expect(await exportArticles({ db }, NOON)).toMatchObject([
      { title: "Mayor crosses bridge", newspaper: "argus", event: id },
    ]);
  });

  test("grows, loses articles, and is not shown any more below its measure", async () => {
    const id = await putEvent();
    const [late] = await put([{ newspaper: "late", language: "fr", headline: "Le pont" }]);
    const members = (await db.select().from(eventArticles)).map((row) => row.articleId);
    clock.at += HOUR;
    await write([
      { eventId: id, articles: placed([...members, late!]), added: [{ id: late!, nearest: null }] },
    ]);
    expect(await readEvent({ db }, id, "fr")).toMatchObject({
      articles: 4,
      languages: 2,
      title: "Le pont",
      updatedAt: clock.at,
      bornAt: NOON,
    });
    const [first] = await db.select().from(eventArticles).where(eq(eventArticles.articleId, members[0]!));
    expect(first?.addedAt).toBe(NOON);
    await write([], [members[0]!, late!]);
    await expect(readEvent({ db }, id, "en")).rejects.toMatchObject({
      kind: "not_found",
      code: "event_not_found",
    });
    expect(await countShownEvents({ db })).toBe(0);
    expect(await readEventCards({ db }, [id], "en")).toEqual([]);
    await write([], members.slice(1));
    const lost = await db.select().from(eventChanges).where(eq(eventChanges.kind, "split"));
    expect(lost.map((change) => change.detail)).toMatchObject([
      { reason: "fell_apart", into: null, articles: 2, listed: [members[0], late] },
      { reason: "fell_apart", into: null, articles: 2, listed: members.slice(1) },
    ]);
    const [empty] = await db.select().from(events).where(eq(events.id, id));
    expect(empty).toMatchObject({ articleCount: 0, newspaperCount: 0, shown: false, stale: false });
    expect(await db.$count(eventTexts)).toBe(0);
  });

  test("split leaves both with their own", async () => {
    const id = await putEvent(["en", "en", "en", "fr", "fr", "fr"]);
    const members = (await db.select().from(eventArticles).orderBy(eventArticles.articleId)).map(
      (row) => row.articleId,
    );
    const [cut] = await write([
      {
        articles: placed(members.slice(3)),
        takenFrom: [{ event: id, articles: members.slice(3), tie: NO_TIE }],
      },
    ]);
    expect(await readEvent({ db }, id, "fr")).toMatchObject({ articles: 3, language: "en" });
    expect(await readEvent({ db }, cut!, "en")).toMatchObject({ articles: 3, language: "fr" });
    expect(await db.select().from(eventChanges).where(eq(eventChanges.kind, "split"))).toMatchObject([
      { eventId: id, detail: { reason: "fell_apart", into: cut, articles: 3, listed: members.slice(3) } },
    ]);
  });

  test("unknown is not found", async () => {
    for (const id of [0, -1, 12345]) {
      await expect(resolveEvent({ db }, id)).rejects.toMatchObject({
        code: "event_not_found",
        params: { id },
      });
      await expect(articlesOfEvent({ db }, id)).rejects.toMatchObject({ code: "event_not_found" });
    }
    expect(await readEventCards({ db }, [], "en")).toEqual([]);
  });
});

describe("a merged event", () => {
  const membersOf = async (id: number) =>
    (await db.select().from(eventArticles).where(eq(eventArticles.eventId, id))).map((row) => row.articleId);

  test("leads to the one it is part of, over any number of mergers", async () => {
    const [a, b, c] = [await putEvent(), await putEvent(), await putEvent()];
    await write([
      {
        eventId: b,
        articles: placed([...(await membersOf(b)), ...(await membersOf(c))]),
        mergedFrom: [{ event: c, tie: NO_TIE }],
      },
    ]);
    await write([
      {
        eventId: a,
        articles: placed([...(await membersOf(a)), ...(await membersOf(b))]),
        mergedFrom: [{ event: b, tie: NO_TIE }],
      },
    ]);
    for (const id of [a, b, c]) expect(await resolveEvent({ db }, id)).toBe(a);
    expect(await readEvent({ db }, c, "en")).toMatchObject({ id: a, articles: 9, newspapers: 3 });
    expect(await articlesOfEvent({ db }, b)).toHaveLength(9);
    expect((await db.select().from(eventRedirects)).map((row) => row.newId)).toEqual([a, a]);
    expect((await db.select().from(events)).map((row) => row.id)).toEqual([a]);
  });

  test("never lends its id to another", async () => {
    const [a, b] = [await putEvent(), await putEvent()];
    await write([
      {
        eventId: a,
        articles: placed([...(await membersOf(a)), ...(await membersOf(b))]),
        mergedFrom: [{ event: b, tie: NO_TIE }],
      },
    ]);
    expect(await putEvent()).toBeGreaterThan(b);
    await db.delete(eventRedirects);
    await db.delete(events);
    expect(await putEvent()).toBeGreaterThan(b);
  });
});

describe("the language of a card", () => {
  test("is the reader's, else the best covered one, else ours in order", async () => {
    const some = await putEvent(["es", "fr", "fr"]);
    const languageFor = async (id: number, language: "es" | "en" | "fr" | "de") =>
      (await readEvent({ db }, id, language)).language;
    expect(await languageFor(some, "es")).toBe("es");
    expect(await languageFor(some, "de")).toBe("fr");
    const even = await putEvent(["fr", "es", "en"]);
    expect(await languageFor(even, "de")).toBe("en");
    const foreign = await putEvent(["pt", "it", "it"]);
    expect(await languageFor(foreign, "en")).toBe("it");
  });

  test("cards come in the order asked for", async () => {
    const [a, b, c] = [await putEvent(), await putEvent(), await putEvent()];
    await db.update(events).set({ shown: false }).where(eq(events.id, b));
    expect((await readEventCards({ db }, [c, b, 999, a], "en")).map((card) => card.id)).toEqual([c, a]);
  });
});

test("what an interruption left stale is made anew by the next call, once", async () => {
  const id = await putEvent();
  await db.update(articles).set({ headline: "Told anew" });
  expect(await refreshStaleEvents({ db, clock })).toBe(0);
  await db.update(events).set({ stale: true });
  expect(await refreshStaleEvents({ db, clock })).toBe(1);
  expect(await readEvent({ db }, id, "en")).toMatchObject({ title: "Told anew" });
  expect(await refreshStaleEvents({ db, clock })).toBe(0);
});
