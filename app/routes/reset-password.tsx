import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resetPassword } from "../../domain/accounts/changing-password";
import { resetExpired, tokenIn } from "../features/account/links.server";
import { Message } from "../features/account/message";
import { ShortForm } from "../features/account/short-form";
import { headersOfForm, OWN_ANSWER, refusal } from "../features/auth/errors.server";
import { errorAt, NOT_REFUSED } from "../features/auth/form";
import { PasswordField } from "../features/auth/password-field";
import { CHANGED, passwordWords, withNext } from "../features/auth/view.server";
import { typedIn } from "../features/forms/sent.server";
import { metaOfOwn } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage } from "../features/page/page.server";

export const meta = metaOfOwn;

export const headers = headersOfForm;

/** Spends nothing: the form does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t } = page;
  const title = t("account.reset.title");
  return data(
    {
      head: headOf(page, { title, description: t("account.reset.description") }),
      expired: await resetExpired(page),
      view: {
        title,
        lead: t("account.reset.lead"),
        problem: t("account.problem"),
        password: passwordWords(page, "newPassword", true),
        submit: t("account.reset.submit"),
      },
    },
    { headers: OWN_ANSWER },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const { password } = await typedIn(page, request, "password");
  try {
    const isNew = await resetPassword(page.services, { token: tokenIn(page), password });
    page.services.sendMailsSoon?.();
    return redirect(withNext(`/login?cambiada=${CHANGED}`, page, null), {
      status: 303,
      // All sessions have ended; one that was begun since has not.
      headers: isNew ? { "Set-Cookie": context.session.forget() } : {},
    });
  } catch (error) {
    return refusal(error, page, { fields: ["password"] });
  }
}

export default function ResetPassword() {
  const { view, expired } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? NOT_REFUSED;
  if (expired) return <Message view={expired} />;
  return (
    <ShortForm view={view} refused={refused}>
      <PasswordField
        id="password"
        name="password"
        words={view.password}
        error={errorAt(refused, "password")}
        isNew
      />
    </ShortForm>
  );
}
