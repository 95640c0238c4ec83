import type { FetchLike } from "../../domain/ingest/fetch/safe-fetch";
import type { CatalogueEntry } from "../../domain/newspapers/schemas";
import { HOUR } from "../../domain/shared/time";
import { renderFeed } from "../../sample/render/feed";
import type { NewsItem } from "./items";

/** Where the stand of a replay stands: a name that leads nowhere, for its own fetch only. */
const HOST = "replay.example";

/** Country of a newspaper that no catalogue knows (ISO 3166-1 keeps ZZ free). */
const NOWHERE = "ZZ";

export interface ReplayStand {
  entries: CatalogueEntry[];
  /** Ends of the hours in which something was published, ms UTC, in order. Undated items come with the first. */
  hours: number[];
  /** Puts out what was published in the hour that ends at `hour`, and nothing else. */
  release(hour: number): void;
  /** Answers for the stand's feeds; its newspapers have no article pages and say so to robots. */
  fetch: FetchLike;
}

/** A newsstand in memory that puts stored items out as feeds, hour by hour. @param facts what is known of newspapers */
export function replayStand(items: NewsItem[], facts: CatalogueEntry[]): ReplayStand {
  const known = new Map(facts.map((entry) => [entry.slug, entry]));
  const dated = items.flatMap((item) => (item.publishedAt === null ? [] : [item.publishedAt]));
  const first = hourEnd(dated.reduce((least, at) => Math.min(least, at), dated[0] ?? 0));
  const byFeed = new Map<string, NewsItem[]>();
  for (const item of items) {
    const some = byFeed.get(feedUrl(item));
    if (some) some.push(item);
    else byFeed.set(feedUrl(item), [item]);
  }
  const hourOfItem = (item: NewsItem) => (item.publishedAt === null ? first : hourEnd(item.publishedAt));
  let released = 0;

  const fetch: FetchLike = async (input) => {
    if (input.endsWith("/robots.txt")) return new Response("User-agent: *\nDisallow: /\n");
    const all = byFeed.get(input);
    if (!all) return new Response(null, { status: 404 });
    const { newspaper, language } = all[0]!;
    const body = feedOf(
      { url: input, newspaper, language },
      all.filter((item) => hourOfItem(item) === released),
    );
    return new Response(body, { headers: { "content-type": "application/rss+xml" } });
  };

  return {
    entries: entriesOf(byFeed, known),
    hours: [...new Set(items.map(hourOfItem))].sort((a, b) => a - b),
    release: (hour) => {
      released = hour;
    },
    fetch,
  };
}

const hourEnd = (at: number): number => (Math.floor(at / HOUR) + 1) * HOUR;
const feedUrl = (item: NewsItem): string => `https://${item.newspaper}.${HOST}/${item.language}/feed.xml`;

function entriesOf(byFeed: Map<string, NewsItem[]>, known: Map<string, CatalogueEntry>): CatalogueEntry[] {
  const entries = new Map<string, CatalogueEntry>();
  for (const [url, items] of [...byFeed].sort((a, b) => b[1].length - a[1].length)) {
    const { newspaper: slug, language } = items[0]!;
    const fact = known.get(slug);
    const entry = entries.get(slug) ?? {
      slug,
      name: fact?.name ?? slug,
      domain: fact?.domain ?? `${slug}.${HOST}`,
      homepage: fact?.homepage ?? `https://${slug}.${HOST}/`,
      country: fact?.country ?? NOWHERE,
      language: fact?.language ?? language,
      kind: fact?.kind ?? ("newspaper" as const),
      launch: true,
      feeds: [],
    };
    entry.feeds.push({ url, section: "home", language });
    entries.set(slug, entry);
  }
  return [...entries.values()];
}

/** An hour without news is an empty feed, as at a newspaper. */
function feedOf(
  { url, newspaper, language }: Pick<NewsItem, "newspaper" | "language"> & { url: string },
  items: NewsItem[],
): string {
  return renderFeed(
    {
      title: newspaper,
      description: "",
      link: new URL("/", url).href,
      self: url,
      language,
      entries: items.map((item) => ({
        link: item.link,
        title: item.title,
        summary: item.summary,
        ...(item.publishedAt === null ? {} : { published: new Date(item.publishedAt).toUTCString() }),
      })),
    },
    { dialect: "rss2", encoding: "utf-8", summary: "escaped", author: "none" },
  );
}
