import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOf } from "../support/axe";
import { newReader, openBrowser } from "../support/browser";
import { startReadSample } from "../support/read-sample";

let product: Awaited<ReturnType<typeof startReadSample>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startReadSample(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** The text of the copy that is kept of an address; null where there is none. */
const copyOf = (page: Page, name: string) =>
  page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? null, name);

/** Waits until a copy of the address is kept. */
const kept = (page: Page, name: string) =>
  expect.poll(() => copyOf(page, name), { message: `a copy of ${name}` }).not.toBeNull();

const forgotten = (page: Page, name: string) =>
  expect.poll(() => copyOf(page, name), { message: `a copy of ${name}` }).toBeNull();

/** A reader who has opened the front page and then its first event, whose address and title are given. */
async function readerOfAnEvent(locale = "es-ES") {
  const { page } = await newReader(browser, { locale });
  await page.goto(`${product.url}/`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { message: "service worker" })
    .toBe("activated");
  await kept(page, "/");
  await kept(page, "/offline");
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
  const copy = await copyOf(page, path);
  expect(copy).toContain("<h1");
  expect(copy).not.toContain("<script");
  await page.evaluate(async () => {
    // The page on the screen may arrive once more behind it, so what went is told by an entry of our own.
    await (await caches.open("pages-1")).put("/evento/0", new Response("kept"));
    navigator.serviceWorker.controller!.postMessage({ forget: true });
  });
  await forgotten(page, "/evento/0");
  await page.context().close();
});

test("the offline page says without scripts what it is for", async () => {
  const { page } = await newReader(browser, { javaScriptEnabled: false });
  await page.goto(`${product.url}/offline`);
  expect(await page.locator("h1").innerText()).toBe("Sin conexión");
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  await page.context().close();
});

test("the files that kept pages need outlast all others", async () => {
  const { page, path } = await readerOfAnEvent();
  const sprite = await page.evaluate(async () => {
    const assets = await caches.open("assets-1");
    const before = (await assets.keys()).map(({ url }) => new URL(url).pathname);
    for (let i = 0; i < 50; i++) await assets.put(`/assets/other-${i}.css`, new Response(""));
    const sprite = before.find((file) => file.endsWith(".svg"))!;
    await fetch(`${sprite}?anew`);
    return sprite;
  });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("assets-1")).keys()).length))
    .toBeLessThanOrEqual(40);
  const left = await page.evaluate(
    async ([name, sprite]) => {
      const assets = await caches.open("assets-1");
      const html = await (await caches.match(name))!.text();
      const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map((match) => match[1]!);
      const fonts = await Promise.all(
        styles.map(async (file) =>
          [...(await (await assets.match(file))!.text()).matchAll(/url\(([^)]+\.woff2)\)/g)].map(
            (match) => match[1]!,
          ),
        ),
      );
      const needed = [...styles, ...fonts.flat(), sprite];
      const there = await Promise.all(needed.map((file) => assets.match(file)));
      return { needed: needed.length, missing: needed.filter((_, i) => !there[i]) };
    },
    [path, sprite] as const,
  );
  expect(left.needed).toBeGreaterThan(3);
  expect(left.missing).toEqual([]);
  await page.context().close();
});

test("without a connection a page is shown in the theme that was chosen", async () => {
  const { page, path } = await readerOfAnEvent();
  // Nothing opens over this page, so its switch can be reached.
  await page.goto(`${product.url}/metodo`);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const themeKept = (theme: string) => expect.poll(() => copyOf(page, "/~theme")).toBe(theme);
  await themeKept("system");
  const light = await paper();
  await page.locator(".themes label", { hasText: "Oscuro" }).click();
  await themeKept("dark");
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.context().setOffline(true);
  for (const address of [path, "/metodo"]) {
    await page.goto(product.url + address);
    expect(await page.locator("script").count()).toBe(0);
    expect(await paper()).toBe(dark);
  }
  await page.context().close();
});

test.each(["light", "dark"] as const)(
  "the offline page is accessible, %s, also as a copy",
  async (colorScheme) => {
    const { page } = await readerOfAnEvent();
    await page.emulateMedia({ colorScheme });
    for (const offline of [false, true]) {
      await page.context().setOffline(offline);
      await page.goto(`${product.url}${offline ? "/metodo" : "/offline"}`);
      expect(await page.locator("h1").innerText()).toBe("Sin conexión");
      expect((await violationsOf(page)).map(({ id }) => id)).toEqual([]);
    }
    await page.context().close();
  },
);
