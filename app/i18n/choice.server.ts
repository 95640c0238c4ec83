import { serialize } from "hono/utils/cookie";
import { askedLanguage, LANGUAGE_PARAMETER, savedLanguage } from "./language.server";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The header that saves the language a reader asked for with `?idioma`; none when nothing new was asked. */
export function rememberLanguage(request: Request): HeadersInit {
  const asked = askedLanguage(request);
  if (!asked || asked === savedLanguage(request)) return {};
  return {
    "Set-Cookie": serialize(LANGUAGE_PARAMETER, asked, {
      path: "/",
      maxAge: YEAR_IN_SECONDS,
      sameSite: "Lax",
    }),
  };
}
