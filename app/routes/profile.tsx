import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { creatorArticlesBy } from "../../domain/creators/queries";
import { readPublicProfile } from "../../domain/profiles/queries";
import { DomainError } from "../../domain/shared/errors";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { idIn, openPage, problemOf } from "../features/page/page.server";
import { Profile } from "../features/profile/profile";
import { profileData, profileView, saysSomething } from "../features/profile/view.server";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...(metaOfHead(args) ?? []),
  ...(args.data && !args.data.listed ? [{ name: "robots", content: "noindex" }] : []),
];

/** /user/:id, what everyone may see of an account. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t, services } = page;
  try {
    const id = idIn(params.account);
    if (id === null) throw new DomainError("not_found", "profile_not_found");
    const [person, articles] = await Promise.all([
      readPublicProfile(services, id),
      creatorArticlesBy(services, id),
    ]);
    const view = profileView(page, person, articles);
    const listed = saysSomething(person, articles);
    const path = `/user/${id}`;
    return {
      head: headOf(page, {
        title: view.alias,
        description: view.text ?? t("personal.profile.description", { alias: view.alias, role: view.role }),
        canonical: path,
        translated: path,
        jsonLd: listed ? profileData(page, person, services.origin + path) : [],
      }),
      listed,
      view,
    };
  } catch (error) {
    const missing = { profile_not_found: t("personal.profile.missing") };
    const otherwise = { title: t("problem.internalTitle"), description: t("problem.internal") };
    throw problemOf(error, page, missing, otherwise);
  }
}

export default function ProfileRoute() {
  return <Profile view={useLoaderData<typeof loader>().view} />;
}
