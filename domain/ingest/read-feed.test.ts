import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { articles, feedReadings, feeds } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { type Answer, type Answering, type Listening, listen, plain } from "../../sample/http";
import { putCatalogue } from "../newspapers/commands";
import { catalogueEntry } from "../newspapers/schemas";
import { releaseLeases, takeLeases } from "../shared/leases";
import { HOUR, MINUTE } from "../shared/time";
import { readFeed } from "./read-feed";
import { openHourlyRun } from "./runs";
import { clockAt, readerOf } from "./testing";

const TEN = Date.UTC(2026, 4, 12, 10);
const clock = clockAt(TEN);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
const servers: Listening[] = [];

beforeEach(async () => {
  clock.at = TEN;
  database = await temporaryDatabase();
  db = database.db;
});
afterEach(async () => {
  await database.close();
  for (const server of servers.splice(0)) await server.close();
});

async function serve(answering: Answering): Promise<Listening> {
  const server = await listen(answering);
  servers.push(server);
  return server;
}

/** A newspaper whose feeds stand on a server, with the run that has to read them. */
async function runOf(urls: string[]) {
  const entry = catalogueEntry.parse({
    slug: "argus",
    name: "Argus",
    domain: "argus.example",
    homepage: "https://argus.example/",
    country: "IE",
    language: "en",
    launch: true,
    feeds: urls.map((url) => ({ url })),
  });
  await putCatalogue({ db, clock }, [entry]);
  return openHourlyRun({ db, clock });
}

const rss = (titles: string[]): Answer => ({
  contentType: "application/rss+xml",
  body: `<rss version="2.0"><channel><title>Argus</title>${titles
    .map(
      (title) =>
        `<item><title>${title}</title><link>https://argus.example/${encodeURIComponent(title)}</link></item>`,
    )
    .join("")}</channel></rss>`,
});
const feedRow = async () => (await db.select().from(feeds))[0]!;

describe("a reading", () => {
  test("is done once for a run, and says how many are left", async () => {
    let asked = 0;
    const server = await serve(() => {
      asked++;
      return rss(["Bridge reopens"]);
    });
    const run = await runOf([`${server.url}/home`, `${server.url}/world`]);
    const [first, second] = run.due.map((due) => due.feedId);
    const read = (feedId: number) => readFeed(readerOf(db, clock), run.runId, feedId);
    expect(await read(first!)).toMatchObject({ state: "read", anyLeft: true, added: 1 });
    expect(await read(first!)).toMatchObject({ state: "done_before", anyLeft: true });
    expect(await read(second!)).toMatchObject({ state: "read", anyLeft: false, added: 0 });
    expect(await read(987)).toMatchObject({ state: "done_before", anyLeft: false });
    expect(asked).toBe(2);
    expect(await db.$count(articles)).toBe(1);
  });

  test("is conditional the next hour: nothing new is unchanged, and keeps what is known", async () => {
    const conditions: (string | undefined)[] = [];
    const server = await serve((request) => {
      conditions.push(request.headers["if-none-match"]);
      return rss(["Bridge reopens"]);
    });
    for (const hour of [0, 1, 2]) {
      clock.at = TEN + hour * HOUR;
      const run = await runOf([`${server.url}/home`]);
      await readFeed(readerOf(db, clock), run.runId, run.due[0]!.feedId);
    }
    const { etag } = await feedRow();
    expect(etag).toMatch(/^".+"$/);
    expect(conditions).toEqual([undefined, etag, etag]);
    const outcomes = await db.select({ outcome: feedReadings.outcome }).from(feedReadings);
    expect(outcomes.map((row) => row.outcome)).toEqual(["ok", "unchanged", "unchanged"]);
    expect(await feedRow()).toMatchObject({ lastOutcome: "unchanged", lastOkAt: clock.at, failures: 0 });
  });

  test("that fails keeps validators and backs off; one that succeeds forgets the failures", async () => {
    let status = 200;
    const server = await serve(() =>
      status === 200
        ? rss(["Bridge reopens"])
        : { ...plain(status, "No."), headers: { "retry-after": String(3 * 3600) } },
    );
    const read = async () => {
      const run = await runOf([`${server.url}/home`]);
      if (run.due[0]) await readFeed(readerOf(db, clock), run.runId, run.due[0].feedId);
      return run.due.length;
    };
    await read();
    const { etag } = await feedRow();
    expect(etag).not.toBeNull();
    status = 429;
    clock.at += HOUR;
    await read();
    expect(await feedRow()).toMatchObject({
      etag,
      failures: 1,
      failureReason: "http_status_429",
      lastOkAt: TEN,
      dueAt: clock.at + 3 * HOUR - 5 * MINUTE,
    });
    clock.at += HOUR;
    expect(await read()).toBe(0);
    status = 200;
    clock.at += 2 * HOUR;
    expect(await read()).toBe(1);
    expect(await feedRow()).toMatchObject({ failures: 0, failureReason: null, dueAt: 0, lastOkAt: clock.at });
  });

  test("waits while another reader is at its newspaper or host, also behind a redirect", async () => {
    const target = await serve(() => rss(["Bridge reopens"]));
    const server = await serve(() => ({
      ...plain(301, "Moved."),
      headers: { location: `${target.url}/feed` },
    }));
    const run = await runOf([`${server.url}/home`]);
    const feedId = run.due[0]!.feedId;
    const other = readerOf(db, clock);
    const newspaperId = (await feedRow()).newspaperId;
    for (const name of [
      `newspaper:${newspaperId}`,
      `host:${new URL(server.url).host}`,
      `host:${new URL(target.url).host}`,
    ]) {
      await takeLeases(other, [name], MINUTE);
      expect(await readFeed(readerOf(db, clock), run.runId, feedId)).toMatchObject({
        state: "busy",
        anyLeft: true,
      });
      await releaseLeases(other, [name]);
    }
    expect(await readFeed(readerOf(db, clock), run.runId, feedId)).toMatchObject({ state: "read", added: 1 });
    expect((await feedRow()).movedTo).toBe(`${target.url}/feed`);
  });

  test("asks the original address again when the one it moved to fails", async () => {
    let gone = false;
    const conditions: (string | undefined)[] = [];
    const target = await serve(() => (gone ? plain(404, "No.") : rss(["Bridge reopens"])));
    const server = await serve((request) => {
      conditions.push(request.headers["if-none-match"]);
      return gone
        ? rss(["Choir sings"])
        : { ...plain(301, "Moved."), headers: { location: `${target.url}/feed` } };
    });
    const read = async () => {
      const run = await runOf([`${server.url}/home`]);
      await readFeed(readerOf(db, clock), run.runId, run.due[0]!.feedId);
      clock.at += HOUR;
    };
    await read();
    expect(await feedRow()).toMatchObject({ movedTo: `${target.url}/feed`, lastOutcome: "ok" });
    gone = true;
    await read();
    expect(await feedRow()).toMatchObject({ movedTo: null, etag: null, failureReason: "http_status_404" });
    await read();
    expect(await feedRow()).toMatchObject({ movedTo: null, lastOutcome: "ok", failures: 0 });
    expect(conditions).toEqual([undefined, undefined]);
    expect(await db.$count(articles)).toBe(2);
  });

  test("does not store what it read if another reader came in since its lease ended", async () => {
    let slow = true;
    const server = await serve(async () => {
      if (slow) {
        clock.at += MINUTE;
        await takeLeases(readerOf(db, clock), [`host:${new URL(server.url).host}`], MINUTE);
      }
      return rss(["Bridge reopens"]);
    });
    const run = await runOf([`${server.url}/home`]);
    const read = () => readFeed(readerOf(db, clock), run.runId, run.due[0]!.feedId);
    expect(await read()).toMatchObject({ state: "busy", anyLeft: true });
    expect(await db.$count(articles)).toBe(0);
    slow = false;
    expect(await read()).toMatchObject({ state: "busy" });
    clock.at += MINUTE;
    expect(await read()).toMatchObject({ state: "read", added: 1 });
  });

  test("that cannot be stored is thrown for another try, and leaves no lease", async () => {
    const server = await serve(() => rss(["Bridge reopens"]));
    const run = await runOf([`${server.url}/home`]);
    const feedId = run.due[0]!.feedId;
    await db.run("create trigger full before insert on articles begin select raise(abort, 'disk full'); end");
    await expect(readFeed(readerOf(db, clock), run.runId, feedId)).rejects.toThrow();
    await db.run("drop trigger full");
    expect(await readFeed(readerOf(db, clock), run.runId, feedId)).toMatchObject({ state: "read", added: 1 });
    const [reading] = await db.select().from(feedReadings).where(eq(feedReadings.feedId, feedId));
    expect(reading).toMatchObject({ outcome: "ok", items: 1, articlesNew: 1, finishedAt: TEN });
    expect(reading!.bytes).toBeGreaterThan(50);
  });
});
