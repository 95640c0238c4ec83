import { isOurs, type Origin } from "../../../domain/articles/rules";
import { CATEGORIES } from "../../../domain/categories/data";
import type { EventCard } from "../../../domain/events/queries";
import type { CreatorArticle, Lane } from "../../../domain/lanes/queries";
import { isOn, type Reacted } from "../../../domain/reactions/rules";
import { countryName } from "../../i18n/names";
import { age } from "../../i18n/times";
import { priceView } from "../articles/price.server";
import { coverageOf, readingMinutes } from "../events/words.server";
import type { Page } from "../page/page.server";
import { reactionView } from "../reactions/view.server";
import { listAddress } from "./address";
import { coverageBar } from "./coverage-bar";
import type { ArticleCardView, EventCardView } from "./views";

/** The language to mark on a text: null where it is the page's. */
export const foreign = (page: Page, language: string): string | null =>
  language === page.language ? null : language;

/** An event of a lane as a card. @param reacted what the signed-in reader did */
export function eventCard(page: Page, event: EventCard, lane: Lane, reacted: Reacted): EventCardView {
  const { t, paths, language, now, signedIn } = page;
  const target = { event: event.id };
  return {
    kind: "event",
    id: event.id,
    title: event.title,
    description: event.description,
    language: foreign(page, event.language),
    kicker: kickerOf(page, event, lane),
    coverage: coverageOf(page, event),
    bar: coverageBar(event.byCountry),
    contradicted: event.contradictions > 0 ? t("event.contradicted") : null,
    age: age(t, language, event.lastPublishedAt, now),
    later: {
      label: t("front.lanes.readLater", { title: event.title }),
      ...(signedIn
        ? { reaction: reactionView(reacted, "read_later", target) }
        : { href: paths.signIn(listAddress(page.url, target)) }),
    },
    read: isOn(reacted, "read", target),
  };
}

/** Name of an event's first category; a lane that gathers one category need not repeat it. */
function kickerOf(page: Page, event: EventCard, lane: Lane): string | null {
  if (lane.selection.by === "category") return null;
  return CATEGORIES.find((category) => category.id === event.categories[0])?.name[page.language] ?? null;
}

/** What the card of an article is made from: a creator's or a newspaper's. */
export type CardArticle = Omit<CreatorArticle, "authorId" | "firstPublishedAt" | "markReasons" | "author"> &
  Origin & { author: string | null };

/** An article as a card. Ours open over the page, all others where they are. */
export function articleCard(page: Page, article: CardArticle): ArticleCardView {
  const { t, language, now } = page;
  const { country, newspaperName } = article;
  return {
    kind: "article",
    id: article.id,
    article: isOurs(article) ? (article.slug ?? String(article.id)) : null,
    url: article.url,
    newTab: t("event.newTab"),
    title: article.headline,
    description: article.summary,
    language: foreign(page, article.language),
    kicker: article.author,
    source: {
      name: newspaperName ?? t("name"),
      logo: null,
      country: country ? { code: country, name: countryName(country, language) } : null,
    },
    age: age(t, language, article.publishedAt, now),
    notes: notesOf(page, article),
    price: article.paywall ? priceView(article.priceCents, language) : null,
  };
}

/** What is known of an article before it is opened, in words. */
function notesOf(page: Page, article: CardArticle): string[] {
  const { t } = page;
  const notes = [
    readingMinutes(page, article.words),
    article.paywall ? t("event.paywall") : null,
    article.clickbait ? t("reader.mark.clickbait") : null,
    article.emphatic ? t("reader.mark.emphatic") : null,
    article.citedSources ? t("reader.mark.cites", { count: article.citedSources }) : null,
  ];
  return notes.filter((note) => note !== null);
}
