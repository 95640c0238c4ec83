import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { EventToAnalyse } from "../../domain/analysis/articles";

const id = z.int();
const text = z.string().min(1);

const article = z.object({
  id,
  newspaper: text,
  country: z.string().length(2),
  language: z.string().length(2),
  title: text,
  text: z.string(),
  published_at: z.iso.datetime({ offset: true }),
});

const truth = z.object({
  contradictions: z
    .array(
      z.object({
        about: text,
        versions: z.array(z.object({ value: z.coerce.string(), articles: z.array(id).min(1) })).min(2),
      }),
    )
    .default([]),
  look_alikes: z.array(z.object({ about: text, why: text, articles: z.array(id).min(1) })).default([]),
  quotes: z.array(z.object({ article: id, text, speaker: text })).default([]),
  facts: z.array(z.object({ text, articles: z.array(id).min(1) })).default([]),
  opinions: z.array(z.object({ article: id, text })).default([]),
});

/** One event with the truth that people wrote beside its articles: README.md describes every field. */
export const caseSchema = z.object({ event: text, articles: z.array(article).min(1), truth });
export type AnalysisCase = z.infer<typeof caseSchema>;
export type Truth = AnalysisCase["truth"];

/** Cases of a file with one JSON object a line, gzipped or not. Throws with the line's number on the first that is none. */
export function readCases(file: string): AnalysisCase[] {
  const bytes = readFileSync(file);
  const lines = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").split("\n");
  return lines.flatMap((line, i) => (line.trim() === "" ? [] : [parse(line, `${file}:${i + 1}`)]));
}

function parse(line: string, where: string): AnalysisCase {
  const read = caseSchema.safeParse(JSON.parse(line));
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new Error(`${where}: ${path.join(".")}: ${message}`);
}

/** A case as an analyst is given it. */
export const eventOf = (one: AnalysisCase, eventId: number): EventToAnalyse => ({
  eventId,
  earlier: [],
  articles: one.articles
    .map((article) => ({
      id: article.id,
      newspaper: article.newspaper,
      domain: `${article.newspaper}.example`,
      country: article.country,
      language: article.language,
      headline: article.title,
      text: article.text,
      publishedAt: Date.parse(article.published_at),
      opinion: false,
      author: null,
    }))
    .sort((a, b) => a.publishedAt - b.publishedAt || a.id - b.id),
});
