import { readDate } from "./dates";
import { decodeFeed } from "./encoding";
import { mendXml } from "./mend";
import type { RawFeed, RawItem } from "./raw";
import { readWithFeedsmith } from "./read-feedsmith";
import { readBrokenMarkup } from "./read-markup";
import { clip, languageCode, plainText } from "./text";
import { type FeedItem, FeedUnreadable, type ParsedFeed, type RefusedItem } from "./types";
import { canonicalUrl } from "./urls";

const MAX_HEADLINE = 300;
const MAX_SUMMARY = 2000;
const MAX_AUTHOR = 200;
const MAX_CATEGORY = 100;
const MAX_CATEGORIES = 20;
/** Names of people and categories that are looked at in one entry. */
const MAX_NAMES = 50;
const MAX_GUID = 1000;
const MAX_SAMPLE = 160;
/** Characters of markup that are looked at for one field. */
const MAX_MARKUP = 64 * 1024;

const textOf = (markup: string, max: number): string => clip(plainText(markup.slice(0, MAX_MARKUP)), max);

/** The first date of a list that can be read, ms UTC. */
function firstDate(texts: string[]): number | null {
  for (const text of texts) {
    const date = readDate(text);
    if (date !== null) return date;
  }
  return null;
}

/** The link that ends a summary and only says that the article goes on. */
const READ_ON =
  /<a\s[^<>]{0,2000}>\s{0,20}(?:leer(?: más| noticia| completo)?|(?:seguir|sigue|continuar|continúa) leyendo|read (?:more|on|the full (?:story|article))|continue reading|lire (?:la suite|plus|l['’]article)|en savoir plus|weiterlesen|weiter lesen|mehr(?: lesen)?|zum artikel)[\s.…»›>]{0,20}<\/a>/gi;

/** The first text of a list that is not empty once its markup is gone. */
function firstText(texts: string[], max: number): string {
  for (const text of texts) {
    const plain = textOf(text, max);
    if (plain !== "") return plain;
  }
  return "";
}

/** Names of people; an address is none. */
function authorOf(authors: string[]): string | null {
  const people = authors
    .slice(0, MAX_NAMES)
    .map((author) => {
      const plain = textOf(author, MAX_AUTHOR);
      return plain.match(/^\S+@\S+\s+\((.+)\)$/)?.[1] ?? plain;
    })
    .filter((name) => name !== "" && !/^\S+@\S+$/.test(name) && !/^https?:\/\//i.test(name));
  return people.length ? clip([...new Set(people)].join(", "), MAX_AUTHOR) : null;
}

/** An entry's addresses, the guid last where it may serve as one. */
function addresses(item: RawItem): string[] {
  const fromGuid = item.guidIsLink && item.guid && /^https?:\/\//i.test(item.guid) ? [item.guid] : [];
  return [...item.links, ...fromGuid];
}

const absolute = (address: string | null, base: string): string => {
  try {
    return new URL(address?.trim() ?? "", base).href;
  } catch {
    return base;
  }
};

/** An entry as an item, or why it cannot be one. `base` is absolute. */
function settleItem(
  raw: RawItem,
  base: string,
  feedLanguage: string | null,
): FeedItem | RefusedItem["reason"] {
  const candidates = addresses(raw);
  if (candidates.length === 0) return "no_link";
  const from = absolute(raw.base, base);
  const url = candidates.map((address) => canonicalUrl(address, from)).find((address) => address !== null);
  if (!url) return "bad_url";
  const headline = textOf(raw.title, MAX_HEADLINE);
  if (headline === "") return "no_headline";
  const updatedAt = firstDate(raw.updated);
  return {
    guid: raw.guid?.trim().slice(0, MAX_GUID) || null,
    url,
    headline,
    summary: firstText(
      raw.summaries.map((text) => text.slice(0, MAX_MARKUP).replace(READ_ON, " ")),
      MAX_SUMMARY,
    ),
    author: authorOf(raw.authors),
    // Atom obliges its entries to have `updated` alone.
    publishedAt: firstDate(raw.published) ?? updatedAt,
    updatedAt,
    categories: [...new Set(raw.categories.slice(0, MAX_NAMES).map((name) => textOf(name, MAX_CATEGORY)))]
      .filter((name) => name !== "")
      .slice(0, MAX_CATEGORIES),
    language: languageCode(raw.language) ?? feedLanguage,
  };
}

function settle(raw: RawFeed, feedUrl: string): ParsedFeed {
  const language = languageCode(raw.language);
  const base = raw.base ? absolute(raw.base, feedUrl) : absolute(raw.site, feedUrl);
  const items: FeedItem[] = [];
  const refused: RefusedItem[] = [];
  for (const item of raw.items) {
    const settled = settleItem(item, base, language);
    if (typeof settled !== "string") items.push(settled);
    else {
      const sample = firstText([item.title, ...item.links, item.guid ?? "", ...item.summaries], MAX_SAMPLE);
      refused.push({ reason: settled, sample });
    }
  }
  return { format: raw.format, title: textOf(raw.title, MAX_HEADLINE), language, items, refused };
}

/** Reads XML with the strict reader, and with the lenient one where the first refuses or misses entries. */
function readXml(text: string): RawFeed {
  const mended = mendXml(text);
  const entries = mended.match(/<(?:[\w.-]+:)?(?:item|entry|newsitem)(?=[\s>])/gi)?.length ?? 0;
  let strict: RawFeed | null = null;
  try {
    strict = readWithFeedsmith(mended);
  } catch {
    // Refused: the lenient reader is for that.
  }
  if (strict && strict.items.length >= entries) return strict;
  const lenient = readBrokenMarkup(mended);
  return strict && strict.items.length >= lenient.items.length ? strict : lenient;
}

function readJson(text: string): RawFeed {
  try {
    return readWithFeedsmith(text);
  } catch (error) {
    throw new FeedUnreadable("unreadable", `Not a JSON feed: ${String(error)}`);
  }
}

/**
 * Reads a feed: RSS 0.9x, 1.0 (RDF) and 2.0, Atom, JSON Feed, NewsML 1, well-formed or not, in any encoding.
 *
 * Takes the body as it came and what is known of it: the Content-Type header and the address it came from
 * (absolute; relative links are resolved against it). Gives clean items in the feed's order, and the entries
 * that could not become items with the reason. Entities a document defines are never expanded. Throws
 * `FeedUnreadable` when the body is empty, a web page or no feed; a feed without entries is none of these.
 */
export function parseFeed(bytes: Uint8Array, about: { contentType: string | null; url: string }): ParsedFeed {
  const text = decodeFeed(bytes, about.contentType).trim();
  if (text === "") throw new FeedUnreadable("empty", "The body is empty");
  return settle(text.startsWith("{") ? readJson(text) : readXml(text), about.url);
}
