import type { Db } from "../../db/client";
import type { Clock } from "../shared/time";
import type { IngestContext } from "./context";
import type { FeedItem } from "./feed";

/** A clock that a test sets. */
export interface TestClock extends Clock {
  /** ms, UTC */
  at: number;
}

/** A clock that stands at `at` (ms, UTC) until it is set anew. */
export function clockAt(at: number): TestClock {
  return {
    at,
    now() {
      return this.at;
    },
  };
}

/** What a reader of newspapers on loopback may use; every call is a holder of its own. */
export function readerOf(db: Db, clock: Clock): IngestContext {
  return {
    db,
    clock,
    fetch: (input, init) => fetch(input, init),
    allowPrivate: true,
    userAgent: "Mozilla/5.0 (compatible; PoliedroBot/1.0; +http://127.0.0.1/bot)",
    holder: crypto.randomUUID(),
  };
}

/** A feed's item as the reader of feeds hands it on; what a test does not say is empty. */
export function feedItem(about: Partial<FeedItem> & Pick<FeedItem, "url" | "headline">): FeedItem {
  return {
    guid: null,
    summary: "",
    author: null,
    publishedAt: null,
    updatedAt: null,
    categories: [],
    language: null,
    ...about,
  };
}
