import type { Browser, BrowserContextOptions, Page, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Role } from "../../domain/accounts/rules";
import { signUp } from "../../domain/accounts/testing";
import { putEvent } from "../../domain/analysis/testing";
import { systemClock } from "../../domain/shared/time";
import { violationsOf, WCAG } from "../support/axe";
import { drawn, newReader, openBrowser, takenOver } from "../support/browser";
import { answerLate, hold, intercept } from "../support/intercept";
import { startProduct, type TestProduct } from "../support/product";

type Person = Awaited<ReturnType<typeof signUp>>;
let product: TestProduct;
let browser: Browser;
let event: number;
let expert: Person;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ edition: "sample" }), openBrowser()]);
  const papers = ["elbe-kurier", "la-voz", "broadsheet"].map((newspaper) => ({ newspaper }));
  event = (await putEvent({ db: product.db, clock: systemClock }, papers)).event;
  expert = await person("experto");
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const person = (role: Role) => signUp({ db: product.db, clock: systemClock }, { role });

/** A page of somebody's: signed in, or a guest's. */
async function pageOf(who: Person | null, options: BrowserContextOptions = {}) {
  const reader = await newReader(browser, options);
  if (who)
    await reader.page.context().addCookies([
      {
        name: "__Host-session",
        value: who.token,
        url: product.url.replace("http:", "https:"),
        secure: true,
        httpOnly: true,
        sameSite: "Lax",
      },
    ]);
  return reader;
}

const own = () => `${product.url}/evento/${event}`;
const item = (page: Page, text: string) =>
  page
    .locator("li")
    .filter({ has: page.locator(":scope > .comment", { hasText: text }) })
    .last();
const seriousIn = async (page: Page) =>
  (await violationsOf(page, { tags: WCAG })).map(({ id, nodes }) => [id, nodes[0]?.html]);

describe("with scripts", () => {
  test.each([
    ["on a phone", { viewport: { width: 390, height: 844 } }],
    ["on a desk", { viewport: { width: 1440, height: 900 } }],
  ])("%s an expert writes, answers, corrects and deletes", async (where, options) => {
    const { page, complaints } = await pageOf(expert, options);
    await page.goto(`${product.url}/?evento=${event}`);
    const box = page.getByRole("textbox", { name: "Tu comentario" });
    const publish = page.getByRole("button", { name: "Publicar" });
    await expect.poll(() => publish.isDisabled()).toBe(true);
    const text = `Con fuentes ${where}: `;
    await box.fill(`${text}https://example.org/a`);
    expect(await page.locator(".comment-left [aria-hidden]").innerText()).toBe(String(200 - text.length));
    await box.fill("a".repeat(201));
    expect(await page.locator(".comment-left.over").count()).toBe(1);
    expect(await publish.isDisabled()).toBe(true);
    expect(await box.getAttribute("maxlength")).toBe("250");
    await box.fill(`${text}https://example.org/a`);
    await publish.click();
    const first = item(page, text);
    await first.waitFor();
    expect(await first.getByRole("link", { name: "https://example.org/a" }).getAttribute("rel")).toBe(
      "nofollow ugc noopener noreferrer",
    );
    expect(await first.locator(".comment-author").first().getAttribute("target")).toBe("_blank");
    expect(await first.locator("time").first().innerText()).toBe("Ahora");

    await first.getByRole("link", { name: /^Responder/ }).click();
    const answer = page.getByRole("textbox", { name: /^Tu respuesta/ });
    await answer.fill("Se borra");
    await page.getByRole("link", { name: "Cancelar" }).click();
    expect(await answer.count()).toBe(0);
    await first.getByRole("link", { name: /^Responder/ }).click();
    expect(await answer.inputValue()).toBe("");
    await answer.fill(`Respuesta ${where}`);
    await answer.locator("xpath=ancestor::form").getByRole("button", { name: "Publicar" }).click();
    const reply = item(page, `Respuesta ${where}`);
    await reply.waitFor();

    await reply.getByRole("link", { name: "Corregir" }).click();
    await page.getByRole("textbox", { name: "Corrige tu comentario" }).fill(`Corregida ${where}`);
    await page.locator("button.button", { hasText: "Guardar" }).click();
    const corrected = item(page, `Corregida ${where}`);
    await corrected.getByText("corregido", { exact: true }).waitFor();
    await corrected.getByRole("link", { name: "Borrar" }).click();
    await corrected.getByRole("button", { name: "Borrar" }).click();
    await corrected.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("what fails keeps what was typed and says why", async () => {
    const { page } = await pageOf(expert);
    await page.goto(`${product.url}/?evento=${event}`);
    const box = page.getByRole("textbox", { name: "Tu comentario" });
    await expect.poll(() => page.getByRole("button", { name: "Publicar" }).isDisabled()).toBe(true);
    await box.fill("No llega");
    let answer = (route: Route) => route.abort();
    await intercept(page, "**/api/comments?*", (route) => answer(route));
    await page.getByRole("button", { name: "Publicar" }).click();
    await page.getByText("Error al crear el comentario").waitFor();
    expect(await box.inputValue()).toBe("No llega");
    answer = (route) => route.fulfill({ status: 400, json: { error: "Por otra causa", code: "x" } });
    await page.getByRole("button", { name: "Publicar" }).click();
    await page.getByText("Por otra causa").waitFor();
    await page.context().close();
  });
});

test("an answer that is sent leaves what is being written above; two comments stay two where the list cannot be had", async () => {
  const { page } = await pageOf(expert);
  await page.goto(`${product.url}/?evento=${event}`);
  const box = page.getByRole("textbox", { name: "Tu comentario" });
  const publish = page.locator(".comments > .comment-form").getByRole("button", { name: "Publicar" });
  await expect.poll(() => publish.isDisabled()).toBe(true);
  await box.fill("Se responde a esto");
  await publish.click();
  const first = item(page, "Se responde a esto");
  await first.waitFor();
  await box.fill("Todavía no");
  await first.getByRole("link", { name: /^Responder/ }).click();
  const answer = page.getByRole("textbox", { name: /^Tu respuesta/ });
  await answer.fill("Respondido");
  await answer.locator("xpath=ancestor::form").getByRole("button", { name: "Publicar" }).click();
  await item(page, "Respondido").waitFor();
  expect(await box.inputValue()).toBe("Todavía no");

  const list = await intercept(page, "**/comentarios?*", (route) => route.abort());
  for (const text of ["Ahora sí", "Y otro más"]) {
    await box.fill(text);
    await publish.click();
    await expect.poll(() => box.inputValue()).toBe("");
  }
  list.stop();
  await page.goto(`${product.url}/?evento=${event}`);
  for (const text of ["Ahora sí", "Y otro más"]) await item(page, text).waitFor();
  await page.context().close();
});

test("what is written while a comment is being sent, in its box or in an answer, stays and is another comment", async () => {
  const { page } = await pageOf(expert);
  await page.goto(`${product.url}/?evento=${event}`);
  const box = page.getByRole("textbox", { name: "Tu comentario" });
  const publish = page.locator(".comments > .comment-form").getByRole("button", { name: "Publicar" });
  await expect.poll(() => publish.isDisabled()).toBe(true);
  await box.fill("Primero esto");
  await publish.click();
  await item(page, "Primero esto").waitFor();
  const sending = await hold(page, "**/api/comments?*");
  await box.fill("Esto va lento");
  await publish.click();
  await expect.poll(sending.count).toBe(1);
  await box.fill("Y esto es aparte");
  await item(page, "Primero esto")
    .getByRole("link", { name: /^Responder/ })
    .click();
  const answer = page.getByRole("textbox", { name: /^Tu respuesta/ });
  await answer.fill("A medias");
  sending.release();
  await item(page, "Esto va lento").waitFor();
  expect([await box.inputValue(), await answer.inputValue()]).toEqual(["Y esto es aparte", "A medias"]);
  await publish.click();
  await item(page, "Y esto es aparte").waitFor();
  expect(await page.locator(".comment-text", { hasText: "Esto va lento" }).count()).toBe(1);
  await page.context().close();
});

test("a list that comes late takes away neither a newer comment nor the place where one writes", async () => {
  const { page } = await pageOf(expert);
  await page.goto(`${product.url}/?evento=${event}`);
  const box = page.getByRole("textbox", { name: "Tu comentario" });
  const publish = page.locator(".comments > .comment-form").getByRole("button", { name: "Publicar" });
  await expect.poll(() => publish.isDisabled()).toBe(true);
  await box.fill("Se contestará a esto");
  await publish.click();
  await item(page, "Se contestará a esto").waitFor();
  const list = await answerLate(page, "**/comentarios?*");
  await box.fill("Su lista tarda");
  await publish.click();
  await expect.poll(() => box.inputValue()).toBe("");
  await box.fill("Su lista llega antes");
  await publish.click();
  await item(page, "Su lista llega antes").waitFor();
  await item(page, "Se contestará a esto")
    .getByRole("link", { name: /^Responder/ })
    .click();
  const answer = page.getByRole("textbox", { name: /^Tu respuesta/ });
  await answer.fill("A medio");
  const late = page.waitForResponse("**/comentarios?*");
  list.release();
  await (await late).finished();
  await drawn(page);
  for (const text of ["Su lista tarda", "Su lista llega antes"])
    expect(await item(page, text).isVisible()).toBe(true);
  expect(await answer.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

test("an answer that is left for another is there again, until it is called off", async () => {
  const { page } = await pageOf(expert);
  await page.goto(`${product.url}/?evento=${event}`);
  await takenOver(page);
  const box = page.getByRole("textbox", { name: "Tu comentario" });
  for (const text of ["Uno", "Otro"]) {
    await box.fill(`${text} para contestar`);
    await page.locator(".comments > .comment-form").getByRole("button", { name: "Publicar" }).click();
    await item(page, `${text} para contestar`).waitFor();
  }
  const reply = (text: string) =>
    item(page, `${text} para contestar`)
      .getByRole("link", { name: /^Responder/ })
      .click();
  const answer = page.getByRole("textbox", { name: /^Tu respuesta/ });
  await reply("Uno");
  await answer.fill("Lo dejo un momento");
  await reply("Otro");
  await expect.poll(() => answer.inputValue()).toBe("");
  await reply("Uno");
  await expect.poll(() => answer.inputValue()).toBe("Lo dejo un momento");
  await page.getByRole("link", { name: "Cancelar" }).click();
  await reply("Uno");
  expect(await answer.inputValue()).toBe("");
  await page.context().close();
});

test("a session that ends in another window takes the form, but not what is written in it", async () => {
  const writer = await person("experto");
  const { page } = await pageOf(writer);
  const [idle, other] = [await page.context().newPage(), await page.context().newPage()];
  for (const one of [page, idle]) {
    await one.goto(`${product.url}/?evento=${event}`);
    await expect.poll(() => one.getByRole("button", { name: "Publicar" }).isDisabled()).toBe(true);
  }
  const box = page.getByRole("textbox", { name: "Tu comentario" });
  await box.fill("A medias");
  await other.goto(`${product.url}/quienes-somos`);
  await other.locator(".ways .log-out button").click();
  await idle.locator(".comment-form").waitFor({ state: "detached" });
  await page.getByRole("alert").getByText("No has iniciado sesión").waitFor();
  expect(await box.inputValue()).toBe("A medias");
  const signIn = page.locator(".comment-form").getByRole("link", { name: "Iniciar sesión" });
  expect([await signIn.getAttribute("href"), await signIn.getAttribute("target")]).toEqual([
    "/auth",
    "_blank",
  ]);
  await page.context().close();
});

test("what is typed before scripts have come stays", async () => {
  const { page } = await pageOf(expert);
  const scripts = await hold(page, "**/assets/*.js");
  await page.goto(`${product.url}/?evento=${event}`, { waitUntil: "commit" });
  const box = page.getByRole("textbox", { name: "Tu comentario" });
  await box.fill("Con prisa");
  scripts.release();
  await expect.poll(() => page.locator(".comment-left [aria-hidden]").first().innerText()).toBe("191");
  expect(await box.inputValue()).toBe("Con prisa");
  await page.context().close();
});

test.each([true, false])(
  "that cannot be loaded are missed in words, and the event stands (scripts: %s)",
  async (scripts) => {
    const { $client } = product.db;
    await $client.execute("alter table comments rename to comments_away");
    try {
      const { page } = await pageOf(null, { javaScriptEnabled: scripts });
      await page.goto(own());
      await page.getByText("Error al cargar los comentarios").waitFor();
      expect(await page.locator("#event-title").innerText()).not.toBe("");
      await expect.poll(() => page.locator(".article").count()).toBe(3);
      await page.context().close();
    } finally {
      await $client.execute("alter table comments_away rename to comments");
    }
  },
);

test("without scripts an expert writes, answers and deletes by forms and links", async () => {
  const { page } = await pageOf(expert, { javaScriptEnabled: false });
  await page.goto(own());
  await page.getByRole("textbox", { name: "Tu comentario" }).fill("Sin guiones");
  await page.getByRole("button", { name: "Publicar" }).click();
  await page.waitForURL(new RegExp(`/evento/${event}#comentario-\\d+$`));
  const first = item(page, "Sin guiones");
  await first.getByRole("link", { name: /^Responder/ }).click();
  const form = page.locator("form", { has: page.getByRole("textbox", { name: /^Tu respuesta/ }) });
  await form.getByRole("textbox").fill("Tampoco aquí");
  await form.getByRole("button", { name: "Publicar" }).click();
  const reply = item(page, "Tampoco aquí");
  await reply.getByRole("link", { name: "Borrar" }).click();
  await page.getByRole("button", { name: "Borrar" }).click();
  await page.waitForURL(/#comentarios$/);
  expect(await page.getByText("Tampoco aquí").count()).toBe(0);
  await page.context().close();
});

test.each([
  ["es-ES", "Avisar de un comentario", "Enviar el aviso", "Recurrir"],
  ["de-DE", "Einen Kommentar melden", "Meldung absenden", "Widersprechen"],
])(
  "a guest in %s tells of a comment, and follows what becomes of it",
  async (locale, title, send, object) => {
    const [writer, moderator] = [await pageOf(expert), await pageOf(await person("moderador"))];
    const said = `Lo que se denuncia en ${locale}`;
    await writer.page.goto(`${product.url}/?evento=${event}`);
    await writer.page.getByRole("textbox", { name: "Tu comentario" }).fill(said);
    await writer.page.getByRole("button", { name: "Publicar" }).click();
    await item(writer.page, said).waitFor();

    const { page, complaints } = await pageOf(null, {
      locale,
      colorScheme: locale === "de-DE" ? "dark" : "light",
    });
    await page.goto(`${product.url}/?evento=${event}`);
    expect(await page.locator(".comment-form").count()).toBe(0);
    await item(page, said).locator("a[href*='/avisar']").first().click();
    await page.waitForURL(/\/avisar/);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await seriousIn(page)).toEqual([]);
    await page.getByRole("radio").nth(2).check();
    await page.locator("#explanation").fill("Llama ladrón a una persona.");
    await page.getByRole("button", { name: send }).click();
    await page.waitForURL(/\/aviso\//);
    const receipt = page.url();

    await moderator.page.goto(`${product.url}/moderacion`);
    const waiting = moderator.page.locator(".case", { hasText: said });
    expect(await seriousIn(moderator.page)).toEqual([]);
    await waiting.getByRole("radio", { name: "Se queda" }).check();
    await waiting.getByRole("textbox").fill(`Es una crítica documentada (${locale}).`);
    await waiting.getByRole("button", { name: "Decidir" }).click();
    await moderator.page.getByText("Decidido. Ya está en el registro.").waitFor();

    await page.goto(receipt);
    await page.getByText(`Es una crítica documentada (${locale}).`).waitFor();
    await page.locator("#appeal").fill("Sigue siendo un insulto.");
    const objected = page.waitForEvent("load");
    await page.getByRole("button", { name: object }).click();
    await objected;
    expect(await page.locator("#appeal").count()).toBe(0);
    expect(await seriousIn(page)).toEqual([]);
    await page.goto(`${product.url}/registro-de-moderacion`);
    expect(await page.getByText(`Es una crítica documentada (${locale}).`).count()).toBe(1);
    expect(await seriousIn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    for (const one of [writer, moderator, { page }]) await one.page.context().close();
  },
);
