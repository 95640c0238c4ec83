import { CATEGORIES } from "../../../domain/categories/data";
import type { EventArticle, EventCard } from "../../../domain/events/queries";
import { countryName } from "../../i18n/names";
import { age } from "../../i18n/times";
import { foreign } from "../lanes/views.server";
import type { Page } from "../page/page.server";
import type { ArticleView, EventView } from "./event";
import { coverageOf, readingMinutes } from "./words.server";

/** An event's page: countries with most newspapers first. */
export function eventView(page: Page, event: EventCard, articles: EventArticle[]): EventView {
  const { t, language, now } = page;
  return {
    title: event.title,
    description: event.description,
    language: foreign(page, event.language),
    kickers: event.categories.flatMap(
      (id) => CATEGORIES.find((category) => category.id === id)?.name[language] ?? [],
    ),
    coverage: `${coverageOf(page, event)} · ${t("count.articles", { count: event.articles })}`,
    latest: { label: t("event.latest"), age: age(t, language, event.lastPublishedAt, now) },
    contradicted: event.contradictions > 0 ? t("event.contradicted") : null,
    articles: { title: t("event.articles"), newTab: t("event.newTab"), countries: byCountry(page, articles) },
  };
}

function byCountry(page: Page, articles: EventArticle[]): EventView["articles"]["countries"] {
  const groups = new Map<string, EventArticle[]>();
  for (const article of articles) {
    const { country } = article.newspaper;
    groups.set(country, [...(groups.get(country) ?? []), article]);
  }
  return [...groups]
    .map(([code, some]) => ({
      code,
      name: countryName(code, page.language),
      newspapers: new Set(some.map((article) => article.newspaper.slug)).size,
      some,
    }))
    .sort((a, b) => b.newspapers - a.newspapers || a.name.localeCompare(b.name, page.language))
    .map(({ code, name, newspapers, some }) => ({
      code,
      name,
      count: page.t("count.newspapers", { count: newspapers }),
      articles: some.map((article) => articleView(page, article)),
    }));
}

function articleView(page: Page, article: EventArticle): ArticleView {
  const notes = [readingMinutes(page, article.words), article.paywall ? page.t("event.paywall") : null];
  return {
    id: article.id,
    newspaper: article.newspaper.name,
    headline: article.headline,
    url: article.url,
    language: foreign(page, article.language),
    age: age(page.t, page.language, article.publishedAt, page.now),
    notes: notes.filter((note) => note !== null),
  };
}
