import { afterEach, beforeEach, expect, test } from "vitest";
import { storeItems } from "./store";
import { feedItem } from "./testing";
import { BODY, openPageStand, type PageStand, page, TEN } from "./testing-pages";

let stand: PageStand;

beforeEach(async () => {
  stand = await openPageStand();
});
afterEach(() => stand.close());

const LOUD =
  "<p>A shocking, outrageous and truly disgusting betrayal! Utter chaos and carnage, a shameful farce and a vile, brutal, sickening and disgraceful mess, an appalling travesty.</p>";

const store = (path: string, headline: string) =>
  storeItems(
    stand.db,
    { newspaperId: stand.newspaperId, country: "IE", language: "en", section: null },
    [feedItem({ url: `${stand.server.url}${path}`, headline, publishedAt: TEN })],
    TEN,
  );

test("an article tells why its headline is marked, and after its page is read what is said and cited in it", async () => {
  stand.server.answers["/a"] = page(`${LOUD}${BODY.slice(0, 900)}</p><p>“No,” said Jane Hill.</p>`);
  await store("/a", "You won't believe this SHOCKING bridge");
  expect((await stand.stored())[0]?.markReasons).toEqual({
    headline: expect.arrayContaining(["charged:shocking", "bait:won't believe"]),
    content: [],
    sources: [],
  });
  await stand.read();
  const [article] = await stand.stored();
  expect(article).toMatchObject({ emphatic: true, clickbait: true, citedSources: 1 });
  expect(article?.markReasons?.headline).toContain("charged:shocking");
  expect(article?.markReasons?.content).toContain("charged:outrageous");
  expect(article?.markReasons?.sources).toEqual(["Jane Hill"]);
});

test("a touched-up headline takes its own reasons along and leaves those of the page", async () => {
  stand.server.answers["/a"] = page(`${LOUD}${BODY.slice(0, 900)}</p><p>“No,” said Jane Hill.</p>`);
  await store("/a", "Furious mayor's outrageous bridge lie");
  await stand.read();
  await store("/a", "Mayor reopens bridge after two years of repairs");
  const [article] = await stand.stored();
  expect(article).toMatchObject({
    headline: "Mayor reopens bridge after two years of repairs",
    emphatic: true,
  });
  expect(article?.markReasons).toMatchObject({ headline: [], sources: ["Jane Hill"] });
  expect(article?.markReasons?.content.length).toBeGreaterThan(0);
});

test("a touched-up headline of a calm article loses its mark", async () => {
  await store("/b", "Furious mayor's outrageous bridge lie");
  expect((await stand.stored())[0]?.emphatic).toBe(true);
  await store("/b", "Mayor reopens bridge after two years of repairs");
  expect((await stand.stored())[0]).toMatchObject({
    emphatic: false,
    markReasons: { headline: [], content: [], sources: [] },
  });
});
