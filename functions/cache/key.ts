import { askedLanguage, languageOf, savedLanguage } from "../../app/i18n/language.server";
import { pathLanguage } from "../../app/i18n/paths";
import type { Language } from "../../domain/shared/languages";

/** Parameters that tell where a reader came from, or that only want to get past caches: no answer depends on them. */
const NOISE = /^(_t|utm_.*|fbclid|gclid|mc_cid|mc_eid)$/;

/** Parameters that pages depend on. A page that is asked for with any other is made for that one reader. */
const MATTER = new Set(["categoria_id", "antes_de", "evento", "article", "idioma", "_routes"]);

/** Pages of accounts. */
const PERSONAL = /^\/(auth|login|register|logout|me|user|usuario)(\/|\.|$)/;

/** The session of a signed-in reader. */
const SESSION = /(^|;\s*)__Host-session=/;

export interface Asked {
  /** Names the answer among those of this site. */
  key: string;
  /** The address without noise: what the answer is made from. */
  url: string;
  language: Language;
}

/**
 * What of a request an answer for everyone depends on; null where the answer may be the reader's own. Cookies of
 * language and scripts are no part of it: the language is, and a page is kept whole.
 */
export function askedBy(request: Request): Asked | null {
  if (request.method !== "GET" || request.headers.has("authorization")) return null;
  if (SESSION.test(request.headers.get("cookie") ?? "")) return null;
  const url = new URL(request.url);
  if (PERSONAL.test(url.pathname)) return null;
  const isApi = url.pathname.startsWith("/api/");
  for (const name of [...url.searchParams.keys()]) {
    if (NOISE.test(name)) url.searchParams.delete(name);
    else if (!isApi && !MATTER.has(name)) return null;
  }
  // The answer to who asks for another language than the saved one saves it.
  const chosen = askedLanguage(request);
  if (!isApi && chosen && chosen !== savedLanguage(request)) return null;
  url.searchParams.sort();
  const language = languageOf(request, isApi ? undefined : pathLanguage(url.pathname));
  return { key: `${language} ${url.href}`, url: url.href, language };
}
