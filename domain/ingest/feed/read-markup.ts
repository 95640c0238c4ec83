import { Parser } from "htmlparser2";
import { present, type RawFeed, type RawItem } from "./raw";

/** Elements deeper than this end the reading: no feed is, and each open element makes the next one dearer. */
const MAX_DEPTH = 100;
/** Characters kept of one field; what is shown of the longest is far less. */
const MAX_FIELD = 64 * 1024;
/** Fields of one name kept of one entry. */
const MAX_VALUES = 50;

/**
 * The fields that are read, by the names they have in the formats and their extensions. What "other" elements
 * hold is about something else than the entry, though named alike.
 */
const FIELDS: Record<string, string> = {
  title: "title",
  "dc:title": "title2",
  "media:title": "title2",
  link: "link",
  guid: "guid",
  id: "guid",
  description: "summary",
  summary: "summary",
  tagline: "summary",
  "dc:description": "summary2",
  "content:encoded": "summary2",
  content: "summary2",
  "media:description": "summary3",
  pubdate: "published",
  published: "published",
  issued: "published",
  created: "published",
  "dc:date": "published2",
  "dcterms:issued": "published2",
  "dcterms:created": "published2",
  updated: "updated",
  modified: "updated",
  "dcterms:modified": "updated",
  author: "author",
  "dc:creator": "author",
  category: "category",
  "dc:subject": "category",
  headline: "title",
  slugline: "summary",
  derivedfrom: "link",
  // Sic: so the dialect that portals take spells it.
  deriveredfrom: "link",
  firstcreated: "published",
  thisrevisioncreated: "updated",
  byline: "author",
  source: "other",
  image: "other",
  textinput: "other",
  contributor: "other",
  newscomponent: "other",
  language: "language",
  "dc:language": "language",
};

const ENTRY = /^(?:item|entry|newsitem)$/;

const ONE_LINE = new Set(["title", "link", "guid", "published", "updated", "category"]);

/** Extensions whose names mean something of their own; any other prefix is that of the format itself. */
const EXTENSIONS =
  /^(?:dc|dcterms|media|content|itunes|georss|geo|slash|wfw|thr|sy|podcast|image|googleplay):/;

const ROOTS: Record<string, RawFeed["format"]> = { rss: "rss", rdf: "rdf", feed: "atom", newsml: "newsml" };

class Enough extends Error {}

interface Found {
  fields: Map<string, string[]>;
  canonical: string[];
  alternates: string[];
  attributes: Record<string, string>;
  guidIsLink: boolean;
}

const nothingFound = (attributes: Record<string, string>): Found => ({
  fields: new Map(),
  canonical: [],
  alternates: [],
  attributes,
  guidIsLink: true,
});

function fieldName(name: string): string | undefined {
  const known = EXTENSIONS.test(name) ? name : name.slice(name.indexOf(":") + 1);
  return Object.hasOwn(FIELDS, known) ? FIELDS[known] : undefined;
}

function toItem({ fields, canonical, alternates, attributes, guidIsLink }: Found): RawItem {
  const all = (...names: string[]) => present(...names.flatMap((name) => fields.get(name) ?? []));
  const about = attributes["rdf:about"] ?? null;
  return {
    guid: all("guid")[0] ?? about,
    guidIsLink,
    links: present(...canonical, ...all("link"), ...alternates),
    title: all("title", "title2")[0] ?? "",
    summaries: all("summary", "summary2", "summary3"),
    authors: all("author"),
    published: all("published", "published2"),
    updated: all("updated"),
    categories: all("category"),
    language: all("language")[0] ?? attributes["xml:lang"] ?? null,
    base: attributes["xml:base"] ?? null,
  };
}

/** Walks the tags of a feed and keeps what the fields of feed and entries hold, whatever is not closed. */
class FeedWalk {
  format: RawFeed["format"] = "rss";
  readonly feed: Found = nothingFound({});
  readonly items: RawItem[] = [];
  private depth = 0;
  private item: Found | null = null;
  private field: { name: string; depth: number; text: string; done: boolean } | null = null;

  open(name: string, attributes: Record<string, string>): void {
    if (++this.depth > MAX_DEPTH) throw new Enough();
    const local = name.slice(name.indexOf(":") + 1);
    if (this.depth === 1) {
      this.format = ROOTS[local] ?? "rss";
      Object.assign(this.feed.attributes, attributes);
    }
    if (ENTRY.test(local) && !EXTENSIONS.test(name)) {
      this.closeItem();
      this.item = nothingFound(attributes);
      return;
    }
    // A field of one line holds no other field: it was not closed.
    if (this.field && ONE_LINE.has(this.field.name) && fieldName(name)) this.closeField();
    if (this.field) this.openInField(local);
    else this.openField(name, attributes);
  }

  private openInField(local: string): void {
    if (!this.field) return;
    // Of a person only the name is kept, not address and homepage.
    if (this.field.name === "author") {
      if (local === "name") this.field.text = "";
      else this.field.done = true;
    } else this.text(`<${local}>`);
  }

  private openField(name: string, attributes: Record<string, string>): void {
    const field = fieldName(name);
    if (!field) return;
    const into = this.item ?? this.feed;
    const { href, rel = "alternate", term, label } = attributes;
    if (field === "link" && href && /^(?:alternate|canonical)$/i.test(rel)) {
      (rel === "canonical" ? into.canonical : into.alternates).push(href);
    }
    if (field === "category" && (label || term)) this.keep(field, label || term || "");
    if (name === "guid" && attributes.ispermalink?.toLowerCase() === "false") into.guidIsLink = false;
    const target = field === "link" && rel === "canonical" ? "canonical" : field;
    this.field = { name: target, depth: this.depth, text: "", done: false };
  }

  text(text: string): void {
    if (this.field && !this.field.done && this.field.text.length < MAX_FIELD) this.field.text += text;
  }

  close(name: string, implied: boolean): void {
    const local = name.slice(name.indexOf(":") + 1);
    if (this.field && this.depth <= this.field.depth) this.closeField();
    else if (this.field?.name === "author")
      this.field.done = local === "name" || this.field.text.trim() !== "";
    else this.text(`</${local}>`);
    // An entry that only the end of the text closes is unfinished: its last field may be cut in the middle.
    if (ENTRY.test(local) && !implied && !EXTENSIONS.test(name)) this.closeItem();
    this.depth--;
  }

  private closeField(): void {
    if (this.field) this.keep(this.field.name, this.field.text);
    this.field = null;
  }

  private keep(name: string, text: string): void {
    const into = this.item ?? this.feed;
    if (name === "canonical") into.canonical.push(...present(text));
    else {
      const values = into.fields.get(name) ?? [];
      if (values.length < MAX_VALUES) values.push(text.slice(0, MAX_FIELD));
      into.fields.set(name, values);
    }
  }

  private closeItem(): void {
    this.field = null;
    if (this.item) this.items.push(toItem(this.item));
    this.item = null;
  }
}

/**
 * Reads XML that is not well-formed, as far as it goes: unclosed and crossed elements, undeclared prefixes,
 * a text that breaks off. It keeps no tree and stops at a depth no feed has, so its cost is linear.
 * An unfinished last entry is left out; entries before an over-deep place are kept.
 */
export function readBrokenMarkup(text: string): RawFeed {
  const walk = new FeedWalk();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walk.open(name, attributes),
      ontext: (data) => walk.text(data),
      onclosetag: (name, implied) => walk.close(name, implied),
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  try {
    parser.write(text);
    parser.end();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const { format, feed, items } = walk;
  const all = toItem(feed);
  return {
    format,
    title: all.title,
    language: all.language,
    base: all.base,
    site: format === "atom" ? null : (all.links[0] ?? null),
    items,
  };
}
