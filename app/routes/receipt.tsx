import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { appealAsSender } from "../../domain/moderation/commands";
import { type NoticeStory, noticeByReceipt } from "../../domain/moderation/queries";
import { receiptIn } from "../../domain/moderation/rules";
import { fieldOf, sentForm } from "../features/forms/sent.server";
import { Receipt } from "../features/moderation/receipt";
import { receiptView } from "../features/moderation/receipt.server";
import { own, refusal, refused } from "../features/moderation/words.server";
import { openPage, type Page } from "../features/page/page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.view.title} · Poliedro` }, { name: "robots", content: "noindex" }] : [];

const storyOf = (page: Page, typed: string | undefined): Promise<NoticeStory> =>
  noticeByReceipt(page.services, receiptIn(typed ?? "") ?? "").catch((error: unknown) => {
    throw refused(page, error);
  });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  return own({ view: receiptView(page, await storyOf(page, params.receipt), null) });
}

/** Its sender disagrees with what was decided. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const form = await sentForm(page, request);
  const story = await storyOf(page, params.receipt);
  const text = fieldOf(form, "texto");
  try {
    await appealAsSender(page.services, { receipt: story.receipt, text });
  } catch (error) {
    const wrong = refusal(page, error);
    return own({ view: receiptView(page, story, { value: text, error: wrong.text }) }, wrong.status);
  }
  throw redirect(page.paths.receipt(story.receipt), 303);
}

export default function ReceiptRoute() {
  const { view } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <Receipt view={failed?.view ?? view} />;
}
