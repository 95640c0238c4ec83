import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readOwnProfile } from "../../domain/profiles/queries";
import { askDeletion, keepAccount } from "../../domain/rights/commands";
import { DomainError } from "../../domain/shared/errors";
import { fieldOf, sentForm } from "../features/forms/sent.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage } from "../features/page/page.server";
import { ownerOf, PERSONAL_HEADERS } from "../features/personal/page.server";
import { OwnData } from "../features/rights/own-data";
import { ownDataView } from "../features/rights/view.server";
import { errorText } from "../i18n/errors";

export const meta = metaOfHead;
export const headers: HeadersFunction = () => PERSONAL_HEADERS;

/** /user/datos: taking one's data away, and leaving. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { deletionAskedAt } = await readOwnProfile(page.services, ownerOf(page));
  const view = ownDataView(page, deletionAskedAt, null);
  return data(
    {
      head: headOf(page, { title: view.title, description: view.lead, canonical: "/user/datos" }),
      view,
    },
    { headers: PERSONAL_HEADERS },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const viewer = ownerOf(page);
  const { services, paths, language } = page;
  const form = await sentForm(page, request);
  if (form.get("formulario") === "conservar") {
    await keepAccount(services, viewer);
    return redirect(paths.personal("datos", { conservada: "1" }), 303);
  }
  try {
    await askDeletion(services, viewer, fieldOf(form, "password"));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "session_required") throw error;
    const status = error.kind === "too_many" ? 429 : error.kind === "forbidden" ? 403 : 400;
    return data({ wrong: errorText(error.code, language, error.params) }, { status });
  }
  return redirect(paths.personal("datos"), 303);
}

export default function OwnDataRoute() {
  const { view } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>()?.wrong;
  const { erase } = view;
  const shown = wrong && erase ? { ...erase, password: { ...erase.password, error: wrong } } : erase;
  return <OwnData view={{ ...view, erase: shown }} />;
}
