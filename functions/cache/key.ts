import { languageOf } from "../../app/i18n/language.server";
import { pathLanguage } from "../../app/i18n/paths";
import type { Language } from "../../domain/shared/languages";
import { SESSION_COOKIE } from "../session";
import { isInOrder, type Parameter, publicAddress } from "./addresses";

export interface Asked {
  /** Names the answer among those of this site. */
  key: string;
  /** The address in its one spelling, with nothing that no answer depends on: what the answer is made from. */
  url: string;
  language: Language;
  isPage: boolean;
}

/**
 * What of a request an answer for everyone depends on; null where the answer may be the reader's own: at an address
 * that is not public, for whoever may be signed in, and with a parameter out of order. Cookies of language and scripts
 * are no part of it: the language is, and a page is kept whole.
 */
export function askedBy(request: Request): Asked | null {
  if (!["GET", "HEAD"].includes(request.method) || maybeSignedIn(request)) return null;
  const url = new URL(request.url);
  const pathname = inOneSpelling(url.pathname);
  const found = pathname === null ? null : publicAddress(pathname);
  if (!found || pathname === null) return null;
  const { address, path } = found;
  const parameters = new URLSearchParams();
  const ofData: Parameter[] = address.isPage && pathname !== path ? ["_routes"] : [];
  for (const name of [...ofData, ...address.parameters]) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    if (isInOrder(name, value)) parameters.set(name, value);
    // Another language than ours is passed over by every answer.
    else if (name !== "idioma") return null;
  }
  url.pathname = pathname;
  url.search = parameters.toString();
  const language = languageOf(request, address.isPage ? pathLanguage(path) : undefined);
  return { key: `${language} ${url.href}`, url: url.href, language, isPage: address.isPage };
}

/** Whether anything in a request could be read as somebody's session. */
export const maybeSignedIn = ({ headers }: Request): boolean =>
  headers.has("authorization") || Boolean(headers.get("cookie")?.includes(SESSION_COOKIE));

/** A path whose percent-encoding is not up to its writer; null for one that is no text. */
function inOneSpelling(pathname: string): string | null {
  try {
    return pathname
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join("/");
  } catch {
    return null;
  }
}
