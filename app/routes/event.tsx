import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { Suspense, useContext, useEffect, useState } from "react";
import { ServerSide } from "../features/chrome/chrome";
import { LazyEvent } from "../features/events/lazy-event";
import type { ArticlesView, EventView } from "../features/events/view";
import { loadEvent } from "../features/events/view.server";
import { headElements } from "../features/page/head";
import { eventData } from "../features/page/linked-data.server";
import { Marked } from "../features/page/marked";
import { openPage, type Page } from "../features/page/page.server";
import { over } from "../i18n/over";
import type { OverPreview, OverState } from "../ui/over-link";
import { Spinner } from "../ui/spinner";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { meta, generated } = data;
  return [...headElements(meta), ...(generated ? [{ name: "ai-generated", content: generated }] : [])];
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const event = await loadEvent(page, params.event);
  const { id } = event.head;
  if (String(id) !== params.event) throw redirect(`/evento/${id}${page.url.search}`, 301);
  // Whole: search engines, previews and readers without scripts get all of it at once.
  const [faces, articles] = await Promise.all([event.faces, event.articles]);
  const generated = faces?.generated ?? null;
  return {
    meta: { ...event.meta, jsonLd: linkedData(page, event, articles, generated) },
    generated,
    preview: previewOf(event),
    event: inMarkup(page, { ...event, faces, articles }),
    arriving: page.t("reader.arriving"),
    /** Where it is read with scripts: over the lanes. */
    overHome: over({ pathname: page.paths.home, search: "" }, { event: id }),
  };
}

const previewOf = ({ head: { title, description, language } }: EventView): OverPreview => ({
  title,
  description,
  language,
});

/** Hands the event to the rendering alone where there is one: null as data; else it is data. */
function inMarkup<T extends EventView>({ markup }: Page, event: T): T | null {
  if (!markup) return event;
  markup.event = event;
  return null;
}

/** What the page is, as search engines read it (schema.org). */
function linkedData(
  page: Page,
  { head, meta }: EventView,
  articles: ArticlesView | null,
  generated: string | null,
): object[] {
  return eventData(page, {
    title: head.title,
    description: meta.description,
    url: meta.canonical,
    image: meta.image.url,
    language: head.language ?? page.language,
    publishedAt: meta.publishedAt,
    modifiedAt: head.latest.age.iso,
    generated: generated === null ? null : generated.startsWith("model") ? "model" : "embedded",
    sources: (articles?.countries ?? []).flatMap((country) => country.articles),
  });
}

/** An event at its own address. With scripts it is only passed through, on the way to the event over the lanes. */
export default function EventPage() {
  const { event, preview, arriving, overHome } = useLoaderData<typeof loader>();
  const whole = useContext(ServerSide).markup?.event ?? event;
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    setLeaving(true);
    // Landed on, not opened from a page: there is nothing to go back to.
    navigate(overHome, { replace: true, state: { over: 0, preview } satisfies OverState });
  }, [navigate, overHome, preview]);
  return (
    <>
      {leaving ? (
        <div className="arriving">
          <Spinner text={arriving} />
        </div>
      ) : null}
      {whole ? (
        <div key="event">
          <Suspense>
            <LazyEvent event={whole} />
          </Suspense>
        </div>
      ) : (
        <Marked key="marked" />
      )}
    </>
  );
}
