import type { IncomingMessage } from "node:http";
import type { CatalogueNewspaper } from "../../../sample/edition";
import { type Answer, listen, pathOf, plain } from "../../../sample/http";
import { writeDate } from "../../../sample/render/dates";
import { feedMediaType, renderFeed } from "../../../sample/render/feed";
import { escapeXml } from "../../../sample/render/markup";
import { hoursOf, type NewsItem, readItems, shifted } from "../../../scripts/replay/items";

/** Items a feed holds, unless more were released at once. */
const FEED_LENGTH = 200;

const COUNTRIES: Record<string, string> = { en: "GB", cs: "CZ", da: "DK", sv: "SE", uk: "UA", el: "GR" };

/** How far the newsstand has got. */
export interface Progress {
  /** number of items released so far */
  released: number;
  /** ms UTC up to which items are released, null before the first release */
  until: number | null;
  /** whether everything is released */
  done: boolean;
}

/** A newsstand that sells recorded feed items, as far as they have been released. */
export interface JsonlNewsstand {
  /** "http://127.0.0.1:4711", without a slash at the end */
  url: string;
  catalogue: CatalogueNewspaper[];
  /** ends of the hours in which anything was published, ms UTC, earliest first */
  hours: number[];
  /** how often each path was asked for */
  requests: Map<string, number>;
  /** releases what was published at `ms` or before; undated items come with the first release */
  releaseUntil(ms: number): Progress;
  /** releases the next hour in which anything was published */
  releaseNext(): Progress;
  close(): Promise<void>;
}

/** What to sell and where. */
export interface JsonlNewsstandOptions {
  /** path of a .jsonl or .jsonl.gz of feed items */
  file: string;
  /** 0, the default, for any free port */
  port?: number;
  /** moves the newest item to this time (ms UTC) and all others by as much */
  shiftTo?: number;
  /** what is known of the newspapers by slug; else name and country are made up from slug and language */
  about?: Pick<CatalogueNewspaper, "slug" | "name" | "country" | "language">[];
  /** serve a plain page for every item, and let the feeds link to it */
  pages?: boolean;
}

/**
 * Serves recorded feed items as one RSS feed a newspaper (`/{slug}/feed.xml`) over loopback HTTP; nothing is
 * released at first. `POST /__release?until=<ms or ISO>` and `POST /__next` answer a `Progress` as JSON.
 * A feed holds its 200 newest items, more when one release brought more.
 * @throws Error when the file cannot be read
 */
export async function startJsonlNewsstand(options: JsonlNewsstandOptions): Promise<JsonlNewsstand> {
  const read = readItems(options.file);
  const items = options.shiftTo === undefined ? read : shifted(read, options.shiftTo);
  items.sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0));
  const bySlug = new Map<string, NewsItem[]>();
  for (const item of items) bySlug.set(item.newspaper, [...(bySlug.get(item.newspaper) ?? []), item]);
  const hours = hoursOf(items);
  const requests = new Map<string, number>();
  const window = { before: Number.NEGATIVE_INFINITY, until: Number.NEGATIVE_INFINITY };
  let url = "";

  const isOut = (item: NewsItem) =>
    item.publishedAt === null ? Number.isFinite(window.until) : item.publishedAt <= window.until;
  const progress = (): Progress => ({
    released: items.filter(isOut).length,
    until: Number.isFinite(window.until) ? window.until : null,
    done: items.every(isOut),
  });
  const releaseUntil = (ms: number): Progress => {
    if (ms !== window.until) {
      window.before = window.until;
      window.until = ms;
    }
    return progress();
  };
  const releaseNext = (): Progress => releaseUntil(hours.find((hour) => hour > window.until) ?? window.until);

  const feed = (slug: string, own: NewsItem[]): Answer => {
    const out = own.filter(isOut);
    const fresh = out.filter((item) => item.publishedAt !== null && item.publishedAt > window.before).length;
    const chosen = out.slice(0, Math.max(FEED_LENGTH, fresh));
    const language = own[0]?.language ?? "en";
    const body = renderFeed(
      {
        title: titleOf(slug),
        description: titleOf(slug),
        link: `${url}/${slug}/`,
        self: `${url}/${slug}/feed.xml`,
        language,
        entries: chosen.map((item) => ({
          link: options.pages ? `${url}/${slug}/items/${own.indexOf(item)}.html` : item.link,
          title: item.title,
          summary: item.summary,
          published:
            item.publishedAt === null
              ? undefined
              : writeDate(item.publishedAt, "rfc822-gmt", { timeZone: "UTC", language }),
        })),
      },
      { dialect: "rss2", encoding: "utf-8", summary: "plain", author: "none" },
    );
    return { contentType: `${feedMediaType("rss2")}; charset=utf-8`, body };
  };

  const control = (request: IncomingMessage, path: string): Answer => {
    if (path === "/__next") return json(releaseNext());
    if (path !== "/__release") return plain(404, "No such control.");
    const said = new URL(request.url ?? "", url).searchParams.get("until") ?? "";
    const until = /^-?\d+$/.test(said) ? Number(said) : Date.parse(said);
    return Number.isNaN(until) ? plain(400, "until must be ms or ISO 8601") : json(releaseUntil(until));
  };

  const listening = await listen(
    (request) => {
      const path = pathOf(request) ?? "";
      if (request.method === "POST") return control(request, path);
      requests.set(path, (requests.get(path) ?? 0) + 1);
      const [, slug = "", file = "", page = ""] = path.split("/");
      const own = bySlug.get(slug);
      if (own && path === `/${slug}/feed.xml`) return feed(slug, own);
      const item = own && options.pages && file === "items" ? own[Number.parseInt(page, 10)] : undefined;
      return item && isOut(item) ? itemPage(item) : plain(404, "No such page.");
    },
    { port: options.port ?? 0 },
  );
  url = listening.url;

  const about = new Map(options.about?.map((known) => [known.slug, known]));
  const catalogue = [...bySlug].map(([slug, own]): CatalogueNewspaper => {
    const spoken = own[0]?.language ?? "en";
    const language = about.get(slug)?.language ?? spoken;
    return {
      slug,
      name: about.get(slug)?.name ?? titleOf(slug),
      domain: `${slug}.example`,
      homepage: `${url}/${slug}/`,
      country: about.get(slug)?.country ?? COUNTRIES[language] ?? language.toUpperCase(),
      language,
      kind: "newspaper",
      city: "",
      launch: true,
      feeds: [{ url: `${url}/${slug}/feed.xml`, section: "home", language: spoken }],
    };
  });
  return { url, catalogue, hours, requests, releaseUntil, releaseNext, close: listening.close };
}

/** "bild-zeitung" → "Bild Zeitung" */
export function titleOf(slug: string): string {
  return slug.replace(
    /(^|-)([a-z0-9])/g,
    (_, between: string, letter: string) => `${between ? " " : ""}${letter.toUpperCase()}`,
  );
}

function itemPage(item: NewsItem): Answer {
  return {
    contentType: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="${item.language}"><meta charset="utf-8"><title>${escapeXml(item.title)}</title><main><article><h1>${escapeXml(item.title)}</h1><p>${escapeXml(item.summary)}</p></article></main></html>`,
  };
}

function json(progress: Progress): Answer {
  return { contentType: "application/json", body: JSON.stringify(progress) };
}
