import { cdata, escapeXml } from "./markup";

/** Dialects in which feeds are written. */
export type Dialect = "rss2" | "rss1" | "rss091" | "atom" | "json";

/** One item of a feed; absent parts are left out of it. */
export interface FeedEntry {
  /** address exactly as the feed gives it */
  link: string;
  /** plain text */
  title: string;
  /** plain text, "" for none */
  summary: string;
  /** HTML given beside the summary */
  content?: string | undefined;
  guid?: { value: string; permalink: boolean } | undefined;
  /** the date as written in the feed */
  published?: string | undefined;
  /** the same for the last change; only atom and json have a place for it */
  updated?: string | undefined;
  author?: string | undefined;
  categories?: string[];
  /** address of a picture, as media:thumbnail */
  image?: string | undefined;
}

/** A feed before it is written. */
export interface FeedDocument {
  title: string;
  description: string;
  /** home page */
  link: string;
  /** address of the feed itself */
  self: string;
  /** as written in the feed, for example "es" or "de-AT" */
  language: string;
  /** the date of the newest change, as written in the feed */
  built?: string | undefined;
  entries: FeedEntry[];
}

/** How a feed is written. */
export interface FeedStyle {
  dialect: Dialect;
  /** name in the XML declaration, null for a declaration without one */
  encoding: string | null;
  /**
   * How summaries are marked up: HTML in CDATA, HTML escaped, or plain text. "cdata" also puts RSS headlines
   * in CDATA, and goes only with encodings that hold every character (references are not read in CDATA).
   */
  summary: "cdata" | "escaped" | "plain";
  /** which element names the author of an RSS item */
  author: "dc" | "author" | "none";
}

/** Writes a feed in a dialect: XML, or JSON for "json". */
export function renderFeed(feed: FeedDocument, style: FeedStyle): string {
  if (style.dialect === "json") return jsonFeed(feed);
  const declaration = `<?xml version="1.0"${style.encoding ? ` encoding="${style.encoding}"` : ""}?>\n`;
  return declaration + XML_DIALECTS[style.dialect](feed, style);
}

/** Media type under which servers give a dialect. */
export function feedMediaType(dialect: Dialect): string {
  if (dialect === "json") return "application/feed+json";
  if (dialect === "atom") return "application/atom+xml";
  return dialect === "rss2" ? "application/rss+xml" : "text/xml";
}

const XML_DIALECTS = { rss2, rss1, rss091, atom };

function rss2(feed: FeedDocument, style: FeedStyle): string {
  const items = feed.entries.map(
    (entry) => `<item>
${titleElement(entry, style)}${element("link", entry.link)}${summaryElement("description", entry, style)}${
  entry.content ? `<content:encoded>${cdata(entry.content)}</content:encoded>\n` : ""
}${authorElement(entry, style)}${element("pubDate", entry.published)}${
  entry.guid ? `<guid isPermaLink="${entry.guid.permalink}">${escapeXml(entry.guid.value)}</guid>\n` : ""
}${categories(entry)}${
  entry.image ? `<media:thumbnail url="${escapeXml(entry.image)}" width="320" height="180"/>\n` : ""
}</item>`,
  );
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${channel(feed)}<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>
${element("lastBuildDate", feed.built)}${items.join("\n")}
</channel>
</rss>
`;
}

function rss091(feed: FeedDocument, style: FeedStyle): string {
  const items = feed.entries.map(
    (entry) =>
      `<item>\n${titleElement(entry, style)}${element("link", entry.link)}${summaryElement("description", entry, style)}${element("pubDate", entry.published)}</item>`,
  );
  return `<rss version="0.91">\n<channel>\n${channel(feed)}${items.join("\n")}\n</channel>\n</rss>\n`;
}

function rss1(feed: FeedDocument, style: FeedStyle): string {
  const members = feed.entries.map((entry) => `<rdf:li rdf:resource="${escapeXml(entry.link)}"/>`).join("\n");
  const items = feed.entries.map(
    (entry) =>
      `<item rdf:about="${escapeXml(entry.link)}">\n${titleElement(entry, style)}${element("link", entry.link)}${summaryElement("description", entry, style)}${authorElement(entry, style)}${element("dc:date", entry.published)}${(
        entry.categories ?? []
      )
        .map((category) => element("dc:subject", category))
        .join("")}</item>`,
  );
  return `<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="${escapeXml(feed.self)}">
${element("title", feed.title)}${element("link", feed.link)}${element("description", feed.description)}${element("dc:language", feed.language)}${element("dc:date", feed.built)}<items><rdf:Seq>
${members}
</rdf:Seq></items>
</channel>
${items.join("\n")}
</rdf:RDF>
`;
}

function atom(feed: FeedDocument, style: FeedStyle): string {
  const kind = style.summary === "plain" ? "text" : "html";
  const entries = feed.entries.map(
    (entry) => `<entry>
${element("title", entry.title)}<link rel="alternate" type="text/html" href="${escapeXml(entry.link)}"/>
${element("id", entry.guid?.value ?? entry.link)}${element("published", entry.published)}${element("updated", entry.updated ?? entry.published)}${
  entry.author ? `<author>${element("name", entry.author).trim()}</author>\n` : ""
}${categoryTerms(entry)}${
  entry.summary ? `<summary type="${kind}">${summaryMarkup(entry, style)}</summary>\n` : ""
}${entry.content ? `<content type="html">${escapeXml(entry.content)}</content>\n` : ""}${
  entry.image
    ? `<media:thumbnail xmlns:media="http://search.yahoo.com/mrss/" url="${escapeXml(entry.image)}"/>\n`
    : ""
}</entry>`,
  );
  return `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">
${element("title", feed.title)}${element("subtitle", feed.description)}<link rel="alternate" type="text/html" href="${escapeXml(feed.link)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
${element("id", feed.self)}${element("updated", feed.built)}${entries.join("\n")}
</feed>
`;
}

function jsonFeed(feed: FeedDocument): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.link,
    feed_url: feed.self,
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: entry.guid?.value ?? entry.link,
      url: entry.link,
      title: entry.title,
      summary: entry.summary || undefined,
      content_html: entry.content ?? `<p>${escapeXml(entry.summary)}</p>`,
      image: entry.image,
      date_published: entry.published,
      date_modified: entry.updated,
      authors: entry.author ? [{ name: entry.author }] : undefined,
      tags: entry.categories,
    })),
  });
}

function channel(feed: FeedDocument): string {
  return (
    element("title", feed.title) +
    element("link", feed.link) +
    element("description", feed.description) +
    element("language", feed.language)
  );
}

function element(name: string, value: string | undefined): string {
  return value ? `<${name}>${escapeXml(value)}</${name}>\n` : "";
}

function titleElement(entry: FeedEntry, style: FeedStyle): string {
  return style.summary === "cdata" ? `<title>${cdata(entry.title)}</title>\n` : element("title", entry.title);
}

function summaryElement(name: string, entry: FeedEntry, style: FeedStyle): string {
  return entry.summary ? `<${name}>${summaryMarkup(entry, style)}</${name}>\n` : "";
}

function summaryMarkup(entry: FeedEntry, style: FeedStyle): string {
  if (style.summary === "plain") return escapeXml(entry.summary);
  const html = `<p>${escapeXml(entry.summary)}</p>`;
  return style.summary === "cdata" ? cdata(html) : escapeXml(html);
}

function authorElement(entry: FeedEntry, style: FeedStyle): string {
  if (style.author === "none" || !entry.author) return "";
  return style.author === "dc"
    ? element("dc:creator", entry.author)
    : element("author", `redaction@newspaper.example (${entry.author})`);
}

function categories(entry: FeedEntry): string {
  return (entry.categories ?? []).map((category) => element("category", category)).join("");
}

function categoryTerms(entry: FeedEntry): string {
  return (entry.categories ?? []).map((term) => `<category term="${escapeXml(term)}"/>\n`).join("");
}
