import type { Page, Request, Route } from "playwright";

type Answer = (route: Route) => Promise<void>;
const through: Answer = (route) => route.continue();

/**
 * Answers a page's requests in place of the server, until told to stop; from then on they go through. The page goes on
 * being listened to: were that given up, Playwright would let go by itself of what is on its way, and the answer that
 * comes for it would fail the test run.
 */
export async function intercept(page: Page, pattern: string | RegExp, answer: Answer) {
  let current = answer;
  await page.route(pattern, (route) => current(route));
  return {
    stop() {
      current = through;
    },
  };
}

/** Has the server answer at once, and gives its answer later: by then it is an old one. */
export async function answerLate(page: Page, pattern: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = await intercept(page, pattern, async (route) => {
    late.stop();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return { release };
}

/** Keeps a page's requests, all but those spared, waiting until they are released; later ones are answered at once. */
export async function hold(
  page: Page,
  pattern: string | RegExp,
  { answer = through, spare = () => false }: { answer?: Answer; spare?: (request: Request) => boolean } = {},
) {
  let release = () => {};
  let count = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    if (spare(route.request())) return through(route);
    count++;
    await released;
    await answer(route);
  });
  return {
    /** How many requests have come, but for those spared. */
    count: () => count,
    release,
  };
}
