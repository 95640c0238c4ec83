import type { AnalysedArticle } from "../../../articles";
import { readEvent } from "../../../reading/read";
import { claimContradictions } from ".";

/** One article of an event; `hour` counts from Monday, March 9, 2026, at eight. Each is of a newspaper of its own. */
export type Told = [language: string, headline: string, text: string, hour?: number];

/** Monday, March 9, 2026, at eight. */
const MORNING = Date.UTC(2026, 2, 9, 8);

/** The contradictions between the articles. */
export function found(...told: Told[]) {
  const articles = told.map(
    ([language, headline, text, hour = 0], i): AnalysedArticle => ({
      id: i + 1,
      newspaper: `paper-${i + 1}`,
      domain: `paper-${i + 1}.example`,
      country: "ES",
      language,
      headline,
      text,
      publishedAt: MORNING + hour * 3_600_000,
      opinion: false,
      author: null,
    }),
  );
  return claimContradictions(readEvent({ eventId: 1, articles, earlier: [] }));
}

/** Those that are no updates, as `key articles / articles`. */
export const sides = (...told: Told[]) =>
  found(...told)
    .filter(({ relation }) => relation === "contradiction")
    .map(({ key, versions }) => `${key} ${versions.map(({ sources }) => sources.join("+")).join(" / ")}`);
