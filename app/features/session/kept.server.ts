import { redirect } from "@remix-run/cloudflare";
import { type Page, problem } from "../page/page.server";

/**
 * What a page for signed-in readers throws to a guest: the way to sign in and come back.
 * @param sent the text that the guest sent, whose session has ended meanwhile: it is shown, else it would be lost
 */
export function signInFirst({ t, paths, url }: Page, sent = "") {
  const signIn = paths.signIn(url.pathname + url.search);
  if (!sent.trim()) return redirect(signIn);
  return problem(401, {
    title: t("personal.lost"),
    description: t("personal.lostKept"),
    kept: { text: sent, signIn: { href: signIn, text: t("personal.signIn") } },
  });
}
