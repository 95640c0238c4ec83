import type { StandingAnalysis } from "../../../domain/analysis/queries";
import { CATEGORIES } from "../../../domain/categories/data";
import type { EventArticle, EventCard } from "../../../domain/events/queries";
import { countryName } from "../../i18n/names";
import { age } from "../../i18n/times";
import { foreign } from "../lanes/views.server";
import type { Page } from "../page/page.server";
import type { ArticleView, EventView } from "./event";
import { anchorOfArticle, facesView, headsOf } from "./faces/faces.server";
import type { FacesView, Sources } from "./faces/view";
import { coverageOf, readingMinutes } from "./words.server";

/** Anchor of the list of articles. */
const ARTICLES = "articulos";

/** An event's page: its faces where it has been analysed, then countries with most newspapers first. */
export function eventView(
  page: Page,
  event: EventCard,
  articles: EventArticle[],
  analysis: StandingAnalysis | null,
): EventView {
  const { t, language, now } = page;
  const faces = analysis && facesView(page, analysis, new Set(articles.map(({ id }) => id)));
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
    chapters: faces && chaptersOf(page, faces),
    faces,
    articles: {
      anchor: ARTICLES,
      title: t("event.articles"),
      newTab: t("event.newTab"),
      countries: byCountry(page, articles, faces?.shared.sources ?? {}),
    },
  };
}

/** Every section with content; null where that is the articles alone. */
function chaptersOf({ t }: Page, faces: FacesView): EventView["chapters"] {
  const heads = headsOf(faces);
  if (heads.length === 0) return null;
  const sections = [...heads, { id: ARTICLES, title: t("event.articles") }];
  return {
    label: t("faces.chapters"),
    links: sections.map(({ id, title }) => ({ href: `#${id}`, text: title })),
  };
}

function byCountry(
  page: Page,
  articles: EventArticle[],
  sources: Sources,
): EventView["articles"]["countries"] {
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
      articles: some.map((article) => articleView(page, article, sources)),
    }));
}

function articleView(page: Page, article: EventArticle, sources: Sources): ArticleView {
  const notes = [readingMinutes(page, article.words), article.paywall ? page.t("event.paywall") : null];
  return {
    id: article.id,
    anchor: anchorOfArticle(article.id),
    source: sources[article.id]?.numbered ?? null,
    newspaper: article.newspaper.name,
    headline: article.headline,
    url: article.url,
    language: foreign(page, article.language),
    age: age(page.t, page.language, article.publishedAt, page.now),
    notes: notes.filter((note) => note !== null),
  };
}
