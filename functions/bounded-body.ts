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
 * on to its page without its body, and the page says so in words (`sentForm`). A page that is asked for has no use for
 * a body. Throws `invalid` for a form that was cut off.
 */
export const boundedBody = createMiddleware<HttpEnv>(async (c, next) => {
  const { raw, path } = c.req;
  if (!raw.body) return next();
  if (path.startsWith("/api/")) return anyBody(c, next);
  if (["GET", "HEAD"].includes(raw.method)) c.req.raw = withoutBody(raw, "0");
  else if (!isForm(c)) return smallBody(c, next);
  else {
    const body = await bodyUpTo(raw, LARGEST_FORM);
    c.req.raw = body ? new Request(raw, { body }) : withoutBody(raw, String(LARGEST_FORM + 1));
  }
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
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > maxSize) return null;
      read.push(part.value);
    }
  } catch {
    throw new DomainError("invalid", "invalid");
  }
  return new Blob(read);
}

/** The same request, of which only the length of its body is left. */
function withoutBody({ url, method, headers }: Request, length: string): Request {
  const told = new Headers(headers);
  told.set("content-length", length);
  return new Request(url, { method, headers: told });
}
