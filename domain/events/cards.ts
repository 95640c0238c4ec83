import { sql } from "drizzle-orm";
import { articles, eventArticles, eventCategories, events, eventTexts, newspapers } from "../../db/schema";
import { type Language, languageFallback } from "../shared/languages";

/** How many newspapers of one country (ISO 3166-1 alpha-2) tell an event. */
export interface CountryShare {
  country: string;
  newspapers: number;
}

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
  /** Its newspapers by country, those with most first. */
  byCountry: CountryShare[];
}

interface Text {
  title: string;
  description: string;
  language: string;
}

/**
 * What cards are made of, for a select from `events`: one statement tells all of an event, so that the cards of a page
 * need one round trip. What belongs to an event comes as JSON.
 */
export const eventCardColumns = (language: Language) => ({
  event: events,
  text: sql<string | null>`(${textIn(language)})`.as("text"),
  categories: sql<string>`(select json_group_array(category_id) from (
    select category_id from ${eventCategories} where event_id = events.id order by score desc))`.as(
    "categories",
  ),
  byCountry:
    sql<string>`(select json_group_array(json_object('country', country, 'newspapers', newspapers)) from (
    select n.country, count(distinct n.id) newspapers
    from ${eventArticles} e join ${articles} a on a.id = e.article_id join ${newspapers} n on n.id = a.newspaper_id
    where e.event_id = events.id group by n.country order by 2 desc, 1))`.as("by_country"),
});

/** The reader's language, else the text with most articles behind it; ties by our order of languages. */
export const textIn = (language: Language) => sql`
  select json_object('title', title, 'description', description, 'language', language)
  from ${eventTexts} where event_id = events.id
  order by language = ${language} desc, article_count desc,
    coalesce(nullif(instr(${languageFallback(language).join(" ")}, language), 0), 999)
  limit 1`;

interface EventCardRow {
  event: typeof events.$inferSelect;
  text: string | null;
  categories: string;
  byCountry: string;
}

/** The card; none for no event and for one without words. */
export function asEventCard(row: EventCardRow | undefined): EventCard[] {
  if (!row?.text) return [];
  const { event } = row;
  return [
    {
      id: event.id,
      ...(JSON.parse(row.text) as Text),
      newspapers: event.newspaperCount,
      countries: event.countryCount,
      languages: event.languageCount,
      articles: event.articleCount,
      contradictions: event.contradictionCount,
      categories: JSON.parse(row.categories) as number[],
      bornAt: event.bornAt,
      updatedAt: event.updatedAt,
      lastPublishedAt: event.lastPublishedAt,
      byCountry: JSON.parse(row.byCountry) as CountryShare[],
    },
  ];
}
