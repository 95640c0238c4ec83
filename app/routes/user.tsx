import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "../../domain/accounts/rules";
import { listOwnComments } from "../../domain/comments/own";
import { readOwnProfile } from "../../domain/profiles/queries";
import { listReactions } from "../../domain/reactions/queries";
import { DomainError } from "../../domain/shared/errors";
import { fieldOf, sentForm } from "../features/forms/sent.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { notFound, openPage, problemOf } from "../features/page/page.server";
import { PersonalArea } from "../features/personal/area";
import { ownerOf, PERSONAL_HEADERS } from "../features/personal/page.server";
import { lookedAt, reactionsAddress } from "../features/personal/reactions.server";
import { saveProfile, takeBack, typedIn } from "../features/personal/send.server";
import { personalView } from "../features/personal/view.server";
import { Leaving } from "../features/rights/leaving";
import { leavingView } from "../features/rights/view.server";
import { signInFirst } from "../features/session/kept.server";

export const meta = metaOfHead;
export const headers: HeadersFunction = () => PERSONAL_HEADERS;

/** /user and /usuario: the reader's own desk. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const viewer = ownerOf(page);
  const { services, t, language } = page;
  const [profile, reactions, comments] = await Promise.all([
    readOwnProfile(services, viewer),
    listReactions(services, viewer, language),
    can(viewer, "see_own_comments") ? listOwnComments(services, viewer, language) : null,
  ]);
  const view = personalView(page, { viewer, profile, reactions, comments }, context.whereabouts);
  return data(
    {
      head: headOf(page, {
        title: t("personal.title"),
        description: t("personal.description"),
        canonical: "/user",
      }),
      leaving: leavingView(page, profile.deletionAskedAt),
      view,
    },
    { headers: PERSONAL_HEADERS },
  );
}

/** What its forms send where no scripts run. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const sent = await sentForm(page, request);
  const { viewer } = page;
  if (!viewer)
    throw signInFirst(page, ["descripcion", "estudios"].map((name) => fieldOf(sent, name)).join("\n\n"));
  const form = sent.get("formulario");
  try {
    if (form === "quitar") {
      await takeBack(page, viewer, sent);
      return redirect(reactionsAddress(page, lookedAt(page.url)), 303);
    }
    if (form !== "perfil" && form !== "bio") throw notFound(page);
    const unsaved = await saveProfile(page, viewer, form, typedIn(form, sent));
    if (unsaved) return data({ unsaved }, { status: unsaved.said === "wrong" ? 400 : 503 });
    return redirect(`${page.paths.personal("", { guardado: form })}#${form}`, 303);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw problemOf(error, page, {}, { title: "", description: "" });
  }
}

export default function UserRoute() {
  const { view, leaving } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>()?.unsaved;
  const shown = unsaved && { ...view, [unsaved.section === "perfil" ? "profile" : "bio"]: unsaved };
  return (
    <div className="personal">
      {leaving ? <Leaving view={leaving} /> : null}
      <PersonalArea key={view.owner} view={shown ?? view} />
    </div>
  );
}
