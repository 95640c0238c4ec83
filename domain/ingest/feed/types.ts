/** One entry of a feed, cleaned: no markup, no tracking, no relative address is left in it. */
export interface FeedItem {
  /** The feed's own identifier of the entry (guid, id, rdf:about), as written; null when absent. */
  guid: string | null;
  /** Canonical absolute http(s) address, see `canonicalUrl`. */
  url: string;
  /** Plain text on one line, at most 300 characters, never empty. */
  headline: string;
  /** Plain text, at most 2000 characters, "" if none. */
  summary: string;
  author: string | null;
  /** ms UTC as the feed says; null when absent or unreadable. */
  publishedAt: number | null;
  /** ms UTC as the feed says; null when absent or unreadable. */
  updatedAt: number | null;
  categories: string[];
  /** ISO 639-1 as the item, else the feed, says; null when neither does. */
  language: string | null;
}

/** An entry that could not become an item. */
export interface RefusedItem {
  reason: "no_link" | "no_headline" | "bad_url";
  /** A short plain-text piece of the entry, for a person looking into it (≤ 160 characters). */
  sample: string;
}

export interface ParsedFeed {
  /** `newsml`: NewsML 1 as agencies and portals take it from newspapers, which some publish in a feed's place. */
  format: "rss" | "rdf" | "atom" | "json" | "newsml";
  title: string;
  language: string | null;
  items: FeedItem[];
  refused: RefusedItem[];
}

/** Thrown when a body is no feed at all: nothing in it, a web page instead, or not readable as a feed. */
export class FeedUnreadable extends Error {
  override readonly name = "FeedUnreadable";
  constructor(
    readonly reason: "empty" | "html" | "unreadable",
    message: string,
  ) {
    super(message);
  }
}
