import type { Context, MiddlewareHandler } from "hono";
import type { HttpEnv } from "../http-env";
import { logError } from "../log";
import { answerFrom, entryOf, isForAll, worthOf } from "./entry";
import { type Asked, askedBy } from "./key";
import { askReading, knownReading, readingIsOld } from "./reading";
import { keep, keptUnder } from "./store";

/** Asks for the answer as if nothing were kept; only on a developer's machine. */
const PAST_THE_CACHE = "x-bypass-cache";

type Answers = (
  request: Request,
  env: HttpEnv["Bindings"],
  ctx: ExecutionContext,
) => Response | Promise<Response>;

/**
 * Gives what was answered to somebody else a moment ago: for a minute as it is, for ten more while a new answer is
 * made behind it. Nothing of signed-in readers is kept or given. Each answer has a nonce of its own.
 * @param answers the whole app: renewals go through it like any request
 */
export function edgeCache(answers: Answers): MiddlewareHandler<HttpEnv> {
  /** Requests of our own that make new answers. */
  const renewals = new WeakSet<Request>();
  /** Keys that are being renewed by this isolate. */
  const renewing = new Set<string>();

  const renew = async (c: Context<HttpEnv>, asked: Asked) => {
    const { key } = asked;
    if (renewing.has(key)) return;
    renewing.add(key);
    try {
      const request = plain(asked);
      renewals.add(request);
      const answer = await answers(request, c.env, c.executionCtx as ExecutionContext);
      await answer.body?.pipeTo(new WritableStream());
    } catch (error) {
      logError("cache", error, { key });
    } finally {
      renewing.delete(key);
    }
  };

  return async (c, next) => {
    const asked = isOn(c) ? askedBy(c.req.raw) : null;
    if (!asked) return next();
    const now = Date.now();
    const { db } = c.get("services");
    if (readingIsOld(now)) c.executionCtx.waitUntil(askReading(db, now).catch(() => {}));
    if (!renewals.has(c.req.raw)) {
      const entry = await keptUnder(asked.key);
      const worth = entry ? worthOf(entry, now, knownReading()) : "none";
      if (entry && worth !== "none") {
        if (worth === "stale") c.executionCtx.waitUntil(renew(c, asked));
        return answerFrom(entry, c.get("nonce"), now, worth);
      }
      c.req.raw = plain(asked, c.req.raw);
    }
    await next();
    c.res = keeping(c, asked, c.res, now);
  };
}

const isOn = (c: Context<HttpEnv>): boolean => {
  // Development runs in Node, which has no caches.
  if (typeof caches === "undefined") return false;
  const { EDGE_CACHE, ENVIRONMENT } = c.env;
  return EDGE_CACHE !== "off" && !(ENVIRONMENT === "local" && c.req.header(PAST_THE_CACHE));
};

/** What is asked for, without anything that must not show in an answer for everyone. */
function plain({ url, language }: Asked, from?: Request): Request {
  const scripts = /(^|;\s*)js=1(;|$)/.test(from?.headers.get("cookie") ?? "");
  const headers = new Headers(from?.headers);
  headers.set("Accept-Language", language);
  headers.set("Cookie", `idioma=${language}${scripts ? "; js=1" : ""}`);
  return new Request(url, { headers });
}

/** The answer, of which a copy is kept while it is sent. */
function keeping(c: Context<HttpEnv>, { key }: Asked, answer: Response, at: number): Response {
  const { headers, body } = answer;
  if (!body || !isForAll(answer)) return answer;
  const [sent, copy] = body.tee();
  const about = { headers: new Headers(headers), nonce: c.get("nonce"), at, reading: knownReading() };
  const store = async () => {
    const entry = entryOf(new Uint8Array(await new Response(copy).arrayBuffer()), about);
    if (entry) await keep(key, entry);
  };
  c.executionCtx.waitUntil(store().catch((error: unknown) => logError("cache", error, { key })));
  const out = new Response(sent, answer);
  out.headers.set("X-Cache", "miss");
  return out;
}
