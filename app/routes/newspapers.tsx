import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listNewspapers } from "../../domain/newspapers/queries";
import { Newspapers } from "../features/newspapers/newspapers";
import { newspapersView } from "../features/newspapers/view.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage } from "../features/page/page.server";
import { PAGES } from "../i18n/paths";

export const meta = metaOfHead;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t } = page;
  return {
    head: headOf(page, {
      title: t("newspapers.title"),
      description: t("newspapers.lead"),
      translated: PAGES.newspapers.en,
    }),
    view: newspapersView(page, await listNewspapers(page.services)),
  };
}

export default function NewspapersRoute() {
  return <Newspapers view={useLoaderData<typeof loader>().view} />;
}
