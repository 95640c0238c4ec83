import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { askPasswordReset } from "../../domain/accounts/changing-password";
import { Message } from "../features/account/message";
import { ShortForm } from "../features/account/short-form";
import { headersOfForm, OWN_ANSWER, refusal } from "../features/auth/errors.server";
import { errorAt, NOT_REFUSED } from "../features/auth/form";
import { withNext } from "../features/auth/view.server";
import { typedIn } from "../features/forms/sent.server";
import { metaOfOwn } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage } from "../features/page/page.server";
import { Field } from "../ui/field";

export const meta = metaOfOwn;

export const headers = headersOfForm;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t, url } = page;
  const title = t("account.recover.title");
  const on = { href: withNext("/login", page, null), text: t("account.recover.back") };
  const sent = { title: t("account.recover.sentTitle"), text: t("account.recover.sentText"), on };
  return data(
    {
      head: headOf(page, { title, description: t("account.recover.description") }),
      sent: url.searchParams.has("enviado") ? sent : null,
      view: {
        title,
        lead: t("account.recover.lead"),
        problem: t("account.problem"),
        email: t("account.field.email"),
        submit: t("account.recover.submit"),
      },
    },
    { headers: OWN_ANSWER },
  );
}

/** Answers the same whether there is such an account or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const { email } = await typedIn(page, request, "email");
  try {
    const { address } = context.session.visitor;
    await askPasswordReset(page.services, { email, address });
    page.services.sendMailsSoon?.();
    return redirect(withNext("/recuperar?enviado=1", page, null), 303);
  } catch (error) {
    return refusal(error, page, { fields: ["email"], values: { email } });
  }
}

export default function Recover() {
  const { view, sent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? NOT_REFUSED;
  if (sent) return <Message view={sent} />;
  return (
    <ShortForm view={view} refused={refused}>
      <Field id="email" label={view.email} error={errorAt(refused, "email")}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={refused.values.email}
            required
          />
        )}
      </Field>
    </ShortForm>
  );
}
