import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/shared/errors";
import type { HttpEnv } from "./http-env";

/** Longer than anything that is written here (bytes). */
const LARGEST_BODY = 1024 * 1024;

/** Longer than any form of a page, and than what is sent to sign in (bytes). */
const LARGEST_FORM = 64 * 1024;

const tooLarge = () => {
  throw new DomainError("too_large", "body_too_large");
};
const anyBody = bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge });
const smallBody = bodyLimit({ maxSize: LARGEST_FORM, onError: tooLarge });

/**
 * Refuses bodies that are too long with `body_too_large`: no request may take up the memory that all share. A form goes
 * on to its page without its body, and the page says so in words (`sentForm`).
 */
export const boundedBody = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.path.startsWith("/api/")) return anyBody(c, next);
  if (!isForm(c)) return smallBody(c, next);
  const { raw } = c.req;
  const body = await bodyUpTo(raw, LARGEST_FORM);
  c.req.raw = body ? new Request(raw, { body }) : withoutBody(raw);
  await next();
});

const isForm = (c: Context): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(c.req.header("content-type") ?? "");

/** A request's body; null when it is longer, of which no more is read than that takes. */
async function bodyUpTo(request: Request, maxSize: number): Promise<Blob | null> {
  if (Number(request.headers.get("content-length")) > maxSize) return null;
  const read: BlobPart[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxSize) return null;
    read.push(part.value);
  }
  return new Blob(read);
}

/** The same request, which says by its length why its body is gone. */
function withoutBody({ url, method, headers }: Request): Request {
  const told = new Headers(headers);
  told.set("content-length", String(LARGEST_FORM + 1));
  return new Request(url, { method, headers: told });
}
