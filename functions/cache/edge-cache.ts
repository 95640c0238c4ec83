import type { Context, MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { rememberLanguage } from "../../app/i18n/choice.server";
import { LANGUAGE_PARAMETER } from "../../app/i18n/language.server";
import type { HttpEnv } from "../http-env";
import { logError } from "../log";
import { answerFrom, entryOf, isAtHand, isForAll, worthOf } from "./entry";
import { type Asked, askedBy, maybeSignedIn } from "./key";
import { askReading, knownReading, readingIsOld } from "./reading";
import { Renewals } from "./renewals";
import { keep, keptUnder } from "./store";

/** Asks for the answer as if nothing were kept; only on a developer's machine. */
const PAST_THE_CACHE = "x-bypass-cache";

type Answers = (
  request: Request,
  env: HttpEnv["Bindings"],
  ctx: ExecutionContext,
) => Response | Promise<Response>;

/**
 * Makes answers for everyone out of nothing that is anybody's own, and gives what was answered to somebody else a
 * moment ago: for a minute as it is, for ten more while a new answer is made behind it. Nothing of signed-in readers
 * is kept or given. Each answer has a nonce of its own.
 * @param answers the whole app: renewals go through it like any request
 */
export function edgeCache(answers: Answers): MiddlewareHandler<HttpEnv> {
  /** Requests of our own that make new answers. */
  const ours = new WeakSet<Request>();
  const renewals = new Renewals();

  const renew = async (c: Context<HttpEnv>, asked: Asked, now: number) => {
    const { key } = asked;
    if (!renewals.begin(key, now)) return;
    try {
      const request = plain(asked);
      ours.add(request);
      const answer = await answers(request, c.env, c.executionCtx as ExecutionContext);
      await answer.body?.pipeTo(new WritableStream());
    } catch (error) {
      logError("cache", error, { key });
    } finally {
      renewals.end(key);
    }
  };

  /** What is kept for the asker, renewed behind it where it is due. */
  const keptFor = async (c: Context<HttpEnv>, asked: Asked, now: number): Promise<Response | null> => {
    const reading = knownReading();
    const entry = await keptUnder(asked.key, (one) => worthOf(one, now, reading) === "hit").catch(
      (error: unknown) => logError("cache", error, { key: asked.key }),
    );
    const worth = entry ? worthOf(entry, now, reading) : "none";
    if (!entry || worth === "none") return null;
    if (worth === "stale") c.executionCtx.waitUntil(renew(c, asked, now));
    return answerFrom(entry, c.get("nonce"), now, worth);
  };

  return async (c, next) => {
    const request = c.req.raw;
    const asked = askedBy(request);
    if (!asked) {
      await next();
      return ownAnswer(c, request);
    }
    const on = isOn(c);
    c.req.raw = plain(asked, request);
    c.set("viewer", async () => null);
    if (on) {
      const now = Date.now();
      const kept = ours.has(request) ? null : await keptFor(c, asked, now);
      if (kept) c.res = kept;
      // Asked before the answer is made: what it then tells is at least as new as its label.
      const asking = readingIsOld(now) ? askReading(c.get("services").db, now) : undefined;
      if (asking) c.executionCtx.waitUntil(asking.catch(() => {}));
      const reading = knownReading() || asking || "";
      if (!kept) {
        await next();
        c.res = keeping(c, asked, c.res, { at: now, reading });
      }
    } else await next();
    if (isAtHand(request.headers, c.res)) notModified(c);
    if (asked.isPage)
      for (const [name, value] of new Headers(rememberLanguage(request))) c.header(name, value);
  };
}

const isOn = (c: Context<HttpEnv>): boolean => {
  // Development runs in Node, which has no caches.
  if (typeof caches === "undefined") return false;
  const { EDGE_CACHE, ENVIRONMENT } = c.env;
  return EDGE_CACHE !== "off" && !(ENVIRONMENT === "local" && c.req.header(PAST_THE_CACHE));
};

/**
 * What is asked for, of which an answer for everyone is made: an address, a language, and whether scripts run, so that
 * a first asker may be streamed to. No other header of a reader's gets through.
 */
function plain({ url, language }: Asked, from?: Request): Request {
  const scripts =
    /(^|;\s*)js=1(;|$)/.test(from?.headers.get("cookie") ?? "") && !isbot(from?.headers.get("user-agent"));
  // As if a choice that is asked for had been saved before: saving it is no part of the answer.
  const saved = new URL(url).searchParams.get(LANGUAGE_PARAMETER) ?? language;
  const headers = { "Accept-Language": language, Cookie: `idioma=${saved}${scripts ? "; js=1" : ""}` };
  return new Request(url, { headers });
}

/** The answer, of which a copy is kept while it is sent. @param reading the state that it tells, "" if unknown */
function keeping(
  c: Context<HttpEnv>,
  { key }: Asked,
  answer: Response,
  { at, reading }: { at: number; reading: string | Promise<string> },
): Response {
  const { headers, body } = answer;
  if (!body || !isForAll(answer)) return answer;
  const [sent, copy] = body.tee();
  const about = { headers: new Headers(headers), nonce: c.get("nonce"), at };
  const store = async () => {
    const whole = new Uint8Array(await new Response(copy).arrayBuffer());
    const told = await reading;
    const entry = told ? entryOf(whole, { ...about, reading: told }) : null;
    if (entry) await keep(key, entry);
  };
  c.executionCtx.waitUntil(store().catch((error: unknown) => logError("cache", error, { key })));
  const out = new Response(sent, answer);
  out.headers.set("X-Cache", "miss");
  return out;
}

function notModified(c: Context<HttpEnv>): void {
  const headers = new Headers(c.res.headers);
  for (const name of ["content-type", "content-length"]) headers.delete(name);
  void c.res.body?.cancel();
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
}

/** Pages and data that are not for everyone are nobody else's; of whoever may be signed in, whatever they say. */
function ownAnswer(c: Context<HttpEnv>, request: Request): void {
  const { headers } = c.res;
  const isOwn = /^text\/(?:html|x-script)|^application\/json/.test(headers.get("content-type") ?? "");
  if (isOwn && (maybeSignedIn(request) || !headers.has("cache-control")))
    c.header("Cache-Control", "private, no-store");
}
