import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { FEED_TYPES, type Feed, type FeedFormat, type FeedItem } from "./feed";

/** The feed's text in one format. */
export function writeFeed(feed: Feed, format: FeedFormat): string {
  switch (format) {
    case "xml":
      return asRss(feed);
    case "atom":
      return asAtom(feed);
    case "json":
      return JSON.stringify(asJson(feed), null, 1);
  }
}

const mediaType = (format: FeedFormat): string => FEED_TYPES[format].split(";")[0]!;

const asRss = (feed: Feed): string =>
  generateRssFeed({
    title: feed.title,
    link: feed.home,
    description: feed.description,
    language: feed.language,
    lastBuildDate: new Date(feed.updatedAt),
    ttl: 60,
    atom: { links: [{ href: feed.self, rel: "self", type: mediaType("xml") }] },
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.url,
      description: item.summary,
      guid: { value: item.id, isPermaLink: false },
      pubDate: new Date(item.publishedAt),
      categories: item.categories.map((name) => ({ name })),
      dc: { languages: [item.language], ...(item.author ? { creators: [item.author] } : {}) },
    })),
  });

const asAtom = (feed: Feed): string =>
  generateAtomFeed({
    id: feed.id,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: new Date(feed.updatedAt),
    icon: feed.icon,
    xml: { lang: feed.language },
    links: [
      { href: feed.self, rel: "self", type: mediaType("atom") },
      { href: feed.home, rel: "alternate", type: "text/html" },
    ],
    authors: [{ name: "Poliedro", uri: feed.home }],
    entries: feed.items.map((item) => ({
      id: item.id,
      title: { value: item.title },
      summary: { value: item.summary },
      published: new Date(item.publishedAt),
      updated: new Date(item.updatedAt),
      links: [{ href: item.url, rel: "alternate", hreflang: item.language }],
      categories: item.categories.map((term) => ({ term })),
      ...authorsOf(item),
    })),
  });

const asJson = (feed: Feed): unknown =>
  generateJsonFeed({
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    authors: [{ name: "Poliedro", url: feed.home }],
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_text: item.summary,
      date_published: new Date(item.publishedAt),
      date_modified: new Date(item.updatedAt),
      tags: item.categories,
      language: item.language,
      ...authorsOf(item),
    })),
  });

const authorsOf = ({ author }: FeedItem) => (author ? { authors: [{ name: author }] } : {});
