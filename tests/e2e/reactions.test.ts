import { eq } from "drizzle-orm";
import type { Browser, BrowserContextOptions, Page, Request } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lanes, reactions, readCounts, sessions } from "../../db/schema";
import { signUp } from "../../domain/accounts/testing";
import { systemClock } from "../../domain/shared/time";
import { seedCreators } from "../../sample/creators/seed";
import { violationsOf } from "../support/axe";
import { drawn, newReader, openBrowser } from "../support/browser";
import { answerLate, hold, intercept } from "../support/intercept";
import { startReadSample } from "../support/read-sample";

let product: Awaited<ReturnType<typeof startReadSample>>;
let browser: Browser;
/** Browsers take the session's cookie from this name without TLS. */
let origin: string;
beforeAll(async () => {
  [product, browser] = await Promise.all([startReadSample(), openBrowser()]);
  await seedCreators({ db: product.db, clock: systemClock });
  origin = product.url.replace("127.0.0.1", "localhost");
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

type Account = Awaited<ReturnType<typeof signUp>>;
const newAccount = () => signUp({ db: product.db, clock: systemClock });

async function enter(page: Page, { token }: Account) {
  const url = origin.replace("http:", "https:");
  const flags = { secure: true, httpOnly: true, sameSite: "Lax" as const };
  await page.context().addCookies([{ name: "__Host-session", value: token, url, ...flags }]);
}

/** A signed-in reader's browser, on a page whose scripts have taken it over. */
async function reader(account: Account, path = "/", options: BrowserContextOptions = {}) {
  const it = await newReader(browser, options);
  await enter(it.page, account);
  await arrive(it.page, path);
  return it;
}

/** Waits until scripts, where they run, answer in place of the form for reactions, where there is one. */
async function arrive(page: Page, path: string) {
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.waitForFunction(() => {
    const form = document.querySelector("html.js #react");
    return !form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
}

const mine = async ({ id }: Account) =>
  (await product.db.select().from(reactions).where(eq(reactions.accountId, id)))
    .map(({ action, target }) => `${action} ${target}`)
    .sort();

const WORDS = {
  es: {
    later: "Leer más tarde",
    save: "Guardar",
    share: "Compartir",
    upvote: "Votar a favor",
    logIn: "Iniciar sesión",
    logOut: "Cerrar sesión",
  },
  de: {
    later: "Später lesen",
    save: "Merken",
    share: "Teilen",
    upvote: "Zustimmen",
    logIn: "Anmelden",
    logOut: "Abmelden",
  },
};
const PHONE = { viewport: { width: 390, height: 844 } };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const bar = (page: Page) => page.getByRole("dialog").locator(".event-actions");
const pressed = (page: Page, name: string, on = true) =>
  bar(page).getByRole("button", { name, exact: true, pressed: on });
const cardOf = (page: Page) => page.locator("article[data-event]").first();
/** The account area of the header, on a wide screen. */
const header = (page: Page) => page.locator(".masthead .ways .account");
const logInShown = (page: Page) => header(page).getByRole("link", { name: WORDS.es.logIn }).waitFor();
const anEvent = async (page: Page) => Number(await cardOf(page).getAttribute("data-event"));

const writes = (request: Request, action: string) =>
  request.url().includes("write_interaction") && (request.postData() ?? "").includes(`"${action}"`);

/** Holds reactions until they are released; reads are let through. */
const held = (page: Page, answer: "continue" | { status: number }) =>
  hold(page, "**/api/user/write_interaction", {
    answer: (route) =>
      answer === "continue"
        ? route.continue()
        : route.fulfill({ status: answer.status, json: { error: "", code: "" } }),
    spare: (request) => writes(request, "read"),
  });

describe.each([
  ["es", PHONE],
  ["es", DESKTOP],
  ["de", PHONE],
  ["de", DESKTOP],
] as const)("in %s, at %j", (language, size) => {
  const options = { ...size, locale: language === "es" ? "es-ES" : "de-DE" };
  const words = WORDS[language];

  test("a card is kept for later without leaving the page, and shows it after a reload", async () => {
    const account = await newAccount();
    const { page, complaints } = await reader(account, "/", options);
    const later = cardOf(page).locator("button.later");
    expect(await later.getAttribute("aria-label")).toContain(words.later);
    const done = page.waitForResponse(/write_interaction/);
    const reloaded = page.waitForResponse(/api\/user\/interactions/);
    await later.click();
    await done;
    await reloaded;
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await mine(account)).toEqual(["read_later event"]);
    await page.reload({ waitUntil: "networkidle" });
    expect(await later.getAttribute("aria-pressed")).toBe("true");
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("an event is read, kept, saved and voted for where it stands", async () => {
    const account = await newAccount();
    const { page, complaints } = await reader(account, "/", options);
    await cardOf(page).getByRole("link").first().click();
    for (const name of [words.later, words.save, words.upvote]) {
      const reloaded = page.waitForResponse(/api\/user\/interactions/);
      await pressed(page, name, false).click();
      await pressed(page, name).waitFor();
      await reloaded;
    }
    await expect
      .poll(() => mine(account))
      .toEqual(["read event", "read_later event", "save event", "upvote event"]);
    // The card behind it knows.
    expect(await cardOf(page).locator("button.later").getAttribute("aria-pressed")).toBe("true");
    const done = page.waitForResponse((answer) => writes(answer.request(), "save"));
    await pressed(page, words.save).click();
    await pressed(page, words.save, false).waitFor();
    await done;
    await page.reload({ waitUntil: "networkidle" });
    await pressed(page, words.upvote).waitFor();
    expect(await pressed(page, words.save, false).count()).toBe(1);
    expect(complaints).toEqual([]);
    expect(await violationsOf(page, { within: ".event-bar" })).toEqual([]);
    await page.context().close();
  });

  test("without scripts, forms do the same", async () => {
    const account = await newAccount();
    const { page } = await reader(account, "/", { ...options, javaScriptEnabled: false });
    const id = await anEvent(page);
    await cardOf(page).locator("button.later").click();
    await cardOf(page).locator("button.later[aria-pressed=true]").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await arrive(page, `/?evento=${id}`);
    await pressed(page, words.save, false).click();
    await pressed(page, words.save).waitFor();
    expect(new URL(page.url()).search).toBe(`?evento=${id}`);
    await bar(page).getByRole("button", { name: words.share }).click();
    await page.waitForURL(`**/evento/${id}`);
    expect(await mine(account)).toEqual(["read_later event", "save event", "share event"]);
    await page.context().close();
  });

  test("an article is saved over its lane and on its page", async () => {
    const account = await newAccount();
    const [lane] = await product.db.select().from(lanes).where(eq(lanes.kind, "articulos"));
    const { page, complaints } = await reader(account, `/resultados/${lane!.id}`, options);
    const link = page.locator("article[data-article] a[href*='article=']").first();
    await link.click();
    const group = page.getByRole("dialog").locator(".reactions");
    const reloaded = page.waitForResponse(/api\/user\/interactions/);
    await group.getByRole("button", { name: words.save }).click();
    await reloaded;
    expect(await mine(account)).toContain("save article");
    const own = await page.locator(".own-page a").getAttribute("href");
    await arrive(page, own!);
    await page.locator(".reactions").getByRole("button", { name: words.save, pressed: true }).waitFor();
    await expect.poll(() => mine(account)).toEqual(["read article", "save article"]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe("a reaction", () => {
  test("shows at once, can be made only once meanwhile, and leaves the keyboard where it was", async () => {
    const account = await newAccount();
    const { page } = await reader(account);
    const id = await anEvent(page);
    await arrive(page, `/?evento=${id}`);
    const sent = await held(page, "continue");
    const save = pressed(page, WORDS.es.save, false);
    await save.focus();
    await page.keyboard.press("Enter");
    const now = pressed(page, WORDS.es.save);
    await now.waitFor();
    expect(await now.isDisabled()).toBe(true);
    expect(await pressed(page, WORDS.es.upvote, false).isDisabled()).toBe(false);
    const reloaded = page.waitForResponse(/api\/user\/interactions/);
    sent.release();
    await reloaded;
    expect(await now.isDisabled()).toBe(false);
    expect(await now.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await mine(account)).toContain("save event");
    await page.context().close();
  });

  test("disables its kind at every card while it is under way", async () => {
    const { page } = await reader(await newAccount());
    const sent = await held(page, "continue");
    await cardOf(page).locator("button.later").click();
    const all = page.locator("button.later");
    expect(await all.count()).toBeGreaterThan(3);
    expect(await all.evaluateAll((buttons) => buttons.every((b) => (b as HTMLButtonElement).disabled))).toBe(
      true,
    );
    const reloaded = page.waitForResponse(/api\/user\/interactions/);
    sent.release();
    await reloaded;
    expect(await page.locator("button.later:disabled").count()).toBe(0);
    await page.context().close();
  });

  test("made before the rest of an event is there still shows when it is", async () => {
    const account = await newAccount();
    const { page } = await newReader(browser, DESKTOP);
    await enter(page, account);
    await page.addInitScript(() => {
      const ask = window.fetch;
      window.fetch = async (...asked) => {
        const answer = await ask(...asked);
        if (!/\.data\?.*evento=/.test(answer.url)) return answer;
        const text = await answer.text();
        const rest = text.indexOf("\n") + 1;
        const parts = new ReadableStream<string>({
          async start(controller) {
            controller.enqueue(text.slice(0, rest));
            await new Promise((resolve) => addEventListener("rest", resolve));
            controller.enqueue(text.slice(rest));
            controller.close();
          },
        });
        return new Response(parts.pipeThrough(new TextEncoderStream()), answer);
      };
    });
    await arrive(page, "/");
    await cardOf(page).getByRole("link").first().click();
    const reloaded = page.waitForResponse(/api\/user\/interactions/);
    await pressed(page, WORDS.es.save, false).click();
    await reloaded;
    expect(await page.getByRole("dialog").locator(".article").count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event("rest")));
    await page.getByRole("dialog").locator(".article").first().waitFor();
    expect(await pressed(page, WORDS.es.save).count()).toBe(1);
    await page.context().close();
  });

  test("is not undone by an answer to a question that was asked before it", async () => {
    const { page } = await reader(await newAccount(), "/", DESKTOP);
    await arrive(page, `/?evento=${await anEvent(page)}`);
    const interactions = await answerLate(page, /api\/user\/interactions/);
    await pressed(page, WORDS.es.save, false).click();
    await pressed(page, WORDS.es.save).waitFor();
    await page.locator(".event-bar button:disabled").waitFor({ state: "detached" });
    const reloaded = page.waitForResponse(/api\/user\/interactions/);
    await pressed(page, WORDS.es.upvote, false).click();
    await reloaded;
    await expect.poll(() => pressed(page, WORDS.es.upvote).isDisabled()).toBe(false);
    const late = page.waitForResponse(/api\/user\/interactions/);
    interactions.release();
    await (await late).finished();
    await drawn(page);
    expect(await pressed(page, WORDS.es.upvote).count()).toBe(1);
    expect(await pressed(page, WORDS.es.save).count()).toBe(1);
    await page.context().close();
  });

  test("made at a card shows in its event, which was asked for before the reaction was told", async () => {
    const { page } = await reader(await newAccount(), "/", DESKTOP);
    const sent = await held(page, "continue");
    await cardOf(page).locator("button.later").click();
    await cardOf(page).getByRole("link").first().click();
    await page.getByRole("dialog").locator(".article").first().waitFor();
    expect(await pressed(page, WORDS.es.later).isDisabled()).toBe(true);
    const reloaded = page.waitForResponse(/api\/user\/interactions/);
    sent.release();
    await reloaded;
    await expect.poll(() => pressed(page, WORDS.es.later).isDisabled()).toBe(false);
    await page.context().close();
  });

  test("that fails is taken back, and only the console hears of it", async () => {
    const account = await newAccount();
    const { page, complaints } = await reader(account);
    const sent = await held(page, { status: 500 });
    const later = cardOf(page).locator("button.later");
    await later.click();
    expect(await later.getAttribute("aria-pressed")).toBe("true");
    const reloaded = page.waitForResponse(/api\/user\/interactions/);
    sent.release();
    await reloaded;
    expect(await later.getAttribute("aria-pressed")).toBe("false");
    expect(await page.locator(".toast").count()).toBe(0);
    expect(complaints.length).toBeGreaterThan(0);
    expect(await mine(account)).toEqual([]);
    await page.context().close();
  });

  test("of one browser is there in another of the same account, and at once in its other windows", async () => {
    const account = await newAccount();
    const [first, other] = [await reader(account), await reader(account)];
    const second = await first.page.context().newPage();
    await arrive(second, "/");
    const reloaded = second.waitForResponse(/api\/user\/interactions/);
    await cardOf(first.page).locator("button.later").click();
    await reloaded;
    await cardOf(second).locator("button.later[aria-pressed=true]").waitFor();
    // The other browser asks for the same once more: it stays.
    const again = other.page.waitForResponse(/api\/user\/interactions/);
    await cardOf(other.page).locator("button.later").click();
    await again;
    expect(await mine(account)).toEqual(["read_later event"]);
    await first.page.context().close();
    await other.page.context().close();
  });
});

const countOf = async (event: number) =>
  (await product.db.select().from(readCounts).where(eq(readCounts.targetId, event))).reduce(
    (sum, { target, count }) => (target === "event" ? sum + count : sum),
    0,
  );

test("an event counts as read once, and its card shows it in every browser of the account", async () => {
  const account = await newAccount();
  const { page } = await reader(account);
  const id = await anEvent(page);
  const before = await countOf(id);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("write_interaction")) sent.push(request.postData() ?? "");
  });
  const open = async () => {
    await cardOf(page).getByRole("link").first().click();
    await page.getByRole("dialog").locator(".article").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const counted = page.waitForResponse((answer) => writes(answer.request(), "read"));
  await open();
  await counted;
  await open();
  expect(sent).toEqual([JSON.stringify({ action: "read", evento_id: id })]);
  expect(await mine(account)).toEqual(["read event"]);
  expect(await countOf(id)).toBe(before + 1);
  const other = await reader(account);
  expect(await cardOf(other.page).getAttribute("data-read")).toBe("true");
  await page.context().close();
  await other.page.context().close();
});

describe("sharing", () => {
  test.each([
    [
      "copies the address, says so and is kept",
      ["clipboard-read", "clipboard-write"],
      "Enlace copiado al portapapeles",
      true,
    ],
    ["says when the address cannot be copied", [], "No se ha podido copiar el enlace", false],
  ])("%s", async (_, permissions, words, kept) => {
    const account = await newAccount();
    const { page } = await reader(account, "/", { permissions });
    const id = await anEvent(page);
    if (!kept)
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
      });
    await arrive(page, `/?evento=${id}`);
    const reloaded = kept ? page.waitForResponse(/api\/user\/interactions/) : null;
    await pressed(page, WORDS.es.share, false).click();
    await page.getByText(words).waitFor();
    await reloaded;
    expect((await mine(account)).includes("share event")).toBe(kept);
    await page.context().close();
  });
});

describe("the session", () => {
  test("that was taken away makes the page a guest's with the next reaction", async () => {
    const account = await newAccount();
    const { page } = await reader(account, "/", DESKTOP);
    expect(await header(page).innerText()).toContain(account.alias);
    expect(await header(page).getByRole("link").getAttribute("href")).toBe("/user");
    await product.db.delete(sessions).where(eq(sessions.id, account.sessionId));
    await cardOf(page).locator("button.later").click();
    await logInShown(page);
    // What a guest would find: links to signing in.
    await cardOf(page).locator("a.later").waitFor();
    await page.context().close();
  });

  test("survives one answer that denies it wrongly", async () => {
    const account = await newAccount();
    const { page } = await reader(account, "/", DESKTOP);
    const sent = await held(page, { status: 403 });
    sent.release();
    const asked = page.waitForResponse(/\/me$/);
    await cardOf(page).locator("button.later").click();
    await asked;
    await header(page).getByText(account.alias).waitFor();
    await page.context().close();
  });

  test("ends in every window of the browser when it is ended in one", async () => {
    const account = await newAccount();
    const { page } = await reader(account, "/", DESKTOP);
    const second = await page.context().newPage();
    await second.setViewportSize(DESKTOP.viewport);
    await arrive(second, "/quienes-somos");
    await page.locator(".ways").getByRole("button", { name: WORDS.es.logOut }).click();
    await logInShown(page);
    await logInShown(second);
    expect(await product.db.select().from(sessions).where(eq(sessions.id, account.sessionId))).toEqual([]);
    await page.context().close();
  });

  test("begins in every window of the browser when it is begun in one", async () => {
    const account = await newAccount();
    const { page } = await newReader(browser, DESKTOP);
    await arrive(page, "/quienes-somos");
    await logInShown(page);
    await enter(page, account);
    const second = await page.context().newPage();
    await arrive(second, "/");
    await header(page).getByText(account.alias).waitFor();
    await page.context().close();
  });

  test("is over in the browser even where the server cannot be told", async () => {
    const account = await newAccount();
    const { page } = await reader(account, "/", DESKTOP);
    await intercept(page, "**/logout", (route) => route.abort());
    await page.locator(".ways").getByRole("button", { name: WORDS.es.logOut }).click();
    await logInShown(page);
    await page.context().close();
  });

  test("ends without scripts, too", async () => {
    const account = await newAccount();
    const { page } = await reader(account, "/", { ...DESKTOP, javaScriptEnabled: false });
    await page.locator(".ways").getByRole("button", { name: WORDS.es.logOut }).click();
    await logInShown(page);
    await page.context().close();
  });

  test("that the server cannot tell is asked for; meanwhile neither way in nor alias shows, in the end the way in", async () => {
    const account = await newAccount();
    const { $client } = product.db;
    await $client.execute("alter table sessions rename to sessions_away");
    try {
      const { page } = await newReader(browser, DESKTOP);
      await enter(page, account);
      await hold(page, "**/me");
      const asked = page.waitForRequest("**/me");
      await page.goto(`${origin}/`, { waitUntil: "commit" });
      await asked;
      expect(await page.locator(".ways .account").innerText()).toBe("");
      await logInShown(page);
      await page.context().close();
    } finally {
      await $client.execute("alter table sessions_away rename to sessions");
    }
  });

  test("is asked for anew where an old page comes back", async () => {
    const account = await newAccount();
    const { page } = await reader(account, "/", DESKTOP);
    await page.context().clearCookies();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await logInShown(page);
    await page.context().close();
  });
});

describe("a guest", () => {
  test("who reacts to a card or an event is led to signing in, and comes back to the event", async () => {
    const { page } = await newReader(browser, DESKTOP);
    await arrive(page, "/");
    const id = await anEvent(page);
    const next = encodeURIComponent(`/?evento=${id}`);
    expect(await cardOf(page).locator("a.later").getAttribute("href")).toBe(`/auth?next=${next}`);
    await arrive(page, `/?evento=${id}`);
    for (const name of [WORDS.es.later, WORDS.es.save, WORDS.es.upvote])
      expect(await bar(page).getByRole("link", { name }).getAttribute("href")).toBe(`/auth?next=${next}`);
    expect(await page.locator("[aria-pressed], form[action='/react'], .log-out").count()).toBe(0);
    await bar(page).getByRole("link", { name: WORDS.es.save }).click();
    await page.locator("main").getByRole("link", { name: "Crear una cuenta" }).click();
    // The form for an account has it, the one before has not; changing between them empties both.
    await page.locator("#alias").fill("Vuelve al evento");
    await page.locator("#email").fill("comes-back@reader.example");
    await page.locator("#password").fill("cuatro gatos pardos");
    await page.locator("main").getByRole("button", { name: "Crear la cuenta" }).click();
    await page.waitForURL((url) => url.searchParams.get("evento") === String(id));
    await pressed(page, WORDS.es.save, false).waitFor();
    await page.context().close();
  });

  test("loads nothing of what only signed-in readers need", async () => {
    const { page } = await newReader(browser, DESKTOP);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await arrive(page, "/");
    // From then on the page marks what was read here: scripts have taken it over.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    expect(asked.filter((path) => /\/(live|press|ask)-|^\/me$|^\/api\//.test(path))).toEqual([]);
    await page.context().close();
  });
});

describe("categories of a signed-in reader", () => {
  test.each([true, false])(
    "are one at a time, and let go when chosen again (scripts: %s)",
    async (scripts) => {
      const { page } = await reader(await newAccount(), "/", { ...DESKTOP, javaScriptEnabled: scripts });
      const names = page.locator(".categories li > a");
      const chosen = page.locator(".categories li > a[aria-current]");
      const first = await page.locator("article[data-event]").count();
      for (const n of [0, 1]) {
        await names.nth(n).click();
        await page.waitForURL(/categoria_id=/);
        await page.locator(`.categories li:nth-child(${n + 1}) > a[aria-current]`).waitFor();
        expect(await chosen.count()).toBe(1);
      }
      await names.nth(1).click();
      await page.waitForURL((url) => !url.searchParams.has("categoria_id"));
      await chosen.waitFor({ state: "detached" });
      await page.waitForFunction(
        (count) => document.querySelectorAll("article[data-event]").length === count,
        first,
      );
      await page.context().close();
    },
  );
});
