import type { MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import type { HttpEnv } from "../http-env";

const tagged = etag();

/** What may be kept by anyone for so many seconds, and be asked after by its ETag. Errors are not kept. */
export function cached(seconds: number): MiddlewareHandler<HttpEnv> {
  return (c, next) =>
    tagged(c, async () => {
      await next();
      if (c.res.ok && !c.res.headers.has("cache-control"))
        c.res.headers.set("Cache-Control", `public, max-age=${seconds}`);
    });
}
