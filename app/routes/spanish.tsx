import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { notFound, openPage } from "../features/page/page.server";
import { pageAt } from "../i18n/paths";

/** /es/quienes-somos and the like: Spanish pages have no prefix. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  const { pathname, search } = new URL(args.request.url);
  const unprefixed = pathname.slice("/es".length);
  if (pageAt(unprefixed)?.language === "es") throw redirect(unprefixed + search, 301);
  throw notFound(await openPage(args));
}

export default function Page() {
  return null;
}
