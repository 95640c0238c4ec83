import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { loadEvent } from "../features/events/view.server";
import { openPage } from "../features/page/page.server";
import { over } from "../i18n/over";

/**
 * An event's own address, for the steps within the app, for other spellings of it and for what is not there: else the
 * front page answers with the event over it (`landingOf`).
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { head } = await loadEvent(page, params.event);
  if (page.markup) return redirect(`/evento/${head.id}${page.url.search}`, 301);
  return redirect(over({ pathname: page.paths.home, search: page.url.search }, { event: head.id }));
}

export default function EventAddress() {
  return null;
}
