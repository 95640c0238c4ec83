import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ownPath } from "../features/auth/next";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage } from "../features/page/page.server";
import { ButtonLink } from "../ui/button";

export const meta: MetaFunction = (args) => [
  ...(metaOfHead(args) ?? []),
  { name: "robots", content: "noindex" },
];

/** /auth leads to /login with its query; /login and /register say that there are no accounts yet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t, url, paths } = page;
  if (url.pathname === "/auth") throw redirect(`/login${url.search}`);
  const next = ownPath(url.searchParams.get("next"));
  const title = t("front.auth.title");
  const lead = t("front.auth.lead");
  return {
    head: headOf(page, { title, description: lead, canonical: "/login" }),
    title,
    lead,
    kept: t("front.auth.kept"),
    back: next
      ? { href: next, text: t("front.auth.back") }
      : { href: paths.home, text: t("front.auth.home") },
  };
}

export default function Auth() {
  const { title, lead, kept, back } = useLoaderData<typeof loader>();
  return (
    <section className="notice">
      <h1>{title}</h1>
      <p className="standfirst">{lead}</p>
      <p>{kept}</p>
      <p>
        <ButtonLink to={back.href} kind="primary" icon="arrow-left">
          {back.text}
        </ButtonLink>
      </p>
    </section>
  );
}
