import { parseFeed } from "feedsmith";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { feedPath, loadEdition } from "./edition";
import { habitsOf } from "./habits";
import { FEED_LENGTH, type Newsstand, RESERVED_SLUG, startNewsstand } from "./newsstand";

const HOUR_MS = 3_600_000;
const ANCHOR = Date.UTC(2026, 9, 14, 6);
const edition = loadEdition();
let hour = 0;
let stand: Newsstand;

beforeAll(async () => {
  stand = await startNewsstand({ anchor: ANCHOR, now: () => ANCHOR + hour * HOUR_MS, edition });
});
afterAll(() => stand.close());

/** Text of an answer in the encoding it declares: byte order mark, header, XML declaration, else utf-8. */
async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const charset = /charset=([\w-]+)/.exec(response.headers.get("content-type") ?? "")?.[1];
  const declared = /^<\?xml[^>]*encoding="([\w-]+)"/.exec(
    new TextDecoder("latin1").decode(bytes.slice(0, 99)),
  )?.[1];
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16" : (charset ?? declared ?? "utf-8");
  // As a stream, because Node 20 else reads windows-1252 as latin1.
  return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
}

interface Item {
  title: string | undefined;
  link: string | undefined;
}

function itemsOf(text: string): Item[] {
  const parsed = parseFeed(text);
  if (parsed.format === "atom")
    return (parsed.feed.entries ?? []).map((entry) => ({
      title: textIn(entry.title),
      link: entry.links?.[0]?.href,
    }));
  if (parsed.format === "json")
    return (parsed.feed.items ?? []).map((item) => ({ title: item.title, link: item.url }));
  return (parsed.feed.items ?? []).map((item) => ({ title: item.title, link: item.link }));
}

function textIn(title: unknown): string | undefined {
  if (typeof title === "string" || title === undefined) return title;
  return String((title as { value?: unknown }).value);
}

async function read(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(stand.url + path, { headers, redirect: "manual" });
}

const working = edition.newspapers.filter((newspaper) => !newspaper.fault);

describe("feeds", () => {
  const feeds = working.flatMap((newspaper) =>
    ["home", ...habitsOf(newspaper).sections].map((section) => ({ newspaper, section })),
  );

  test.each(feeds.map((feed) => [feed.newspaper.slug, feed.section, feed.newspaper] as const))(
    "%s, %s, is read back as it was written",
    async (slug, section, newspaper) => {
      hour = 8;
      const items = itemsOf(await textOf(await read(feedPath(newspaper, section))));
      const apart = habitsOf(newspaper).sections.filter((own) => own === "opinion" || own === "local");
      const expected = edition.articles
        .filter((one) => one.newspaper === slug)
        .filter((one) =>
          section === "home" ? !apart.some((own) => own === one.section) : one.section === section,
        )
        .map((one) => one.update?.headline ?? one.headline);
      expect(expected.length).toBeGreaterThan(0);
      expect(items.length).toBe(Math.min(expected.length, FEED_LENGTH));
      for (const item of items) expect(expected).toContain(item.title);
    },
  );

  test("section feeds carry articles of the home feed under other addresses", async () => {
    hour = 8;
    const home = itemsOf(await textOf(await read("/elbe-kurier/feed.xml")));
    const world = itemsOf(await textOf(await read("/elbe-kurier/feed-world.xml")));
    const both = world.filter((item) => home.some((other) => other.title === item.title));
    expect(both.length).toBeGreaterThan(0);
    expect(
      both.every((item) => item.link?.endsWith("?utm_source=rss&utm_medium=feed&utm_campaign=world")),
    ).toBe(true);
    expect((await read("/elbe-kurier/feed-sports.xml")).status).toBe(404);
  });

  test("hold nothing that is not yet published", async () => {
    const late = edition.articles.find(
      (article) => article.at > 0 && article.newspaper === "el-faro-del-tajo",
    );
    if (!late) throw new Error("no later article in the edition");
    hour = late.at - 0.01;
    expect(await textOf(await read("/el-faro-del-tajo/"))).not.toContain(late.file);
    hour = late.at;
    expect(await textOf(await read("/el-faro-del-tajo/"))).toContain(late.file);
  });

  test("answer 304 until something new is published, and gzip where accepted", async () => {
    const path = "/el-faro-del-tajo/feed.xml";
    const late = edition.articles.find(
      (article) => article.at > 0 && article.newspaper === "el-faro-del-tajo",
    );
    if (!late) throw new Error("no later article in the edition");
    hour = late.at - 0.01;
    const first = await read(path, { "accept-encoding": "gzip" });
    expect(first.headers.get("content-encoding")).toBe("gzip");
    const etag = first.headers.get("etag") ?? "";
    const changed = first.headers.get("last-modified") ?? "";
    expect((await read(path, { "if-none-match": etag })).status).toBe(304);
    expect((await read(path, { "if-modified-since": changed })).status).toBe(304);
    hour = late.at;
    expect((await read(path, { "if-none-match": etag })).status).toBe(200);
    expect((await read(path, { "if-modified-since": changed })).status).toBe(200);
    expect((await read(path, { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull();
  });
});

describe("article pages", () => {
  const addressOf = (article: (typeof edition.articles)[number]) => {
    const at = new Date(ANCHOR + article.at * HOUR_MS).toISOString().slice(0, 10).replaceAll("-", "/");
    return `/${article.newspaper}/${at}/${article.file}.html`;
  };
  const unescaped = (html: string) =>
    html.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

  test("every article has one, with its text, language and the note that all is invented", async () => {
    hour = 8;
    for (const article of edition.articles.filter((_, i) => i % 7 === 0)) {
      const response = await read(addressOf(article));
      expect(response.status).toBe(200);
      const html = unescaped(await textOf(response));
      expect(html).toContain(`<h1>${article.update?.headline ?? article.headline}</h1>`);
      expect(html).toContain(article.body[0]);
      expect(html).toMatch(/invented|inventados|inventés|erfunden/);
    }
  });

  test("a priced one shows its beginning only and says so to machines", async () => {
    hour = 8;
    const priced = edition.articles.find((article) => article.paywall && article.body.length > 2);
    if (!priced) throw new Error("no priced article in the edition");
    const html = unescaped(await textOf(await read(addressOf(priced))));
    expect(html).not.toContain(priced.body.at(-1));
    const json: unknown = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
    expect(json).toMatchObject({ "@type": "NewsArticle", isAccessibleForFree: false });
  });

  test("headlines are touched up from their hour on", async () => {
    const updated = edition.articles.find((article) => article.update);
    if (!updated?.update) throw new Error("no updated article in the edition");
    hour = updated.update.at - 0.01;
    expect(unescaped(await textOf(await read(addressOf(updated))))).toContain(`<h1>${updated.headline}</h1>`);
    hour = updated.update.at;
    const html = unescaped(await textOf(await read(addressOf(updated))));
    expect(html).toContain(`<h1>${updated.update.headline}</h1>`);
  });

  test("unknown newspapers and pages are 404", async () => {
    hour = 8;
    expect((await read("/no-such-paper/feed.xml")).status).toBe(404);
    expect((await read("/elbe-kurier/2026/10/14/nothing.html")).status).toBe(404);
    expect((await read("/elbe-kurier/feed.json")).status).toBe(404);
    expect((await read("/%E0%A4%A/")).status).toBe(400);
  });
});

describe("what robots are told", () => {
  test("one newspaper is closed to them, one reserves its articles", async () => {
    expect(await textOf(await read("/robots.txt"))).toBe("User-agent: *\nDisallow: /alpenbote/20\n");
    expect(await (await read("/.well-known/tdmrep.json")).json()).toEqual([
      { location: `/${RESERVED_SLUG}/20`, "tdm-reservation": 1 },
    ]);
  });
});

describe("broken newspapers", () => {
  test("answer with their faults", async () => {
    hour = 8;
    expect((await read("/la-hoja-caida/feed.xml")).status).toBe(500);
    expect((await read("/the-lost-gazette/feed.xml")).status).toBe(404);
    expect(await textOf(await read("/the-blank-broadsheet/feed.xml"))).toMatch(/^<!doctype html>/);
    const there = (await read("/kreisblatt-kehrwieder/feed.xml")).headers.get("location") ?? "";
    expect(there).toBe("/kreisblatt-kehrwieder/feed.xml?turn");
    expect((await read(there)).headers.get("location")).toBe("/kreisblatt-kehrwieder/feed.xml");
  });

  test("the feed that is cut short still holds whole items", async () => {
    hour = 8;
    const text = await textOf(await read("/el-corte-diario/feed.xml"));
    expect(text.match(/<\/item>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text).not.toContain("</channel>");
    expect((text.match(/<item>/g) ?? []).length).toBeGreaterThan((text.match(/<\/item>/g) ?? []).length);
  });

  test("the hanging feed gives nothing, and closing the stand frees its reader", async () => {
    const own = await startNewsstand({ anchor: ANCHOR, now: () => ANCHOR, edition });
    const hanging = fetch(`${own.url}/l-heure-suspendue/feed.xml`).then(
      () => "answered",
      () => "cut",
    );
    while (!own.requests.has("/l-heure-suspendue/feed.xml"))
      await new Promise((resolve) => setImmediate(resolve));
    await own.close();
    expect(await hanging).toBe("cut");
  });
});
