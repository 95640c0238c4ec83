import type { IncomingMessage, ServerResponse } from "node:http";
import { answerBroken } from "./broken";
import { type Edition, feedPath, loadEdition, type Newspaper, sectionOfFeed } from "./edition";
import { habitsOf, trackedLink } from "./habits";
import { type Answer, listen, pathOf, plain } from "./http";
import { hasIcon, iconOf } from "./icon";
import { articlePage, emblem, homePage, standPage } from "./pages";
import { type Printed, printed } from "./press";
import { writeDate } from "./render/dates";
import { encodeText } from "./render/encode";
import { type FeedEntry, feedMediaType, renderFeed } from "./render/feed";
import { escapeXml } from "./render/markup";

/** Items a feed holds at most. */
export const FEED_LENGTH = 30;

/** The newspaper that reserves its articles from text and data mining (/.well-known/tdmrep.json). */
export const RESERVED_SLUG = "neue-saale-post";

/** The newspaper whose articles robots may not fetch (/robots.txt). */
export const DISALLOWED_SLUG = "alpenbote";

/** The running newsstand. */
export interface Newsstand {
  /** "http://127.0.0.1:4711", without a slash at the end */
  url: string;
  /** how often each path was asked for, without query */
  requests: Map<string, number>;
  close(): Promise<void>;
}

/** Where and when the newsstand is open. */
export interface NewsstandOptions {
  host?: "127.0.0.1";
  /** 0 for any free one */
  port?: number;
  /** hour 0 of the edition, ms UTC */
  anchor: number;
  /** the time by which articles are released, ms UTC; asked on every request */
  now: () => number;
  /** the edition that comes with the project when left out */
  edition?: Edition;
}

/**
 * Serves the sample edition over loopback HTTP: feeds, article pages, home pages, robots.txt and tdmrep.json.
 * Nothing published later than `now()` is seen.
 * @throws EditionError when the edition's files hold mistakes; the error of the socket when the port is taken
 */
export async function startNewsstand(options: NewsstandOptions): Promise<Newsstand> {
  const edition = options.edition ?? loadEdition();
  const newspapers = new Map(edition.newspapers.map((newspaper) => [newspaper.slug, newspaper]));
  const requests = new Map<string, number>();
  let url = "";

  const answer = (request: IncomingMessage, response: ServerResponse): Answer | null => {
    const path = pathOf(request);
    if (path === null || (request.method !== "GET" && request.method !== "HEAD"))
      return plain(path === null ? 400 : 405, "Not understood.");
    requests.set(path, (requests.get(path) ?? 0) + 1);
    if (path === "/") return html(standPage(edition.newspapers));
    if (path === "/robots.txt") return { contentType: "text/plain", body: robots() };
    if (path === "/.well-known/tdmrep.json") return { contentType: "application/json", body: reservation() };

    const [, slug = "", file = ""] = path.split("/");
    const newspaper = newspapers.get(slug);
    if (!newspaper) return plain(404, "No such newspaper.");
    const own = printed(edition, options.anchor, options.now()).filter((one) => one.newspaper === newspaper);
    if (path === `/${slug}/`) {
      const feeds = ["home", ...habitsOf(newspaper).sections].map((section) => feedPath(newspaper, section));
      return html(homePage(newspaper, own, feeds, url));
    }
    if (path === `/${slug}/emblem.svg`) return { contentType: "image/svg+xml", body: emblem(newspaper) };
    if (path === `/${slug}/icon.png` && hasIcon(newspaper))
      return { contentType: "image/png", body: iconOf(newspaper) };
    const section = sectionOfFeed(file);
    if (section && path === feedPath(newspaper, section)) {
      const write = () => feedBytes(newspaper, section, own, url);
      if (newspaper.fault) return answerBroken(newspaper.fault, request, response, write);
      if (section === "home" || habitsOf(newspaper).sections.some((known) => known === section))
        return {
          contentType: contentType(newspaper),
          body: write(),
          changedAt: lastChange(own),
        };
    }
    const article = own.find((one) => one.path === path);
    if (!article) return plain(404, "No such page.");
    return html(articlePage(article, url), article.updatedAt ?? article.publishedAt);
  };

  const listening = await listen(answer, { host: options.host ?? "127.0.0.1", port: options.port ?? 0 });
  url = listening.url;
  return { url, requests, close: listening.close };
}

function html(body: string, changedAt?: number): Answer {
  return { contentType: "text/html; charset=utf-8", body, changedAt };
}

function feedBytes(newspaper: Newspaper, section: string, own: Printed[], url: string): Uint8Array {
  const habits = habitsOf(newspaper);
  const chosen = own.filter((one) => inFeed(one, section, habits.sections)).slice(0, FEED_LENGTH);
  const place = { timeZone: habits.timeZone, language: newspaper.language };
  const dated = (ms: number) => writeDate(ms, habits.date, place);
  const newest = lastChange(chosen);
  const entries = chosen.map((one): FeedEntry => {
    const plain = url + one.path;
    return {
      link: trackedLink(plain, habits.tracking, section),
      title: one.headline,
      summary: one.summary,
      content: contentOf(one, habits.content),
      guid:
        habits.guid === "none"
          ? undefined
          : habits.guid === "permalink"
            ? { value: plain, permalink: true }
            : { value: `${newspaper.slug}:${one.article.story}:${one.article.file}`, permalink: false },
      published: dated(one.publishedAt),
      updated: one.updatedAt ? dated(one.updatedAt) : undefined,
      author: one.article.author,
      categories: [one.article.section],
      image: habits.media ? `${url}/${newspaper.slug}/emblem.svg` : undefined,
    };
  });
  const text = renderFeed(
    {
      title: newspaper.name,
      description: `${newspaper.name}, ${newspaper.city}`,
      link: `${url}/${newspaper.slug}/`,
      self: url + feedPath(newspaper, section),
      language: `${newspaper.language}-${newspaper.country}`,
      built: newest === undefined ? undefined : dated(newest),
      entries,
    },
    {
      dialect: newspaper.dialect,
      encoding: habits.charset === "header" ? null : newspaper.encoding,
      summary: habits.summary,
      author: habits.author,
    },
  );
  return encodeText(text, newspaper.encoding);
}

/** Opinion and local articles with a feed of their own stay out of the home feed, as at many newspapers. */
function inFeed(one: Printed, section: string, own: readonly string[]): boolean {
  const at = one.article.section;
  if (section !== "home") return at === section;
  return !((at === "opinion" || at === "local") && own.includes(at));
}

function contentOf(one: Printed, content: "none" | "lead" | "full"): string | undefined {
  if (content === "none") return undefined;
  const count = content === "lead" || one.article.paywall ? 1 : one.article.body.length;
  return one.article.body
    .slice(0, count)
    .map((paragraph) => `<p>${escapeXml(paragraph)}</p>`)
    .join("\n");
}

function contentType(newspaper: Newspaper): string {
  const type = feedMediaType(newspaper.dialect);
  return habitsOf(newspaper).charset === "declaration" ? type : `${type}; charset=${newspaper.encoding}`;
}

function lastChange(own: Printed[]): number | undefined {
  return own.length === 0 ? undefined : Math.max(...own.map((one) => one.updatedAt ?? one.publishedAt));
}

/** Addresses of articles begin with the year. */
function robots(): string {
  return `User-agent: *\nDisallow: /${DISALLOWED_SLUG}/20\n`;
}

function reservation(): string {
  return JSON.stringify([{ location: `/${RESERVED_SLUG}/20`, "tdm-reservation": 1 }]);
}
