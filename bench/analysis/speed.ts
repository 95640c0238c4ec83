import type { AnalysedArticle, EventToAnalyse } from "../../domain/analysis/articles";
import { embeddedAnalyst } from "../../domain/analysis/embedded";
import { readEvent } from "../../domain/analysis/reading/read";
import { verify } from "../../domain/analysis/verifier";
import { extractFeatures } from "../../domain/grouping/engine/features";
import { loadEdition } from "../../sample/edition";
import { truthCases } from "../../sample/truth";
import { caseSchema, eventOf } from "./cases";

/** One event analysed in all its languages, beside taking the features that grouping needs of the same articles. */
export interface AnalysisSpeed {
  articles: number;
  characters: number;
  /** Processor time, ms, the middle one of `RUNS`. */
  analysis: number;
  features: number;
  /** How many times as long the analysis takes. */
  ratio: number;
}

const RUNS = 7;
const ANCHOR = Date.parse("2026-10-14T12:00:00Z");
/** What is kept of a page for analysis. */
const EXTRACT = 4000;

/** Events of growing size, their articles as long as they may be. */
export async function measureSpeed(sizes: readonly number[]): Promise<AnalysisSpeed[]> {
  const rows: AnalysisSpeed[] = [];
  for (const size of sizes) rows.push(await measureOne(longEvent(size)));
  return rows;
}

async function measureOne(event: EventToAnalyse): Promise<AnalysisSpeed> {
  const analyst = embeddedAnalyst();
  const analysis: number[] = [];
  const features: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    analysis.push(
      await processorMs(async () => {
        const { findings } = await analyst.analyse(event);
        verify(findings, readEvent(event));
      }),
    );
    features.push(
      await processorMs(async () => {
        for (const { headline, text, language } of event.articles)
          extractFeatures({ headline, lead: text, language });
      }),
    );
  }
  return {
    articles: event.articles.length,
    characters: event.articles.reduce((sum, { text }) => sum + text.length, 0),
    analysis: middle(analysis),
    features: middle(features),
    ratio: Number((middle(analysis) / middle(features)).toFixed(1)),
  };
}

async function processorMs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const middle = (some: readonly number[]): number =>
  Math.round(some.toSorted((a, b) => a - b)[Math.floor(some.length / 2)]!);

/** The sample's articles of all events as one, each filled up with the paragraphs of others of its language. */
function longEvent(size: number): EventToAnalyse {
  const all = truthCases(loadEdition(), ANCHOR).flatMap(
    (one, i) => eventOf(caseSchema.parse(one), i).articles,
  );
  const articles = all.slice(0, size).map((article, i): AnalysedArticle => {
    const others = all.filter((other) => other !== article && other.language === article.language);
    let text = article.text;
    for (let n = i; text.length < EXTRACT; n++) text += `\n${others[n % others.length]!.text}`;
    return { ...article, id: i + 1, newspaper: `${article.newspaper}-${i}`, text: text.slice(0, EXTRACT) };
  });
  return { eventId: 1, articles, earlier: [] };
}
