import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authorise, type Viewer } from "../../domain/accounts/rules";
import { openCases } from "../../domain/moderation/cases";
import { decide } from "../../domain/moderation/commands";
import { fieldOf, sentForm } from "../features/forms/sent.server";
import { decisionMails } from "../features/moderation/mails.server";
import { Queue } from "../features/moderation/queue";
import { cursorIn, queueView } from "../features/moderation/queue.server";
import { own, refusal, refused } from "../features/moderation/words.server";
import { idIn, openPage, type Page } from "../features/page/page.server";
import { signInFirst } from "../features/session/kept.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.view.title} · Poliedro` }, { name: "robots", content: "noindex" }] : [];

/** Guests sign in first; whoever is no moderator is told so. */
function moderatorOf(page: Page, sent?: string): Viewer {
  if (!page.viewer) throw signInFirst(page, sent);
  try {
    return authorise(page.viewer, "moderate");
  } catch (error) {
    throw refused(page, error, sent);
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const moderator = moderatorOf(page);
  return own({ view: queueView(page, moderator, await openCases(page.services, cursorIn(page)), null) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const form = await sentForm(page, request);
  const values = {
    comment: idIn(fieldOf(form, "comentario")) ?? -1,
    outcome: fieldOf(form, "decision"),
    rule: fieldOf(form, "norma"),
    reason: fieldOf(form, "motivo"),
  };
  const moderator = moderatorOf(page, values.reason);
  try {
    await decide(
      page.services,
      moderator,
      { ...values, commentId: values.comment, language: page.language },
      await decisionMails(page),
    );
  } catch (error) {
    const wrong = refusal(page, error);
    const cases = await openCases(page.services, cursorIn(page));
    const view = queueView(page, moderator, cases, { values, error: wrong.text });
    return own({ view }, wrong.status);
  }
  throw redirect("/moderacion?decidido", 303);
}

export default function Moderation() {
  const { view } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <Queue view={failed?.view ?? view} />;
}
