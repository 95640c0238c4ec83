import type { AnalysedArticle, EarlierEvent } from "../../articles";
import { type ReadEvent, readEvent } from "../../reading/read";

/** An invented article for tests; what is not given is that of a report in an English newspaper. */
export const article = (given: Partial<AnalysedArticle> & Pick<AnalysedArticle, "id">): AnalysedArticle => ({
  newspaper: `paper-${given.id}`,
  domain: `paper-${given.id}.example`,
  country: "GB",
  language: "en",
  headline: "Council closes the old harbour bridge",
  text: "",
  publishedAt: Date.UTC(2026, 4, 12, 9) + given.id * 60_000,
  opinion: false,
  author: null,
  ...given,
});

/** An event of articles, read. */
export const eventOf = (articles: AnalysedArticle[], earlier: EarlierEvent[] = []): ReadEvent =>
  readEvent({ eventId: 1, articles, earlier });
