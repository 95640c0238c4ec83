import { parseAccept } from "hono/utils/accept";
import { parse } from "hono/utils/cookie";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/shared/languages";

/** Name of the query parameter that asks for a language, and of the cookie that remembers the choice. */
export const LANGUAGE_PARAMETER = "idioma";

/**
 * The reader's language, for pages and API alike: the address's prefix, `?idioma`, the saved choice (cookie `idioma`),
 * the browser's Accept-Language, English. What is none of our languages is passed over.
 * @param prefix the language that the path stands for, if any
 */
export function languageOf(request: Request, prefix?: string): Language {
  if (isLanguage(prefix)) return prefix;
  return askedLanguage(request) ?? savedLanguage(request) ?? browserLanguage(request) ?? DEFAULT_LANGUAGE;
}

/** The language that `?idioma` asks for; undefined when it asks for none that we have. */
export function askedLanguage(request: Request): Language | undefined {
  const asked = new URL(request.url).searchParams.get(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : undefined;
}

/** The choice that the reader's cookie remembers. */
export function savedLanguage(request: Request): Language | undefined {
  const saved = parse(request.headers.get("cookie") ?? "", LANGUAGE_PARAMETER)[LANGUAGE_PARAMETER];
  return isLanguage(saved) ? saved : undefined;
}

/** The first of our languages in the browser's order of preference; "es-MX" counts as "es", q=0 is a refusal. */
function browserLanguage(request: Request): Language | undefined {
  return parseAccept(request.headers.get("accept-language") ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split("-")[0]?.toLowerCase())
    .find(isLanguage);
}
