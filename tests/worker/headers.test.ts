import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { putAccount, putCreatorArticle } from "../../domain/creators/commands";
import { systemClock } from "../../domain/shared/time";
import { startProduct, type TestProduct } from "../support/product";

/** What somebody may have written to get out of where it stands. */
const HOSTILE = `</script><script>alert(1)</script>"'<!-- ]]> & \u2028`;

let product: TestProduct;
let article: number;
beforeAll(async () => {
  product = await startProduct({ edgeCache: true });
  const context = { db: product.db, clock: systemClock };
  const authorId = await putAccount(context, { alias: `Ana ${HOSTILE}`, role: "experto" });
  article = await putCreatorArticle(context, {
    authorId,
    author: "Ana",
    headline: HOSTILE,
    summary: HOSTILE,
    language: "es",
    slug: "it's <&>",
    eventId: null,
    state: "publicado",
    body: null,
    priceCents: 0,
    publishedAt: Date.now(),
  });
});
afterAll(() => product.close());

const get = (path: string, init: RequestInit = {}) =>
  fetch(product.url + path, {
    redirect: "manual",
    ...init,
    headers: { "accept-language": "es", ...init.headers },
  });

/** By kind: status, and how it is asked for. */
const ANSWERS: [kind: string, status: number, path: string, init?: RequestInit][] = [
  ["a page", 200, "/metodo"],
  ["a page's data", 200, "/metodo.data"],
  ["a page for a session", 200, "/metodo", { headers: { cookie: "__Host-session=abc" } }],
  ["a page that is not there", 404, "/no-such-page"],
  ["an article that is not there", 404, "/articulo/999999"],
  ["a page that moved", 301, "/es/metodo"],
  ["a page that leads on", 302, "/auth"],
  ["the API", 200, "/api/carriles"],
  ["an error of the API", 404, "/api/no-such-thing"],
  ["bad input", 400, "/api/carril/1/events?page=-1"],
  [
    "a write that another site sends",
    403,
    "/login",
    { method: "POST", headers: { origin: "https://a.example" } },
  ],
  ["a method that no page takes", 405, "/metodo", { method: "DELETE" }],
  ["a feed", 200, "/feed.xml"],
  ["a sitemap", 200, "/sitemap.xml"],
  ["what is known already", 304, "/robots.txt", { headers: { "if-none-match": "*" } }],
  ["a letter for an icon", 200, "/icons/el-faro"],
  ["a picture that is not there", 302, "/og/evento/1-es.png"],
  ["the service worker", 200, "/sw.js"],
  ["a file", 200, "/mark-192.png"],
];

const isSafe = (headers: Headers) => {
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/default-src '(?:self|none)'/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  expect(policy).toMatch(/frame-ancestors 'none'|sandbox/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(headers.get("permissions-policy")).toContain("geolocation=()");
  for (const name of ["server", "x-powered-by", "via"]) expect(headers.get(name)).toBeNull();
};

test.each(ANSWERS)("%s (%i) bears the headers that guard it", async (_, status, path, init) => {
  const answer = await get(path, init);
  expect(answer.status).toBe(status);
  isSafe(answer.headers);
  expect(answer.headers.get("content-type") ?? "").not.toMatch(/^text\/html$/);
});

test("so do scripts, styles and fonts, which are kept for ever; what configures the server is no file", async () => {
  const files = readdirSync("build/client/assets");
  for (const ending of [".js", ".css", ".woff2", ".svg"]) {
    const answer = await get(`/assets/${files.find((name) => name.endsWith(ending))}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    isSafe(answer.headers);
  }
  const worker = await get("/sw.js");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect((await get("/_headers")).status).toBe(404);
});

test("the policy of a page allows no script but those with its nonce, of which no two answers share one", async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(async () => {
      const answer = await get("/metodo");
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(
        answer.headers.get("content-security-policy")!,
      )![1]!;
      const html = await answer.text();
      const bare = [...html.matchAll(/<script(?![^>]*(?:nonce=|src=|ld\+json))[^>]*>/g)];
      expect(bare).toEqual([]);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(3);
});

test("what somebody wrote stays text: in the page, in what machines read, in feeds and sitemaps", async () => {
  for (const path of [`/articulo/${article}`, `/?article=${article}`]) {
    const html = await (await get(path)).text();
    expect(html).toContain("alert(1)");
    expect(html).not.toContain("<script>alert(1)");
  }
  const html = await (await get(`/articulo/${article}`)).text();
  const [data] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1]!) as { headline: string },
  );
  expect(data!.headline).toBe(HOSTILE);
  for (const path of ["/news-sitemap.xml", "/sitemap-articles.xml"]) {
    const xml = await (await get(path)).text();
    expect(xml).toContain("/article/it");
    expect(xml).not.toMatch(/<script|it's|<&>/);
  }
  const lanes = (await (await get("/api/carriles")).json()) as { carril_id: number; tipo: string }[];
  const lane = lanes.find(({ tipo }) => tipo === "articulos")!.carril_id;
  for (const format of ["xml", "atom"]) {
    const feed = await (await get(`/carril/${lane}/feed.${format}`)).text();
    expect(feed).toContain("alert(1)");
    expect(feed.replace(/<!\[CDATA\[.*?\]\]>/gs, "")).not.toContain("<script>");
  }
});
