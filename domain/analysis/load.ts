import { and, asc, desc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  analyses,
  articleExtracts,
  articles,
  eventArticles,
  eventChanges,
  events,
  eventTexts,
  newspapers,
} from "../../db/schema";
import { isOpinion } from "../articles/opinion";
import { EXTRACT_KEPT } from "../articles/retention";
import { isLanguage } from "../shared/languages";
import type { Clock } from "../shared/time";
import type { AnalysedArticle, EventToAnalyse } from "./articles";
import { chooseArticles } from "./choose-articles";
import { EARLIER_WITHIN, EarlierEvents, type ToldEvent } from "./earlier";

/** Articles of one event that are read: more of the same add little, and an invocation has its limits. */
export const MOST_READ = 60;
/** Events among which the earlier ones are looked for. */
const MOST_EARLIER = 4000;

/** An event with what its analysis is made from, in numbers. */
export interface LoadedEvent {
  event: EventToAnalyse;
  /** Articles in all, those not read included. */
  articleCount: number;
  newspaperCount: number;
  /** Length of the texts read. */
  characters: number;
}

/** Ids of shown, open events that have changed enough to be looked over, from `after` on, in the order of ids. */
export async function dueEvents(
  { db }: { db: Db },
  { after, limit, rules }: { after: number; limit: number; rules: string },
): Promise<number[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .leftJoin(analyses, eq(analyses.eventId, events.id))
    .where(
      and(
        sql`${events.id} > ${after}`,
        eq(events.shown, true),
        isNull(events.archivedAt),
        isNull(analyses.signedAt),
        sql`(${analyses.eventId} is null or ${analyses.rules} <> ${rules} or ${grownEnough} or ${textsRead} or ${articlesLeft} or ${articlesCorrected})`,
      ),
    )
    .orderBy(asc(events.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A tenth more or fewer articles than at the last look: any change of a small event, a real one of a large. */
const grownEnough = sql`abs(${events.articleCount} - ${analyses.articleCount}) * 10 >= ${analyses.articleCount}`;

/** A page of one of its articles was read since the last look. */
const textsRead = sql`exists (select 1 from ${eventArticles} join ${articleExtracts} on ${articleExtracts.articleId} = ${eventArticles.articleId}
  where ${eventArticles.eventId} = ${events.id} and ${articleExtracts.readAt} > ${analyses.madeAt})`;

/** Articles left it or came from another event: statements may rest on what is no longer its own. */
const articlesLeft = sql`exists (select 1 from ${eventChanges} where ${eventChanges.eventId} = ${events.id}
  and ${eventChanges.at} > ${analyses.madeAt} and ${eventChanges.kind} in ('split', 'merged', 'corrected'))`;

/** A newspaper changed a headline or lead since. */
const articlesCorrected = sql`exists (select 1 from ${eventArticles} join ${articles} on ${articles.id} = ${eventArticles.articleId}
  where ${eventArticles.eventId} = ${events.id} and ${articles.updatedAt} > ${analyses.madeAt})`;

/** What the earlier events of those since `since` (ms UTC) are found with. */
export async function loadEarlier({ db }: { db: Db }, since: number): Promise<EarlierEvents> {
  const recent = await db
    .select({
      id: events.id,
      firstPublishedAt: events.firstPublishedAt,
      lastPublishedAt: events.lastPublishedAt,
    })
    .from(events)
    .where(and(eq(events.shown, true), gte(events.lastPublishedAt, since - EARLIER_WITHIN)))
    .orderBy(desc(events.lastPublishedAt))
    .limit(MOST_EARLIER);
  const ids = recent.map(({ id }) => id);
  const texts =
    ids.length === 0 ? [] : await db.select().from(eventTexts).where(inArray(eventTexts.eventId, ids));
  const told = new Map(recent.map((event): [number, ToldEvent] => [event.id, { ...event, texts: [] }]));
  for (const text of texts) told.get(text.eventId)?.texts.push(text);
  return new EarlierEvents([...told.values()]);
}

/**
 * An event with its articles for analysis; null when it is gone, has none in our languages, or is so old that texts
 * of its articles were dropped.
 * @param needed articles that standing statements rest on, read whatever the choice
 */
export async function loadEvent(
  { db, clock }: { db: Db; clock: Clock },
  eventId: number,
  earlier: EarlierEvents,
  needed: ReadonlySet<number>,
): Promise<LoadedEvent | null> {
  const [rows, texts, [event]] = await db.batch([
    db
      .select({
        id: articles.id,
        newspaper: newspapers.slug,
        domain: newspapers.domain,
        country: newspapers.country,
        language: articles.language,
        headline: articles.headline,
        lead: articles.lead,
        summary: articles.summary,
        extract: articleExtracts.text,
        publishedAt: articles.publishedAt,
        url: articles.url,
        section: articles.section,
        feedCategories: articles.feedCategories,
        author: articles.author,
        centrality: eventArticles.centrality,
      })
      .from(eventArticles)
      .innerJoin(articles, eq(articles.id, eventArticles.articleId))
      .innerJoin(newspapers, eq(newspapers.id, articles.newspaperId))
      .leftJoin(articleExtracts, eq(articleExtracts.articleId, articles.id))
      .where(eq(eventArticles.eventId, eventId)),
    db.select().from(eventTexts).where(eq(eventTexts.eventId, eventId)),
    db.select().from(events).where(eq(events.id, eventId)),
  ]);
  const readable = rows.filter((row) => isLanguage(row.language));
  if (!event || readable.length === 0 || event.lastPublishedAt < clock.now() - EXTRACT_KEPT) return null;
  const read = chooseArticles(readable, MOST_READ, needed).map(
    ({
      lead,
      summary,
      extract,
      url,
      section,
      feedCategories,
      centrality: _,
      ...article
    }): AnalysedArticle => ({
      ...article,
      text: textOf(lead || summary, extract),
      opinion: isOpinion({ url, section, feedCategories, headline: article.headline }),
    }),
  );
  return {
    event: { eventId, articles: read, earlier: earlier.of({ ...event, texts }) },
    articleCount: event.articleCount,
    newspaperCount: event.newspaperCount,
    characters: read.reduce((sum, article) => sum + article.text.length, 0),
  };
}

/** Lead and text, the lead once: the text of a page often begins with it. */
function textOf(lead: string, extract: string | null): string {
  if (!extract) return lead;
  const start = lead.replace(/\W+/g, "").slice(0, 40);
  return extract.replace(/\W+/g, "").includes(start) ? extract : `${lead}\n${extract}`;
}
