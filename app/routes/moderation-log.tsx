import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { moderationFigures, moderationLog } from "../../domain/moderation/queries";
import { Log } from "../features/moderation/log";
import { logView } from "../features/moderation/log.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { idIn, openPage } from "../features/page/page.server";
import { PAGES } from "../i18n/paths";

export const meta = metaOfHead;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const before = idIn(page.url.searchParams.get("antes_de") ?? undefined) ?? undefined;
  const [log, figures] = await Promise.all([
    moderationLog(page.services, { before }),
    moderationFigures(page.services),
  ]);
  const view = logView(page, log, figures);
  return {
    head: headOf(page, {
      title: view.title,
      description: view.lead,
      canonical: PAGES.moderationLog[page.language],
      translated: PAGES.moderationLog.en,
    }),
    view,
  };
}

export default function ModerationLog() {
  return <Log view={useLoaderData<typeof loader>().view} />;
}
