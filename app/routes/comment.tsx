import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Failed } from "../features/comments/failed";
import { carryOut, failedView, sentBy } from "../features/comments/write.server";
import { sentForm } from "../features/forms/sent.server";
import { openPage } from "../features/page/page.server";

export const meta: MetaFunction = () => [{ title: "Poliedro" }, { name: "robots", content: "noindex" }];

/** Only forms lead here: to whoever comes by the address there is nothing to show. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t, paths } = await openPage({ request, context });
  return data(
    { title: t("problem.notFoundTitle"), home: { href: paths.home, text: t("problem.home") } },
    { status: 404 },
  );
}

/** Carries out what a form says and leads to the comment; where that cannot be, the form is shown again as it was sent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = await openPage({ request, context });
  const form = await sentForm(page, request);
  const sent = sentBy(form);
  let place: string;
  try {
    place = await carryOut(page, sent);
  } catch (error) {
    const { view, status } = failedView(page, sent, error);
    return data({ view }, { status });
  }
  throw redirect(place, 303);
}

export default function Comment() {
  const { title, home } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  if (failed) return <Failed view={failed.view} />;
  return (
    <section className="notice">
      <h1>{title}</h1>
      <p>
        <a href={home.href}>{home.text}</a>
      </p>
    </section>
  );
}
