import type { AnalysedArticle } from "../../articles";
import { type ReadEvent, readEvent } from "../../reading/read";

const HOUR = 3_600_000;
const START = Date.parse("2026-10-14T08:00:00Z");

/** An article as a test tells it; newspapers differ unless one is named. */
export interface Told extends Partial<AnalysedArticle> {
  language: string;
  headline: string;
}

/** An event of articles, one an hour, with ids from 1 on. */
export const eventOf = (...articles: Told[]): ReadEvent =>
  readEvent({
    eventId: 1,
    earlier: [],
    articles: articles.map((article, i) => ({
      id: i + 1,
      newspaper: `newspaper-${i + 1}`,
      domain: `newspaper-${i + 1}.example`,
      country: { es: "ES", en: "GB", fr: "FR", de: "DE" }[article.language] ?? "IT",
      text: "",
      publishedAt: START + i * HOUR,
      opinion: false,
      author: null,
      ...article,
    })),
  });
