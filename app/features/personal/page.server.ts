import { redirect } from "@remix-run/cloudflare";
import type { Viewer } from "../../../domain/accounts/rules";
import type { Page } from "../page/page.server";

/** A page of the reader's own: nobody keeps it, and no search engine lists it. */
export const PERSONAL_HEADERS = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** Whoever is signed in; a guest is sent to sign in, and then comes back. */
export function ownerOf({ viewer, url, paths }: Page): Viewer {
  if (viewer) return viewer;
  const path = url.pathname.replace(/^\/usuario(?=\/|$)/, "/user");
  throw redirect(paths.signIn(path), { headers: PERSONAL_HEADERS });
}
