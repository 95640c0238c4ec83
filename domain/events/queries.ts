import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  articles,
  eventArticles,
  eventCategories,
  eventRedirects,
  events,
  eventTexts,
  type MarkReasons,
  newspapers,
} from "../../db/schema";
import { DomainError } from "../shared/errors";
import { type Language, languageFallback } from "../shared/languages";

/** An event as a card shows it. Times in ms, UTC. */
export interface EventCard {
  id: number;
  title: string;
  description: string;
  /** Language that title and description are in: the reader's, else that of the best-covered text. */
  language: string;
  newspapers: number;
  countries: number;
  languages: number;
  articles: number;
  contradictions: number;
  categories: number[];
  bornAt: number;
  updatedAt: number;
  lastPublishedAt: number;
}

/** An article of an event as a card shows it. */
export interface EventArticle {
  id: number;
  headline: string;
  summary: string;
  url: string;
  language: string;
  author: string | null;
  publishedAt: number;
  words: number | null;
  paywall: boolean;
  citedSources: number | null;
  markReasons: MarkReasons | null;
  emphatic: boolean;
  clickbait: boolean;
  newspaper: { slug: string; name: string; domain: string; country: string };
}

/** Follows redirects of merged events. Throws `event_not_found` for an id that never was or is not shown. */
export async function resolveEvent({ db }: { db: Db }, id: number): Promise<number> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.shown, true),
        sql`${events.id} = coalesce((select ${eventRedirects.newId} from ${eventRedirects} where ${eventRedirects.oldId} = ${id}), ${id})`,
      ),
    );
  if (!row) throw new DomainError("not_found", "event_not_found", { id });
  return row.id;
}

/** One event, by its own or a merged id. Throws `event_not_found`. */
export async function readEvent({ db }: { db: Db }, id: number, language: Language): Promise<EventCard> {
  const resolved = await resolveEvent({ db }, id);
  const [card] = await readEventCards({ db }, [resolved], language);
  if (!card) throw new DomainError("not_found", "event_not_found", { id });
  return card;
}

/** Cards of the given events in the given order; ids without a shown event are left out. */
export async function readEventCards(
  { db }: { db: Db },
  ids: number[],
  language: Language,
): Promise<EventCard[]> {
  if (ids.length === 0) return [];
  const [rows, texts, categories] = await db.batch([
    db
      .select()
      .from(events)
      .where(and(inArray(events.id, ids), eq(events.shown, true))),
    db.select().from(eventTexts).where(inArray(eventTexts.eventId, ids)),
    db
      .select()
      .from(eventCategories)
      .where(inArray(eventCategories.eventId, ids))
      .orderBy(desc(eventCategories.score)),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const event = byId.get(id);
    const text = chooseText(
      texts.filter((t) => t.eventId === id),
      language,
    );
    if (!event || !text) return [];
    return [
      {
        id,
        title: text.title,
        description: text.description,
        language: text.language,
        newspapers: event.newspaperCount,
        countries: event.countryCount,
        languages: event.languageCount,
        articles: event.articleCount,
        contradictions: event.contradictionCount,
        categories: categories.filter((c) => c.eventId === id).map((c) => c.categoryId),
        bornAt: event.bornAt,
        updatedAt: event.updatedAt,
        lastPublishedAt: event.lastPublishedAt,
      },
    ];
  });
}

type Text = typeof eventTexts.$inferSelect;

/** The reader's language, else the text with most articles behind it; ties by our order of languages. */
function chooseText(texts: Text[], language: Language): Text | undefined {
  const order = languageFallback(language) as string[];
  const rank = (text: Text) => {
    const at = order.indexOf(text.language);
    return at < 0 ? order.length : at;
  };
  return texts.toSorted((a, b) => {
    const own = Number(b.language === language) - Number(a.language === language);
    return own || b.articleCount - a.articleCount || rank(a) - rank(b);
  })[0];
}

/** All articles of an event, by country and newspaper, newest first within. Throws `event_not_found`. */
export async function articlesOfEvent({ db }: { db: Db }, id: number): Promise<EventArticle[]> {
  const resolved = await resolveEvent({ db }, id);
  const rows = await db
    .select({
      article: articles,
      slug: newspapers.slug,
      name: newspapers.name,
      domain: newspapers.domain,
      country: newspapers.country,
    })
    .from(eventArticles)
    .innerJoin(articles, eq(articles.id, eventArticles.articleId))
    .innerJoin(newspapers, eq(newspapers.id, articles.newspaperId))
    .where(eq(eventArticles.eventId, resolved))
    .orderBy(asc(newspapers.country), asc(newspapers.name), desc(articles.publishedAt), asc(articles.id));
  return rows.map(({ article, ...newspaper }) => ({
    id: article.id,
    headline: article.headline,
    summary: article.summary,
    url: article.url,
    language: article.language,
    author: article.author,
    publishedAt: article.publishedAt,
    words: article.words,
    paywall: article.paywall,
    citedSources: article.citedSources,
    markReasons: article.markReasons,
    emphatic: article.emphatic,
    clickbait: article.clickbait,
    newspaper,
  }));
}

/** How many events are shown. */
export async function countShownEvents({ db }: { db: Db }): Promise<number> {
  return db.$count(events, eq(events.shown, true));
}

/** One line per article of the window: which event it is in, if any. */
export interface ExportedArticle {
  url: string;
  title: string;
  newspaper: string;
  event: number | null;
}

/** The articles published since `since` (ms UTC) with their events, in the order of publication. */
export async function exportArticles({ db }: { db: Db }, since: number): Promise<ExportedArticle[]> {
  return db
    .select({
      url: articles.url,
      title: articles.headline,
      newspaper: newspapers.slug,
      event: eventArticles.eventId,
    })
    .from(articles)
    .innerJoin(newspapers, eq(newspapers.id, articles.newspaperId))
    .leftJoin(eventArticles, eq(eventArticles.articleId, articles.id))
    .where(sql`${articles.publishedAt} >= ${since}`)
    .orderBy(asc(articles.publishedAt), asc(articles.id));
}
