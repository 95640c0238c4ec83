import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { graveIn } from "../support/axe";
import { newReader, openBrowser } from "../support/browser";
import { startProduct, type TestProduct } from "../support/product";

let product: TestProduct;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const PASSWORD = "tres gatos pardos";
let made = 0;
const somebody = () => ({ email: `reader${++made}@reader.example`, alias: `Lectora ${made}` });
const open = (page: Page, path: string) => page.goto(`${product.url}${path}`, { waitUntil: "load" });
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const me = async (page: Page) =>
  ((await (await page.request.get(`${product.url}/me`)).json()) as { user: { alias: string } | null }).user;

/** Presses a form's button and waits for the page that follows. */
async function press(page: Page, name: string, to: RegExp | string) {
  await page.locator("main").getByRole("button", { name, exact: true }).click();
  await page.waitForURL((url) =>
    typeof to === "string" ? url.pathname + url.search === to : to.test(url.href),
  );
}

/** Opens the link of the newest mail to an address. */
async function openMail(page: Page, email: string) {
  await open(page, "/outbox");
  // The notice to an account's former address names the new one too, but carries no link.
  const link = page.locator("a[href*='token=']");
  await page.locator(".outbox-mail", { hasText: email, has: link }).first().locator(link).click();
  await page.waitForURL(/token=/);
}

/** Opens a page with a password, which can be looked at once scripts, where they run, have taken over. */
async function openForm(page: Page, path: string) {
  await open(page, path);
  await page.locator("html:not(.js), .password button").first().waitFor();
}

/** Fills in the form for an account. */
async function register(page: Page, { email, alias }: { email: string; alias: string }) {
  await openForm(page, "/register");
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(PASSWORD);
  await page.locator("#alias").fill(alias);
}

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with $javaScriptEnabled as JavaScript",
  (options) => {
    test("a form whose button is pressed twice is sent as if once", async () => {
      const { page } = await newReader(browser, options);
      const one = somebody();
      await register(page, one);
      await page.locator("main").getByRole("button", { name: "Crear la cuenta", exact: true }).dblclick();
      await page.waitForURL(`${product.url}/`);
      expect((await me(page))?.alias).toBe(one.alias);
      await page.context().close();
    });

    test("somebody gets an account, confirms the address from the mail, and signs out and in", async () => {
      const { page, complaints } = await newReader(browser, options);
      const { email, alias } = somebody();
      await register(page, { email, alias });
      await press(page, "Crear la cuenta", "/");
      expect((await me(page))?.alias).toBe(alias);

      await openMail(page, email);
      await press(page, "Confirmar este correo", /hecho=confirm_email/);
      await page.getByRole("heading", { level: 1, name: "Correo confirmado" }).waitFor();
      await open(page, "/user/cuenta");
      expect(await page.locator(".account-fact").first().innerText()).toContain("confirmado");
      await openMail(page, email);
      await page.getByRole("heading", { level: 1, name: "Correo confirmado" }).waitFor();

      await open(page, "/user/cuenta");
      await page.locator("main").getByRole("button", { name: "Cerrar sesión" }).click();
      await page.waitForURL((url) => url.pathname !== "/user/cuenta");
      expect(await me(page)).toBeNull();
      await openForm(page, "/auth?next=/user/cuenta");
      expect(await page.getByText("No has iniciado sesión").isVisible()).toBe(true);
      await page.locator("#email").fill(email);
      await page.locator("#password").fill("otros gatos pardos");
      await page.locator("main").getByRole("button", { name: "Entrar" }).click();
      await page.locator(".error-summary").waitFor();
      expect(await page.locator("#email").inputValue()).toBe(email);
      await page.locator("#password").fill(PASSWORD);
      await press(page, "Entrar", "/user/cuenta");
      // What the browser itself says about an answer of 401.
      expect(complaints.filter((text) => !text.includes("401"))).toEqual([]);
      await page.context().close();
    });

    test("a forgotten password is set anew, and the address changed, by links from mails", async () => {
      const { page } = await newReader(browser, { ...options, locale: "de-DE" });
      const { email, alias } = somebody();
      await register(page, { email, alias });
      await press(page, "Konto anlegen", "/");

      await open(page, "/recuperar");
      await page.locator("#email").fill(email);
      await press(page, "Link schicken", /enviado=1/);
      await page.getByRole("heading", { level: 1, name: "Sehen Sie in Ihr Postfach" }).waitFor();
      await openMail(page, email);
      await page.locator("#password").fill("cuatro gatos pardos");
      await press(page, "Passwort speichern", /\/login\?cambiada=/);
      expect(await me(page)).toBeNull();
      await page.locator("#email").fill(email);
      await page.locator("#password").fill("cuatro gatos pardos");
      await press(page, "Anmelden", /\/de\/$/);

      await open(page, "/user/cuenta");
      await page.getByText("E-Mail-Adresse ändern").click();
      await page.locator("#email-email").fill(`new-${email}`);
      await page.locator("#email-password").fill("falsch geraten");
      await page.locator("main").getByRole("button", { name: "Link schicken" }).click();
      await page.locator("#email-password-error").waitFor();
      expect(await page.locator("#email-email").inputValue()).toBe(`new-${email}`);
      await page.locator("#email-password").fill("cuatro gatos pardos");
      await press(page, "Link schicken", /hecho=asked/);
      await openMail(page, `new-${email}`);
      await press(page, "Diese Adresse bestätigen", /hecho=change_email/);
      await open(page, "/user/cuenta");
      expect(await page.locator(".account-fact").first().innerText()).toContain(`new-${email}`);
      await page.context().close();
    });

    test("another browser is seen and signed out, and the password changed", async () => {
      const one = await newReader(browser, options);
      const { email, alias } = somebody();
      await register(one.page, { email, alias });
      await press(one.page, "Crear la cuenta", "/");
      const other = await newReader(browser, options);
      await openForm(other.page, "/login");
      await other.page.locator("#email").fill(email);
      await other.page.locator("#password").fill(PASSWORD);
      await press(other.page, "Entrar", "/");
      await open(one.page, "/user/cuenta");
      expect(await one.page.locator(".sessions li").count()).toBe(2);
      await one.page
        .locator(".sessions")
        .getByRole("button", { name: "Cerrar la sesión de Chrome, Linux" })
        .click();
      await one.page.getByText("La sesión se ha cerrado.").waitFor();
      expect(await me(other.page)).toBeNull();
      await one.page.locator("summary", { hasText: "Cambiar la contraseña" }).click();
      await one.page.locator("#password-current").fill(PASSWORD);
      await one.page.locator("#password-password").fill("cinco gatos pardos");
      await press(one.page, "Cambiar la contraseña", /hecho=password/);
      expect(await me(one.page)).not.toBeNull();
      for (const { page } of [one, other]) await page.context().close();
    });
  },
);

test("changing between signing in and getting an account loads no page and leaves nothing behind", async () => {
  const { page } = await newReader(browser);
  await openForm(page, "/login");
  await page.locator("#email").fill("x@reader.example");
  await page.locator("#password").fill("nobody knows it");
  await page.locator("main").getByRole("button", { name: "Entrar" }).click();
  await page.locator(".error-summary").waitFor();
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.getByRole("link", { name: "Crear una cuenta" }).click();
  await page.locator("#alias").waitFor();
  expect(await page.locator(".error-summary").count()).toBe(0);
  expect(await page.locator("#email").inputValue()).toBe("");
  expect(await page.locator("#password").inputValue()).toBe("");
  expect(await page.locator("body[data-same]").count()).toBe(1);
  await page.context().close();
});

test("an empty form is not sent, and a password can be looked at while it is typed", async () => {
  const { page } = await newReader(browser);
  let posts = 0;
  page.on("request", (request) => request.method() === "POST" && posts++);
  await openForm(page, "/register");
  await page.locator("main").getByRole("button", { name: "Crear la cuenta" }).click();
  expect(await page.locator("#email:invalid").count()).toBe(1);
  await page.locator("#password").fill(PASSWORD);
  await page.getByRole("button", { name: "Mostrar la contraseña" }).click();
  expect(await page.locator("#password").getAttribute("type")).toBe("text");
  expect(posts).toBe(0);
  await page.context().close();
});

test("the pages fit a phone and have nothing serious for axe, light and dark", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await newReader(browser, { colorScheme, viewport: { width: 360, height: 780 } });
    const { email, alias } = somebody();
    const look = async () => {
      await page.waitForLoadState();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path(page), overflow]).toEqual([path(page), 0]);
      expect([path(page), (await graveIn(page)).map(({ id }) => id)]).toEqual([path(page), []]);
    };
    for (const address of [
      "/login?next=/user",
      "/recuperar",
      "/recuperar?enviado=1",
      "/restablecer?token=x",
    ]) {
      await open(page, address);
      await look();
    }
    await register(page, { email, alias: "x" });
    await page.locator("main").getByRole("button", { name: "Crear la cuenta" }).click();
    await page.locator(".error-summary").waitFor();
    await look();
    await page.locator("#alias").fill(alias);
    await page.locator("#password").fill(PASSWORD);
    await press(page, "Crear la cuenta", "/");
    await open(page, "/user/cuenta");
    for (const fold of await page.locator("summary", { hasText: "Cambiar" }).all()) await fold.click();
    await look();
    await open(page, "/outbox");
    await look();
    await page.locator(".outbox-mail", { hasText: email }).first().locator("a").click();
    await page.waitForURL(/token=/);
    await look();
    await page.context().close();
  }
});
