import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { graveIn } from "../support/axe";
import { newReader, openBrowser, takenOver } from "../support/browser";
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

const SAMPLE = "Esto es una edición de muestra";
const SCREENS = ["/", "/en/", "/fr/", "/de/", "/resultados/1", "/periodicos", "/bot", "/no-such-page"];

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with $javaScriptEnabled as JavaScript",
  (options) => {
    test("the home shows every lane with its events, and a card leads to its event and the event to its articles", async () => {
      const { page, complaints } = await newReader(browser, options);
      await page.goto(`${product.url}/`);
      await takenOver(page);
      expect(await page.getByText(SAMPLE).isVisible()).toBe(true);
      const lanes = await page.locator(".lane-head h2").allTextContents();
      expect(lanes.slice(0, 2)).toEqual(["Lo más cubierto ahora", "Lo más nuevo"]);
      expect(lanes).toContain("Deportes");
      expect(await page.locator("a[href*='evento=']:visible").count()).toBeGreaterThan(40);

      const card = page.locator("h3 a[href*='evento=']").first();
      const title = await card.innerText();
      await card.click();
      await page.waitForURL(/[?&]evento=\d+/);
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      const articles = page.getByRole("dialog").locator(".article a[target='_blank']");
      await expect.poll(() => articles.count()).toBeGreaterThanOrEqual(3);
      expect(await articles.first().getAttribute("rel")).toContain("noopener");
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  },
);

test.each([
  ["es-ES", "es", "Lo más cubierto ahora"],
  ["de-AT", "de", "Jetzt in den meisten Zeitungen"],
  ["fr-CA", "fr", "Les plus couverts en ce moment"],
  ["it-IT", "en", "Most covered now"],
])("a browser of %s reads %s", async (locale, language, lane) => {
  const { page } = await newReader(browser, { locale });
  await page.goto(`${product.url}/`);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect(await page.locator(".lane-head h2").first().innerText()).toBe(lane);
  await page.context().close();
});

test("a prefix decides the language, and an unknown one is no page", async () => {
  const { page } = await newReader(browser);
  await page.goto(`${product.url}/de/`);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  expect((await page.goto(`${product.url}/xx/`))!.status()).toBe(404);
  await page.context().close();
});

test("every newspaper stands in the public list with its health, in four languages", async () => {
  const { page } = await newReader(browser);
  for (const path of ["/periodicos", "/en/newspapers", "/fr/journaux", "/de/zeitungen"]) {
    expect((await page.goto(`${product.url}${path}`))!.status()).toBe(200);
    const text = await page.locator("main").innerText();
    for (const name of ["Elbe-Kurier", "La Dépêche armoricaine", "The Blank Broadsheet"])
      expect(text).toContain(name);
  }
  await page.context().close();
});

test.each(SCREENS)(
  "%s says that it is a sample, fits a phone and has nothing serious for axe, light and dark",
  async (path) => {
    // One page in other words has the same colours.
    const schemes = ["/en/", "/fr/"].includes(path) ? (["light"] as const) : (["light", "dark"] as const);
    for (const colorScheme of schemes) {
      const { page } = await newReader(browser, { colorScheme, viewport: { width: 360, height: 780 } });
      await page.goto(`${product.url}${path}`);
      expect(await page.locator(".edition").isVisible()).toBe(true);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect((await graveIn(page)).map(({ id }) => id)).toEqual([]);
      await page.context().close();
    }
  },
);

test("a reading page asks nobody but us", async () => {
  const { page } = await newReader(browser);
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  for (const path of [...SCREENS, "/?evento=1", "/evento/1"])
    await page.goto(`${product.url}${path}`, { waitUntil: "networkidle" });
  expect([...hosts]).toEqual([product.url]);
  await page.context().close();
});
