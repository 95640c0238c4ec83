import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Info } from "../features/info/info";
import { infoView } from "../features/info/view.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { notFound, openPage } from "../features/page/page.server";
import { isInfoPage, PAGES, pageAt } from "../i18n/paths";

export const meta = metaOfHead;

/** One of the pages about Poliedro: the address says which, and in which language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const name = pageAt(page.url.pathname)?.name;
  if (!name || !isInfoPage(name)) throw notFound(page);
  const view = infoView(page, name);
  return {
    head: headOf(page, {
      title: view.title,
      description: view.lead,
      canonical: PAGES[name][page.language],
      translated: PAGES[name].en,
    }),
    view,
  };
}

export default function InfoRoute() {
  return <Info view={useLoaderData<typeof loader>().view} />;
}
