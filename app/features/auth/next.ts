const AUTH_PATHS = ["/auth", "/login", "/register"];

/** Whether a path leads to signing in. */
export const isAuthPath = (path: string): boolean => AUTH_PATHS.includes(path);

/**
 * Where to go after signing in: a path of this site as a link handed it on (`?next=`), or null for anything that a
 * browser could take for another site's address, and for the pages of signing in themselves.
 */
export function ownPath(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(next)) return null;
  return isAuthPath(next.split(/[?#]/)[0]!) ? null : next;
}
