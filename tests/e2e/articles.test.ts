import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "../../domain/shared/time";
import { seedCreators } from "../../sample/creators/seed";
import { graveIn } from "../support/axe";
import { newReader, openBrowser, takenOver } from "../support/browser";
import { startProduct, type TestProduct } from "../support/product";

const FREE = "lo-que-dice-el-registro-del-costa-verde";
const LOCKED = "was-der-mietendeckel-nicht-deckelt";
const SHOWCASE = "everything-an-article-can-hold";
const TITLE = "Lo que dice el registro del puerto sobre el Costa Verde";

let product: TestProduct;
let browser: Browser;
let lane: string;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ edition: "sample" }), openBrowser()]);
  await seedCreators({ db: product.db, clock: systemClock });
  const lanes = (await (await fetch(`${product.url}/api/carriles`)).json()) as {
    carril_id: number;
    tipo: string;
  }[];
  lane = `${product.url}/resultados/${lanes.find(({ tipo }) => tipo === "articulos")!.carril_id}`;
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const at = (slug: string) => `${product.url}/article/${slug}`;
const jsonLd = async (page: Page) =>
  JSON.parse((await page.locator("script[type='application/ld+json']").allInnerTexts()).join("")) as Record<
    string,
    unknown
  >;

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with $javaScriptEnabled as JavaScript",
  (options) => {
    test("an article's page is the same by id and slug, with its date, body and author", async () => {
      const { page, complaints } = await newReader(browser, options);
      const { articulo_id } = (await (await fetch(`${product.url}/api/article/${FREE}`)).json()) as {
        articulo_id: number;
      };
      for (const path of [`/articulo/${articulo_id}`, `/articulo/${FREE}`, `/article/${FREE}`]) {
        expect((await page.goto(product.url + path))!.status()).toBe(200);
        expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(TITLE);
        expect(await page.locator("link[rel='canonical']").getAttribute("href")).toBe(
          `http://poliedro.example/article/${FREE}`,
        );
      }
      const main = await page.locator("main").innerText();
      for (const words of [
        "Las listas de pasaje no coinciden",
        "Publicado el ",
        "Cuando arde un barco",
        "Inés Robledal",
        "Periodista de datos",
        "España",
        "Socialdemócrata",
        "Periodismo y Estadística",
        "Internacional, Justicia, Sociedad",
      ])
        expect(main).toContain(words);
      for (const name of ["Blog", "LinkedIn", "Twitter", "Publica en la-marea-norte.example"]) {
        const link = page.getByRole("link", { name, exact: true });
        expect(await link.getAttribute("rel")).toBe("me nofollow ugc noopener");
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    test("a closed article shows its price, where to buy it and when it is free, and nothing of its body", async () => {
      const { page } = await newReader(browser, options);
      await page.goto(at(LOCKED));
      expect(await page.locator("data.price").getAttribute("value")).toBe("3.50");
      expect(await page.locator("data.price [aria-hidden]").innerText()).toBe("€3.50");
      expect(await page.locator("data.price .sr-only").innerText()).toBe("3,50 euros");
      expect(await page.getByText(/^Gratis a partir del \d{1,2} \S+ \d{4}$/).count()).toBe(1);
      const buy = await page.getByRole("link", { name: "Comprar" }).getAttribute("href");
      expect(buy).toBe(`/auth?next=${encodeURIComponent(`/article/${LOCKED}`)}`);
      expect(await page.content()).not.toContain("Paragraf drei");
      expect(await jsonLd(page)).toMatchObject({
        isAccessibleForFree: false,
        hasPart: { isAccessibleForFree: false, cssSelector: ".paywall" },
      });
      expect(await page.locator(".paywall").count()).toBe(1);
      await page.goto(at(FREE));
      expect(await page.locator("data.price, .paywall").count()).toBe(0);
      await page.context().close();
    });

    test("an article opens over its lane, with reactions that a guest cannot press, and closes again", async () => {
      const { page, complaints } = await newReader(browser, options);
      await page.goto(lane);
      await page.getByRole("link", { name: TITLE }).click();
      await page.waitForURL((url) => url.searchParams.get("article") === FREE);
      const dialog = page.getByRole("dialog", { name: TITLE });
      await dialog.getByText("Cuando arde un barco").waitFor();
      const reactions = dialog.getByRole("group", { name: "Reacciones" }).getByRole("button");
      expect(await reactions.count()).toBe(4);
      for (const reaction of await reactions.all()) expect(await reaction.isDisabled()).toBe(true);
      const hint = dialog.getByText("Inicia sesión para reaccionar y guardar este artículo.");
      expect(await hint.getByRole("link").getAttribute("href")).toContain("/auth?next=");
      expect(await dialog.getByText("Periodista de datos").count()).toBe(1);
      expect(await dialog.locator("data.price").count()).toBe(0);
      await dialog.getByRole("link", { name: "Cerrar" }).click();
      await page.waitForURL((url) => !url.searchParams.has("article"));
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    test.each([
      ["/articulo/999999", 404, "Artículo no encontrado"],
      ["/article/no/such/slug", 404, "Artículo no encontrado"],
      ["/article/borrador-sobre-las-balsas", 403, "Este artículo no está disponible públicamente"],
    ])("%s answers %i and leads home", async (path, status, words) => {
      const { page } = await newReader(browser, options);
      expect((await page.goto(product.url + path))!.status()).toBe(status);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(words);
      expect(await page.getByRole("link", { name: "Ir a la portada" }).getAttribute("href")).toBe("/");
      await page.context().close();
    });

    test("a body that is missing, empty or broken is told as what it is", async () => {
      const { page } = await newReader(browser, options);
      const { rows } = await product.db.$client.execute(
        "select article_id from creator_articles where body_json is null",
      );
      await page.goto(`${product.url}/articulo/${rows[0]!.article_id}`);
      expect(await page.getByText("No hay contenido completo disponible.").isVisible()).toBe(true);
      await page.goto(at("mapa-de-los-desembarcos"));
      expect(await page.getByText("Contenido del artículo no disponible.").isVisible()).toBe(true);
      await page.goto(at("notiz-zur-zinserhoehung"));
      expect(await page.locator(".rich > p").allInnerTexts()).toEqual([
        "Die Erhöhung trifft zuerst variable Kredite <b>und</b> dann die Mieten. {Rest folgt",
      ]);
      await page.context().close();
    });

    test("an article that tries everything runs nothing and asks nobody else", async () => {
      const { page, complaints } = await newReader(browser, options);
      const hosts = new Set<string>();
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== "data:") hosts.add(origin);
      });
      page.on("dialog", () => hosts.add("a script that ran"));
      await page.goto(at(SHOWCASE), { waitUntil: "networkidle" });
      for (const words of ["A link that is a script", "one that hides it"])
        expect(await page.getByRole("link", { name: words }).count()).toBe(0);
      expect(await page.getByText("<script>alert(1)</script> as a text").count()).toBe(1);
      expect(await page.locator(".rich :is(script, iframe, svg, [style*='url'])").count()).toBe(0);
      expect([...hosts]).toEqual([product.url]);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  },
);

describe("a mark", () => {
  /** Without letters in the margin, which are part of the marks: their middle would be between both. */
  const NARROW = { width: 1000, height: 800 };
  const fact = (page: Page) => page.getByRole("link", { name: "A verified fact" });
  const tip = (page: Page) => page.getByRole("tooltip", { name: /Hecho verificado/ }).first();

  test("tells what it is to mouse and keyboard, in the reader's own time, and leads to its source", async () => {
    const { page } = await newReader(browser, { timezoneId: "America/Bogota", viewport: NARROW });
    await page.goto(at(SHOWCASE));
    await page.locator(".tip time", { hasText: "13:00" }).first().waitFor({ state: "attached" });
    await fact(page).hover();
    await tip(page).waitFor();
    expect(await tip(page).innerText()).toBe("Hecho verificado (20 nov 2026, 13:00) - Click para ver fuente");
    await page.keyboard.press("Escape");
    await tip(page).waitFor({ state: "hidden" });
    await page.mouse.move(0, 0);
    await fact(page).focus();
    await tip(page).waitFor();
    await page.keyboard.press("Tab");
    await tip(page).waitFor({ state: "hidden" });
    await page
      .context()
      .route("https://archive.example/**", (route) => route.fulfill({ body: "The source" }));
    const [source] = await Promise.all([page.context().waitForEvent("page"), fact(page).click()]);
    await source.waitForURL("https://archive.example/source");
    await page.context().close();
  });

  test("without scripts tells it all the same, in UTC", async () => {
    const { page } = await newReader(browser, { javaScriptEnabled: false, viewport: NARROW });
    await page.goto(at(SHOWCASE));
    await fact(page).hover();
    await tip(page).waitFor();
    expect(await tip(page).innerText()).toBe(
      "Hecho verificado (20 nov 2026, 18:00 UTC) - Click para ver fuente",
    );
    await page.context().close();
  });

  test("opens its source in another tab; a finger sees first what it says", async () => {
    const { page } = await newReader(browser, { hasTouch: true, viewport: { width: 390, height: 800 } });
    await page
      .context()
      .route("https://archive.example/**", (route) => route.fulfill({ body: "The source" }));
    await page.goto(at(SHOWCASE));
    await page.locator(".tag[style]").first().waitFor();
    await fact(page).tap();
    await tip(page).waitFor();
    expect(page.context().pages()).toHaveLength(1);
    const [source] = await Promise.all([page.context().waitForEvent("page"), fact(page).tap()]);
    await source.waitForURL("https://archive.example/source");
    expect(page.context().pages()).toHaveLength(2);
    expect(await source.evaluate(() => window.opener)).toBeNull();
    await page.context().close();
  });

  test("in an open sheet is hidden by Esc before the sheet is", async () => {
    const { page } = await newReader(browser);
    await page.goto(`${lane}?article=${SHOWCASE}`);
    await page.locator(".tag[style]").first().waitFor();
    await fact(page).focus();
    await tip(page).waitFor();
    await page.keyboard.press("Escape");
    await tip(page).waitFor({ state: "hidden" });
    expect(new URL(page.url()).searchParams.get("article")).toBe(SHOWCASE);
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.waitForURL((url) => !url.searchParams.has("article"));
    await page.context().close();
  });
});

test.each([
  ["Esc", (page: Page) => page.keyboard.press("Escape")],
  ["the button that leads back", (page: Page) => page.getByRole("link", { name: "Volver" }).click()],
  ["a click beside it", (page: Page) => page.mouse.click(20, 400)],
  ["the browser's way back", (page: Page) => page.goBack()],
])(
  "the article over a page is closed by %s, which leaves one step of history and the focus",
  async (_, close) => {
    const { page } = await newReader(browser, { viewport: { width: 1280, height: 800 } });
    await page.goto(lane);
    await takenOver(page);
    const before = await page.evaluate(() => history.length);
    await page.getByRole("link", { name: TITLE }).click();
    await page.getByRole("dialog", { name: TITLE }).and(page.locator(":modal")).waitFor();
    expect(await page.title()).toBe(`${TITLE} · Poliedro`);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await close(page);
    await page.waitForURL(lane);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(TITLE);
    await page.context().close();
  },
);

test("the head tells title, description, one address, its languages and a NewsArticle", async () => {
  const { page } = await newReader(browser, { locale: "de-DE" });
  await page.goto(at("notes/2026/how-a-cable-breaks"));
  expect(await page.title()).toBe("How a cable breaks, and what the break tells · Poliedro");
  const description = await page.locator("meta[name='description']").getAttribute("content");
  expect(description).toContain("Anchors drag");
  expect(description!.length).toBeLessThanOrEqual(300);
  const canonical = "http://poliedro.example/article/notes/2026/how-a-cable-breaks";
  const alternates = await page
    .locator("link[rel='alternate'][hreflang]")
    .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
  expect(alternates).toEqual([
    ...["es", "en", "fr", "de"].map((language) => [language, `${canonical}?idioma=${language}`]),
    ["x-default", canonical],
  ]);
  expect(await jsonLd(page)).toMatchObject({
    "@type": "NewsArticle",
    headline: "How a cable breaks, and what the break tells",
    inLanguage: "en",
    author: { "@type": "Person", name: "Oliver Marsh" },
    mainEntityOfPage: canonical,
    isAccessibleForFree: true,
  });
  expect(await page.locator("article [lang='en']").count()).toBeGreaterThan(1);
  await page.context().close();
});

test.each([SHOWCASE, LOCKED, FREE])(
  "%s fits a phone and has nothing serious for axe, light and dark, in Spanish and German",
  async (slug) => {
    for (const [colorScheme, locale] of [
      ["light", "es-ES"],
      ["dark", "de-DE"],
    ] as const) {
      const { page } = await newReader(browser, {
        colorScheme,
        locale,
        // Half-faded text has half its contrast.
        reducedMotion: "reduce",
        viewport: { width: 360, height: 780 },
      });
      for (const url of [at(slug), `${lane}?article=${slug}`]) {
        await page.goto(url);
        await page.locator("html:not(:has(.sheet)), .sheet:modal").waitFor();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        expect((await graveIn(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      }
      await page.context().close();
    }
  },
);

test("an article that cannot be loaded says so and leads home", async () => {
  const { page } = await newReader(browser);
  await product.db.$client.execute("alter table creator_articles rename to creator_articles_away");
  try {
    expect((await page.goto(at(FREE)))!.status()).toBeGreaterThanOrEqual(500);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Error al cargar el artículo");
    expect(await page.getByRole("link", { name: "Ir a la portada" }).count()).toBe(1);
    // What is told in passing may be gone before all of the page is there.
    await page.goto(`${product.url}/?article=${FREE}`, { waitUntil: "commit" });
    await page.getByRole("status").getByText("Error cargando artículo").waitFor();
    await page.waitForURL(`${product.url}/`);
  } finally {
    await product.db.$client.execute("alter table creator_articles_away rename to creator_articles");
  }
  await page.context().close();
});
