import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { articles, eventArticles, feedReadings, feeds, ingestRuns, newspapers } from "../../db/schema";
import type { RunRecord } from "../../domain/ingest/queries";
import { MINUTE } from "../../domain/shared/time";
import { catalogue } from "../../sample/edition";
import { startNewsstand } from "../../sample/newsstand";
import { fireCron, HOURLY_CRON } from "../../scripts/local/worker";
import { startHostileNewspapers } from "../support/hostile/hostile";
import { roomInHour } from "../support/hour";
import { startProduct } from "../support/product";
import { startSampleProduct } from "../support/sample";

await roomInHour(3 * MINUTE);

/** All read the newsstand of one moment: whoever comes later finds the same. */
const anchor = Date.now();
const openNewsstand = () => startNewsstand({ port: 0, anchor, now: () => anchor });

/** A product that two crons tell of the hour at once, and that nothing else disturbs. */
let whole: Awaited<ReturnType<typeof startSampleProduct>>;
let wholeHour: Promise<RunRecord>;
beforeAll(async () => {
  whole = await startSampleProduct({ stand: await openNewsstand() });
  const crons = [fireCron(whole.worker, HOURLY_CRON), fireCron(whole.worker, HOURLY_CRON)];
  wholeHour = Promise.all(crons).then(() => whole.settled());
});
afterAll(async () => {
  await whole.close();
  await whole.stand.close();
});

const headlines = async (db: Db) =>
  (
    await db
      .select({ slug: newspapers.slug, headline: articles.headline })
      .from(articles)
      .innerJoin(newspapers, sql`${newspapers.id} = ${articles.newspaperId}`)
  ).map((row) => `${row.slug}: ${row.headline}`);

/** Nothing doubled: no newspaper has an address or a headline twice, no article is in two events. */
async function expectNothingDoubled(db: Db): Promise<void> {
  const all = await headlines(db);
  const double = all.filter((line, i) => all.indexOf(line) !== i);
  // The edition holds two lottery draws of one newspaper under one headline.
  expect(double.filter((line) => !/^el-faro-del-tajo: /.test(line))).toEqual([]);
  const placed = await db.select({ id: eventArticles.articleId }).from(eventArticles);
  expect(new Set(placed.map((row) => row.id)).size).toBe(placed.length);
}

// Side by side: each spends most of its time waiting, for newspapers that hang and for a host's next page.
describe.concurrent("a reading", { timeout: 600_000 }, () => {
  test("of the sample newsstand gives every newspaper its outcome, the broken ones with their reasons", async () => {
    const run = await wholeHour;
    expect(run.newspapers).toEqual({ read: 36, unchanged: 0, failed: 5 });
    expect(run.articles.new).toBeGreaterThan(350);
    expect(run.events.born).toBeGreaterThan(30);
    const failed = await whole.db
      .select({ slug: newspapers.slug, reason: feeds.failureReason })
      .from(feeds)
      .innerJoin(newspapers, sql`${newspapers.id} = ${feeds.newspaperId}`)
      .where(sql`${feeds.lastOutcome} = 'failed'`);
    expect(Object.fromEntries(failed.map((row) => [row.slug, row.reason]))).toEqual({
      "la-hoja-caida": "http_status_500",
      "the-blank-broadsheet": "html",
      "l-heure-suspendue": "timeout",
      "kreisblatt-kehrwieder": "redirect_loop",
      "the-lost-gazette": "http_status_404",
    });
    await expectNothingDoubled(whole.db);
  });

  test("that two crons ask for at once, and of the same hour twice, is one run that reads each feed once", async () => {
    const first = await wholeHour;
    const before = await headlines(whole.db);
    const second = await whole.readHour();
    expect(second.id).toBe(first.id);
    expect(await whole.db.$count(ingestRuns)).toBe(1);
    expect((await headlines(whole.db)).sort()).toEqual(before.sort());
    const asked = [...whole.stand.requests].filter(
      ([path]) => /\/feed/.test(path) && !/hoja|blank|heure|kehrwieder|lost/.test(path),
    );
    expect(asked.filter(([, times]) => times !== 1)).toEqual([]);
    await expectNothingDoubled(whole.db);
  });

  test("that is killed in the middle loses nothing and doubles nothing", async ({ expect }) => {
    const folder = mkdtempSync(join(tmpdir(), "poliedro-killed-"));
    const stand = await openNewsstand();
    try {
      const killed = await startSampleProduct({ stand, folder });
      await fireCron(killed.worker, HOURLY_CRON);
      await expect
        .poll(() => killed.db.$count(feedReadings, sql`finished_at is not null`), {
          timeout: 60_000,
          interval: 5,
        })
        .toBeGreaterThan(5);
      await killed.close();

      const risen = await startSampleProduct({ stand, folder });
      const open = await risen.db.$count(feedReadings, sql`finished_at is null`);
      expect(open).toBeGreaterThan(0);
      const run = await risen.readHour();
      expect(run.feeds.open).toBe(0);
      await wholeHour;
      expect((await headlines(risen.db)).sort()).toEqual((await headlines(whole.db)).sort());
      expect(await risen.db.$count(articles, sql`grouped_at is null`)).toBe(0);
      await expectNothingDoubled(risen.db);
      await risen.close();
    } finally {
      await stand.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("of hostile newspapers marks them, and they harm no other", async () => {
    const hostile = await startHostileNewspapers();
    const stand = await startNewsstand({ port: 0, anchor: Date.now(), now: () => Date.now() });
    const healthy = catalogue(stand.url).filter((entry) =>
      ["elbe-kurier", "el-faro-del-tajo"].includes(entry.slug),
    );
    const product = await startProduct({ catalogue: [...hostile.catalogue, ...healthy] });
    try {
      const run = await product.readHour();
      expect(run.feeds.open).toBe(0);
      const outcomes = await product.db
        .select({ slug: newspapers.slug, outcome: feedReadings.outcome, items: feedReadings.items })
        .from(feedReadings)
        .innerJoin(feeds, sql`${feeds.id} = ${feedReadings.feedId}`)
        .innerJoin(newspapers, sql`${newspapers.id} = ${feeds.newspaperId}`);
      const of = (slug: string) => outcomes.filter((row) => row.slug === slug);
      expect(
        [...of("elbe-kurier"), ...of("el-faro-del-tajo")].every(
          (row) => row.outcome === "ok" && row.items > 0,
        ),
      ).toBe(true);
      for (const slug of [
        "hangs-for-ever",
        "drips-bytes",
        "redirect-circle",
        "redirects-six-times",
        "redirect-private",
        "redirect-metadata",
        "error-500",
        "error-503",
        "html-not-feed",
        "empty-body",
      ]) {
        expect([slug, of(slug).map((row) => row.outcome)]).toEqual([slug, ["failed"]]);
      }
      expect(hostile.maxSimultaneous()).toBe(1);
      const texts = await product.db
        .select({ headline: articles.headline, url: articles.url })
        .from(articles);
      expect(texts.filter(({ headline }) => /<script|[\u202a-\u202e\u0000-\u001f]/i.test(headline))).toEqual(
        [],
      );
      expect(texts.filter(({ url }) => !/^https?:\/\//.test(url))).toEqual([]);
      expect(texts.filter(({ headline }) => /root:.*:0:0/.test(headline))).toEqual([]);
    } finally {
      await product.close();
      await hostile.close();
      await stand.close();
    }
  });

  test("without ALLOW_PRIVATE_FEEDS reaches nothing on this machine", async () => {
    const stand = await startNewsstand({ port: 0, anchor: Date.now(), now: () => Date.now() });
    const some = catalogue(stand.url).filter((entry) => entry.slug === "elbe-kurier");
    const product = await startProduct({ catalogue: some, allowPrivateFeeds: false });
    try {
      await product.readHour();
      const reasons = await product.db.selectDistinct({ reason: feeds.failureReason }).from(feeds);
      expect(reasons).toEqual([{ reason: "private_address" }]);
      expect([...stand.requests.keys()]).toEqual([]);
    } finally {
      await product.close();
      await stand.close();
    }
  });
});
