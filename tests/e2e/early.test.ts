import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newReader, openBrowser, takenOver } from "../support/browser";
import { hold } from "../support/intercept";
import { startReadSample } from "../support/read-sample";

/** What a reader does before scripts have taken over a page. */

let product: Awaited<ReturnType<typeof startReadSample>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startReadSample(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** A reader on the front page, whose scripts are on their way until they are let through. */
async function early() {
  const { page, complaints } = await newReader(browser, { viewport: { width: 1280, height: 800 } });
  const scripts = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(`${product.url}/`, { waitUntil: "commit" });
  return { page, complaints, scripts };
}

const step = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { currentEntry: { index: number } } };
    return navigation.currentEntry.index;
  });

test("the welcome that was put away goes, for good", async () => {
  const { page, complaints, scripts } = await early();
  await page.getByRole("button", { name: "Empezar" }).click();
  scripts.release();
  await page.getByRole("button", { name: "Empezar" }).waitFor({ state: "hidden" });
  await page.reload();
  await page.locator("article").first().waitFor();
  expect(await page.getByRole("button", { name: "Empezar" }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("the help that was asked for opens, once", async () => {
  const { page, complaints, scripts } = await early();
  const help = page.getByRole("dialog");
  const button = page.getByRole("button", { name: "Atajos de teclado" });
  await button.click();
  scripts.release();
  await help.waitFor();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
  await button.click();
  await help.waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("an event that was opened is one step: closing it goes back to the page before", async () => {
  const { page, complaints, scripts } = await early();
  const before = await step(page);
  await page.locator(".lane a[href*='evento=']").first().click();
  await page.waitForURL(/evento=/, { waitUntil: "commit" });
  expect(await step(page)).toBe(before + 1);
  scripts.release();
  await page.locator("dialog:modal").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL(`${product.url}/`);
  expect(await step(page)).toBe(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("a key that is pressed as scripts begin does not keep them from taking over", async () => {
  const { page, complaints } = await newReader(browser);
  // React asks for its turn by a message: what is pressed now comes before that.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      post.call(this, message);
      queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true })));
    };
  });
  await page.goto(`${product.url}/`);
  await takenOver(page);
  await page.getByText("Oscuro", { exact: true }).click();
  await page.locator("html[data-theme=dark]").waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("the menu and the theme that were chosen stay so", async () => {
  const { page } = await newReader(browser, { viewport: { width: 360, height: 740 } });
  const scripts = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(`${product.url}/bot`, { waitUntil: "commit" });
  await page.getByText("Oscuro", { exact: true }).click();
  await page.locator("header summary").click();
  expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
  scripts.release();
  await page.locator("html[data-theme=dark]").waitFor();
  expect(await page.locator("header details").getAttribute("open")).not.toBeNull();
  expect(await page.getByRole("radio", { name: "Oscuro", includeHidden: true }).isChecked()).toBe(true);
  await page.context().close();
});
