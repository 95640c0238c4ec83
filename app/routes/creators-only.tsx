import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { openPage } from "../features/page/page.server";

/** Where creators will write and apply: guests sign in first; all others are told how far writing is open. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, paths, url } = await openPage({ request, context });
  return redirect(viewer ? paths.page("howToWrite") : paths.signIn(url.pathname));
}
