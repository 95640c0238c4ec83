import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright";

/** What a page weighs when it is opened for the first time (bytes after gzip). */
export interface Weight {
  html: number;
  /** Scripts that the markup asks for. */
  js: number;
  /** Those and what they asked for by themselves. */
  allJs: number;
  css: number;
  fonts: number;
  /** Until its scripts load what the markup did not name: what an event is taken over with. */
  requests: number;
  /** Everything that was asked for, in order. */
  asked: string[];
}

const PHONE = { viewport: { width: 390, height: 844 }, locale: "es-ES" };
const READER =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** Opens a page in a browser that has never been there, and weighs all that it asks for until it is quiet. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  // What a service worker fetches for later is no part of the page.
  const context = await browser.newContext({ ...PHONE, userAgent: READER, serviceWorkers: "block" });
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  await page.goto(url, { waitUntil: "networkidle" });
  const parts = await Promise.all(
    answers.map(async (answer) => {
      const body = await answer.body().catch(() => Buffer.alloc(0));
      const kind = answer.request().resourceType();
      return {
        url: answer.url(),
        kind,
        bytes: kind === "font" ? body.length : gzipSync(body, { level: 9 }).length,
        body,
      };
    }),
  );
  await context.close();
  const preloaded = modulesIn(parts.find(({ kind }) => kind === "document")?.body.toString() ?? "");
  const named = (part: (typeof parts)[number]) => preloaded.has(new URL(part.url).pathname);
  const onward = parts.findIndex((part) => part.kind === "script" && !named(part));
  const sum = (which: (part: (typeof parts)[number]) => boolean) =>
    parts.filter(which).reduce((bytes, part) => bytes + part.bytes, 0);
  return {
    html: sum(({ kind }) => kind === "document"),
    js: sum((part) => part.kind === "script" && named(part)),
    allJs: sum(({ kind }) => kind === "script"),
    css: sum(({ kind }) => kind === "stylesheet"),
    fonts: sum(({ kind }) => kind === "font"),
    requests: onward < 0 ? parts.length : onward,
    asked: parts.map((part) => `${part.kind} ${part.bytes} ${new URL(part.url).pathname}`),
  };
}

/** The scripts that a page's markup names. */
const modulesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href]) => href!));
