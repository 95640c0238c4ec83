import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newReader, openBrowser } from "../support/browser";
import { startSampleProduct } from "../support/sample";

let product: Awaited<ReturnType<typeof startSampleProduct>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startSampleProduct(), openBrowser()]);
  await product.readHour();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** Waits until a copy of the address is kept. */
const kept = (page: Page, name: string) =>
  page.evaluate(async (path) => {
    while (!(await caches.match(path))) await new Promise((resolve) => setTimeout(resolve, 50));
  }, name);

/** A reader who has opened the front page and then its first event, whose address and title are given. */
async function readerOfAnEvent(locale = "es-ES") {
  const { page } = await newReader(browser, { locale });
  await page.goto(`${product.url}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await kept(page, "/");
  await kept(page, "/offline");
  await page.evaluate(async () => {
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const card = page.locator("h3 a[href*='evento=']").first();
  const title = await card.innerText();
  await card.click();
  await page.waitForURL(/[?&]evento=\d+/);
  const path = `/evento/${new URL(page.url()).searchParams.get("evento")}`;
  await kept(page, path);
  return { page, path, title };
}

test("without a connection the events opened last can be read, and the front page", async () => {
  const { page, path, title } = await readerOfAnEvent();
  await page.context().setOffline(true);
  for (const address of [path, `/?evento=${path.split("/").at(-1)}`]) {
    await page.goto(product.url + address);
    expect(await page.locator("h1").first().innerText()).toBe(title);
    expect(await page.locator(".article").count()).toBeGreaterThan(2);
    expect(await page.locator("script").count()).toBe(0);
  }
  await page.goto(`${product.url}/`);
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
  expect(await page.locator("h3 a[href*='evento=']").count()).toBeGreaterThan(10);
  await page.context().close();
});

test("what is not kept is told in the reader's language, with a list of what is", async () => {
  const { page, path, title } = await readerOfAnEvent("de-DE");
  await page.context().setOffline(true);
  await page.goto(`${product.url}/de/zeitungen`);
  expect(await page.locator("h1").innerText()).toBe("Keine Verbindung");
  const link = page.locator("#kept a");
  expect(await link.innerText()).toBe(title);
  await link.click();
  await page.waitForURL(product.url + path);
  expect(await page.locator("h1").first().innerText()).toBe(title);
  await page.context().close();
});

test("with a connection pages come from the network, and a copy holds nothing of the reader's", async () => {
  const { page, path } = await readerOfAnEvent();
  const fromNetwork = page.waitForResponse((response) => response.url() === `${product.url}${path}`);
  await page.goto(product.url + path);
  expect((await fromNetwork).status()).toBe(200);
  const copy = await page.evaluate(async (name) => (await caches.match(name))!.text(), path);
  expect(copy).not.toMatch(/<script|Set-Cookie/i);
  await page.evaluate(async () => {
    // The page on the screen may arrive once more behind it, so what went is told by an entry of our own.
    await (await caches.open("pages-1")).put("/evento/0", new Response("kept"));
    navigator.serviceWorker.controller!.postMessage({ forget: true });
    while (await caches.match("/evento/0")) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.context().close();
});

test("the offline page says without scripts what it is for", async () => {
  const { page } = await newReader(browser, { javaScriptEnabled: false });
  await page.goto(`${product.url}/offline`);
  expect(await page.locator("h1").innerText()).toBe("Sin conexión");
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  await page.context().close();
});
