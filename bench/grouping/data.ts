import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { extractFeatures } from "../../domain/grouping/engine/features";
import type { Prior } from "../../domain/grouping/engine/prior";
import type { WindowArticle } from "../../domain/grouping/engine/types";

/** An article as the labelled files hold it, one JSON object a line; `cluster` null where nobody labelled it. */
export interface LabelledArticle {
  id: string;
  dataset: string;
  language: string;
  title: string;
  text: string | null;
  published_at: string | null;
  source: string | null;
  cluster: string | null;
}

/** Two texts with a person's mark of how alike their stories are: 1 the same … 4 different. */
export interface LabelledPair {
  id: string;
  language1: string;
  language2: string;
  text1: string;
  text2: string;
  similarity_1same_4different: number;
}

/** The languages the product is made for; what is in another one is left out of the measures. */
export const LANGUAGES: readonly string[] = ["es", "en", "fr", "de"];

/** Reads a file of one JSON object a line, gzipped or not. */
export function readLines<T>(path: string): T[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
}

/** The folder of labelled data: `$POLIEDRO_GROUPING_DATA`, or `../shared/data/grouping` where it exists. */
export function dataFolder(): string | undefined {
  const folder = process.env["POLIEDRO_GROUPING_DATA"] ?? resolve("../shared/data/grouping");
  return existsSync(join(folder, "dev.jsonl.gz")) ? folder : undefined;
}

/** A dataset as one measurement takes it. */
export interface Run {
  name: string;
  articles: LabelledArticle[];
  withLead: boolean;
  /** All at one time: where the set has no times, or where its times would give the answer away. */
  oneTime: boolean;
  /** Pairs of which nobody knows whether they tell one event; without, those of two articles without a cluster. */
  unknown?: (a: LabelledArticle, b: LabelledArticle) => boolean;
}

const has = (articles: LabelledArticle[], test: (a: LabelledArticle) => boolean): boolean =>
  articles.some(test);

/**
 * The configurations in which the articles of a file are measured: each dataset by headline alone, and with its
 * leads where it has any; a labelled set in one language once more amid the unlabelled articles of that language,
 * all at one time, to see how many of these are absorbed.
 */
export function runsOf(articles: LabelledArticle[]): Run[] {
  const sets = new Map<string, LabelledArticle[]>();
  for (const article of articles) {
    if (!LANGUAGES.includes(article.language)) continue;
    sets.set(article.dataset, [...(sets.get(article.dataset) ?? []), article]);
  }
  const runs: Run[] = [];
  const distractors = [...sets.values()].flat().filter((a) => a.cluster === null);
  for (const [dataset, all] of sets) {
    const labelled = all.filter((a) => a.cluster !== null);
    if (labelled.length === 0) continue;
    const oneTime = has(labelled, (a) => a.published_at === null);
    runs.push({ name: `${dataset} headline`, articles: labelled, withLead: false, oneTime });
    if (has(labelled, (a) => Boolean(a.text))) {
      runs.push({ name: `${dataset} headline+lead`, articles: labelled, withLead: true, oneTime });
    }
    const languages = new Set(labelled.map((a) => a.language));
    const near = distractors.filter((a) => languages.has(a.language));
    if (languages.size === 1 && near.length > 0) {
      runs.push({
        name: `${dataset} + distractors`,
        articles: [...labelled, ...near],
        withLead: false,
        oneTime: true,
      });
    }
  }
  return runs;
}

/** A run's articles as the engine takes them; id = place in `run.articles`, newspapers numbered by source. */
export function windowArticles(run: Run, prior: Prior): WindowArticle[] {
  const sources = new Map<string, number>();
  return run.articles.map((article, id) => {
    const source = article.source ?? `${article.id}`;
    sources.set(source, sources.get(source) ?? sources.size);
    return {
      id,
      newspaperId: sources.get(source)!,
      language: article.language,
      publishedAt: run.oneTime || article.published_at === null ? 0 : Date.parse(article.published_at),
      features: extractFeatures(
        {
          language: article.language,
          headline: article.title,
          lead: run.withLead ? (article.text ?? "") : "",
        },
        prior,
      ),
      eventId: null,
    };
  });
}

const LONGEST_HEADLINE = 160;
const LEAST_WORDS = 4;
const HEADLINE_WORDS = 12;

/**
 * Parts a text whose headline and body run together: at the first line break or wide space, else behind the first
 * sentence, where what stands before it can be a headline (four words at least, 160 characters at most); else the
 * first twelve words stand for the headline.
 */
export function partText(text: string): { headline: string; lead: string } {
  const whole = text.trim();
  for (const boundary of [/\s*\n\s*|\s{2,}/g, /(?<=[?!…]|[^.]{2}\.)\s+(?=\p{Lu})/gu]) {
    for (const match of whole.slice(0, LONGEST_HEADLINE + 1).matchAll(boundary)) {
      const headline = whole.slice(0, match.index);
      if (headline.split(/\s+/).length < LEAST_WORDS) continue;
      return { headline, lead: whole.slice(match.index).trim() };
    }
  }
  const words = whole.split(/\s+/);
  return { headline: words.slice(0, HEADLINE_WORDS).join(" "), lead: words.slice(HEADLINE_WORDS).join(" ") };
}

/**
 * The labelled pairs as a window of two articles each (ids 2i and 2i + 1), of two newspapers. Their lead is the
 * body, of which the features take as much as of any lead.
 */
export function pairArticles(pairs: readonly LabelledPair[], prior: Prior): WindowArticle[] {
  return pairs.flatMap((pair, i) =>
    [
      { text: pair.text1, language: pair.language1 },
      { text: pair.text2, language: pair.language2 },
    ].map(({ text, language }, side) => ({
      id: 2 * i + side,
      newspaperId: side,
      language,
      publishedAt: 0,
      features: extractFeatures({ language, ...partText(text) }, prior),
      eventId: null,
    })),
  );
}
