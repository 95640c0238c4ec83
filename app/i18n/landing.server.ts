import { askedLanguage, LANGUAGE_PARAMETER } from "./language.server";
import { over } from "./over";
import { pathsIn } from "./paths";

const OWN_ADDRESS = /^\/evento\/(\d{1,15})$/;

/**
 * The page that answers at an event's own address (`/evento/{id}`): the front page with the event over it, in the
 * language that the address asks for. Null for every other request.
 */
export function landingOf(request: Request): Request | null {
  const url = new URL(request.url);
  const event = OWN_ADDRESS.exec(url.pathname)?.[1];
  if (event === undefined || !["GET", "HEAD"].includes(request.method)) return null;
  const language = askedLanguage(request);
  url.searchParams.delete(LANGUAGE_PARAMETER);
  const pathname = language ? pathsIn(language, true).home : "/";
  const address = over({ pathname, search: url.search }, { event: Number(event) });
  return new Request(new URL(address, url), request);
}
