/** What is no place to be after signing in or out: the ways there, and what only scripts ask for. */
const NO_PLACES = /^\/(auth|login|register|logout|me|confirmar|recuperar|restablecer)$/;

/** Stands in for this site's origin. */
const HERE = "http://here.invalid";

/** Whether a path leads to signing in, or to what letters link to, in any spelling that the router takes for it. */
export const isAuthPath = (path: string): boolean => NO_PLACES.test(spelledOut(path));

/**
 * Where to go after signing in or out: a path of this site as a link handed it on (`?next=`), or null for anything that
 * a browser could take for another site's address, and for the pages of signing in and out themselves.
 */
export function ownPath(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(next) || !URL.canParse(next, HERE)) return null;
  const { origin, pathname } = new URL(next, HERE);
  if (origin !== HERE || pathname.startsWith("//")) return null;
  return isAuthPath(pathname) ? null : next;
}

/** Lower case, decoded, without the slashes and the ending for data that the router passes over. */
function spelledOut(path: string): string {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/\.data$/, "")
      .replace(/\/+$/, "")
      .replace(/^\/{2,}/, "/");
  } catch {
    return path;
  }
}
