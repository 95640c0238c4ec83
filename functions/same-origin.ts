import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/shared/errors";
import type { HttpEnv } from "./http-env";

const READS = ["GET", "HEAD", "OPTIONS"];

/**
 * Lets only our own pages write: a browser says where a request comes from, and what another site sends is refused
 * with `cross_origin`, whatever its content type. Programs that are no browser send neither header and carry nobody's
 * cookies unasked.
 */
export const sameOriginWrites = createMiddleware<HttpEnv>(async (c, next) => {
  if (!READS.includes(c.req.method)) {
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const ours = [new URL(c.req.url).origin, c.get("services").origin];
    const foreign = site ? !["same-origin", "none"].includes(site) : origin && !ours.includes(origin);
    if (foreign) throw new DomainError("forbidden", "cross_origin");
  }
  await next();
});
