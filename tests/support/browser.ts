import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A person's browser: "HeadlessChrome" in the name would count as a robot. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

/** A page of a reader of its own, and everything that its console complained about. */
export async function newReader(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ userAgent: USER_AGENT, locale: "es-ES", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on(
    "console",
    (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()),
  );
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints };
}

/** Waits until scripts have taken over the page, where they run at all: from then on it answers what is done to it. */
export const takenOver = (page: Page) =>
  page.waitForFunction(
    // Effects of the page's outermost part set it; a page that is left sets it back.
    () => !document.documentElement.classList.contains("js") || window.history.scrollRestoration === "manual",
  );

/** Waits for the page's second frame from now: what it does with an answer that it has, it has done by then. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
