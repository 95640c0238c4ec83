import { fold } from "../shared/text";
import { COUNTRY_WORDS } from "./countries";
import {
  CULTURE,
  compareCategories,
  HEALTH,
  LIFESTYLE,
  SCIENCE,
  SOCIETY,
  SPORTS,
  TECHNOLOGY,
  WORLD,
} from "./data";
import { DE } from "./lexicon/de";
import { EN } from "./lexicon/en";
import { ES } from "./lexicon/es";
import { FR } from "./lexicon/fr";
import { findWords, type Matcher, matcherOf } from "./matcher";
import { CATALOGUE_SECTIONS, categoryOfSection } from "./sections";

/** What an article shows of its subject. */
export interface ArticleSubject {
  /** ISO 639-1; other languages than es, en, fr, de are judged by sections and countries alone. */
  language: string;
  headline: string;
  lead: string;
  /** Section of the newspaper's feed in the catalogue (`home`, `world`, `politics` …), or null. */
  section: string | null;
  url: string;
  /** Category texts of the feed item, as written. */
  feedCategories: readonly string[];
  /** Country of the newspaper, ISO 3166-1 alpha-2. */
  country: string;
}

/** A category of an event with its share (0 to 1, the first one's share being the highest). */
export interface EventCategory {
  category: number;
  score: number;
}

const LEXICONS: Readonly<Record<string, Matcher>> = {
  es: matcherOf(ES),
  en: matcherOf(EN),
  fr: matcherOf(FR),
  de: matcherOf(DE),
};
const COUNTRIES = matcherOf(COUNTRY_WORDS);

const HEADLINE_WORD = 2;
const LEAD_WORD = 1;
/** Words alone may bring a category this far; a long lead must not drown the rest. */
const MAX_WORD_POINTS = 10;
const CATALOGUE_POINTS = 3;
const PATH_POINTS = 5;
const FEED_POINTS = 3;
const FOREIGN_HEADLINE = 3;
const FOREIGN_LEAD = 1.5;
const OWN_COUNTRY = 2;
const MAX_FOREIGN_POINTS = 7;
const MAX_LEAD_CHARS = 1000;
/** In these a country's name is mostly somebody's origin: from 4 points on, countries count a third. */
const BORDERLESS: ReadonlySet<number> = new Set([SPORTS, CULTURE, LIFESTYLE, TECHNOLOGY, SCIENCE, HEALTH]);
const BORDERLESS_POINTS = 4;

/**
 * Scores of the categories that an article touches (category id → points above 0; empty when nothing is known).
 * Points come from the words of headline (2 each) and lead (1), the section of its feed (3), the folders of its
 * address (5) and its feed categories (3). "Internacional" also gets points for every country named other than
 * the newspaper's own (a third of them for sport, culture and the like), and loses some when its own is named. Pure and deterministic.
 */
export function classifyArticle(article: ArticleSubject): Map<number, number> {
  const points = new Map<number, number>();
  const add = (category: number, value: number): void => {
    points.set(category, (points.get(category) ?? 0) + value);
  };
  const headline = wordsOf(article.headline);
  const lead = wordsOf(article.lead.slice(0, MAX_LEAD_CHARS));
  const lexicon = LEXICONS[article.language];
  if (lexicon) {
    for (const [category, value] of wordPoints(lexicon, headline, lead)) {
      add(Number(category), Math.min(value, MAX_WORD_POINTS));
    }
  }
  const catalogue = CATALOGUE_SECTIONS[article.section ?? ""];
  if (catalogue !== undefined) add(catalogue, CATALOGUE_POINTS);
  for (const category of categoriesOfPath(article.url)) add(category, PATH_POINTS);
  const named = article.feedCategories
    .slice(0, 20)
    .map((name) => categoryOfSection(fold(name).replace(/ /g, "-")));
  for (const category of new Set(named)) if (category !== undefined) add(category, FEED_POINTS);
  const foreign = foreignPoints(article.country, headline, lead);
  const [strongest] = [...points].filter(([category]) => category !== WORLD).sort((a, b) => b[1] - a[1]);
  const borderless =
    strongest !== undefined && BORDERLESS.has(strongest[0]) && strongest[1] >= BORDERLESS_POINTS;
  if (foreign > 0) add(WORLD, borderless ? foreign / 3 : foreign);
  return points;
}

/** With fewer points than this in its best category an article says little, and weighs less in its event. */
const SURE_POINTS = 6;
/** A second or third category needs this part of the first one's share. */
const NEAR_FIRST = 0.45;
const MAX_CATEGORIES = 3;
/** From this part of the articles on that tell of another country an event is international … */
const FOREIGN_SHARE = 0.5;
/** … an article does so when "Internacional" has this part of its best category's points. */
const FOREIGN_IN_ARTICLE = 0.5;
/** … and when newspapers of so many countries tell it. */
const MANY_COUNTRIES = 4;
/** Told in many countries, but no news between nations by that alone. */
const SHARE_OF_MANY_COUNTRIES = 0.2;

/**
 * The one to three categories of an event, the strongest first (equal ones in readers' order).
 * Every article counts once, with its points as parts of its best category's. "Internacional" is among them when
 * at least half of the articles tell of another country than their newspaper's, or when newspapers of four or
 * more countries tell an event with some sign of it. Never empty: with nothing known, an event told in several
 * countries is "Internacional", any other "Sociedad".
 * @param perArticle what `classifyArticle` gave for each article
 * @param countries country of each article's newspaper, in the same order
 */
export function categoriesOfEvent(
  perArticle: readonly ReadonlyMap<number, number>[],
  countries: readonly string[],
): EventCategory[] {
  const shares = new Map<number, number>();
  let weights = 0;
  let foreign = 0;
  for (const points of perArticle) {
    const best = Math.max(0, ...points.values());
    if (best === 0) continue;
    const weight = Math.min(1, best / SURE_POINTS);
    weights += weight;
    if ((points.get(WORLD) ?? 0) >= best * FOREIGN_IN_ARTICLE) foreign += weight;
    for (const [category, value] of points)
      shares.set(category, (shares.get(category) ?? 0) + (weight * value) / best);
  }
  const distinctCountries = new Set(countries.filter((country) => country !== "")).size;
  if (weights === 0) return [{ category: distinctCountries > 1 ? WORLD : SOCIETY, score: 1 }];
  const ranked = [...shares]
    .map(([category, share]) => ({ category, score: Math.round((share / weights) * 1000) / 1000 }))
    .sort((a, b) => b.score - a.score || compareCategories(a.category, b.category));
  const first = ranked[0]?.score ?? 1;
  const world = ranked.find((one) => one.category === WORLD);
  const international =
    world !== undefined &&
    (foreign >= weights * FOREIGN_SHARE ||
      (distinctCountries >= MANY_COUNTRIES && world.score >= SHARE_OF_MANY_COUNTRIES * first));
  const near = ranked.filter(
    ({ category, score }) =>
      score >= NEAR_FIRST * first && (category !== WORLD || international || score === first),
  );
  const chosen = near.slice(0, MAX_CATEGORIES);
  if (world && international && !chosen.includes(world)) {
    return [...chosen.slice(0, MAX_CATEGORIES - 1), world];
  }
  return chosen;
}

function wordsOf(text: string): string[] {
  // "US" and "UK" would be lost among pronouns once folded.
  const named = text.replace(/\b(?:US|U\.S\.)(?![\p{L}])/gu, "USA").replace(/\bUK\b/g, "Britain");
  const folded = fold(named);
  return folded === "" ? [] : folded.split(" ");
}

/** Points per label; every entry counts once, at its best place. */
function wordPoints(
  matcher: Matcher,
  headline: readonly string[],
  lead: readonly string[],
): Map<string, number> {
  const best = new Map<string, number>();
  findWords(matcher, lead, (label, entry) => best.set(`${label} ${entry}`, LEAD_WORD));
  findWords(matcher, headline, (label, entry) => best.set(`${label} ${entry}`, HEADLINE_WORD));
  const sums = new Map<string, number>();
  for (const [key, value] of best) {
    const label = key.slice(0, key.indexOf(" "));
    sums.set(label, (sums.get(label) ?? 0) + value);
  }
  return sums;
}

function foreignPoints(own: string, headline: readonly string[], lead: readonly string[]): number {
  const inHeadline = new Set<string>();
  const inLead = new Set<string>();
  findWords(COUNTRIES, headline, (country) => inHeadline.add(country));
  findWords(COUNTRIES, lead, (country) => inLead.add(country));
  let points = 0;
  for (const country of new Set([...inHeadline, ...inLead])) {
    if (country !== own) points += inHeadline.has(country) ? FOREIGN_HEADLINE : FOREIGN_LEAD;
  }
  points = Math.min(points, MAX_FOREIGN_POINTS);
  return points > 0 && (inHeadline.has(own) || inLead.has(own)) ? Math.max(0, points - OWN_COUNTRY) : points;
}

/** Categories of the folders of an address ("/deportes/futbol/…"), without the article's own last part. */
function categoriesOfPath(url: string): Set<number> {
  const found = new Set<number>();
  const { hostname, pathname } = URL.parse(url) ?? { hostname: "", pathname: "" };
  const folders = pathname.split("/").slice(1, -1).slice(0, 6);
  // "sport.example.org" is a section, the name of "welt.example" is not.
  const labels = hostname.split(".");
  for (const name of [labels.length > 2 ? (labels[0] ?? "") : "", ...folders]) {
    const category = categoryOfSection(name.toLowerCase().replace(/_/g, "-"));
    if (category !== undefined) found.add(category);
  }
  // "/politics/world/…": the deeper folder refines the first, both are true; more would be a site's furniture.
  return new Set([...found].slice(0, 2));
}
