import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Edition, StoryArticle } from "./edition";

const text = z.string().trim().min(1);
/** An article of the story: its newspaper's slug and its hour, `elbe-kurier@-19`. */
const article = z.string().regex(/^[a-z0-9-]+@-?\d+(\.\d+)?$/);
const articles = z.array(article).min(1);

export const CONTRADICTION_KINDS = [
  "figure",
  "money",
  "date",
  "place",
  "agent",
  "occurrence",
  "denial",
] as const;

const truthSchema = z.strictObject({
  story: text,
  contradictions: z.array(
    z.strictObject({
      about: text,
      kind: z.enum(CONTRADICTION_KINDS),
      versions: z.array(z.strictObject({ value: text, articles })).min(2),
    }),
  ),
  look_alikes: z.array(
    z.strictObject({ about: text, why: z.enum(["update", "rounding", "unit", "subject"]), articles }),
  ),
  quotes: z.array(z.strictObject({ article, text, speaker: text })),
  facts: z.array(z.strictObject({ text, articles: articles.min(2) })),
  opinions: z.array(z.strictObject({ article, text })),
});

/** What is true of one story's articles: what its analysis is measured by. */
export type StoryTruth = z.infer<typeof truthSchema>;

/**
 * Stories whose truth the rules were tuned with. That of the others is kept for the final measure: who works on the
 * rules does not look at it.
 */
export const TUNING_STORIES: ReadonlySet<string> = new Set(
  `amazonia-summit berlin-train-strike bruma-data-leak copa-semifinal-tigres costa-verde-ferry court-morante
cycling-tour-stage eurobank-rate helvia-pharma-vaccine kaltsee-quake lyon-teachers-strike merger-aerolinea
nordlink-cable port-said-blast sahel-ceasefire wildfire-provence`.split(/\s+/),
);

const folder = new URL("truth/", import.meta.url);

/** The truth of every story that has one, by story. Throws with the file's name on the first mistake of form. */
export function readTruths(): StoryTruth[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const read = truthSchema.safeParse(
        JSON.parse(readFileSync(fileURLToPath(new URL(name, folder)), "utf8")),
      );
      if (read.success) return read.data;
      const { path, message } = read.error.issues[0]!;
      throw new Error(`sample/truth/${name}: ${path.join(".")}: ${message}`);
    });
}

/** The name of an article within its story's truth. */
export const nameOf = ({ newspaper, at }: Pick<StoryArticle, "newspaper" | "at">): string =>
  `${newspaper}@${at}`;

/** All that can be read of an article: headline, summary and body. */
export const textOf = ({
  headline,
  summary,
  body,
}: Pick<StoryArticle, "headline" | "summary" | "body">): string => [headline, summary, ...body].join("\n");

/** Truths with the articles of their stories, as the measure of an analysis reads them: bench/analysis/README.md. */
export function truthCases(edition: Edition, anchor: number) {
  const newspapers = new Map(edition.newspapers.map((newspaper) => [newspaper.slug, newspaper]));
  return readTruths().map((truth) => {
    const own = edition.articles.filter(({ story }) => story === truth.story);
    const ids = new Map(own.map((one, i) => [nameOf(one), i + 1]));
    const idsOf = (names: readonly string[]) => names.map((name) => ids.get(name)!);
    return {
      event: truth.story,
      articles: own.map((one, i) => ({
        id: i + 1,
        newspaper: one.newspaper,
        country: newspapers.get(one.newspaper)!.country,
        language: newspapers.get(one.newspaper)!.language,
        title: one.headline,
        text: [one.summary, ...one.body].join("\n"),
        published_at: new Date(anchor + one.at * 3_600_000).toISOString(),
      })),
      truth: {
        contradictions: truth.contradictions.map(({ about, versions }) => ({
          about,
          versions: versions.map(({ value, articles }) => ({ value, articles: idsOf(articles) })),
        })),
        look_alikes: truth.look_alikes.map((one) => ({ ...one, articles: idsOf(one.articles) })),
        quotes: truth.quotes.map((one) => ({ ...one, article: ids.get(one.article)! })),
        facts: truth.facts.map((one) => ({ ...one, articles: idsOf(one.articles) })),
        opinions: truth.opinions.map((one) => ({ ...one, article: ids.get(one.article)! })),
      },
    };
  });
}
