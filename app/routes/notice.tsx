import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type Comment, readComment } from "../../domain/comments/queries";
import { sendNotice } from "../../domain/moderation/commands";
import { DomainError } from "../../domain/shared/errors";
import { sentForm } from "../features/forms/sent.server";
import { Notice } from "../features/moderation/notice";
import { emptyValues, noticeView, valuesIn } from "../features/moderation/notice.server";
import { own, refusal, refused } from "../features/moderation/words.server";
import { idIn, openPage, type Page } from "../features/page/page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.view.title} · Poliedro` }, { name: "robots", content: "noindex" }] : [];

/** The comment that the address names; its page says so where there is none to tell of. */
async function commentOf(page: Page): Promise<Comment> {
  try {
    const id = idIn(page.url.searchParams.get("comentario") ?? undefined);
    if (id === null) throw new DomainError("not_found", "comment_not_found");
    const comment = await readComment(page.services, id);
    if (comment.deletedAt !== null || comment.hiddenAt !== null)
      throw new DomainError("not_found", "comment_not_found");
    return comment;
  } catch (error) {
    throw refused(page, error);
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  return own({ view: noticeView(page, await commentOf(page), emptyValues(), null) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const form = await sentForm(page, request);
  const comment = await commentOf(page);
  const values = valuesIn(form);
  let receipt: string;
  try {
    receipt = await sendNotice(page.services, {
      ...values,
      commentId: comment.id,
      submission: /^[\w-]{8,64}$/.test(values.submission) ? values.submission : null,
      language: page.language,
      from: context.session.visitor.address,
    });
  } catch (error) {
    const wrong = refusal(page, error);
    return own({ view: noticeView(page, comment, values, wrong) }, wrong.status);
  }
  throw redirect(page.paths.receipt(receipt), 303);
}

export default function NoticeRoute() {
  const { view } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <Notice view={failed?.view ?? view} />;
}
