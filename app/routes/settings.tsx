import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actOnAccount } from "../features/account/act.server";
import { Settings } from "../features/account/settings";
import { settingsView } from "../features/account/settings.server";
import { headersOfForm, OWN_ANSWER } from "../features/auth/errors.server";
import { NOT_REFUSED } from "../features/auth/form";
import { metaOfOwn } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage, type Page } from "../features/page/page.server";

export const meta = metaOfOwn;

export const headers = headersOfForm;

const viewerOf = ({ viewer, paths }: Page) => {
  if (!viewer) throw redirect(paths.signIn("/user/cuenta"));
  return viewer;
};

/** The settings of an account: address, password, sessions. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const view = await settingsView(page, viewerOf(page));
  const head = headOf(page, { title: view.title, description: page.t("account.settings.description") });
  return data({ head, view }, { headers: OWN_ANSWER });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  return actOnAccount(page, viewerOf(page), { request, context });
}

export default function SettingsPage() {
  const { view } = useLoaderData<typeof loader>();
  return <Settings view={view} refusal={useActionData<typeof action>() ?? NOT_REFUSED} />;
}
