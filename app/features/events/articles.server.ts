import type { CreatorArticle } from "../../../domain/creators/queries";
import type { EventArticle } from "../../../domain/events/queries";
import { countryName, languageName } from "../../i18n/names";
import { age } from "../../i18n/times";
import { foreign } from "../lanes/views.server";
import type { Page } from "../page/page.server";
import { anchorOfArticle } from "./faces/faces.server";
import type { Sources } from "./faces/view";
import { anchorOfCountry } from "./head.server";
import { hoursView } from "./hours.server";
import { marksView } from "./marks.server";
import type {
  ArticlesView,
  ArticleView,
  CountryArticlesView,
  CreatorArticleLink,
  LanguageFilterView,
} from "./view";
import { readingMinutes } from "./words.server";

/** Anchor of the list of articles. */
export const ARTICLES = "articulos";
/** Parameter that keeps one language of the list, for those without JavaScript. */
const LANGUAGE = "lengua";
/** A longer list folds by country … */
const LONG = 40;
/** … and of that many articles the countries stand open. */
const OPEN = 12;

interface Listed {
  articles: EventArticle[];
  /** Our creators' articles about the event. */
  ours: CreatorArticle[];
  /** The analysis's sources, for the numbers that the summary knows them by. */
  sources: Sources;
}

/** An event's articles by country, those with most newspapers first. */
export function articlesView(page: Page, { articles, ours, sources }: Listed): ArticlesView {
  const folded = articles.length > LONG;
  return {
    newTab: page.t("event.newTab"),
    hours: hoursView(
      page,
      articles.map(({ publishedAt }) => publishedAt),
    ),
    filter: filterView(page, articles),
    folded,
    countries: byCountry(page, articles, sources),
    creators:
      ours.length > 0
        ? { title: page.t("reader.creators"), articles: ours.map((article) => creatorLink(page, article)) }
        : null,
  };
}

function creatorLink(page: Page, article: CreatorArticle): CreatorArticleLink {
  const { id, slug } = article;
  return {
    article: slug ?? String(id),
    href: page.paths.article({ id, slug }),
    title: article.headline,
    author: article.author,
    language: foreign(page, article.language),
    reading: readingMinutes(page, article.words),
    paywall: article.paywall ? page.t("event.paywall") : null,
  };
}

function byCountry(page: Page, articles: EventArticle[], sources: Sources): CountryArticlesView[] {
  const groups = grouped(articles, ({ newspaper }) => newspaper.country);
  let shown = 0;
  return [...groups]
    .map(([code, some]) => ({
      code,
      some,
      name: countryName(code, page.language),
      newspapers: new Set(some.map((article) => article.newspaper.slug)).size,
    }))
    .sort((a, b) => b.newspapers - a.newspapers || a.name.localeCompare(b.name, page.language))
    .map(({ code, name, newspapers, some }) => {
      const open = shown === 0 || shown + some.length <= OPEN;
      shown += some.length;
      return {
        code,
        name,
        anchor: anchorOfCountry(code),
        count: page.t("count.newspapers", { count: newspapers }),
        open,
        articles: some.map((article) => articleView(page, article, sources)),
      };
    });
}

function articleView(page: Page, article: EventArticle, sources: Sources): ArticleView {
  return {
    id: article.id,
    anchor: anchorOfArticle(article.id),
    source: sources[article.id]?.numbered ?? null,
    newspaper: article.newspaper.name,
    icon: `/icons/${article.newspaper.slug}`,
    headline: article.headline,
    url: article.url,
    headlineLanguage: article.language,
    language: foreign(page, article.language),
    age: age(page.t, page.language, article.publishedAt, page.now),
    reading: readingMinutes(page, article.words),
    paywall: article.paywall ? page.t("event.paywall") : null,
    marks: marksView(page, article),
  };
}

/** The languages of the articles, most used first. Null for a single one. */
function filterView(page: Page, articles: EventArticle[]): LanguageFilterView | null {
  const { t, language, url } = page;
  const counts = [...grouped(articles, (article) => article.language)]
    .map(([code, some]) => ({ code, count: some.length }))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));
  if (counts.length < 2) return null;
  const asked = url.searchParams.get(LANGUAGE);
  const href = (code: string | null) => {
    const search = new URLSearchParams(url.search);
    search.delete(LANGUAGE);
    if (code) search.set(LANGUAGE, code);
    return `?${search}#${ARTICLES}`;
  };
  return {
    label: t("reader.filter.label"),
    choices: [
      { language: null, text: t("reader.filter.all"), count: articles.length, href: href(null) },
      ...counts.map(({ code, count }) => ({
        language: code,
        text: languageName(code, language),
        count,
        href: href(code),
      })),
    ],
    chosen: counts.some(({ code }) => code === asked) ? asked : null,
  };
}

function grouped<T>(items: readonly T[], by: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return groups;
}
