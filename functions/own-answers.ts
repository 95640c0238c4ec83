import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./http-env";
import { sessionToken } from "./session";

/** Pages whose address holds a secret. With "no-referrer" their forms would not say that they come from us. */
const SECRET_ADDRESS = /^\/(confirmar|restablecer)(\.data|\/|$)/i;

/** Keeps what is one reader's own out of every cache, and secrets of addresses out of other requests. */
export const ownAnswers = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  const { pathname } = new URL(c.req.url);
  if (SECRET_ADDRESS.test(pathname)) c.res.headers.set("Referrer-Policy", "same-origin");
  const isPrivate = /private|no-store/.test(c.res.headers.get("cache-control") ?? "");
  if (pathname.startsWith("/api/") && sessionToken(c.req.raw) && !isPrivate)
    c.res.headers.set("Cache-Control", "private, no-store");
});
