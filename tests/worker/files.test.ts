import {
  detectAtomFeed,
  detectJsonFeed,
  detectRssFeed,
  parseAtomFeed,
  parseJsonFeed,
  parseRssFeed,
} from "feedsmith";
import { DOMParser } from "linkedom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { imageType } from "../../domain/icons/image-type";
import { HOUR, systemClock } from "../../domain/shared/time";
import { ARTICLES, seedCreators } from "../../sample/creators/seed";
import { loadEdition } from "../../sample/edition";
import { hasIcon } from "../../sample/icon";
import { startReadSample } from "../support/read-sample";

const SITE = "http://poliedro.example";

let product: Awaited<ReturnType<typeof startReadSample>>;
let event: number;
beforeAll(async () => {
  product = await startReadSample();
  await seedCreators({ db: product.db, clock: systemClock });
  const { rows } = await product.db.$client.execute(
    "select event_id as id from event_texts t join events e on e.id = t.event_id where shown = 1 and language = 'es' order by newspaper_count desc, e.id desc limit 1",
  );
  event = Number(rows[0]!.id);
});
afterAll(() => product.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  product.worker.dispatchFetch(`${product.url}${path}`, { headers, redirect: "manual" });
const read = async (path: string) => {
  const response = await ask(path);
  expect(response.status, path).toBe(200);
  return response.text();
};
const locations = (xml: string): string[] =>
  [...new DOMParser().parseFromString(xml, "text/xml").querySelectorAll("loc")].map(
    (loc) => loc.textContent ?? "",
  );

/** Files are made once the analysis is done: asks again until one of them is there. */
async function whenMade<T>(look: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test.each([
  ["/robots.txt", "text/plain"],
  ["/sitemap.xml", "application/xml"],
  ["/sitemap-pages.xml", "application/xml"],
  ["/sitemap-articles.xml", "application/xml"],
  ["/sitemap-events-1.xml", "application/xml"],
  ["/news-sitemap.xml", "application/xml"],
  ["/feed.xml", "application/rss+xml"],
  ["/atom.xml", "application/atom+xml"],
  ["/feed.json", "application/feed+json"],
  ["/.well-known/security.txt", "text/plain"],
  ["/.well-known/tdmrep.json", "application/json"],
  ["/ads.txt", "text/plain"],
  ["/manifest.webmanifest", "application/manifest+json"],
])("%s is %s, may be kept, and is not sent twice", async (path, type) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(type);
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+(?:, s-maxage=60)?$/);
  const etag = response.headers.get("etag");
  expect(etag).toBeTruthy();
  expect((await ask(path, { "if-none-match": etag! })).status).toBe(304);
});

test("robots.txt closes interfaces and readers' own pages, no page of ours, and names the sitemaps", async () => {
  const text = await read("/robots.txt");
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1]!);
  const isClosed = (path: string) =>
    closed.some((rule) => (rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule)));
  expect(
    ["/api/carriles", "/auth", "/me", "/user/1", "/article-editor"].filter((path) => !isClosed(path)),
  ).toEqual([]);
  const pages = locations(await read("/sitemap-pages.xml")).map((url) => new URL(url).pathname);
  expect(pages.filter(isClosed)).toEqual([]);
  expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(text).toContain(`Sitemap: ${SITE}/news-sitemap.xml`);
});

test("the sitemap names files that answer, and these every page, event and article once", async () => {
  const files = locations(await read("/sitemap.xml"));
  const all = (await Promise.all(files.map((file) => read(new URL(file).pathname)))).flatMap(locations);
  expect(new Set(all).size).toBe(all.length);
  const { rows } = await product.db.$client.execute("select id from events where shown = 1");
  const published = ARTICLES.filter(({ draft }) => !draft);
  expect(all).toEqual(expect.arrayContaining([`${SITE}/es/`, `${SITE}/metodo`, `${SITE}/de/datenschutz`]));
  expect(all.filter((url) => url.includes("/evento/")).sort()).toEqual(
    rows.map(({ id }) => `${SITE}/evento/${id}`).sort(),
  );
  expect(all.filter((url) => /\/(?:article|articulo)\//.test(url))).toHaveLength(published.length);
  expect((await ask("/sitemap-events-2.xml")).status).toBe(404);
});

test("pages name each other in every language, as their heads do", async () => {
  const xml = await read("/sitemap-pages.xml");
  const about = /<url><loc>[^<]*\/quienes-somos<\/loc>.*?<\/url>/.exec(xml)![0];
  expect([...about.matchAll(/hreflang="([^"]+)"/g)].map((match) => match[1])).toEqual([
    "es",
    "en",
    "fr",
    "de",
    "x-default",
  ]);
});

test("the news sitemap holds what our creators first published within two days", async () => {
  const xml = await read("/news-sitemap.xml");
  const dates = [...xml.matchAll(/<news:publication_date>([^<]+)</g)].map((match) => Date.parse(match[1]!));
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.filter((at) => at < Date.now() - 48 * HOUR)).toEqual([]);
  const { rows } = await product.db.$client.execute({
    sql: "select count(*) as n from creator_articles where state = 'publicado' and first_published_at > ?",
    args: [Date.now() - 48 * HOUR],
  });
  expect(dates).toHaveLength(Number(rows[0]!.n));
  expect(locations(xml).every((url) => url.startsWith(`${SITE}/article/`))).toBe(true);
});

test("front page, lanes, categories and events have feeds in three formats, in the language asked for", async () => {
  for (const base of ["/carril/1", "/categoria/1005", `/evento/${event}`]) {
    const [rss, atom, json] = await Promise.all(
      ["xml", "atom", "json"].map((format) => read(`${base}/feed.${format}?idioma=de`)),
    );
    expect([detectRssFeed(rss!), detectAtomFeed(atom!), detectJsonFeed(json!)]).toEqual([true, true, true]);
    const ids = parseJsonFeed(json!).items?.map((item) => item.id);
    expect(ids!.length).toBeGreaterThan(0);
    expect(parseRssFeed(rss!).items?.map((item) => item.guid?.value)).toEqual(ids);
    expect(parseAtomFeed(atom!).entries?.map((entry) => entry.id)).toEqual(ids);
    expect(parseRssFeed(rss!).language).toBe("de");
  }
  const front = parseJsonFeed(await read("/feed.json?idioma=es"));
  expect(front).toMatchObject({ language: "es", feed_url: `${SITE}/feed.json?idioma=es` });
  expect(front.items?.[0]?.id).toMatch(/^http:\/\/poliedro\.example\/evento\/\d+$/);
  expect((await ask("/carril/999/feed.xml")).status).toBe(404);
  expect((await ask("/categoria/1/feed.xml")).status).toBe(404);
  expect((await ask("/evento/999999/feed.json")).status).toBe(404);
});

test("security.txt has a contact and ends within a year", async () => {
  const text = await read("/.well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:webmaster@poliedro\.example$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!);
  expect(expires).toBeGreaterThan(Date.now() + 90 * 24 * HOUR);
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * HOUR);
});

test("the manifest's icons are there, in its language and of the size that it says", async () => {
  const manifest = JSON.parse(await read("/manifest.webmanifest?idioma=fr")) as {
    lang: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.lang).toBe("fr");
  for (const { src, sizes } of manifest.icons) {
    const bytes = Buffer.from(await (await ask(src)).arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test("an event has a picture of 1200 × 630 for sharing, which its head names; one without it has the site's", async () => {
  const html = await read(`/evento/${event}?idioma=es`);
  const named = /property="og:image" content="([^"]+)"/.exec(html)![1]!;
  expect(named).toBe(`${SITE}/og/evento/${event}-es.png`);
  const picture = await whenMade(async () => {
    const response = await ask(new URL(named).pathname);
    return response.status === 200 ? response : null;
  });
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("etag")).toBeTruthy();
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);

  const missing = await ask("/og/evento/999999-es.png");
  expect(missing.status).toBe(302);
  expect(missing.headers.get("location")).toBe("/og-default.png");
  expect(imageType(new Uint8Array(await (await ask("/og-default.png")).arrayBuffer()))).toBe("image/png");
});

test("a newspaper's icon comes from our files and may do nothing; without one a letter stands in", async () => {
  const { newspapers } = loadEdition();
  const withIcon = newspapers.find((one) => hasIcon(one) && !one.fault)!;
  const without = newspapers.find((one) => !hasIcon(one))!;
  const icon = await whenMade(async () => {
    const response = await ask(`/icons/${withIcon.slug}`);
    return response.headers.get("content-type") === "image/png" ? response : null;
  });
  expect(imageType(new Uint8Array(await icon.arrayBuffer()))).toBe("image/png");
  expect(icon.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(icon.headers.get("x-content-type-options")).toBe("nosniff");
  expect(icon.headers.get("cache-control")).toBe("public, max-age=604800");
  const letter = await ask(`/icons/${without.slug}`);
  expect(letter.headers.get("content-type")).toContain("image/svg+xml");
  expect(await letter.text()).toContain(`>${without.slug[0]!.toUpperCase()}</text>`);
  for (const path of ["/icons/index.json", "/icons/..%2fog", "/icons/A", "/icons/a--b"])
    expect((await ask(path)).status, path).toBe(404);
});

test("the front page tells search engines who publishes, an event what it rests on", async () => {
  const dataOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      (match) => JSON.parse(match[1]!) as Record<string, unknown>,
    );
  const front = dataOf(await read("/es/"));
  expect(front.map((data) => data["@type"])).toEqual(["NewsMediaOrganization", "WebSite"]);
  expect(front[0]).toMatchObject({ correctionsPolicy: `${SITE}/reclamaciones` });
  const [page, trail] = dataOf(await read(`/evento/${event}?idioma=es`));
  expect(page).toMatchObject({
    "@type": "CollectionPage",
    url: `${SITE}/evento/${event}`,
    about: { "@type": "Event" },
    mainEntity: { "@type": "ItemList" },
    digitalSourceType: "https://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia",
  });
  expect((page!.isBasedOn as string[]).length).toBeGreaterThan(2);
  expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
});

test("heads say what is shared: picture with size and words, locale, times, feeds, and a description that is short", async () => {
  const html = await read(`/evento/${event}?idioma=es`);
  for (const part of [
    'property="og:image:width" content="1200"',
    'property="og:locale" content="es_ES"',
    'property="article:published_time"',
    'name="twitter:card" content="summary_large_image"',
    `href="${SITE}/evento/${event}/feed.xml?idioma=es"`,
    'rel="manifest"',
    'media="(prefers-color-scheme: dark)"',
  ])
    expect(html).toContain(part);
  expect(/name="description" content="([^"]*)"/.exec(html)![1]!.length).toBeLessThanOrEqual(300);
});

test("an event's own address remembers the language that somebody asks for who may be signed in", async () => {
  const headers = { cookie: "__Host-session=nobody", "accept-language": "es" };
  const answer = await ask(`/evento/${event}?idioma=fr`, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/^idioma=fr;/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const again = await ask(`/evento/${event}?idioma=fr`, {
    ...headers,
    cookie: `${headers.cookie}; idioma=fr`,
  });
  expect(again.headers.has("set-cookie")).toBe(false);
});
