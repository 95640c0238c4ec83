import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import type { Feed } from "./feed";
import { writeFeed } from "./write";

const AT = Date.UTC(2026, 4, 12, 12);
const TITLE = 'Ferry <"Alba"> & zwei Boote: «¿qué pasó?»';
const feed: Feed = {
  id: "https://poliedro.example/feed",
  title: "Poliedro",
  description: "News & more",
  language: "es",
  home: "https://poliedro.example/",
  self: "https://poliedro.example/feed.xml?idioma=es&x=1",
  icon: "https://poliedro.example/mark-192.png",
  updatedAt: AT,
  items: [
    {
      id: "https://poliedro.example/evento/7",
      url: "https://poliedro.example/evento/7?idioma=es",
      title: TITLE,
      summary: "Tres periódicos ]]> dos países",
      language: "es",
      author: "El Faro",
      categories: ["Mundo"],
      publishedAt: AT - 3_600_000,
      updatedAt: AT,
    },
  ],
};

test("an RSS reader gets the item with its signs, dates and stable id", () => {
  const rss = parseRssFeed(writeFeed(feed, "xml"));
  expect(rss).toMatchObject({ title: "Poliedro", language: "es", link: feed.home });
  expect(rss.atom?.links?.[0]).toMatchObject({ href: feed.self, rel: "self" });
  expect(rss.items?.[0]).toMatchObject({
    title: TITLE,
    description: feed.items[0]!.summary,
    link: feed.items[0]!.url,
    guid: { value: feed.items[0]!.id, isPermaLink: false },
    categories: [{ name: "Mundo" }],
  });
  expect(Date.parse(rss.items![0]!.pubDate as string)).toBe(AT - 3_600_000);
});

test("an Atom reader gets the same, and when it was told anew", () => {
  const atom = parseAtomFeed(writeFeed(feed, "atom"));
  expect(atom).toMatchObject({ id: feed.id, title: { value: "Poliedro" } });
  expect(atom.entries?.[0]).toMatchObject({ id: feed.items[0]!.id, title: { value: TITLE } });
  expect(Date.parse(atom.entries![0]!.updated as string)).toBe(AT);
});

test("a JSON Feed reader gets the same, with its language", () => {
  const text = writeFeed(feed, "json");
  expect(JSON.parse(text)).toMatchObject({ version: "https://jsonfeed.org/version/1.1" });
  expect(parseJsonFeed(text).items?.[0]).toMatchObject({
    id: feed.items[0]!.id,
    title: TITLE,
    content_text: feed.items[0]!.summary,
    language: "es",
    authors: [{ name: "El Faro" }],
  });
});
