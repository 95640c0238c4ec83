import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newReader, openBrowser } from "../support/browser";
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
