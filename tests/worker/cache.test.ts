import { afterAll, beforeAll, expect, test } from "vitest";
import { lanes } from "../../db/schema";
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
    expect(Number(answer.headers.get("age"))).toBeGreaterThanOrEqual(0);
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

test("errors and what sets cookies are never kept", async () => {
  for (let i = 0; i < 2; i++) {
    expect(await cacheOf("/no-such-page")).toBeNull();
    expect(await cacheOf("/?idioma=fr")).toBeNull();
    expect(await cacheOf("/api/health")).toBeNull();
  }
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
