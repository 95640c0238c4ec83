import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accounts, comments, credentials, reactions } from "../../db/schema";
import { openSession } from "../../domain/accounts/sessions";
import { signUp } from "../../domain/accounts/testing";
import { putEvent } from "../../domain/analysis/testing";
import { eraseAccounts } from "../../domain/rights/commands";
import { systemClock as clock, DAY } from "../../domain/shared/time";
import { scryptHasher } from "../../functions/adapters/scrypt";
import { violationsOf } from "../support/axe";
import { newReader, openBrowser, takenOver } from "../support/browser";
import { intercept } from "../support/intercept";
import { startProduct, type TestProduct } from "../support/product";

type Person = Awaited<ReturnType<typeof signUp>>;
const PASSWORD = "tres barcos y un faro";

let product: TestProduct;
let browser: Browser;
let event: number;
let expert: Person;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const papers = ["elbe-kurier", "la-voz", "broadsheet"].map((newspaper) => ({ newspaper }));
  event = (await putEvent({ db: product.db, clock }, papers)).event;
});
afterAll(async () => {
  await browser.close();
  await product.close();
});
beforeEach(async () => {
  expert = await signUp({ db: product.db, clock }, { role: "experto" });
});

const goTo = async (page: Page, path: string) => {
  await page.goto(product.url + path);
  await takenOver(page);
};

/** Somebody's browser, signed in. */
async function open(person: Person, path: string, options: BrowserContextOptions = {}) {
  const reader = await newReader(browser, options);
  const url = product.url.replace("http:", "https:");
  await reader.page
    .context()
    .addCookies([
      { name: "__Host-session", value: person.token, url, secure: true, httpOnly: true, sameSite: "Lax" },
    ]);
  await goTo(reader.page, path);
  return reader;
}

/** Six reactions to an event, the newest last, and a comment with its answer. */
async function leaveTraces({ id }: Person): Promise<void> {
  const now = clock.now();
  const actions = ["read", "read_later", "save", "share", "upvote", "downvote"] as const;
  await product.db.insert(reactions).values(
    actions.map((action, i) => ({
      accountId: id,
      action,
      target: "event" as const,
      targetId: event,
      createdAt: now + i,
    })),
  );
  const said = { eventId: event, authorId: id, createdAt: now };
  const [first] = await product.db
    .insert(comments)
    .values({ ...said, text: "Falta un dato" })
    .returning({ id: comments.id });
  await product.db.insert(comments).values({ ...said, text: "Ya está", parentId: first!.id, depth: 1 });
}

const rows = (page: Page) => page.locator("#reacciones .own-row");
const sound = async (page: Page) => (await violationsOf(page)).map(({ id }) => id);

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with $javaScriptEnabled as JavaScript",
  (options) => {
    test("each role has its sections, with their counts", async () => {
      await leaveTraces(expert);
      const reader = await signUp({ db: product.db, clock });
      const researcher = await signUp({ db: product.db, clock }, { role: "investigador" });
      for (const [person, tabs] of [
        [reader, ["Mi Perfil", "Mis Reacciones (0)"]],
        [researcher, ["Mi Perfil", "Mi Bio", "Mis Reacciones (0)"]],
        [expert, ["Mi Perfil", "Mi Bio", "Mis Reacciones (6)", "Mis Comentarios (2)"]],
      ] as const) {
        const { page, complaints } = await open(person, "/usuario", options);
        expect(await page.locator(".personal-tabs a").allInnerTexts()).toEqual(tabs);
        expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(`Hola, ${person.alias}`);
        expect(complaints).toEqual([]);
      }
    });

    test("what is saved is there again, and no form erases the other's", async () => {
      const { page } = await open(expert, "/user", options);
      const profile = page.locator("#perfil");
      await profile.getByLabel("País").selectOption("ES");
      await profile.getByLabel("Estudios").fill("Historia");
      await profile.getByLabel("Economía").check();
      await profile.getByRole("button", { name: "Guardar" }).click();
      await page.locator("#perfil").getByText("Información actualizada exitosamente").waitFor();

      await page.getByRole(options.javaScriptEnabled ? "tab" : "link", { name: "Mi Bio" }).click();
      const bio = page.locator("#bio");
      await bio.getByLabel("Quién eres").fill("Escribo de puertos");
      await bio.getByLabel("Blog").fill("http://blog.example/");
      await bio.getByRole("button", { name: "Guardar" }).click();
      await bio.locator(".error-summary").waitFor();
      expect(await bio.locator(".field.wrong").innerText()).toContain("empezando por https://");
      expect(await bio.getByLabel("Quién eres").inputValue()).toBe("Escribo de puertos");
      expect(await bio.getByLabel("Blog").inputValue()).toBe("http://blog.example/");
      await bio.getByLabel("Blog").fill("https://blog.example/");
      await bio.getByRole("button", { name: "Guardar" }).click();
      await bio.getByText("Información actualizada exitosamente").waitFor();

      await page.goto(`${product.url}/user`);
      expect(await profile.getByLabel("País").inputValue()).toBe("ES");
      expect(await profile.getByLabel("Estudios").inputValue()).toBe("Historia");
      expect(await profile.getByLabel("Economía").isChecked()).toBe(true);
      await page.goto(`${product.url}/user#bio`);
      expect(await bio.getByLabel("Quién eres").inputValue()).toBe("Escribo de puertos");
      expect(await bio.getByLabel("Blog").inputValue()).toBe("https://blog.example/");
    });

    test("an orientation needs consent, and goes with it", async () => {
      const { page } = await open(expert, "/user", options);
      const form = page.locator("#perfil");
      const save = () => form.getByRole("button", { name: "Guardar" }).click();
      await form.getByLabel("Orientación política").fill("Liberal");
      await save();
      await form.locator(".error-summary").waitFor();
      expect(await form.getByLabel("Orientación política").inputValue()).toBe("Liberal");
      await form.getByLabel("Consiento").check();
      await save();
      await form.getByText("Información actualizada exitosamente").waitFor();
      await page.goto(`${product.url}/user/${expert.id}`);
      await page.getByText("Liberal").waitFor();
      await goTo(page, "/user");
      await form.getByLabel("Consiento").uncheck();
      await save();
      await form.getByText("Información actualizada exitosamente").waitFor();
      expect(await form.getByLabel("Orientación política").inputValue()).toBe("");
      await page.goto(`${product.url}/user/${expert.id}`);
      expect(await page.locator("main").innerText()).not.toContain("Liberal");
    });

    test("reactions are filtered, newest first, opened and taken back", async () => {
      await leaveTraces(expert);
      const { page } = await open(expert, "/user#reacciones", options);
      const list = page.locator("#reacciones");
      const names = ["Voto en contra", "Voto a favor", "Compartido", "Guardado", "Leer más tarde", "Leído"];
      expect(await list.locator(".own-row .meta span").allInnerTexts()).toEqual(names);
      expect(
        await list
          .getByRole("link", { name: /^Ver: / })
          .first()
          .getAttribute("href"),
      ).toBe(`/?evento=${event}`);
      await list.getByRole("link", { name: "Guardado", exact: true }).click();
      await page.waitForURL(/reaccion=save#reacciones/);
      await expect.poll(() => rows(page).count()).toBe(1);
      await list.getByRole("link", { name: "Artículos", exact: true }).click();
      await page.waitForURL(/objeto=articulos&reaccion=save/);
      await list.getByText("Nada de lo que has hecho coincide").waitFor();
      await list.getByRole("link", { name: "Eventos", exact: true }).click();
      await page.waitForURL(/objeto=eventos&reaccion=save/);
      await list.getByRole("button", { name: "Quitar: Guardado" }).click();
      await list.getByText("Nada de lo que has hecho coincide").waitFor();
      expect(await page.locator(".personal-tabs").innerText()).toContain("Mis Reacciones (5)");
    });

    test("deletion is asked for with the password, can be taken back, and is carried out in time", async () => {
      await leaveTraces(expert);
      await product.db
        .update(credentials)
        .set({ passwordHash: await scryptHasher.hash(PASSWORD) })
        .where(eq(credentials.accountId, expert.id));
      const { page } = await open(expert, "/user/datos", options);
      const ask = async (password: string) => {
        await page.getByLabel("Tu contraseña").fill(password);
        await page.getByRole("button", { name: "Borrar mi cuenta" }).click();
      };
      await ask("otra");
      await page.locator(".field.wrong").waitFor();
      await ask(PASSWORD);
      await page.getByText("Has pedido borrar tu cuenta").waitFor();
      await page.goto(product.url);
      await page.getByRole("banner").getByRole("link", { name: "Has pedido borrar tu cuenta" }).click();
      await page.getByRole("heading", { level: 1, name: "Tus datos" }).waitFor();
      await goTo(page, "/user");
      await page.getByRole("button", { name: "Conservar mi cuenta" }).click();
      await page.getByText("Tu cuenta se queda.").waitFor();
      await ask(PASSWORD);
      await page.getByText("Has pedido borrar tu cuenta").waitFor();
      const later = { now: () => clock.now() + 15 * DAY };
      expect(await eraseAccounts({ db: product.db, clock: later })).toBe(1);
      expect(await product.db.select().from(accounts).where(eq(accounts.id, expert.id))).toEqual([]);
      await page.goto(`${product.url}/user`);
      expect(new URL(page.url()).pathname).toBe("/login");
    });
  },
);

test("tabs follow the keyboard, the address and the way back", async () => {
  await leaveTraces(expert);
  const { page, complaints } = await open(expert, "/user#comentarios");
  const tab = (name: RegExp) => page.getByRole("tab", { name });
  await expect.poll(() => tab(/Comentarios/).getAttribute("aria-selected")).toBe("true");
  expect(await page.getByRole("tabpanel").count()).toBe(1);
  expect(await page.getByRole("tabpanel").innerText()).toContain("Respuesta");
  await tab(/Comentarios/).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => tab(/Perfil/).getAttribute("aria-selected")).toBe("true");
  expect(await tab(/Perfil/).evaluate((one) => one === document.activeElement)).toBe(true);
  const hash = () => new URL(page.url()).hash;
  await expect.poll(hash).toBe("#perfil");
  await tab(/Reacciones/).click();
  await expect.poll(hash).toBe("#reacciones");
  await page.goBack();
  await expect.poll(() => tab(/Perfil/).getAttribute("aria-selected")).toBe("true");
  expect(complaints).toEqual([]);
});

test("a save that fails says so and keeps what was typed; one without a session says that", async () => {
  const { page } = await open(expert, "/user");
  const form = page.locator("#perfil");
  await page.getByRole("tab", { name: "Mi Perfil" }).waitFor();
  const saving = await intercept(page, "**/api/user/bio", (route) =>
    route.fulfill({ status: 500, json: { error: "x", code: "internal" } }),
  );
  await form.getByLabel("Estudios").fill("Historia");
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("Error al actualizar la información").waitFor();
  saving.stop();
  await page.context().clearCookies();
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("No has iniciado sesión").waitFor();
  expect(await form.getByLabel("Estudios").inputValue()).toBe("Historia");
});

test("a session that ends in another window leaves what was typed, and begins again there", async () => {
  const { page } = await open(expert, "/user");
  const form = page.locator("#perfil");
  const over = page.getByRole("alert").getByText("No has iniciado sesión");
  await page.getByRole("tab", { name: "Mi Perfil" }).waitFor();
  await form.getByLabel("Estudios").fill("Historia");
  const other = await page.context().newPage();
  const signIn = async (token: string) => {
    const url = product.url.replace("http:", "https:");
    await page
      .context()
      .addCookies([
        { name: "__Host-session", value: token, url, secure: true, httpOnly: true, sameSite: "Lax" },
      ]);
    await other.goto(product.url);
  };
  await other.goto(`${product.url}/user`);
  await other.locator("main").getByRole("button", { name: "Cerrar sesión" }).click();
  await over.waitFor();
  expect(new URL(page.url()).pathname).toBe("/user");
  expect(await form.getByLabel("Estudios").inputValue()).toBe("Historia");

  await signIn(await openSession({ db: product.db, clock }, { id: expert.id, device: null }));
  await over.waitFor({ state: "detached" });
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("Información actualizada exitosamente").waitFor();

  const somebodyElse = await signUp({ db: product.db, clock });
  await signIn(somebodyElse.token);
  await page.getByRole("heading", { level: 1, name: `Hola, ${somebodyElse.alias}` }).waitFor();
  expect(await form.getByLabel("Estudios").inputValue()).toBe("");
});

test("the role tells where the visit comes from", async () => {
  const { page } = await open(expert, "/user");
  await page.getByRole("button", { name: "Experto" }).focus();
  const words = await page.getByRole("tooltip").innerText();
  expect(words).toMatch(/^Experto · .*no se guarda\.$/);
});

test("the export is downloaded and read", async () => {
  await leaveTraces(expert);
  const { page } = await open(expert, "/user/datos");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descargar mis datos" }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), "utf8")) as Record<string, unknown[]>;
  expect([file.reacciones!.length, file.comentarios!.length]).toEqual([6, 2]);
});

test.each([
  { width: 390, colorScheme: "light", locale: "es-ES" },
  { width: 1440, colorScheme: "dark", locale: "de-DE" },
] as const)("pages are sound at $width px, $colorScheme, $locale", async ({ width, colorScheme, locale }) => {
  await leaveTraces(expert);
  const { page } = await open(expert, "/user", { viewport: { width, height: 844 }, colorScheme, locale });
  for (const path of [
    "/user",
    "/user#bio",
    "/user#reacciones",
    "/user#comentarios",
    "/user/datos",
    `/user/${expert.id}`,
  ]) {
    await goTo(page, path);
    const { hash } = new URL(page.url());
    if (hash) await page.locator(`[href="${hash}"][aria-selected=true]`).waitFor();
    expect(await sound(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
});
