import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { iconName } from "../../domain/icons/commands";
import { DAY, SECOND } from "../../domain/shared/time";
import type { HttpEnv } from "../http-env";
import { cached } from "./cached";

const ONE_DAY = DAY / SECOND;

/** For pictures, many of which came from elsewhere: opened by itself one may do nothing at all. */
export const boxedIn = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  if (c.res.headers.get("content-type")?.startsWith("image/"))
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

/** `/icons/<newspaper>`: its icon from our files, or a letter in its place. Newspapers are never asked for a reader. */
export const icons = new Hono<HttpEnv>().get(
  "/icons/:slug{[a-z0-9]+(?:-[a-z0-9]+)*}",
  cached(7 * ONE_DAY),
  async (c) => {
    const slug = c.req.param("slug");
    const file = slug.length > 80 ? null : await c.get("services").files?.get(iconName(slug));
    if (file) return c.body(file.body as ReadableStream, 200, { "Content-Type": file.type, ETag: file.etag });
    c.header("Cache-Control", `public, max-age=${ONE_DAY}`);
    return c.body(letter(slug), 200, { "Content-Type": "image/svg+xml; charset=utf-8" });
  },
);

/** The newspaper's first letter on a quiet ground. */
const letter = (slug: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#837e74"/><text x="16" y="22.5" font-family="Georgia,serif" font-size="19" font-weight="600" fill="#fff" text-anchor="middle">${slug[0]!.toUpperCase()}</text></svg>`;
