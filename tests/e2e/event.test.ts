import type { Browser, BrowserContextOptions, Page, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp } from "../../domain/accounts/testing";
import { systemClock } from "../../domain/shared/time";
import { graveIn } from "../support/axe";
import { newReader, openBrowser } from "../support/browser";
import { hold, intercept } from "../support/intercept";
import { startReadSample } from "../support/read-sample";

let product: Awaited<ReturnType<typeof startReadSample>>;
let browser: Browser;
/** The event that its newspapers tell most differently. */
let disputed: number;
beforeAll(async () => {
  [product, browser] = await Promise.all([startReadSample(), openBrowser()]);
  disputed = await mostDisputed();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** Once it is analysed: that comes a moment after its articles are grouped. */
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

async function eventsOfFirstLane(): Promise<number[]> {
  const answer = await fetch(`${product.url}/api/carril/1/events?idioma=es`);
  const { eventos } = (await answer.json()) as { eventos: { evento_id: number }[] };
  return eventos.map(({ evento_id }) => evento_id);
}

/** The browser's own calls for an event; the page itself is another kind of request. */
const EVENT_CALL = /\.data\?.*evento=/;
const sheetOf = (page: Page) => page.getByRole("dialog");
const openEvent = (page: Page) => page.waitForURL(/[?&]evento=\d+/);
const closed = (page: Page) => sheetOf(page).waitFor({ state: "detached" });
/** Waits until the event is there with all its parts, in a sheet that is modal where scripts run. */
const whole = (page: Page) =>
  page.locator("dialog:modal .article, html:not(.js) dialog .article").first().waitFor();

/** A reader on the front page, who sees read events marked by scripts; the first card of a lane that scrolls. */
async function readerAtHome(options: BrowserContextOptions = {}) {
  const reader = await newReader(browser, options);
  await reader.page.goto(`${product.url}/`);
  await reader.page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  const card = reader.page.locator("a[href*='evento=']").first();
  return { ...reader, card, title: await card.innerText() };
}

/** A page that was sent with an event over it takes commands once its scripts have it kept as read. */
async function eventTakenOver(page: Page) {
  await whole(page);
  await page.waitForFunction(() => localStorage.getItem("poliedro.read"));
  await page.waitForLoadState("networkidle");
}

/** A reader who has this event open from the start. */
async function readerOf(event: number | string, options: BrowserContextOptions = {}, path = "/") {
  const reader = await newReader(browser, options);
  await reader.page.goto(`${product.url}${path}?evento=${event}`);
  if (options.javaScriptEnabled !== false && event === disputed) await eventTakenOver(reader.page);
  return reader;
}

describe("an event opened from its card", () => {
  test("is one step in the history: the browser's Back closes it and stays on the page", async () => {
    const { page, card, title, complaints } = await readerAtHome();
    const before = await page.evaluate(() => history.length);
    await card.click();
    await openEvent(page);
    await sheetOf(page).getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await closed(page);
    expect(page.url()).toBe(`${product.url}/`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each(["Cerrar", "Volver"])("is closed by '%s', which is a step back", async (name) => {
    const { page, card } = await readerAtHome();
    await card.click();
    await whole(page);
    await sheetOf(page).getByRole("link", { name, exact: true }).click();
    await closed(page);
    expect(page.url()).toBe(`${product.url}/`);
    await page.goForward();
    await openEvent(page);
    await page.context().close();
  });

  test.each(["no-preference", "reduce"] as const)(
    "takes the card's headline along, unless its reader wants no motion: %s",
    async (reducedMotion) => {
      const { page, card, title, complaints } = await readerAtHome({ reducedMotion });
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          document.body.dataset.moved = "";
          const transition = start(update);
          transition.ready.then(() => {
            const parts = document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
            document.body.dataset.moved = parts.join(" ");
          });
          return transition;
        };
      });
      await card.click();
      await whole(page);
      await sheetOf(page).getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      const moved = () => page.evaluate(() => document.body.dataset.moved ?? null);
      if (reducedMotion === "reduce") expect(await moved()).toBeNull();
      else await expect.poll(moved).toContain("::view-transition-group(headline)");
      await expect.poll(() => page.locator("[data-travels]").count()).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test("leaves the page behind where it was, unmoved while it is open, and gives the focus back", async () => {
    const { page } = await readerAtHome({ viewport: { width: 1440, height: 900 } });
    const card = page.locator(".lane").nth(3).locator("a[href*='evento=']").first();
    // Lanes that come near are measured anew: this waits until the card stands still.
    await card.hover();
    const position = await page.evaluate(() => scrollY);
    expect(position).toBeGreaterThan(100);
    await card.click();
    await whole(page);
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("PageDown");
    const body = sheetOf(page).locator(".sheet-body");
    await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    expect(await page.evaluate(() => scrollY)).toBe(position);
    await page.keyboard.press("Escape");
    await closed(page);
    await expect.poll(() => card.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(position);
    await page.context().close();
  });

  test("keeps the focus inside, and a click beside it closes it", async () => {
    const { page, card } = await readerAtHome({ viewport: { width: 1440, height: 900 } });
    await card.click();
    await whole(page);
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press("Shift+Tab");
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(outside).toBe(false);
    }
    await page.mouse.click(60, 450);
    await closed(page);
    await page.context().close();
  });

  test("shows what the card knew while the rest is on its way", async () => {
    const { page, card, title } = await readerAtHome();
    const calls = await hold(page, EVENT_CALL);
    await card.click();
    await sheetOf(page).getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    await sheetOf(page).getByRole("status").getByText("Cargando los detalles…").waitFor();
    expect(await page.title()).toBe(`${title} · Poliedro`);
    expect(await sheetOf(page).locator(".article").count()).toBe(0);
    calls.release();
    await whole(page);
    await page.context().close();
  });

  test("is counted as read once in this browser, and its card shows it", async () => {
    const { page, card } = await readerAtHome();
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/user/write_interaction")) sent.push(request.postDataJSON());
    });
    const answer = page.waitForResponse("**/api/user/write_interaction");
    await card.click();
    expect((await answer).status()).toBe(200);
    const id = Number(new URL(page.url()).searchParams.get("evento"));
    for (let again = 0; again < 2; again++) {
      await page.goBack();
      await closed(page);
      await page.goForward();
      await whole(page);
    }
    await page.goBack();
    await closed(page);
    const next = page.waitForRequest("**/api/user/write_interaction");
    await page.locator("a[href*='evento=']").nth(1).click();
    const { evento_id } = (await next).postDataJSON() as { evento_id: number };
    expect(evento_id).not.toBe(id);
    expect(sent).toEqual([id, evento_id].map((evento_id) => ({ action: "read", evento_id })));
    expect(await page.evaluate(() => localStorage.getItem("poliedro.read"))).toBe(`[${id},${evento_id}]`);
    await page.context().close();
  });
});

describe("an event that cannot be shown", () => {
  test.each([
    ["is refused", (route: Route) => route.fulfill({ status: 500, body: "" })],
    ["does not come through", (route: Route) => route.abort()],
  ])("because the call %s is told in passing, and the address is as before", async (_, answer) => {
    const { page, card } = await readerAtHome();
    await intercept(page, EVENT_CALL, answer);
    await card.click();
    await page.getByText("Error al cargar el evento").first().waitFor();
    await closed(page);
    expect(page.url()).toBe(`${product.url}/`);
    await page.context().close();
  });

  test("is given up after ten seconds", async () => {
    const { page, card } = await readerAtHome();
    // From here on time passes only when it is told to.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await hold(page, EVENT_CALL);
    await card.click();
    await sheetOf(page).getByText("Cargando los detalles…").waitFor();
    await page.clock.runFor(5_000);
    expect(await sheetOf(page).getByText("Cargando los detalles…").isVisible()).toBe(true);
    await page.clock.runFor(5_000);
    await page.getByText("Error al cargar el evento").first().waitFor();
    await closed(page);
    expect(page.url()).toBe(`${product.url}/`);
    await page.context().close();
  });

  test.each([true, false])(
    "since it never was is told in a sheet (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const { page } = await readerOf(999_999_999, { javaScriptEnabled });
      await sheetOf(page).getByRole("heading", { name: "Evento no encontrado" }).waitFor();
      expect(await sheetOf(page).getByText("Este evento no existe o se ha retirado.").isVisible()).toBe(true);
      expect(await page.locator(".lane").count()).toBeGreaterThan(3);
      await sheetOf(page).getByRole("link", { name: "Cerrar" }).click();
      await page.waitForURL(`${product.url}/`);
      await page.context().close();
    },
  );
});

describe("an event's address", () => {
  test("over the lanes opens it, and closing leaves the page without it", async () => {
    const { page, complaints } = await readerOf(disputed);
    await whole(page);
    const before = await page.evaluate(() => history.length);
    await page.keyboard.press("Escape");
    await closed(page);
    expect(page.url()).toBe(`${product.url}/`);
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("of its own says so and passes on to the event over the lanes", async () => {
    const { page } = await newReader(browser);
    const scripts = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(`${product.url}/evento/${disputed}`, { waitUntil: "commit" });
    await page.getByRole("status").getByText("Cargando evento...").waitFor();
    scripts.release();
    await page.waitForURL(`${product.url}/?evento=${disputed}`);
    await eventTakenOver(page);
    await page.getByText("Cargando evento...").waitFor({ state: "detached" });
    await page.context().close();
  });

  test("of its own covers a phone from the start; the lanes under it come when it is closed", async () => {
    const { page, complaints } = await newReader(browser, { viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${product.url}/evento/${disputed}`);
    await page.waitForURL(`${product.url}/?evento=${disputed}`);
    await eventTakenOver(page);
    expect(asked.filter((url) => url.includes("_routes=home"))).toEqual([]);
    expect(await page.locator(".lane").count()).toBe(0);
    await page.keyboard.press("Escape");
    await closed(page);
    await page.locator(".lane a[href*='evento=']").first().waitFor();
    expect(await page.locator(".lane").count()).toBeGreaterThan(3);
    expect(await page.title()).toMatch(/^Poliedro: el mismo hecho/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("of its own covers a phone no longer when that is turned: the lanes under it come", async () => {
    const { page, complaints } = await newReader(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(`${product.url}/evento/${disputed}`);
    await eventTakenOver(page);
    expect(await page.locator(".lane").count()).toBe(0);
    await page.setViewportSize({ width: 1024, height: 390 });
    await page.locator(".lane a[href*='evento=']").first().waitFor();
    expect(await sheetOf(page).locator(".face").count()).toBeGreaterThan(4);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("of its own is nobody's way on once it is closed", async () => {
    const { page } = await newReader(browser);
    await page.goto(`${product.url}/evento/${disputed}`);
    await eventTakenOver(page);
    const wayOn = async () => [
      await page.locator(".masthead .ways .account a").getAttribute("href"),
      await page.locator(".footer a[hreflang=de]").getAttribute("href"),
    ];
    const canonical = () => page.locator("link[rel=canonical]").getAttribute("href");
    expect(await wayOn()).toEqual([`/auth?next=%2Fevento%2F${disputed}`, `/evento/${disputed}?idioma=de`]);
    expect(await canonical()).toMatch(new RegExp(`/evento/${disputed}$`));
    await page.keyboard.press("Escape");
    await closed(page);
    await expect.poll(wayOn).toEqual(["/auth?next=%2F", "/de/"]);
    expect(new URL((await canonical())!).pathname).toBe("/");
    await page.context().close();
  });

  test.each(["/", "//"])("of its own spelt otherwise leads to it (%j)", async (end) => {
    const answer = await fetch(`${product.url}/evento/${disputed}${end}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `/evento/${disputed}`]);
  });

  test("of its own, once closed, leaves lanes that a category narrows", async () => {
    const { page } = await newReader(browser);
    const { token } = await signUp({ db: product.db, clock: systemClock });
    const url = product.url.replace("http:", "https:");
    await page.context().addCookies([{ name: "__Host-session", value: token, url, secure: true }]);
    await page.goto(`${product.url}/evento/${disputed}`);
    await eventTakenOver(page);
    await page.keyboard.press("Escape");
    await closed(page);
    const category = page.locator(".categories a").first();
    const name = await category.innerText();
    await category.click();
    await page.locator(".categories-note").getByText(`Solo ${name}.`).waitFor();
    expect(await category.getAttribute("aria-current")).toBe("true");
    await page.context().close();
  });

  test("of its own leads to one language of its articles in another window too", async () => {
    const { page } = await newReader(browser);
    await page.goto(`${product.url}/evento/${disputed}`);
    await eventTakenOver(page);
    const choice = sheetOf(page).locator(".article-filter a").nth(1);
    expect(await choice.evaluate((link: HTMLAnchorElement) => link.href)).toMatch(
      new RegExp(`^${product.url}/evento/${disputed}\\?lengua=[a-z]+#articulos$`),
    );
    await page.context().close();
  });

  test("of its own stays when the lanes under it cannot be had, and closing says so", async () => {
    const { page } = await newReader(browser, { viewport: { width: 1440, height: 900 } });
    const lanes = await intercept(page, /_routes=home/, (route) => route.abort());
    const asked = page.waitForRequest(/_routes=home/);
    await page.goto(`${product.url}/evento/${disputed}`);
    await asked;
    await eventTakenOver(page);
    expect(await sheetOf(page).getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await closed(page);
    await page.getByRole("heading", { name: "No se han podido cargar los carriles" }).waitFor();
    lanes.stop();
    await page.reload();
    await page.locator(".lane a[href*='evento=']").first().waitFor();
    await page.context().close();
  });

  test("of its own keeps the language that it asks for", async () => {
    const { page } = await newReader(browser);
    await page.goto(`${product.url}/evento/${disputed}?idioma=de`);
    await page.waitForURL(`${product.url}/de/?evento=${disputed}`);
    await sheetOf(page).getByRole("link", { name: "Schließen" }).waitFor();
    await page.context().close();
  });

  test("over the lanes stands for the event's own in its head", async () => {
    const { page } = await readerOf(disputed);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/evento\/\d+$/);
    expect(await page.title()).toBe(`${await sheetOf(page).locator("h1").innerText()} · Poliedro`);
    await page.context().close();
  });

  test("of its own is the event in full where no scripts run", async () => {
    const { page } = await newReader(browser, { javaScriptEnabled: false });
    const answer = await page.goto(`${product.url}/evento/${disputed}`);
    expect(answer!.status()).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.getByText("Cargando evento...").isVisible()).toBe(false);
    expect(await sheetOf(page).locator(".sheet-head").isVisible()).toBe(false);
    expect(await page.locator("meta[property='og:title']").count()).toBe(1);
    expect(await page.locator("meta[name='ai-generated']").getAttribute("content")).toMatch(/^embedded; /);
    expect(await page.locator(".face").count()).toBeGreaterThan(4);
    expect(await page.locator("main a[target='_blank'][rel='noopener']").count()).toBeGreaterThan(3);
    await page.context().close();
  });

  test.each(["999999999", "nada"])("of its own that leads nowhere is 404: %s", async (id) => {
    const { page } = await newReader(browser);
    expect((await page.goto(`${product.url}/evento/${id}`))!.status()).toBe(404);
    await page.getByRole("heading", { name: "Evento no encontrado" }).waitFor();
    expect(await page.getByText("Este evento no existe o se ha retirado.").isVisible()).toBe(true);
    await page.context().close();
  });
});

describe.each([true, false])("an event over the lanes with JavaScript %s", (javaScriptEnabled) => {
  test("has its controls, counters, faces in order, and a tab for each section and no other", async () => {
    const { page } = await readerOf(disputed, { javaScriptEnabled });
    const sheet = sheetOf(page);
    await whole(page);
    for (const name of ["Volver", "Cerrar", "Leer más tarde", "Guardar", "Compartir", "Votar a favor"])
      expect([name, await sheet.getByRole("link", { name, exact: true }).isVisible()]).toEqual([name, true]);
    const counters = await sheet.locator(".counters").innerText();
    expect(counters).toMatch(/\d+ periódicos/);
    expect(counters).toMatch(/\d+ países/);
    expect(await sheet.getByText("Las fuentes se contradicen").first().isVisible()).toBe(true);
    const order = ["Resumen", "Hechos", "Contradicciones", "Opiniones", "Contexto", "Declaraciones"];
    order.push("Encuadre", "Impacto", "Artículos");
    const tabs = await sheet.locator(".tabs a").allInnerTexts();
    expect(tabs).toEqual(order.filter((name) => tabs.includes(name)));
    expect(tabs).toEqual(expect.arrayContaining(["Resumen", "Hechos", "Contradicciones", "Artículos"]));
    const sections = await sheet.locator("section.face > h2, section.articles > h2").allInnerTexts();
    expect(sections).toEqual(tabs);
    await page.context().close();
  });

  test("goes to a section by its tab, without a step in the history where scripts run", async () => {
    const { page } = await readerOf(disputed, { javaScriptEnabled });
    await whole(page);
    await sheetOf(page).getByRole("link", { name: "Contradicciones", exact: true }).click();
    const heading = sheetOf(page).locator("#contradicciones h2");
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(320);
    expect((await heading.boundingBox())!.y).toBeGreaterThan(100);
    expect(new URL(page.url()).hash).toBe(javaScriptEnabled ? "" : "#contradicciones");
    await page.context().close();
  });

  test("leads guests who want to keep it to the sign-in, and then back here", async () => {
    const { page } = await readerOf(disputed, { javaScriptEnabled });
    await whole(page);
    await sheetOf(page).getByRole("link", { name: "Guardar", exact: true }).click();
    await page.waitForURL(/\/login/);
    expect(new URL(page.url()).searchParams.get("next")).toBe(`/?evento=${disputed}`);
    await page.context().close();
  });

  test("shows the articles of one language alone", async () => {
    const { page } = await readerOf(disputed, { javaScriptEnabled });
    await whole(page);
    const all = await sheetOf(page).locator(".article").count();
    const chip = sheetOf(page).locator(".article-filter a").nth(1);
    const count = Number((await chip.innerText()).match(/\d+/)![0]);
    expect(count).toBeLessThan(all);
    await chip.click();
    await sheetOf(page).locator(".article-filter a[aria-current]").nth(0).waitFor();
    await page.waitForFunction((n) => document.querySelectorAll("dialog .article").length === n, count);
    await page.context().close();
  });
});

describe("reading on", () => {
  test("the tab of the section in view is the current one", async () => {
    const { page } = await readerOf(disputed);
    await whole(page);
    const current = () => sheetOf(page).locator(".tabs [aria-current]").innerText();
    expect(await current()).toBe("Resumen");
    const at = (id: string) =>
      page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ block: "start" }));
    for (const [id, name] of [
      ["contradicciones", "Contradicciones"],
      ["articulos", "Artículos"],
      ["hechos", "Hechos"],
    ]) {
      await at(id!);
      await sheetOf(page).locator(".tabs [aria-current]", { hasText: name! }).waitFor();
    }
    await page.context().close();
  });

  test.each([
    [768, false],
    [769, true],
  ])("at %i px wide the bars stay while scrolling down: %s", async (width, stay) => {
    // With motion a bar that leaves is still seen for a moment.
    const { page } = await readerOf(disputed, { viewport: { width, height: 800 }, reducedMotion: "reduce" });
    await whole(page);
    const bar = sheetOf(page).locator(".event-bar");
    await page.mouse.move(300, 500);
    const scrolledTo = (top: number) =>
      sheetOf(page)
        .locator(".sheet-body")
        .evaluate(
          (body, to) =>
            new Promise<void>((resolve) => {
              body.addEventListener("scroll", () => requestAnimationFrame(() => resolve()), { once: true });
              body.scrollTop = to;
            }),
          top,
        );
    // It follows the scrolling once scripts have taken it over.
    const away = async () => {
      await scrolledTo(1200);
      const marked = await bar.getAttribute("data-away");
      await scrolledTo(0);
      return marked;
    };
    await expect.poll(away).not.toBeNull();
    await scrolledTo(90);
    expect(await bar.isVisible()).toBe(true);
    await scrolledTo(1200);
    await bar.waitFor({ state: stay ? "visible" : "hidden" });
    await scrolledTo(1000);
    await bar.waitFor({ state: "visible" });
    await page.context().close();
  });

  test("an earlier event opens in the same sheet; Back returns to the first, closing leaves both", async () => {
    const { page, card, title } = await readerAtHome();
    await card.click();
    await whole(page);
    const first = page.url();
    // The address changes before the sheet does.
    const shown = () => expect.poll(() => sheetOf(page).locator("#event-title").innerText());
    const other = (await eventsOfFirstLane()).map(String).find((id) => !first.endsWith(`evento=${id}`))!;
    await sheetOf(page)
      .locator(".event")
      .evaluate((event, id) => {
        const link = document.createElement("a");
        link.href = `/evento/${id}`;
        link.dataset.event = id;
        link.textContent = "Antes";
        event.insertAdjacentElement("afterbegin", link);
      }, other);
    await sheetOf(page).getByRole("link", { name: "Antes", exact: true }).click();
    const atOther = (url: URL) => url.searchParams.get("evento") === other;
    await page.waitForURL(atOther);
    await shown().not.toBe(title);
    await whole(page);
    await sheetOf(page).getByRole("link", { name: "Volver" }).click();
    await page.waitForURL(first);
    await shown().toBe(title);
    await page.goForward();
    await page.waitForURL(atOther);
    await shown().not.toBe(title);
    await sheetOf(page).getByRole("link", { name: "Cerrar" }).click();
    await closed(page);
    expect(page.url()).toBe(`${product.url}/`);
    await page.context().close();
  });
});

describe("sharing", () => {
  test("copies the event's own address and says so, in the reader's language", async () => {
    for (const [locale, said] of [
      ["es-ES", "Enlace copiado al portapapeles"],
      ["en-GB", "Link copied to clipboard"],
    ]) {
      const { page } = await readerOf(disputed, {
        locale,
        permissions: ["clipboard-read", "clipboard-write"],
      });
      await whole(page);
      await sheetOf(page)
        .getByRole("link", { name: /^(Compartir|Share)$/ })
        .click();
      await page.getByText(said!).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(`${product.url}/evento/${disputed}`);
      await page.context().close();
    }
  });

  test("says when the clipboard is closed to it", async () => {
    const { page } = await readerOf(disputed, { locale: "en-GB" });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await whole(page);
    await sheetOf(page).getByRole("link", { name: "Share", exact: true }).click();
    await page.getByText("Error copying link").waitFor();
    await page.context().close();
  });
});

test.each(["light", "dark"] as const)(
  "in %s an event fits every width and has nothing serious for axe",
  async (colorScheme) => {
    for (const [width, locale] of [
      [360, "de-DE"],
      [1440, "es-ES"],
    ] as const) {
      const { page } = await readerOf(disputed, {
        colorScheme,
        locale,
        // Half-faded text has half its contrast.
        reducedMotion: "reduce",
        viewport: { width, height: 800 },
      });
      await whole(page);
      const overflow = await sheetOf(page)
        .locator(".sheet-body")
        .evaluate((body) => body.scrollWidth - body.clientWidth);
      expect(overflow).toBe(0);
      expect((await graveIn(page, { within: "dialog" })).map(({ id }) => id)).toEqual([]);
      await page.context().close();
    }
  },
);
