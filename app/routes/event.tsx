import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readAnalysis } from "../../domain/analysis/queries";
import { articlesOfEvent, readEvent } from "../../domain/events/queries";
import { DomainError } from "../../domain/shared/errors";
import { SECOND } from "../../domain/shared/time";
import { EventPage } from "../features/events/event";
import { generatedBy } from "../features/events/faces/label.server";
import { eventView } from "../features/events/view.server";
import { coverageOf } from "../features/events/words.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { inTime } from "../features/page/in-time.server";
import { idIn, openPage, problemOf } from "../features/page/page.server";

/** An event that cannot tell its faces in time is its articles (ms). */
const ANALYSIS_LIMIT = 2 * SECOND;

export const meta: MetaFunction<typeof loader> = (args) => {
  const generated = args.data?.generated;
  return [...(metaOfHead(args) ?? []), ...(generated ? [{ name: "ai-generated", content: generated }] : [])];
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t, services, url } = page;
  const id = idIn(params.event);
  const { event, articles } = await read().catch((error) => {
    const otherwise = { title: t("problem.internalTitle"), description: t("problem.internal") };
    throw problemOf(error, page, { event_not_found: t("event.missing") }, otherwise);
  });
  if (event.id !== id) throw redirect(`/evento/${event.id}${url.search}`, 301);
  const analysis = await inTime("analysis", readAnalysis(services, id), ANALYSIS_LIMIT, null);
  const view = eventView(page, event, articles, analysis);
  const about = t("event.about", { title: event.title, coverage: coverageOf(page, event) });
  return {
    head: headOf(page, {
      title: event.title,
      description: event.description || about,
      canonical: `/evento/${event.id}`,
    }),
    event: view,
    generated: analysis && view.faces && generatedBy(analysis, view.faces),
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
