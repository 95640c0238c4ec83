import { asc, eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { articles, eventArticles, eventChanges } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { type ArticleAbout, putArticles } from "../events/testing";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import { groupArrivals } from "./commands";
import { eventsOf, FERRY, putTold } from "./testing";
import { heldArticles, isBeyond } from "./window-cap";
import { loadWindow } from "./window-loader";

const NOON = Date.UTC(2026, 4, 12, 12);
const WINDOW_BEGINS = NOON - 96 * HOUR;
const FERRY_ES = [
  "El ferry Saint Brendan encalla frente a Inishmore con 212 pasajeros a bordo",
  "Rescatados los pasajeros del ferry Saint Brendan encallado frente a Inishmore",
  "Ferry Saint Brendan: 212 pasajeros rescatados en Inishmore, interrogado el capitán",
];
/** A window this small, and calls of ten arrivals. */
const SMALL = { most: 16, perCall: 10 };

let open: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
const context = () => ({ db, clock: clockAt(NOON), holder: crypto.randomUUID() });
beforeEach(async () => {
  open = await temporaryDatabase();
  ({ db } = open);
});
afterEach(() => open.close());

/** Headlines that share no word, an hour apart. */
function putAlone(count: number, about: Partial<ArticleAbout> = {}): Promise<number[]> {
  return putArticles(
    db,
    NOON,
    Array.from({ length: count }, (_, i) => ({
      newspaper: `local-${i}`,
      headline: `${100 + i}borg ${200 + i}tamp ${300 + i}kelvu`,
      publishedAt: NOON - (i + 1) * HOUR,
      ...about,
    })),
  );
}

function putSpanish(at: number): Promise<number[]> {
  return putArticles(
    db,
    at,
    FERRY_ES.map((headline, i) => ({
      newspaper: `diario-${i}`,
      language: "es",
      headline,
      summary: `${headline}.`,
    })),
  );
}

const waiting = () =>
  db
    .select({ language: articles.language })
    .from(articles)
    .where(isNull(articles.groupedAt))
    .orderBy(asc(articles.language));

test("a window that is too large holds its newest articles and those that stand for events", async () => {
  const ferry = [
    ...(await putTold(db, NOON - 80 * HOUR, FERRY)),
    ...(await putTold(db, NOON - 79 * HOUR, FERRY)),
  ];
  const singles = await putAlone(30);
  await groupArrivals(context());
  const ids = async (most?: number) =>
    (await loadWindow(context(), new Set(), most)).articles.map((article) => article.id);
  expect(await ids()).toHaveLength(38);
  expect(await ids(38)).toHaveLength(38);
  const held = await ids(20);
  expect(held.filter((id) => singles.includes(id)).sort()).toEqual(singles.slice(0, 15).sort());
  const standing = held.filter((id) => ferry.includes(id));
  expect(standing.length).toBeGreaterThanOrEqual(3);
  expect(standing.length).toBeLessThanOrEqual(5);
  expect(new Set(held).size).toBe(held.length);
});

test("a shard holds the newest of its languages, some of the others, and no more than there is room for", async () => {
  const english = await putAlone(30);
  const spanish: number[] = [];
  for (let i = 0; i < 30; i++) {
    const headline = `${500 + i}ruzo ${600 + i}drino ${700 + i}zalla`;
    spanish.push(...(await putAlone(1, { language: "es", headline, publishedAt: NOON - (i + 1) * HOUR })));
  }
  await groupArrivals(context());
  const held = (await heldArticles(db, WINDOW_BEGINS, 16, ["es"]))!;
  expect(held.filter((id) => spanish.includes(id))).toEqual(spanish.slice(0, 6));
  expect(held.filter((id) => english.includes(id))).toEqual(english.slice(0, 1));
  expect(await isBeyond(db, WINDOW_BEGINS, 60)).toBe(false);
  expect(await heldArticles(db, WINDOW_BEGINS, 60, ["es"])).toBeNull();
});

test("beyond the limit each language has its turn, the one that waits longest first, and nothing is left", async () => {
  await putAlone(20);
  expect(await groupArrivals(context())).toMatchObject({ grouped: 20, more: false });
  await putAlone(3, { language: "fr", firstReadAt: NOON - HOUR });
  await putAlone(12, { language: "es", firstReadAt: NOON - 2 * HOUR });
  await putAlone(2, { language: "de", firstReadAt: NOON });
  const calls = [];
  for (let more = true; more; ) {
    const report = await groupArrivals(context(), SMALL);
    more = report.more;
    calls.push({ grouped: report.grouped, left: [...new Set((await waiting()).map((row) => row.language))] });
  }
  expect(calls).toEqual([
    { grouped: 10, left: ["de", "es", "fr"] },
    { grouped: 2, left: ["de", "fr"] },
    { grouped: 3, left: ["de"] },
    { grouped: 2, left: [] },
  ]);
  expect(await groupArrivals(context(), SMALL)).toMatchObject({ grouped: 0, more: false });
});

test("small languages are taken together", async () => {
  await putAlone(20);
  await groupArrivals(context());
  await putAlone(2, { language: "fr", firstReadAt: NOON - HOUR });
  await putAlone(12, { language: "es" });
  await putAlone(1, { language: "de" });
  const limits = { most: 16, perCall: 40 };
  expect(await groupArrivals(context(), limits)).toMatchObject({ grouped: 3, more: true });
  expect(await waiting()).toHaveLength(12);
  expect(await groupArrivals(context(), limits)).toMatchObject({ grouped: 12, more: false });
});

test("an arrival finds its event of another language beyond the newest, and that loses nothing", async () => {
  const spanish = await putSpanish(NOON - 80 * HOUR);
  await putAlone(30);
  await groupArrivals(context());
  const [event] = await eventsOf(db, spanish);
  expect(event).not.toBeNull();
  const arrivals = await putTold(db, NOON - HOUR, FERRY.slice(0, 2));
  await groupArrivals(context(), SMALL);
  expect(await eventsOf(db, [...spanish, ...arrivals])).toEqual(Array(5).fill(event));
});

test("an arrival finds an old event of its language; of its articles not held none is lost or moved", async () => {
  const old: number[] = [];
  for (let hour = 40; hour > 36; hour--) old.push(...(await putTold(db, NOON - hour * HOUR, FERRY)));
  await putAlone(30);
  await groupArrivals(context());
  const [event] = await eventsOf(db, old);
  expect(await eventsOf(db, old)).toEqual(Array(16).fill(event));
  const worth = () =>
    db
      .select({ id: eventArticles.articleId, centrality: eventArticles.centrality })
      .from(eventArticles)
      .where(eq(eventArticles.eventId, event!))
      .orderBy(asc(eventArticles.articleId));
  const before = await worth();
  const arrivals = await putTold(db, NOON - HOUR, FERRY.slice(0, 2));
  const report = await groupArrivals(context(), SMALL);
  expect(report).toMatchObject({ grouped: 2, born: 0, split: 0 });
  expect(report.held).toBeLessThanOrEqual(SMALL.most);
  expect(await eventsOf(db, [...old, ...arrivals])).toEqual(Array(18).fill(event));
  const after = new Map((await worth()).map((row) => [row.id, row.centrality]));
  for (const { id, centrality } of before) expect(after.get(id)).toBeGreaterThanOrEqual(centrality);
});

test("grouping again with nothing new changes nothing beyond the limit", async () => {
  await putSpanish(NOON - 80 * HOUR);
  await putAlone(30);
  await putTold(db, NOON - HOUR, FERRY);
  for (let more = true; more; ) more = (await groupArrivals(context(), SMALL)).more;
  const events = await db.select().from(eventArticles).orderBy(asc(eventArticles.articleId));
  const recorded = await db.$count(eventChanges);
  expect(recorded).toBeGreaterThan(0);
  expect(await groupArrivals(context(), SMALL)).toMatchObject({ state: "grouped", grouped: 0, more: false });
  expect(await db.select().from(eventArticles).orderBy(asc(eventArticles.articleId))).toEqual(events);
  expect(await db.$count(eventChanges)).toBe(recorded);
});
