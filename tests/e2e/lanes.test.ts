import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lanes } from "../../db/schema";
import { violationsOf, WCAG } from "../support/axe";
import { newReader, openBrowser, takenOver } from "../support/browser";
import { hold, intercept } from "../support/intercept";
import { startReadSample } from "../support/read-sample";
import { putSixLanes } from "../support/six-lanes";

let product: Awaited<ReturnType<typeof startReadSample>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startReadSample(), openBrowser()]);
  await product.db.insert(lanes).values([EMPTY, NAMELESS, FORGOTTEN]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const alike = (text: string) => ({ es: text, en: text, fr: text, de: text });
const EMPTY = {
  slug: "empty",
  position: 900,
  kind: "eventos" as const,
  selection: { by: "category" as const, categoryId: 4 },
  name: alike("Un carril vacío"),
  description: alike("Aquí no hay nada."),
};
const NAMELESS = {
  slug: "nameless",
  position: 910,
  kind: "eventos" as const,
  selection: { by: "newest" as const },
  name: alike("Un carril sin nombre a la vista"),
  description: alike(""),
  showName: false,
};
const FORGOTTEN = {
  slug: "forgotten",
  position: 920,
  kind: "banner" as const,
  selection: { by: "none" as const },
  name: alike("Un aviso"),
  description: alike("Un aviso que no lleva a ninguna parte."),
};

interface WireLane {
  carril_id: number;
  nombre: string;
  tipo: string;
}
const lanesOfApi = async (language = "es"): Promise<WireLane[]> =>
  (await fetch(`${product.url}/api/carriles?idioma=${language}`)).json() as Promise<WireLane[]>;
const idOf = async (slug: string): Promise<number> =>
  (await product.db.select().from(lanes).where(eq(lanes.slug, slug)))[0]!.id;
const laneOf = (page: Page, name: string) =>
  page.locator("section.lane", { has: page.getByRole("heading", { level: 2, name, exact: true }) });
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with $javaScriptEnabled as JavaScript",
  (options) => {
    test("the home has the lanes in the order of the API, with titles that link to their events", async () => {
      const { page } = await newReader(browser, options);
      await page.goto(`${product.url}/`);
      const names = await page.locator("section:is(.lane, .banner) h2").allTextContents();
      expect(names).toEqual((await lanesOfApi()).map((lane) => lane.nombre));
      const first = laneOf(page, "Lo más cubierto ahora").locator("li a[href*='evento=']");
      expect(await first.count()).toBeGreaterThan(5);
      expect(await first.first().getAttribute("href")).toMatch(/^\/\?evento=\d+$/);
      await page.context().close();
    });

    test("an empty lane says so, and a lane's hidden name can still be heard", async () => {
      const { page } = await newReader(browser, options);
      await page.goto(`${product.url}/`);
      expect(await laneOf(page, "Un carril vacío").textContent()).toContain(
        "No hay eventos disponibles para este carril.",
      );
      const hidden = page.getByRole("heading", { name: "Un carril sin nombre a la vista" });
      expect(await hidden.locator("..").evaluate((head) => head.getBoundingClientRect().width)).toBe(1);
      await page.context().close();
    });

    test("a card opens its event over the lanes, and going back closes it", async () => {
      const { page } = await newReader(browser, { ...options, ...DESK });
      await page.goto(`${product.url}/`);
      const card = laneOf(page, "Lo más cubierto ahora").locator(".card").first();
      const id = await card.getAttribute("data-event");
      const before = await page.evaluate(() => history.length);
      await card.getByRole("heading").click();
      await page.waitForURL(`${product.url}/?evento=${id}`);
      await page.locator("dialog.sheet").waitFor();
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      expect(await page.locator("section.lane").count()).toBeGreaterThan(10);
      await page.goBack();
      await page.locator("dialog.sheet").waitFor({ state: "detached" });
      expect(page.url()).toBe(`${product.url}/`);
      await page.context().close();
    });

    test("the banner is one link that opens another tab", async () => {
      const { page } = await newReader(browser, options);
      await page.goto(`${product.url}/`);
      const banner = page.locator(".banner").first();
      const link = banner.getByRole("link");
      expect(await link.getAttribute("href")).toBe("/periodicos");
      expect(await link.getAttribute("target")).toBe("_blank");
      expect(await link.getAttribute("rel")).toContain("noopener");
      const opened = page.context().waitForEvent("page");
      await banner.click({ position: { x: 4, y: 4 } });
      await (await opened).waitForURL(`${product.url}/periodicos`);
      await page.context().close();
    });

    test("a lane ends in a card that leads to all of it", async () => {
      const { page } = await newReader(browser, options);
      await page.goto(`${product.url}/`);
      const last = laneOf(page, "Lo más nuevo").locator("li").last().getByRole("link");
      expect(await last.getAttribute("href")).toBe(`/resultados/${await idOf("newest")}`);
      await last.click();
      await page.getByRole("heading", { level: 1, name: "Lo más nuevo" }).waitFor();
      await page.getByRole("navigation", { name: "Categorías" }).waitFor();
      await expect.poll(() => page.locator(".list .card").count()).toBe(20);
      await page.context().close();
    });

    test("categories stand in their order, tell what they gather, and lead guests to signing in", async () => {
      const { page } = await newReader(browser, { ...options, ...DESK });
      await page.goto(`${product.url}/`);
      const bar = page.getByRole("navigation", { name: "Categorías" });
      expect((await bar.getByRole("link").allInnerTexts()).slice(0, 4)).toEqual([
        "Internacional",
        "Política",
        "Economía",
        "Sociedad",
      ]);
      const politics = bar.getByRole("link", { name: "Política" });
      const explanation = bar.locator(`#${await politics.getAttribute("aria-describedby")}`);
      expect(await explanation.isVisible()).toBe(false);
      await politics.hover();
      expect(await explanation.isVisible()).toBe(true);
      await page.mouse.move(0, 0);
      expect(await explanation.isVisible()).toBe(false);
      await bar.getByRole("link", { name: "Internacional" }).focus();
      await page.keyboard.press("Tab");
      expect(await explanation.isVisible()).toBe(true);
      await politics.click();
      await page.waitForURL((url) => url.pathname === "/login");
      expect(new URL(page.url()).searchParams.get("next")).toBe("/?categoria_id=1005");
      await page.context().close();
    });
  },
);

test("a card tells its coverage, and a guest who keeps it for later is led to signing in", async () => {
  const { page } = await newReader(browser);
  await page.goto(`${product.url}/`);
  const card = laneOf(page, "Lo más cubierto ahora").locator(".card").first();
  expect(await card.innerText()).toMatch(/\d+ periódicos · \d+ países/);
  expect(await card.locator(".bar path").getAttribute("d")).toMatch(/^M0 2h\d/);
  const clamp = (element: Element) => getComputedStyle(element).webkitLineClamp;
  expect(await card.locator(".description").evaluate(clamp)).toBe("6");
  const later = card.getByRole("link", { name: /^Leer más tarde: / });
  const id = await card.getAttribute("data-event");
  expect(await later.getAttribute("href")).toBe(`/auth?next=${encodeURIComponent(`/?evento=${id}`)}`);
  await page.context().close();
});

test("an event whose sources contradict each other says so on its card", async () => {
  const { page } = await newReader(browser);
  const lane = `/api/carril/${await idOf("contradicted")}/events`;
  await expect
    .poll(async () => ((await (await fetch(product.url + lane)).json()) as { eventos: [] }).eventos.length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  await page.goto(`${product.url}/`);
  const cards = laneOf(page, "Las fuentes se contradicen").locator(".card");
  for (const card of await cards.all())
    expect(await card.locator(".contradicted").textContent()).toBe("Las fuentes se contradicen");
  await page.context().close();
});

test("an event that was read stays faded in this browser, in lanes and results", async () => {
  const { page } = await newReader(browser, DESK);
  await page.goto(`${product.url}/`);
  const id = await page.locator(".front .card").nth(1).getAttribute("data-event");
  const headline = page.locator(`.card[data-event="${id}"] a`).first();
  const colourOf = (target: Locator) => target.evaluate((element) => getComputedStyle(element).color);
  const soft = await colourOf(page.locator(".card .meta").first());
  expect(await colourOf(headline)).not.toBe(soft);
  await headline.click();
  await page.waitForFunction((event) => localStorage.getItem("poliedro.read")?.includes(event), id!);
  await page.goBack();
  await page.locator("dialog.sheet").waitFor({ state: "detached" });
  await page.mouse.move(0, 0);
  await expect.poll(() => colourOf(headline)).toBe(soft);
  await page.goto(`${product.url}/resultados/${await idOf("most-covered")}`);
  await expect.poll(() => colourOf(headline)).toBe(soft);
  await page.context().close();
});

test("a lane is pushed by its buttons, with the mouse and with the keyboard, and they rest at its ends", async () => {
  const { page } = await newReader(browser, DESK);
  await page.goto(`${product.url}/`);
  const lane = laneOf(page, "Lo más nuevo");
  const back = lane.getByRole("button", { name: "Ver lo anterior de Lo más nuevo" });
  const on = lane.getByRole("button", { name: "Ver lo siguiente de Lo más nuevo" });
  const row = lane.locator(".row");
  const left = () => row.evaluate((box) => box.scrollLeft);
  await lane.scrollIntoViewIfNeeded();
  expect(await back.getAttribute("aria-disabled")).toBe("true");
  await on.click();
  await expect.poll(left).toBeGreaterThan(600);
  await expect.poll(() => back.getAttribute("aria-disabled")).toBe("false");
  await back.focus();
  await page.keyboard.press("Enter");
  await expect.poll(left).toBe(0);
  await row.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: "instant" }));
  await expect.poll(() => on.getAttribute("aria-disabled")).toBe("true");
  await page.context().close();
});

test("the bar of categories is pushed by 200 px", async () => {
  const { page } = await newReader(browser, { viewport: { width: 768, height: 900 } });
  await page.goto(`${product.url}/`);
  const bar = page.getByRole("navigation", { name: "Categorías" });
  const left = () => bar.locator("ul").evaluate((box) => box.scrollLeft);
  await bar.getByRole("button", { name: "Categorías siguientes" }).click();
  await expect.poll(left).toBe(200);
  await bar.getByRole("button", { name: "Categorías siguientes" }).click();
  await expect.poll(left).toBe(400);
  await bar.getByRole("button", { name: "Categorías anteriores" }).click();
  await expect.poll(left).toBe(200);
  await page.context().close();
});

test("a banner without an address is no link and only a warning", async () => {
  const { page, complaints } = await newReader(browser);
  await page.goto(`${product.url}/`);
  const banner = page.locator(".banner", { hasText: "Un aviso que no lleva" });
  expect(await banner.getByRole("link").count()).toBe(0);
  await expect
    .poll(() => complaints)
    .toEqual([`Banner ${await idOf("forgotten")} leads nowhere: it has no url.`]);
  await page.context().close();
});

test("the front is a front page on a wide screen and a lane like the others on a phone", async () => {
  const wide = await newReader(browser, DESK);
  await wide.page.goto(`${product.url}/de/`);
  const size = (n: number) => (page: Page) =>
    page
      .locator(".front h3")
      .nth(n)
      .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  expect(await size(0)(wide.page)).toBeGreaterThan(await size(1)(wide.page));
  expect(await wide.page.locator(".front .card:visible").count()).toBe(5);
  await wide.page.context().close();

  const phone = await newReader(browser, PHONE);
  await phone.page.goto(`${product.url}/de/`);
  expect(await size(0)(phone.page)).toBe(await size(1)(phone.page));
  const second = (await phone.page.locator(".front .card").nth(1).boundingBox())!;
  expect(second.x).toBeLessThan(390);
  expect(second.x + second.width).toBeGreaterThan(390);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.page.context().close();
});

describe("all of a lane", () => {
  const ids = (page: Page) =>
    page.locator(".list .card").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-event")));

  test("grows by what follows, goes on at the first of it, and ends", async () => {
    const { page, complaints } = await newReader(browser, DESK);
    await page.goto(`${product.url}/resultados/${await idOf("newest")}`);
    await takenOver(page);
    const more = page.getByRole("link", { name: "Cargar más" });
    for (let before = 20; await more.count(); ) {
      await more.click();
      await expect.poll(() => page.locator(".list .card").count()).toBeGreaterThan(before);
      const focused = page.locator(".list > li").nth(before).getByRole("link").first();
      await expect.poll(() => focused.evaluate((link) => link === document.activeElement)).toBe(true);
      before = await page.locator(".list .card").count();
    }
    const seen = await ids(page);
    expect(seen.length).toBeGreaterThan(20);
    expect(new Set(seen).size).toBe(seen.length);
    expect(new URL(page.url()).search).toBe("");
    await page.locator(".list .card").last().getByRole("heading").click();
    await page.locator("dialog.sheet").waitFor();
    expect((await ids(page)).length).toBe(seen.length);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("without JavaScript has its next page behind a link", async () => {
    const { page } = await newReader(browser, { javaScriptEnabled: false });
    await page.goto(`${product.url}/resultados/${await idOf("newest")}`);
    const first = await ids(page);
    await page.getByRole("link", { name: "Cargar más" }).click();
    await page.waitForURL(/antes_de=/);
    const second = await ids(page);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    await page.getByRole("link", { name: "Volver al principio de la lista" }).click();
    await page.waitForURL((url) => !url.search.includes("antes_de"));
    await page.context().close();
  });

  test("takes nobody to what was added who has gone elsewhere meanwhile", async () => {
    const { page } = await newReader(browser);
    await page.goto(`${product.url}/resultados/${await idOf("newest")}`);
    await takenOver(page);
    const more = await hold(page, "**/*antes_de*");
    await page.getByRole("link", { name: "Cargar más" }).click();
    const first = page.locator(".list .card a").first();
    await first.focus();
    more.release();
    await expect.poll(() => page.locator(".list .card").count()).toBeGreaterThan(20);
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test("keeps what it has when more cannot be had, says so, and can be asked again", async () => {
    const { page } = await newReader(browser, { locale: "en-GB" });
    await page.goto(`${product.url}/resultados/${await idOf("newest")}`);
    await takenOver(page);
    const more = await intercept(page, "**/*antes_de*", (route) => route.abort());
    await page.getByRole("link", { name: "Load more" }).click();
    expect(await page.getByRole("alert").innerText()).toContain("Error loading events");
    expect(await page.locator(".list .card").count()).toBe(20);
    more.stop();
    await page.getByRole("link", { name: "Load more" }).click();
    await expect.poll(() => page.locator(".list .card").count()).toBeGreaterThan(20);
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.context().close();
  });

  test("is none for banners and for what never was, and asks guests to sign in where readers must", async () => {
    const { page } = await newReader(browser);
    for (const id of [await idOf("newsstand"), 999_999, "x"])
      expect((await page.goto(`${product.url}/resultados/${id}`))!.status()).toBe(404);
    await page.goto(`${product.url}/resultados/${await idOf("readers")}`);
    expect(new URL(page.url()).pathname).toBe("/login");
    await page.context().close();
  });
});

test.each([
  ["light", "/", DESK],
  ["dark", "/de/", PHONE],
  ["light", "/resultados/1", PHONE],
  ["dark", "/resultados/1", DESK],
] as const)("in %s colours %s is accessible", async (colorScheme, path, screen) => {
  const { page } = await newReader(browser, { ...screen, colorScheme });
  await page.goto(product.url + path);
  const violations = await violationsOf(page, { tags: WCAG });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.context().close();
});

test("the home with six lanes of twenty cards weighs little and asks for little", async () => {
  await putSixLanes(product.db);
  const home = await fetch(`${product.url}/`, { headers: { "accept-language": "es" } });
  const html = await home.text();
  expect(html.match(/data-event="/g)).toHaveLength(120);
  expect(gzipSync(html).length).toBeLessThan(40_000);
  const { page } = await newReader(browser, PHONE);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${product.url}/`);
  await page.waitForLoadState("networkidle");
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(15);
  await page.context().close();
});
