/** A list of news as feed readers take it, whatever the format. Addresses are absolute, times ms UTC. */
export interface Feed {
  /** Stays the same whatever the language or format. */
  id: string;
  title: string;
  description: string;
  /** ISO 639-1 */
  language: string;
  /** The page that the feed follows. */
  home: string;
  /** The feed's own address. */
  self: string;
  icon: string;
  /** When it last changed. */
  updatedAt: number;
  items: FeedItem[];
}

export interface FeedItem {
  /** Stays the same when the item is told anew, so that readers see it once. */
  id: string;
  url: string;
  title: string;
  summary: string;
  language: string;
  author?: string;
  categories: string[];
  publishedAt: number;
  updatedAt: number;
}

/** RSS 2.0, Atom 1.0 and JSON Feed 1.1, by the ending of their addresses. */
export const FEED_FORMATS = ["xml", "atom", "json"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const FEED_TYPES: Record<FeedFormat, string> = {
  xml: "application/rss+xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
};
