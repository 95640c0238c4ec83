import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lanes } from "../../db/schema";
import { putEvent } from "../../domain/analysis/testing";
import { systemClock } from "../../domain/shared/time";
import { startProduct, type TestProduct } from "../support/product";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ edgeCache: true });
});
afterAll(() => product.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.url + path, { headers: { "accept-language": "es", ...headers }, redirect: "manual" });
const cacheOf = async (...args: Parameters<typeof get>) => {
  const answer = await get(...args);
  await answer.arrayBuffer();
  return answer.headers.get("x-cache");
};
/** What is given is kept a moment later. */
const untilKept = (path: string) => expect.poll(() => cacheOf(path), { timeout: 10_000 }).toBe("hit");

const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? "")?.[1];

test("a page is given again with a nonce and a policy of its own", async () => {
  await untilKept("/quienes-somos");
  const nonces = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const answer = await get("/quienes-somos");
    const nonce = nonceOf(answer.headers.get("content-security-policy"))!;
    const inPage = [...(await answer.text()).matchAll(/nonce="([^"]+)"/g)].map(([, value]) => value);
    expect(answer.headers.get("x-cache")).toBe("hit");
    expect(answer.headers.get("age")).toMatch(/^\d+$/);
    expect(inPage.length).toBeGreaterThan(2);
    expect(new Set(inPage)).toEqual(new Set([nonce]));
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test("neither cookies of scripts and language nor where a reader came from split what is kept", async () => {
  await untilKept("/metodo");
  expect(await cacheOf("/metodo", { cookie: "js=1" })).toBe("hit");
  expect(await cacheOf("/metodo", { cookie: "idioma=de" })).toBe("hit");
  expect(await cacheOf("/metodo?utm_source=x&_t=5")).toBe("hit");
});

test("what reads otherwise is kept apart", async () => {
  await untilKept("/bot");
  const german = await get("/bot", { "accept-language": "de" });
  expect(german.headers.get("x-cache")).toBe("miss");
  expect(await german.text()).toContain('lang="de"');
});

test("a session gets past it, and leaves nothing in it", async () => {
  await untilKept("/cuentas");
  expect(await cacheOf("/cuentas", { cookie: "__Host-session=abc" })).toBeNull();
  expect(await cacheOf("/privacidad", { cookie: "__Host-session=abc" })).toBeNull();
  expect(await cacheOf("/privacidad")).toBe("miss");
});

test("a session in whatever spelling is nobody else's, and what it is told says so", async () => {
  for (const cookie of ["__Host-session=abc", "__Host-session =abc", "a=b;  __Host-session=x"]) {
    const answer = await get("/privacidad", { cookie });
    await answer.arrayBuffer();
    expect(answer.headers.get("x-cache")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  }
  for (const path of ["/api/carriles", "/_root.data"])
    expect((await get(path, { cookie: "__Host-session=abc" })).headers.get("cache-control")).toBe(
      "private, no-store",
    );
});

test("errors, and pages that are not for everyone, are never kept by anyone", async () => {
  for (let i = 0; i < 2; i++) {
    for (const path of ["/no-such-page", "/api/health", "/login", "/LOGIN", "/%6cogin", "/login.data"]) {
      const answer = await get(path);
      await answer.arrayBuffer();
      expect(answer.headers.get("x-cache"), path).toBeNull();
      expect(answer.headers.get("cache-control"), path).toMatch(/no-store/);
    }
    expect(await cacheOf("/evento/999999")).toBeNull();
  }
});

test.each(["/cuentas", "/bot"])(
  "the first visit of %s in a chosen language is given what is kept, and saves the choice",
  async (path) => {
    await untilKept(`${path}?idioma=fr`);
    const answer = await get(`${path}?idioma=fr`);
    expect(answer.headers.get("x-cache")).toBe("hit");
    expect(answer.headers.get("set-cookie")).toMatch(/^idioma=fr;/);
    const again = await get(`${path}?idioma=fr`, { cookie: "idioma=fr" });
    expect([again.headers.get("x-cache"), again.headers.get("set-cookie")]).toEqual(["hit", null]);
    expect((await get(path)).headers.get("set-cookie")).toBeNull();
  },
);

test("an event of which a part could not be had is kept for nobody", async () => {
  const { event } = await putEvent(
    { db: product.db, clock: systemClock },
    ["elbe", "faro", "voz"].map((newspaper) => ({ newspaper, headline: "Waffenruhe in Kardal" })),
  );
  await product.db.run(sql`alter table analyses rename to analyses_elsewhere`);
  for (const path of [`/evento/${event}`, `/?evento=${event}`, `/evento/${event}`, `/?evento=${event}`]) {
    const answer = await get(path);
    expect(await answer.text(), path).toContain("Waffenruhe in Kardal");
    expect([answer.status, answer.headers.get("x-cache")], path).toEqual([200, null]);
    expect(answer.headers.get("cache-control"), path).toBe("private, no-store");
  }
  await product.db.run(sql`alter table analyses_elsewhere rename to analyses`);
  for (const path of [`/evento/${event}`, `/?evento=${event}`]) await untilKept(path);
});

test("parameters and headers that no answer depends on neither split what is kept nor get into it", async () => {
  const answer = await get("/reclamaciones?x=injected&y=<b>", {
    "user-agent": "injected",
    referer: "https://injected.example",
    cookie: "theme=injected; js=1",
    "x-forwarded-host": "injected.example",
  });
  expect(answer.headers.get("x-cache")).toBe("miss");
  expect(await answer.text()).not.toContain("injected");
  await untilKept("/reclamaciones");
  expect(await cacheOf("/reclamaciones?x=2&utm_source=a")).toBe("hit");
  expect(await (await get("/reclamaciones")).text()).not.toContain("injected");
});

test.each(["/sitemap-pages.xml", "/feed.xml", "/api/carriles"])(
  "%s is kept with its ETag, and who has it is told so from what is kept",
  async (path) => {
    await untilKept(path);
    const kept = await get(path);
    const etag = kept.headers.get("etag")!;
    expect(kept.headers.get("x-cache")).toBe("hit");
    const again = await get(`${path}?x=1`, { "if-none-match": `"other", ${etag}` });
    expect([again.status, again.headers.get("x-cache"), await again.text()]).toEqual([304, "hit", ""]);
    expect(again.headers.get("etag")).toBe(etag);
    expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
  },
);

test("what other sites may read they may read from what is kept, too", async () => {
  await untilKept("/api/categorias");
  const answer = await get("/api/categorias", { origin: "https://elsewhere.example" });
  expect([answer.headers.get("x-cache"), answer.headers.get("access-control-allow-origin")]).toEqual([
    "hit",
    "*",
  ]);
});

test("the public API is kept by its own word", async () => {
  await untilKept("/api/carriles?idioma=es");
  expect(await (await get("/api/carriles?idioma=es")).json()).not.toEqual([]);
});

test("after a reading of the newspapers what was kept before is not given", async () => {
  await untilKept("/aviso-legal");
  await untilKept("/api/carriles?idioma=en");
  await product.db.delete(lanes);
  expect(await (await get("/api/carriles?idioma=en")).json()).not.toEqual([]);
  await product.readHour();
  await expect
    .poll(async () => (await get("/api/carriles?idioma=en")).json(), { timeout: 30_000, interval: 500 })
    .toEqual([]);
});
