import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readComment } from "../../domain/comments/queries";
import { appealAsAuthor } from "../../domain/moderation/commands";
import { standingOf } from "../../domain/moderation/queries";
import { DomainError } from "../../domain/shared/errors";
import { fieldOf, sentForm } from "../features/forms/sent.server";
import { Appeal } from "../features/moderation/appeal";
import { appealView } from "../features/moderation/appeal.server";
import { own, refusal, refused } from "../features/moderation/words.server";
import { idIn, openPage, type Page } from "../features/page/page.server";
import { signInFirst } from "../features/session/kept.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.view.title} · Poliedro` }, { name: "robots", content: "noindex" }] : [];

/** The reader's own comment that the address names, and what was decided about it. */
async function decided(page: Page, sent?: string) {
  const { viewer, url, services } = page;
  if (!viewer) throw signInFirst(page, sent);
  try {
    const id = idIn(url.searchParams.get("comentario") ?? undefined);
    if (id === null) throw new DomainError("not_found", "comment_not_found");
    const [comment, standing] = await Promise.all([readComment(services, id), standingOf(services, id)]);
    if (comment.author?.id !== viewer.id) throw new DomainError("forbidden", "comment_not_yours");
    if (!standing) throw new DomainError("not_found", "comment_not_found");
    return { comment, standing };
  } catch (error) {
    throw refused(page, error);
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  return own({ view: appealView(page, await decided(page), null) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const form = await sentForm(page, request);
  const text = fieldOf(form, "texto");
  const about = await decided(page, text);
  try {
    await appealAsAuthor(page.services, page.viewer, { commentId: about.comment.id, text });
  } catch (error) {
    const wrong = refusal(page, error);
    return own({ view: appealView(page, about, { value: text, error: wrong.text }) }, wrong.status);
  }
  throw redirect(page.paths.appeal(about.comment.id), 303);
}

export default function AppealRoute() {
  const { view } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <Appeal view={failed?.view ?? view} />;
}
