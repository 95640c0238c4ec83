import type { MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import type { HttpEnv } from "../http-env";

const tagged = etag();

/** May be kept at the edge for a minute, and a while longer while it is made anew (functions/cache). */
export const AT_THE_EDGE = "s-maxage=60";

/**
 * What may be kept by anyone for so many seconds, and be asked after by its ETag. Errors are not kept.
 * @param also for caches that many share: AT_THE_EDGE where making the answer costs
 */
export function cached(seconds: number, also?: typeof AT_THE_EDGE): MiddlewareHandler<HttpEnv> {
  const control = [`public, max-age=${seconds}`, ...(also ? [also] : [])].join(", ");
  return (c, next) =>
    tagged(c, async () => {
      await next();
      if (c.res.ok && !c.res.headers.has("cache-control")) c.res.headers.set("Cache-Control", control);
    });
}
