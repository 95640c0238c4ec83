import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMeasured } from "../../bench/pages/product";
import { weigh } from "../../bench/pages/weigh";
import { openBrowser } from "../support/browser";

let measured: Awaited<ReturnType<typeof startMeasured>>;
let browser: Browser;
beforeAll(async () => {
  [measured, browser] = await Promise.all([startMeasured({ edgeCache: false }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await measured.product.close();
});

test.each(["home", "results", "event", "article", "about"])(
  "%s weighs no more than its budget",
  async (name) => {
    const { path, budget } = measured.pages.find((page) => page.name === name)!;
    const { html, js, css, requests, asked } = await weigh(browser, measured.product.url + path);
    expect(html, "HTML").toBeGreaterThan(1000);
    expect(html, "HTML").toBeLessThanOrEqual(budget.html);
    expect(js, "scripts").toBeGreaterThan(1000);
    expect(js, "scripts").toBeLessThanOrEqual(budget.js);
    expect(css, "styles").toBeLessThanOrEqual(budget.css);
    expect(requests, asked.join("\n")).toBeLessThanOrEqual(budget.requests);
  },
);
