import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Run } from "./data";

interface SampleNewspaper {
  slug: string;
  language: string;
}

interface SampleStory {
  story: string;
  kind: "event" | "template" | "single";
  articles: { newspaper: string; at: number; headline: string; summary: string }[];
}

const HOUR = 3_600_000;
/** Hour 0 of the sample edition, ms UTC; any would do. */
const ANCHOR = Date.UTC(2026, 9, 14, 6);

/**
 * The sample edition as a labelled run with leads: every story of kind `event` is a cluster, every article of the
 * others a cluster of its own.
 */
export function sampleRun(): Run {
  const folder = fileURLToPath(new URL("../../sample/", import.meta.url));
  const newspapers = JSON.parse(readFileSync(`${folder}newspapers.json`, "utf8")) as SampleNewspaper[];
  const languages = new Map(newspapers.map(({ slug, language }) => [slug, language]));
  const stories = readdirSync(`${folder}stories`)
    .sort()
    .map((file) => JSON.parse(readFileSync(`${folder}stories/${file}`, "utf8")) as SampleStory);
  const articles = stories.flatMap(({ story, kind, articles: told }) =>
    told.map((article, i) => ({
      id: `${story}-${i}`,
      dataset: "sample",
      language: languages.get(article.newspaper) ?? "",
      title: article.headline,
      text: article.summary,
      published_at: new Date(ANCHOR + article.at * HOUR).toISOString(),
      source: article.newspaper,
      cluster: kind === "event" ? story : `${story}-${i}`,
    })),
  );
  return { name: "sample headline+lead", articles, withLead: true, oneTime: false };
}
