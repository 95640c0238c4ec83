/** Reading a feed's bytes into clean items. */
export { settleDate } from "./dates";
export { parseFeed } from "./parse-feed";
export { plainText } from "./text";
export { type FeedItem, FeedUnreadable, type ParsedFeed, type RefusedItem } from "./types";
export { canonicalUrl, urlKey } from "./urls";
