import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { articlesOfEvent, readEvent } from "../../domain/events/queries";
import { DomainError } from "../../domain/shared/errors";
import { EventPage } from "../features/events/event";
import { eventView } from "../features/events/view.server";
import { coverageOf } from "../features/events/words.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { idIn, openPage, problemOf } from "../features/page/page.server";

export const meta = metaOfHead;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t, services, url } = page;
  const id = idIn(params.event);
  const { event, articles } = await read().catch((error) => {
    const otherwise = { title: t("problem.internalTitle"), description: t("problem.internal") };
    throw problemOf(error, page, { event_not_found: t("event.missing") }, otherwise);
  });
  if (event.id !== id) throw redirect(`/evento/${event.id}${url.search}`, 301);
  const about = t("event.about", { title: event.title, coverage: coverageOf(page, event) });
  return {
    head: headOf(page, {
      title: event.title,
      description: event.description || about,
      canonical: `/evento/${event.id}`,
    }),
    event: eventView(page, event, articles),
  };

  async function read() {
    if (id === null) throw new DomainError("not_found", "event_not_found", { id: params.event ?? "" });
    const [event, articles] = await Promise.all([
      readEvent(services, id, page.language),
      articlesOfEvent(services, id),
    ]);
    return { event, articles };
  }
}

export default function Event() {
  return <EventPage event={useLoaderData<typeof loader>().event} />;
}
