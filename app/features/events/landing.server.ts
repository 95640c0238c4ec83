import { redirect } from "@remix-run/cloudflare";
import { eventData } from "../page/linked-data.server";
import type { Page } from "../page/page.server";
import { hasBelow } from "./faces/faces";
import type { ArticlesView, EventView, FacesPart } from "./view";

/** An event at its own address. */
export interface LandedView {
  /** With nothing left to come, and with what it is to search engines. */
  event: EventView;
  /** Who wrote its texts (`FacesPart`). */
  generated: string | null;
  /** What is said until scripts have taken over. */
  arriving: string;
}

/**
 * The event at its own address, whole: search engines, previews and readers without scripts get all of it at once.
 * Throws the way to its address where it was asked for by that of one merged into it.
 */
export async function landedView(page: Page, asked: string, event: EventView): Promise<LandedView> {
  const { id } = event.head;
  if (String(id) !== asked) throw redirect(`/evento/${id}${page.url.search}`, 301);
  const [faces, articles] = await Promise.all([event.faces, event.articles]);
  const generated = faces?.generated ?? null;
  const meta = { ...event.meta, jsonLd: linkedData(page, event, articles, generated) };
  return {
    event: {
      ...event,
      meta,
      faces: faces && inMarkup(page, faces),
      articles: articles && atOwnAddress(page, articles),
    },
    generated,
    arriving: page.t("reader.arriving"),
  };
}

/** Hands the faces to the rendering alone where there is one; else they are data. */
function inMarkup({ markup }: Page, part: FacesPart): FacesPart {
  if (!markup || !part.view) return part;
  markup.faces = part.view;
  const { changes } = part.view;
  return { ...part, view: null, inMarkup: { below: hasBelow(part.view), changes: Boolean(changes) } };
}

/** The choices of a language lead to the event's own address, wherever the browser stands by then. */
function atOwnAddress({ url }: Page, articles: ArticlesView): ArticlesView {
  const { filter } = articles;
  if (!filter) return articles;
  const choices = filter.choices.map((choice) => ({ ...choice, href: url.pathname + choice.href }));
  return { ...articles, filter: { ...filter, choices } };
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
