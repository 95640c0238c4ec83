import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmail } from "../../domain/accounts/mailbox";
import { confirmView, tokenIn } from "../features/account/links.server";
import { Message } from "../features/account/message";
import { ShortForm } from "../features/account/short-form";
import { OWN_ANSWER, refusal } from "../features/auth/errors.server";
import { NOT_REFUSED } from "../features/auth/form";
import { withNext } from "../features/auth/view.server";
import { metaOfOwn } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage } from "../features/page/page.server";

export const meta = metaOfOwn;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Only shows what the link is for: mail scanners open links, and must not spend them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const title = page.t("account.confirm.title");
  const head = headOf(page, { title, description: page.t("account.confirm.description") });
  return data({ head, view: await confirmView(page) }, { headers: OWN_ANSWER });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  try {
    const done = await confirmEmail(page.services, tokenIn(page));
    const on = new URLSearchParams({ hecho: done });
    return redirect(withNext(`/confirmar?${on}`, page, null), 303);
  } catch (error) {
    return refusal(error, page, { fields: ["confirm"] });
  }
}

export default function ConfirmEmail() {
  const { view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? NOT_REFUSED;
  if (view.kind === "message") return <Message view={view.message} />;
  return <ShortForm view={view} refused={refused} submitId="confirm" />;
}
