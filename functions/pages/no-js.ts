import { Hono } from "hono";
import { deleteCookie } from "hono/cookie";

/** Parts of a page that came late stay hidden until a script moves them; here no script will. */
const REVEAL = '[hidden][id^="S:"]{display:block!important}.late{display:none}';

/**
 * `/nojs.css`, which pages load within <noscript>: shows what scripts would have shown, and forgets the cookie that
 * says this browser runs them, so that the next page comes whole.
 */
export const noJavaScript = new Hono().get("/nojs.css", (c) => {
  deleteCookie(c, "js", { path: "/", sameSite: "Lax" });
  c.header("Cache-Control", "no-store");
  return c.body(REVEAL, 200, { "Content-Type": "text/css; charset=utf-8" });
});
