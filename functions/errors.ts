import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { errorText } from "../app/i18n/errors";
import { languageOf } from "../app/i18n/language.server";
import { DomainError, type ErrorKind } from "../domain/shared/errors";
import { logError } from "./log";

const STATUS: Record<ErrorKind, ContentfulStatusCode> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  busy: 503,
};

/** The one place where errors become HTTP: `{error, code}`, the text in the reader's language, the code stable. */
export function answerError(c: Context, error: unknown): Response {
  const known = error instanceof DomainError;
  if (!known) logError("http", error, { path: new URL(c.req.url).pathname });
  const code = known ? error.code : "internal";
  const text = errorText(code, languageOf(c.req.raw), known ? error.params : {});
  c.header("Cache-Control", "no-store");
  if (known && error.kind === "too_many") c.header("Retry-After", String(error.params.seconds));
  return c.json({ error: text, code }, known ? STATUS[error.kind] : 500);
}
