import AxeBuilder from "@axe-core/playwright";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

/** The event that its newspapers tell most differently, once it is analysed. */
async function mostDisputed(): Promise<number> {
  for (;;) {
    const answer = await fetch(`${product.url}/api/carril/1/events?idioma=es&page_size=50`);
    const { eventos } = (await answer.json()) as {
      eventos: { evento_id: number; numero_contradicciones: number }[];
    };
    const [most] = eventos.toSorted((a, b) => b.numero_contradicciones - a.numero_contradicciones);
    if (most && most.numero_contradicciones > 0) return most.evento_id;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const SAMPLE = "Esto es una edición de muestra";
const SCREENS = [
  "/",
  "/en/",
  "/fr/",
  "/de/",
  "/resultados/1",
  "/evento/1",
  "/periodicos",
  "/bot",
  "/no-such-page",
];

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with $javaScriptEnabled as JavaScript",
  (options) => {
    test("the home shows every lane with its events, and a card leads to its event and the event to its articles", async () => {
      const { page, complaints } = await newReader(browser, options);
      await page.goto(`${product.url}/`);
      expect(await page.getByText(SAMPLE).isVisible()).toBe(true);
      const lanes = await page.getByRole("heading", { level: 2 }).allInnerTexts();
      expect(lanes.slice(0, 2)).toEqual(["Lo más cubierto ahora", "Lo más nuevo"]);
      expect(lanes).toContain("Deportes");
      expect(await page.locator("a[href^='/evento/']:visible").count()).toBeGreaterThan(40);
      expect(await page.getByText("No hay artículos disponibles para este carril.").isVisible()).toBe(true);

      const card = page.locator("a[href^='/evento/']").first();
      const title = await card.innerText();
      await card.click();
      await page.waitForURL(/\/evento\/\d+/);
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      const articles = page.locator("main a[target='_blank']");
      expect(await articles.count()).toBeGreaterThanOrEqual(3);
      expect(await articles.first().getAttribute("rel")).toContain("noopener");
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    test("an event shows its faces, chapters lead to them, and a label says that nobody wrote them", async () => {
      const { page, complaints } = await newReader(browser, options);
      const event = await mostDisputed();
      await page.goto(`${product.url}/evento/${event}`);
      const chapters = await page.locator("nav a[href^='#']").allInnerTexts();
      const order = ["Resumen", "Hechos", "Contradicciones", "Opiniones", "Contexto", "Declaraciones"];
      order.push("Encuadre", "Impacto", "Artículos");
      expect(chapters).toEqual(order.filter((name) => chapters.includes(name)));
      expect(chapters).toEqual(expect.arrayContaining(["Resumen", "Contradicciones", "Declaraciones"]));
      for (const name of chapters)
        expect(await page.getByRole("heading", { level: 2, name, exact: true }).count()).toBe(1);
      await page.getByRole("link", { name: "Contradicciones", exact: true }).click();
      await page.waitForFunction(() => window.scrollY > 100);
      expect(await page.getByText("Resumen extraído automáticamente, sin modelo de lenguaje").count()).toBe(
        1,
      );
      expect(await page.locator("meta[name='ai-generated']").getAttribute("content")).toMatch(/^embedded; /);
      const quoted = page.locator("main blockquote").first();
      expect(await quoted.isVisible()).toBe(true);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    test("a lane is read on to its end without repetition", async () => {
      const { page } = await newReader(browser, options);
      await page.goto(`${product.url}/resultados/2`);
      const seen: string[] = [];
      for (;;) {
        seen.push(
          ...(await page
            .locator("main a[href^='/evento/']")
            .evaluateAll((links) => links.map((link) => link.getAttribute("href")!))),
        );
        const more = page.getByRole("link", { name: "Cargar más" });
        if ((await more.count()) === 0) break;
        const before = page.url();
        await more.click();
        await page.waitForURL((url) => url.href !== before);
        await page.waitForLoadState("networkidle");
      }
      expect(seen.length).toBeGreaterThan(20);
      expect(new Set(seen).size).toBe(seen.length);
      await page.context().close();
    });
  },
);

test.each([
  ["es-ES", "es", "Lo más cubierto ahora"],
  ["de-AT", "de", "Jetzt am meisten berichtet"],
  ["fr-CA", "fr", "Les plus couverts en ce moment"],
  ["it-IT", "en", "Most covered now"],
])("a browser of %s reads %s", async (locale, language, lane) => {
  const { page } = await newReader(browser, { locale });
  await page.goto(`${product.url}/`);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect(await page.getByRole("heading", { level: 2 }).first().innerText()).toBe(lane);
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
    for (const colorScheme of ["light", "dark"] as const) {
      const { page } = await newReader(browser, { colorScheme, viewport: { width: 360, height: 780 } });
      await page.goto(`${product.url}${path}`);
      expect(await page.locator(".edition").isVisible()).toBe(true);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.filter((v) => v.impact === "serious" || v.impact === "critical").map((v) => v.id),
      ).toEqual([]);
      await page.context().close();
    }
  },
);

test("a reading page asks nobody but us", async () => {
  const { page } = await newReader(browser);
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  for (const path of SCREENS) await page.goto(`${product.url}${path}`);
  expect([...hosts]).toEqual([product.url]);
  await page.context().close();
});
