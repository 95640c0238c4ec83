import { parse, serialize } from "hono/utils/cookie";
import type { Visitor } from "../domain/accounts/context";
import type { Viewer } from "../domain/accounts/rules";
import { SESSION_ENDS, viewerOf } from "../domain/accounts/sessions";
import { SECOND } from "../domain/shared/time";
import type { Services } from "./services";
import { visitorOf } from "./visitor";

/** Bound to this host, its whole site and TLS: no other host can set it. */
export const SESSION_COOKIE = "__Host-session";

/** The token of the request's session cookie; null without one. */
export function sessionToken(request: Request): string | null {
  const token = parse(request.headers.get("cookie") ?? "", SESSION_COOKIE)[SESSION_COOKIE];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Who sent the request: asked for when first needed, once. A request without a cookie costs nothing. */
export function viewerFrom(request: Request, services: Services): () => Promise<Viewer | null> {
  let asked: Promise<Viewer | null> | undefined;
  return () => {
    const token = sessionToken(request);
    asked ??= token ? viewerOf(services, token) : Promise.resolve(null);
    return asked;
  };
}

/** The Set-Cookie header that keeps a session's token in the browser. When it ends, the server decides. */
export const keepSession = (token: string): string => cookie(token, SESSION_ENDS / SECOND);

/** The Set-Cookie header that makes the browser forget its session. */
export const forgetSession = (): string => cookie("", 0);

const cookie = (value: string, maxAge: number): string =>
  serialize(SESSION_COOKIE, value, { path: "/", httpOnly: true, secure: true, sameSite: "Lax", maxAge });

/** What pages need to sign somebody in or out. */
export interface SessionDoor {
  /** Of the request's cookie. */
  token: string | null;
  visitor: Visitor;
  /** The Set-Cookie headers. */
  keep(token: string): string;
  forget(): string;
}

export const sessionDoor = (request: Request): SessionDoor => ({
  token: sessionToken(request),
  visitor: visitorOf(request),
  keep: keepSession,
  forget: forgetSession,
});
