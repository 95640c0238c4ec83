import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { INFO_PAGES, PAGES, pageAt } from "../../app/i18n/paths";
import { violationsOf } from "../support/axe";
import { newReader, openBrowser, takenOver } from "../support/browser";
import { startSampleProduct } from "../support/sample";

let product: Awaited<ReturnType<typeof startSampleProduct>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startSampleProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const ADDRESSES = INFO_PAGES.flatMap((name) => Object.values(PAGES[name]));

const get = (path: string, init?: RequestInit) =>
  fetch(product.url + path, { redirect: "manual", headers: { "accept-language": "es" }, ...init });

/** A page open in a browser of its own, taken over by scripts where they run, while `look` looks at it. */
async function at<T>(
  path: string,
  look: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const { page, complaints } = await newReader(browser, options);
  await page.goto(product.url + path);
  await takenOver(page);
  const seen = await look(page);
  expect(complaints).toEqual([]);
  await page.context().close();
  return seen;
}

/** What a page says, with plain spaces. */
const said = (path: string, options?: BrowserContextOptions) =>
  at(path, async (page) => (await page.locator("main").innerText()).replaceAll(/\s+/g, " "), options);

const sectionsOf = (path: string) =>
  at(path, (page) => page.locator("main section").evaluateAll((all) => all.map((section) => section.id)));

test.each([...ADDRESSES, "/about"])(
  "%s answers in its language, names its one address and its translations, and links them where one sees it",
  async (path) => {
    const { name, language } = pageAt(path)!;
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(new URL(canonical!).pathname).toBe(PAGES[name][language]);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, lang, href]) => [lang, new URL(href!).pathname],
    );
    expect(Object.fromEntries(alternates)).toEqual({ ...PAGES[name], "x-default": PAGES[name].en });
    for (const [other, href] of Object.entries(PAGES[name]))
      if (other !== language)
        expect(html).toMatch(
          new RegExp(`<article[\\s\\S]*<a href="${href}" lang="${other}" hrefLang="${other}"`, "i"),
        );
    expect(gzipSync(html).length).toBeLessThan(15 * 1024);
  },
);

test("Spanish addresses have no prefix, and what is no page is none with it either", async () => {
  const moved = await get("/es/quienes-somos");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/quienes-somos"]);
  expect((await get("/es/about")).status).toBe(404);
  expect((await get("/es/no-such-page")).status).toBe(404);
});

test("the page about us says what it must, without JavaScript as well", async () => {
  const sections = ["objective", "context", "founders", "values", "democracies", "contact"];
  for (const path of Object.values(PAGES.about)) expect(await sectionsOf(path)).toEqual(sections);
  for (const javaScriptEnabled of [true, false]) {
    const text = await said("/quienes-somos", { javaScriptEnabled });
    for (const words of [
      "fundada en 2024",
      "más de 200 periódicos",
      "A nadie se le expulsa por su punto de vista",
      "Código abierto",
      "Auditoría anual",
      "por P2P, anónimos",
    ])
      expect(text).toContain(words);
  }
});

test("its contact form and its way to donate lead to where they are", async () => {
  await at("/quienes-somos", async (page) => {
    await page.getByRole("link", { name: "escríbenos por correo" }).click();
    await page.waitForURL("**/reclamaciones#write");
    const letter = page.getByRole("link", { name: "Pedir una corrección" });
    expect(await letter.getAttribute("href")).toMatch(/^mailto:[^?]+@[^?]+\?subject=Pedir%20una/);
    await page.goBack();
    await page.getByRole("link", { name: "donar a Poliedro" }).click();
    await page.waitForURL("**/cuentas#donations");
  });
});

test("how to read and how to write have their sections in four languages", async () => {
  for (const path of Object.values(PAGES.howToRead))
    expect(await sectionsOf(path)).toEqual([
      "intro",
      "whatYouSee",
      "register",
      "subscribe",
      "whatYouWillNotFind",
    ]);
  for (const path of Object.values(PAGES.howToWrite))
    expect(await sectionsOf(path)).toEqual([
      "creator",
      "monetization",
      "donations",
      "articleValue",
      "commitments",
      "offer",
    ]);
});

test("a guest who wants to write is led to signing in, and from there on", async () => {
  const links = await at("/como-escribir", (page) =>
    page.locator("main a").evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute("href")])),
  );
  expect(links).toContainEqual(["Ser Top Voice", "/auth?next=%2Ftopvoice&idioma=es"]);
  expect(links).toContainEqual(["Ganar dinero escribiendo", "/auth?next=%2Fuser&idioma=es"]);
  for (const role of ["investigador", "experto"])
    expect(links).toContainEqual([role, "/auth?next=%2Fuser&idioma=es"]);
});

test("terms are told as the rules have them", async () => {
  const write = await said("/como-escribir");
  for (const words of [
    "unos 5 minutos",
    "es gratis a los 31 días",
    "se pagan el día 1 del siguiente a las 03:00",
    "90/10",
    "70/15/15",
    "tiempo de lectura",
    "veces compartido",
    "cuántos vuelven",
    "probabilidad de que el texto lo haya escrito una IA",
    "que se publica entera",
  ])
    expect(write).toContain(words);
  const money = await said("/de/finanzen");
  for (const words of ["ab 2 €", "120 € im Jahr (10 € im Monat)", "70/15/15", "am 1. des nächsten"])
    expect(money).toContain(words);
});

test("every link of these pages leads to a page and to a section that is there", async () => {
  const pages = new Map<string, string>();
  const bodyOf = async (path: string) => {
    if (!pages.has(path)) {
      const answer = await get(path, { redirect: "follow" });
      expect([path, answer.status]).toEqual([path, 200]);
      pages.set(path, await answer.text());
    }
    return pages.get(path)!;
  };
  for (const address of ADDRESSES) {
    const [main = ""] = /<main[\s\S]*<\/main>/.exec(await bodyOf(address)) ?? [];
    const links = [...main.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
    expect(links.length).toBeGreaterThan(2);
    for (const href of links.filter((link) => /^[/#]/.test(link))) {
      const [path, section] = href.split("#");
      const body = await bodyOf(path || address);
      if (section) expect(body).toContain(`id="${section}"`);
    }
  }
});

test.each(
  INFO_PAGES.flatMap((name) => [[PAGES[name].es, "light"] as const, [PAGES[name].de, "dark"] as const]),
)("%s fits a phone and has nothing for axe in %s", (path, colorScheme) =>
  at(
    path,
    async (page) => {
      const wider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(wider).toBe(0);
      expect((await violationsOf(page)).map(({ id }) => id)).toEqual([]);
    },
    { colorScheme, viewport: { width: 360, height: 780 } },
  ),
);

test("a page asks for little", async () => {
  const { page } = await newReader(browser, { javaScriptEnabled: false });
  const finished: string[] = [];
  page.on("requestfinished", (request) => finished.push(request.url()));
  await page.goto(`${product.url}/metodo`, { waitUntil: "networkidle" });
  expect(finished.length).toBeGreaterThan(1);
  expect(finished.length).toBeLessThanOrEqual(8);
  await page.context().close();
});
