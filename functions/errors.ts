import type { Context } from "hono";
import { errorText } from "../app/i18n/errors";
import { languageOf } from "../app/i18n/language.server";
import { statusOf } from "../app/i18n/status";
import { DomainError } from "../domain/shared/errors";
import { logError } from "./log";

/** The one place where errors become HTTP: `{error, code}`, the text in the reader's language, the code stable. */
export function answerError(c: Context, error: unknown): Response {
  const known = error instanceof DomainError;
  if (!known) logError("http", error, { path: new URL(c.req.url).pathname });
  const code = known ? error.code : "internal";
  const text = errorText(code, languageOf(c.req.raw), known ? error.params : {});
  c.header("Cache-Control", "no-store");
  if (known && error.kind === "too_many") c.header("Retry-After", String(error.params.seconds));
  return c.json({ error: text, code }, known ? statusOf(error) : 500);
}
