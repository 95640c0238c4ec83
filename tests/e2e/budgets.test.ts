import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MeasuredPage, measuredPages } from "../../bench/pages/product";
import { weigh } from "../../bench/pages/weigh";
import { openBrowser } from "../support/browser";
import { startReadSample } from "../support/read-sample";

let product: Awaited<ReturnType<typeof startReadSample>>;
let pages: MeasuredPage[];
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startReadSample(), openBrowser()]);
  pages = await measuredPages(product);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

test.each(["home", "results", "event", "article", "about"])(
  "%s weighs no more than its budget",
  async (name) => {
    const { path, budget } = pages.find((page) => page.name === name)!;
    const { html, js, css, requests, asked } = await weigh(browser, product.url + path);
    expect(html, "HTML").toBeGreaterThan(1000);
    expect(html, "HTML").toBeLessThanOrEqual(budget.html);
    expect(js, "scripts").toBeGreaterThan(1000);
    expect(js, "scripts").toBeLessThanOrEqual(budget.js);
    expect(css, "styles").toBeLessThanOrEqual(budget.css);
    expect(requests, asked.join("\n")).toBeLessThanOrEqual(budget.requests);
  },
);
