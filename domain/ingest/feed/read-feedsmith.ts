import { type AtomFeed, type AtomNs, type JsonFeed, parseFeed, type RdfFeed, type RssFeed } from "feedsmith";
import { present, type RawFeed, type RawItem } from "./raw";

/** What an entry's own and its RSS, RDF or Atom extensions have in common. */
type Extended = Pick<RssFeed.Item<string>, "dc" | "dcterms" | "media" | "content" | "xml" | "atom">;

interface Link {
  href?: string;
  rel?: string;
  type?: string;
}

/** Article addresses of Atom links, best first: a canonical one, then alternates in HTML, then any alternate. */
function articleLinks(links: Link[] | undefined): string[] {
  const rank = (link: Link): number => {
    if (link.rel === "canonical") return 0;
    return !link.type || /html/i.test(link.type) ? 1 : 2;
  };
  return (links ?? [])
    .filter((link) => link.href && (!link.rel || /^(?:canonical|alternate)$/i.test(link.rel)))
    .sort((a, b) => rank(a) - rank(b))
    .map((link) => link.href ?? "");
}

const names = (people: { name?: string }[] | undefined): string[] =>
  present(...(people ?? []).map((p) => p.name));

function mediaTexts(item: Pick<Extended, "media">): {
  title: string | undefined;
  description: string | undefined;
} {
  return { title: item.media?.title?.value, description: item.media?.description?.value };
}

/** The fields that RSS and RDF items share. */
function channelItem(item: Extended & { title?: string; link?: string; description?: string }): RawItem {
  const media = mediaTexts(item);
  const fromAtom = articleLinks(item.atom?.links);
  const canonical = item.atom?.links?.some((link) => link.rel === "canonical") ? fromAtom.slice(0, 1) : [];
  return {
    guid: null,
    guidIsLink: false,
    links: present(...canonical, item.link, ...fromAtom),
    title: present(item.title, item.dc?.titles?.[0], item.atom?.title?.value, media.title)[0] ?? "",
    summaries: present(
      item.description,
      item.atom?.summary?.value,
      item.dc?.descriptions?.[0],
      item.content?.encoded,
      item.atom?.content?.value,
      media.description,
    ),
    authors: present(...(item.dc?.creators ?? []), ...names(item.atom?.authors)),
    published: present(
      ...(item.dc?.dates ?? []),
      item.dcterms?.issued?.[0],
      item.dcterms?.created?.[0],
      item.dcterms?.dates?.[0],
      item.atom?.published,
    ),
    updated: present(item.dcterms?.modified?.[0], item.atom?.updated),
    categories: present(...(item.dc?.subjects ?? [])),
    language: item.dc?.languages?.[0] ?? item.xml?.lang ?? null,
    base: item.xml?.base ?? null,
  };
}

function rssItem(item: RssFeed.Item<string>): RawItem {
  const shared = channelItem(item);
  return {
    ...shared,
    guid: item.guid?.value ?? null,
    guidIsLink: item.guid?.isPermaLink !== false,
    authors: present(...shared.authors, ...names(item.authors)),
    published: present(item.pubDate, ...shared.published, item.prism?.publicationDates?.[0]),
    categories: present(...(item.categories ?? []).map((category) => category.name), ...shared.categories),
  };
}

function rdfItem(item: RdfFeed.Item<string>): RawItem {
  const about = item.rdf?.about ?? null;
  return { ...channelItem(item), guid: about, guidIsLink: true };
}

function atomEntry(entry: AtomFeed.Entry<string>): RawItem {
  const media = mediaTexts(entry);
  return {
    guid: entry.id ?? null,
    guidIsLink: true,
    links: articleLinks(entry.links),
    title: present(entry.title?.value, entry.dc?.titles?.[0], media.title)[0] ?? "",
    summaries: present(entry.summary?.value, entry.content?.value, media.description),
    authors: present(...names(entry.authors), ...(entry.dc?.creators ?? [])),
    published: present(entry.published, ...(entry.dc?.dates ?? []), entry.dcterms?.issued?.[0]),
    updated: present(entry.updated, entry.dcterms?.modified?.[0]),
    categories: present(
      ...(entry.categories ?? []).map((category) => category.label ?? category.term),
      ...(entry.dc?.subjects ?? []),
    ),
    language: entry.dc?.languages?.[0] ?? entry.xml?.lang ?? null,
    base: entry.xml?.base ?? null,
  };
}

function jsonItem(item: JsonFeed.Item<string>): RawItem {
  return {
    guid: item.id ?? null,
    guidIsLink: true,
    links: present(item.url, item.external_url),
    title: item.title ?? "",
    summaries: present(item.summary, item.content_text, item.content_html),
    authors: names(item.authors),
    published: present(item.date_published),
    updated: present(item.date_modified),
    categories: item.tags ?? [],
    language: item.language ?? null,
    base: null,
  };
}

const siteOf = (feed: { link?: string; atom?: AtomNs.Feed<string> }): string | null => feed.link ?? null;

/** Reads well-formed text of any format with feedsmith. Throws what feedsmith throws where it refuses. */
export function readWithFeedsmith(text: string): RawFeed {
  const parsed = parseFeed(text);
  const { format } = parsed;
  switch (parsed.format) {
    case "rss": {
      const { feed } = parsed;
      return {
        format,
        title: feed.title ?? "",
        language: feed.language ?? feed.dc?.languages?.[0] ?? feed.xml?.lang ?? null,
        base: feed.xml?.base ?? null,
        site: siteOf(feed),
        items: (feed.items ?? []).map(rssItem),
      };
    }
    case "rdf": {
      const { feed } = parsed;
      return {
        format,
        title: feed.title ?? "",
        language: feed.dc?.languages?.[0] ?? feed.xml?.lang ?? null,
        base: feed.xml?.base ?? null,
        site: siteOf(feed),
        items: (feed.items ?? []).map(rdfItem),
      };
    }
    case "atom": {
      const { feed } = parsed;
      return {
        format,
        title: feed.title?.value ?? "",
        language: feed.xml?.lang ?? feed.dc?.languages?.[0] ?? null,
        base: feed.xml?.base ?? null,
        site: null,
        items: (feed.entries ?? []).map(atomEntry),
      };
    }
    case "json": {
      const { feed } = parsed;
      return {
        format,
        title: feed.title ?? "",
        language: feed.language ?? null,
        base: null,
        site: feed.home_page_url ?? null,
        items: (feed.items ?? []).map(jsonItem),
      };
    }
  }
}
