import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { faultsOf } from "../../domain/accounts/registration";
import { logIn, register } from "../../domain/accounts/signing-in";
import { AuthForm } from "../features/auth/auth-form";
import { arrivalIn, headersOfForm, OWN_ANSWER, refusal } from "../features/auth/errors.server";
import { NOT_REFUSED } from "../features/auth/form";
import { authView } from "../features/auth/view.server";
import { typedIn } from "../features/forms/sent.server";
import { metaOfOwn } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage, type Page } from "../features/page/page.server";
import { ownPath } from "../i18n/own-path";

export const meta = metaOfOwn;

export const headers = headersOfForm;

const modeOf = ({ url }: Page) => (/^\/register\b/i.test(url.pathname) ? "register" : "logIn");

/** Where somebody goes who is signed in. */
const onwards = ({ url, paths }: Page): string => ownPath(url.searchParams.get("next")) ?? paths.home;

/** /auth leads to /login with its query; /login and /register are the same form in its two modes. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t, url, viewer } = page;
  if (/^\/auth\b/i.test(url.pathname)) throw redirect(`/login${url.search}`);
  if (viewer) throw redirect(onwards(page));
  const mode = modeOf(page);
  const view = authView(page, mode);
  const head = headOf(page, { title: view.title, description: t(`account.${mode}.description`) });
  return data({ head, view }, { headers: OWN_ANSWER });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const { services, language } = page;
  const typed = await typedIn(page, request, "email", "password", "alias");
  const isNew = modeOf(page) === "register";
  try {
    const from = arrivalIn(context);
    const { token } = isNew
      ? await register(services, typed, { ...from, language })
      : await logIn(services, typed, from);
    services.sendMailsSoon?.();
    return redirect(onwards(page), { status: 303, headers: { "Set-Cookie": context.session.keep(token) } });
  } catch (error) {
    const { email, alias } = typed;
    return refusal(error, page, {
      fields: ["email", "password", "alias"],
      values: { email, alias },
      codes: isNew ? Object.values(faultsOf(typed)) : [],
    });
  }
}

export default function Auth() {
  const { view } = useLoaderData<typeof loader>();
  return <AuthForm view={view} refusal={useActionData<typeof action>() ?? NOT_REFUSED} />;
}
