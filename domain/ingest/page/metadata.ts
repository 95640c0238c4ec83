import { type JsonNode, namesOf, textOf } from "./json-ld";
import type { PageScan } from "./scan";

const MAX_AUTHOR_CHARS = 200;
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/**
 * ms UTC of a date as pages write it: ISO 8601 (a time without zone is taken as UTC, `+0100` and a blank for
 * "T" are accepted), RFC 822, or seconds/ms since the epoch. Null when unreadable or out of all reason.
 */
export function parseTime(value: string | null): number | null {
  if (!value) return null;
  let text = value.trim().slice(0, 60);
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  text = text
    .replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:)/, "$1T$2")
    .replace(/^(\d{4})(\d{2})(\d{2})(?=$|T)/, "$1-$2-$3")
    .replace(/ ?([+-]\d{2})(\d{2})$/, "$1:$2")
    .replace(/(\.\d{3})\d+/, "$1");
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text)) text += "Z";
  // Anything else that is no ISO date must carry a zone, or the machine's own would be read into it.
  if (!/^\d{4}-/.test(text) && !/(?:[A-Z]{3,4}|[+-]\d{2}:?\d{2})$/.test(text)) return null;
  const time = Date.parse(text);
  return time >= EARLIEST && time <= LATEST ? time : null;
}

/** Publication time: JSON-LD, then meta elements, then the first `<time datetime>`. */
export function publishedTime(article: JsonNode | null, scan: PageScan): number | null {
  return firstTime([
    textOf(article?.["datePublished"]),
    ...metaValues(scan, [
      "article:published_time",
      "datepublished",
      "og:article:published_time",
      "parsely-pub-date",
      "sailthru.date",
      "date",
      "dc.date",
      "dc.date.issued",
      "dcterms.created",
      "pubdate",
      "publish-date",
      "cxenseparse:recs:publishtime",
    ]),
    textOf(article?.["dateCreated"]),
    scan.time,
  ]);
}

/** Time of the last change, or null when the page names none. */
export function updatedTime(article: JsonNode | null, scan: PageScan): number | null {
  return firstTime([
    textOf(article?.["dateModified"]),
    ...metaValues(scan, [
      "article:modified_time",
      "datemodified",
      "og:updated_time",
      "last-modified",
      "dcterms.modified",
    ]),
  ]);
}

/** Authors' names: JSON-LD, then meta elements, then rel=author / byline text. Addresses are not names. */
export function authorOf(
  article: JsonNode | null,
  nodes: readonly JsonNode[],
  scan: PageScan,
): string | null {
  const candidates = [
    namesOf(article?.["author"], nodes),
    metaValues(scan, [
      "author",
      "article:author",
      "parsely-author",
      "sailthru.author",
      "dc.creator",
      "byl",
      "cxenseparse:author",
    ]).slice(0, 1),
    scan.byline ? [scan.byline] : [],
  ];
  for (const names of candidates) {
    const clean = [...new Set(names.map(cleanName))].filter((name) => name !== "");
    if (clean.length > 0) return clean.join(", ").slice(0, MAX_AUTHOR_CHARS);
  }
  return null;
}

/** The newspaper's own section name, or null. */
export function sectionOf(article: JsonNode | null, scan: PageScan): string | null {
  const section =
    textOf(article?.["articleSection"]) ??
    metaValues(scan, [
      "article:section",
      "articlesection",
      "section",
      "parsely-section",
      "cxenseparse:section",
      "dc.subject",
    ])[0];
  return section ? section.replace(/\s+/g, " ").slice(0, 100) : null;
}

/** ISO 639-1 the page declares on `<html lang>`, in JSON-LD or as og:locale; null when none. */
export function languageOf(article: JsonNode | null, scan: PageScan): string | null {
  for (const value of [scan.lang, textOf(article?.["inLanguage"]), scan.meta.get("og:locale")]) {
    const code = /^\s*([a-z]{2})(?:[-_]|\s*$)/i.exec(value ?? "")?.[1];
    if (code) return code.toLowerCase();
  }
  return null;
}

/** Absolute http(s) address of `<link rel=canonical>`, else og:url, else JSON-LD's; null when none is usable. */
export function canonicalOf(article: JsonNode | null, scan: PageScan, pageUrl: string): string | null {
  for (const value of [scan.canonical, scan.meta.get("og:url"), textOf(article?.["url"])]) {
    if (!value) continue;
    try {
      const url = new URL(value, pageUrl);
      if (url.protocol !== "http:" && url.protocol !== "https:") continue;
      url.hash = "";
      return url.href;
    } catch {
      // Not an address: the next candidate may be one.
    }
  }
  return null;
}

/** W3C TDM Reservation Protocol: `<meta name="tdm-reservation" content="1">` or the HTTP field of that name. */
export function isTdmReserved(scan: PageScan, headers: Headers | undefined): boolean {
  return scan.meta.get("tdm-reservation")?.trim() === "1" || headers?.get("tdm-reservation")?.trim() === "1";
}

function metaValues(scan: PageScan, names: readonly string[]): string[] {
  return names.map((name) => scan.meta.get(name)).filter((value): value is string => value !== undefined);
}

function firstTime(values: readonly (string | null)[]): number | null {
  for (const value of values) {
    const time = parseTime(value);
    if (time !== null) return time;
  }
  return null;
}

function cleanName(name: string): string {
  const bare = name
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:por|by|par|von|texto:?|de)(?:\s+(?=\p{Lu})|$)/iu, "");
  return /^https?:|^@|[<>{}]/.test(bare) || !/\p{L}/u.test(bare) ? "" : bare;
}
