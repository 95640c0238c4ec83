import type { Edition, EditionArticle, Newspaper } from "./edition";

const HOUR_MS = 3_600_000;

/** An article as a newspaper shows it at a moment. */
export interface Printed {
  newspaper: Newspaper;
  article: EditionArticle;
  /** "/{newspaper}/{yyyy}/{mm}/{dd}/{file}.html", of the day of publication in UTC */
  path: string;
  /** the touched-up one from its hour on */
  headline: string;
  summary: string;
  /** ms UTC */
  publishedAt: number;
  /** ms UTC of the touch-up, null while there is none */
  updatedAt: number | null;
}

/**
 * What every newspaper has published by a moment, newest first.
 * @param anchor hour 0 of the edition, ms UTC
 * @param now ms UTC
 */
export function printed(edition: Edition, anchor: number, now: number): Printed[] {
  const newspapers = new Map(edition.newspapers.map((newspaper) => [newspaper.slug, newspaper]));
  const all = edition.articles.flatMap((article): Printed[] => {
    const newspaper = newspapers.get(article.newspaper);
    const publishedAt = momentOf(article.at, anchor);
    if (!newspaper || publishedAt > now) return [];
    const update = article.update && momentOf(article.update.at, anchor) <= now ? article.update : null;
    const day = new Date(publishedAt).toISOString().slice(0, 10).replaceAll("-", "/");
    return [
      {
        newspaper,
        article,
        path: `/${newspaper.slug}/${day}/${article.file}.html`,
        headline: update?.headline ?? article.headline,
        summary: update?.summary ?? article.summary,
        publishedAt,
        updatedAt: update ? momentOf(update.at, anchor) : null,
      },
    ];
  });
  return all.sort((a, b) => b.publishedAt - a.publishedAt);
}

function momentOf(hours: number, anchor: number): number {
  return anchor + Math.round(hours * HOUR_MS);
}
