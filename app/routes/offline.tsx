import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage } from "../features/page/page.server";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...(metaOfHead(args) ?? []),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t } = page;
  const title = t("files.offline.title");
  return {
    head: headOf(page, { title, description: t("files.offline.description") }),
    title,
    text: t("files.offline.text"),
    kept: t("files.offline.kept"),
    none: t("files.offline.none"),
  };
}

/** What a reader sees without a connection. The service worker (public/sw.js) puts the kept events into the list. */
export default function Offline() {
  const { title, text, kept, none } = useLoaderData<typeof loader>();
  return (
    <div className="prose offline">
      <h1>{title}</h1>
      <p className="standfirst">{text}</p>
      <section>
        <h2>{kept}</h2>
        <ul id="kept">
          <li>{none}</li>
        </ul>
      </section>
    </div>
  );
}
