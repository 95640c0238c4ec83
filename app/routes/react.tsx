import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { react } from "../../domain/reactions/commands";
import { DomainError } from "../../domain/shared/errors";
import { fieldOf, sentForm } from "../features/forms/sent.server";
import { openPage, problemOf } from "../features/page/page.server";
import { decode, FIELD } from "../features/reactions/code";
import { ownPath } from "../i18n/own-path";

/** A reaction as its button sends it without scripts; then the reader is back where it stands. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const { t, services, paths } = page;
  const back = cameFrom(request) ?? paths.home;
  const form = await sentForm(page, request);
  try {
    const asked = decode(fieldOf(form, FIELD));
    if (!asked) throw new DomainError("invalid", "action_invalid");
    await react(services, await context.viewer(), { ...asked, from: context.session.visitor.address });
    const { target } = asked;
    if (asked.action !== "share") return redirect(back, 303);
    // Without scripts, what is shared is the address that the browser then shows.
    return redirect(
      "event" in target ? paths.event(target.event) : paths.article({ id: target.article, slug: null }),
      303,
    );
  } catch (error) {
    if (error instanceof DomainError && error.kind === "unauthorized")
      return redirect(paths.signIn(back), 303);
    throw problemOf(
      error,
      page,
      {},
      { title: t("problem.internalTitle"), description: t("problem.internal") },
    );
  }
}

/** Nobody has a page here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return redirect((await openPage({ request, context })).paths.home);
}

export default function React() {
  return null;
}

/** The page of ours that sent the form. */
function cameFrom(request: Request): string | null {
  const from = URL.parse(request.headers.get("referer") ?? "");
  const { host } = new URL(request.url);
  return from?.host === host ? ownPath(from.pathname + from.search) : null;
}
