import { type Context, Hono } from "hono";
import { languageOf } from "../../app/i18n/language.server";
import { ownPath } from "../../app/i18n/own-path";
import { logIn, logOut, register } from "../../domain/accounts/signing-in";
import { DomainError } from "../../domain/shared/errors";
import { credentialsWire, userWire } from "../api/session.wire";
import type { HttpEnv } from "../http-env";
import { forgetSession, keepSession, sessionToken } from "../session";
import { visitorOf } from "../visitor";

/** `/me`, `/logout`, and /login and /register for those who speak JSON; their forms are pages (app/routes/auth.tsx). */
export const session = new Hono<HttpEnv>()
  .get("/me", async (c) => {
    const viewer = await c.get("viewer")();
    c.header("Cache-Control", "private, no-store");
    return c.json({ user: viewer && userWire(viewer) });
  })
  .post("/login", async (c, next) => {
    if (!isJson(c)) return next();
    const { email, password } = await typed(c);
    return arrived(c, await logIn(c.get("services"), { email, password }, arrivalOf(c)));
  })
  .post("/register", async (c, next) => {
    if (!isJson(c)) return next();
    const language = languageOf(c.req.raw);
    return arrived(c, await register(c.get("services"), await typed(c), { ...arrivalOf(c), language }));
  })
  // Other sites can make a browser ask for this; nothing happens then.
  .get("/logout", async (c) => {
    c.header("Cache-Control", "private, no-store");
    if (!isAsked(c)) return c.body(null, 204);
    return leave(c);
  })
  .post("/logout", leave);

const isJson = (c: Context): boolean => /^application\/json\b/i.test(c.req.header("content-type") ?? "");

async function typed(c: Context<HttpEnv>) {
  const body = credentialsWire.safeParse(await c.req.json().catch(() => null));
  if (!body.success) throw new DomainError("invalid", "invalid");
  return body.data;
}

const arrivalOf = (c: Context<HttpEnv>) => ({
  ...visitorOf(c.req.raw),
  replaces: sessionToken(c.req.raw),
});

function arrived(c: Context<HttpEnv>, { token, account }: Awaited<ReturnType<typeof logIn>>): Response {
  c.get("services").sendMailsSoon?.();
  c.header("Set-Cookie", keepSession(token));
  c.header("Cache-Control", "private, no-store");
  return c.json({ user: userWire(account) });
}

/**
 * Whether a GET comes from a page of ours, from the address bar or from a program, and not ahead of the reader's click.
 * Programs that are no browser say nothing of where they come from, and carry nobody's cookies unasked.
 */
function isAsked(c: Context<HttpEnv>): boolean {
  if (c.req.header("sec-purpose") || c.req.header("purpose")) return false;
  const site = c.req.header("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const from = c.req.header("origin") ?? c.req.header("referer");
  if (!from) return true;
  const ours = [new URL(c.req.url).origin, c.get("services").origin];
  return URL.canParse(from) && ours.includes(new URL(from).origin);
}

/** Ends the session. A form goes on to where it says (`next`), a person to the front page; a page's script gets JSON. */
async function leave(c: Context<HttpEnv>): Promise<Response> {
  const token = sessionToken(c.req.raw);
  if (token) await logOut(c.get("services"), token);
  c.header("Set-Cookie", forgetSession());
  c.header("Cache-Control", "private, no-store");
  const accept = c.req.header("accept") ?? "";
  if (c.req.method === "GET" && /\btext\/html\b/.test(accept)) return c.redirect("/");
  const isForm = c.req.method === "POST" && !isJson(c) && !/\bjson\b/.test(accept);
  if (!isForm) return c.json({ user: null });
  const form = await c.req.formData().catch(() => null);
  const next = form?.get("next");
  return c.redirect(ownPath(typeof next === "string" ? next : null) ?? "/", 303);
}
