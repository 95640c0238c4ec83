import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violationsOf, WCAG } from "../support/axe";
import { newReader, openBrowser, takenOver } from "../support/browser";
import { intercept } from "../support/intercept";
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

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const LINKS = {
  "es-ES": ["Portada", "Quiénes somos", "Cómo leer", "Cómo escribir", "Periódicos", "Iniciar sesión"],
  "de-DE": ["Titelseite", "Über uns", "Wie man liest", "Wie man schreibt", "Zeitungen", "Anmelden"],
};

/** Opens a page and waits until scripts have taken it over, where they run at all. */
const open = async (page: Page, path: string) => {
  await page.goto(`${product.url}${path}`, { waitUntil: "networkidle" });
  await takenOver(page);
};

/** From here on time passes only when it is told to. */
const stopClock = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
};

const headerLinks = async (page: Page) =>
  (await page.locator("header nav a:visible").allInnerTexts()).map((text) => text.trim());

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with $javaScriptEnabled as JavaScript",
  (options) => {
    test.each(["es-ES", "de-DE"] as const)("the header of a guest of %s leads everywhere", async (locale) => {
      const { page, complaints } = await newReader(browser, { ...options, locale, viewport: DESK });
      await open(page, "/");
      expect(await headerLinks(page)).toEqual(LINKS[locale]);
      expect(await page.locator("header a[href^='/user']").count()).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    test.each(["es-ES", "de-DE"] as const)(
      "a phone of %s has the same links in a menu that opens and closes",
      async (locale) => {
        const { page } = await newReader(browser, { ...options, locale, viewport: PHONE });
        await open(page, "/bot");
        expect(await headerLinks(page)).toEqual([]);
        const menu = page.locator("header summary");
        await menu.click();
        expect(await headerLinks(page)).toEqual(LINKS[locale]);
        await menu.click();
        expect(await headerLinks(page)).toEqual([]);
        await menu.click();
        await page.locator("header nav a:visible").filter({ hasText: LINKS[locale][4]! }).click();
        await page.waitForURL(/periodicos|zeitungen/);
        await page.locator("header details:not([open])").waitFor();
        await page.context().close();
      },
    );

    test("the foot of the page leads to the pages about us, to four languages and to the feed", async () => {
      const { page } = await newReader(browser, options);
      await open(page, "/bot");
      const links = await page.locator("footer a").allInnerTexts();
      expect(links).toEqual(
        expect.arrayContaining(["Método", "Cuentas", "Reclamaciones", "Privacidad", "Accesibilidad"]),
      );
      expect(links).toEqual(expect.arrayContaining(["Aviso legal", "RSS"]));
      const languages = await page
        .locator("footer a[hreflang]")
        .evaluateAll((links) => links.map((link) => (link as HTMLElement).lang));
      expect(languages).toEqual(["es", "en", "fr", "de"]);
      const scripted = page.getByRole("radio", { name: "Oscuro", includeHidden: true });
      expect(await scripted.evaluate((radio) => radio.checkVisibility())).toBe(options.javaScriptEnabled);
      await page.context().close();
    });

    test("signing in remembers where to go afterwards, on our own pages only", async () => {
      const { page, complaints } = await newReader(browser, options);
      await open(page, "/auth?next=/periodicos");
      const login = new URL(page.url());
      expect([login.pathname, login.searchParams.get("next")]).toEqual(["/login", "/periodicos"]);
      await page.getByRole("heading", { level: 1, name: "Iniciar sesión" }).waitFor();
      const other = page.locator(".account-other a");
      expect(await other.getAttribute("href")).toBe("/register?next=%2Fperiodicos");
      for (const next of ["//evil.example", "/\\evil.example", "https://evil.example", "/login"]) {
        await open(page, `/register?next=${encodeURIComponent(next)}`);
        expect(await other.getAttribute("href")).toBe("/login");
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    test("the first tab leads over the header to the page", async () => {
      const { page } = await newReader(browser, options);
      await open(page, "/bot");
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus").innerText()).toBe("Ir al contenido");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe("main");
      await page.context().close();
    });
  },
);

test("the menu closes by Esc, which gives the focus back, and by a touch beside it", async () => {
  const { page } = await newReader(browser, { viewport: PHONE });
  await open(page, "/bot");
  const menu = page.locator("header summary");
  await menu.click();
  await page.locator("header nav a:visible").nth(1).focus();
  await page.keyboard.press("Escape");
  expect(await headerLinks(page)).toEqual([]);
  expect(await menu.evaluate((summary) => summary === document.activeElement)).toBe(true);
  await menu.click();
  await page.mouse.click(180, 700);
  expect(await headerLinks(page)).toEqual([]);
  await page.context().close();
});

test("a signed-in header shows the alias and what there is to spend", async () => {
  const { page } = await newReader(browser);
  await open(page, "/design");
  const account = page.locator("main .account");
  expect(await account.getByRole("link", { name: "ana" }).getAttribute("href")).toBe("/user");
  expect(await account.locator("data[value='5.00']").innerText()).toContain("€5.00");
  await page.context().close();
});

describe("the welcome", () => {
  test("is shown once, and again where the browser forgot", async () => {
    const { page } = await newReader(browser);
    const welcome = page.getByRole("region", { name: "El mismo hecho, desde todas sus caras" });
    await open(page, "/");
    expect(await welcome.isVisible()).toBe(true);
    await welcome.getByRole("button", { name: "Empezar a leer" }).click();
    expect(await welcome.isVisible()).toBe(false);
    await open(page, "/");
    expect(await welcome.isVisible()).toBe(false);
    await page.evaluate(() => localStorage.clear());
    await open(page, "/");
    expect(await welcome.isVisible()).toBe(true);
    await page.context().close();
  });

  test("is not there without JavaScript, since nothing could take it away", async () => {
    const { page } = await newReader(browser, { javaScriptEnabled: false });
    await open(page, "/");
    expect(await page.locator(".welcome").isVisible()).toBe(false);
    await page.context().close();
  });
});

describe("a toast", () => {
  const toasts = (page: Page) => page.locator(".toast");

  test("disappears by itself after three seconds, and the next one follows", async () => {
    const { page } = await newReader(browser);
    await open(page, "/design");
    await stopClock(page);
    const show = page.getByRole("button", { name: "Show a toast" });
    await show.click();
    await show.click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2_900);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(200);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(2_700);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(200);
    expect(await toasts(page).count()).toBe(0);
    expect(await page.locator("[role=status].toasts").count()).toBe(1);
    await page.context().close();
  });

  test("stays while it is hovered or holds the focus, and can be closed", async () => {
    const { page } = await newReader(browser);
    await open(page, "/design");
    await stopClock(page);
    await page.getByRole("button", { name: "Show a toast" }).click();
    await toasts(page).hover();
    await page.clock.runFor(10_000);
    expect(await toasts(page).count()).toBe(1);
    const close = toasts(page).getByRole("button", { name: "Cerrar" });
    await close.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    expect(await toasts(page).count()).toBe(1);
    await close.press("Enter");
    expect(await toasts(page).count()).toBe(0);
    await page.context().close();
  });
});

test("a toast over a dialog can be reached there, and stays when the dialog goes", async () => {
  const { page } = await newReader(browser);
  await open(page, "/design");
  await stopClock(page);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Atajos de teclado" });
  await help.waitFor();
  await page.locator("main button", { hasText: "Show a toast" }).evaluate((button) => {
    (button as HTMLButtonElement).click();
  });
  await help.locator("[role=status] .toast").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("body > .toasts .toast").waitFor();
  expect(await page.locator("dialog .toasts").count()).toBe(0);
  await page.clock.runFor(3_100);
  expect(await page.locator(".toast").count()).toBe(0);
  await page.context().close();
});

test("a link to another page tells its title and puts the focus at its beginning", async () => {
  const { page } = await newReader(browser, { viewport: DESK });
  await open(page, "/");
  await page.locator("header nav a:visible").filter({ hasText: "Periódicos" }).click();
  await page.waitForURL("**/periodicos");
  await page.locator("[aria-live]", { hasText: "Los periódicos que leemos" }).waitFor({ state: "attached" });
  expect(await page.evaluate(() => document.activeElement!.id)).toBe("main");
  await page.context().close();
});

describe("the theme", () => {
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const LIGHT = "rgb(251, 250, 247)";
  const DARK = "rgb(20, 19, 16)";

  test("is the system's until one is chosen, and then the chosen one", async () => {
    const { page } = await newReader(browser, { colorScheme: "dark" });
    await open(page, "/bot");
    expect(await paper(page)).toBe(DARK);
    await page.getByText("Claro", { exact: true }).click();
    expect(await paper(page)).toBe(LIGHT);
    await open(page, "/periodicos");
    expect(await paper(page)).toBe(LIGHT);
    await expect.poll(() => page.getByRole("radio", { name: "Claro" }).isChecked()).toBe(true);
    await page.getByText("Automático", { exact: true }).click();
    expect(await paper(page)).toBe(DARK);
    await page.context().close();
  });

  test("is there before any script is loaded, so that nothing flashes", async () => {
    const { page } = await newReader(browser, { colorScheme: "light" });
    await open(page, "/bot");
    await page.getByText("Oscuro", { exact: true }).click();
    await intercept(page, "**/*.js", (route) => route.abort());
    await page.goto(`${product.url}/bot`);
    expect(await paper(page)).toBe(DARK);
    await page.context().close();
  });
});

describe("the keyboard", () => {
  const focused = (page: Page) => page.locator(":focus");
  /** Presses a key and waits until something in the page has the focus that `selector` says. */
  const press = async (page: Page, key: string, selector: string) => {
    await page.keyboard.press(key);
    await page.locator(selector).first().waitFor();
  };

  test("goes through the cards by j and k, opens by o and closes by Esc", async () => {
    const { page, complaints } = await newReader(browser, { viewport: DESK });
    await open(page, "/");
    const titles = await page.locator("article :is(h2, h3) a:visible").allInnerTexts();
    await press(page, "j", "article a:focus");
    expect(await focused(page).innerText()).toBe(titles[0]);
    await page.keyboard.press("j");
    await page.waitForFunction((title) => document.activeElement?.textContent === title, titles[1]);
    await page.keyboard.press("k");
    await page.waitForFunction((title) => document.activeElement?.textContent === title, titles[0]);
    await page.keyboard.press("o");
    await page.waitForURL(/\?evento=\d+/);
    await page.locator("dialog.sheet:modal").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog.sheet").waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toBe(`${product.url}/`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("leads to the categories by /", async () => {
    const { page } = await newReader(browser, { viewport: DESK });
    await open(page, "/");
    await press(page, "/", ".categories a:focus");
    await page.context().close();
  });

  test("leaves alone who types, and who holds another key", async () => {
    const { page } = await newReader(browser);
    await open(page, "/design");
    const help = page.getByRole("dialog", { name: "Atajos de teclado" });
    // What keys do comes with the first of them: after that, at once.
    await page.keyboard.press("?");
    await help.waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    const field = page.getByLabel("E-mail");
    await field.pressSequentially("j?/k");
    expect(await field.inputValue()).toBe("j?/k");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Control+j");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.context().close();
  });

  test("shows its help by ?, where it can be turned off for good, and on again", async () => {
    const { page } = await newReader(browser, { viewport: DESK });
    await open(page, "/");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Atajos de teclado" });
    await help.waitFor();
    await help.getByLabel("Usar los atajos en este navegador").uncheck();
    await help.getByRole("button", { name: "Cerrar" }).click();
    await help.waitFor({ state: "hidden" });
    await open(page, "/");
    await page.locator(".categories li").first().hover();
    await page.keyboard.press("j");
    await page.keyboard.press("?");
    // Esc closes tooltips all the same: by then the other keys would have done what they do.
    await page.keyboard.press("Escape");
    await page.locator(".categories li.dismissed").waitFor();
    expect(await focused(page).count()).toBe(0);
    await page.getByRole("button", { name: "Atajos de teclado" }).click();
    await help.waitFor();
    expect(await help.getByLabel("Usar los atajos en este navegador").isChecked()).toBe(false);
    await help.getByLabel("Usar los atajos en este navegador").check();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    await press(page, "j", "article a:focus");
    await page.context().close();
  });
});

describe.each([PHONE, DESK])("at $width px", (viewport) => {
  test.each(["/design", "/login?next=/periodicos"])(
    "%s fits and has nothing serious for axe, light and dark",
    async (path) => {
      for (const colorScheme of ["light", "dark"] as const) {
        const { page, complaints } = await newReader(browser, { colorScheme, viewport });
        await open(page, path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        expect((await violationsOf(page, { tags: WCAG })).map(({ id }) => id)).toEqual([]);
        expect(complaints).toEqual([]);
        await page.context().close();
      }
    },
  );
});

test("headlines are set in our own letters, and icons and flags are drawn from our own sprites", async () => {
  const { page } = await newReader(browser);
  const failed: string[] = [];
  page.on("response", (response) => response.status() >= 400 && failed.push(response.url()));
  await open(page, "/design");
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family),
    );
  await expect.poll(faces).toContain("Newsreader");
  const drawn = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((use) => (use as SVGUseElement).getBBox().width);
  await expect.poll(() => drawn("main .icon use")).toBeGreaterThan(0);
  await expect.poll(() => drawn("main .flag use")).toBeGreaterThan(0);
  expect(failed).toEqual([]);
  await page.context().close();
});
