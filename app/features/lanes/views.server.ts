import { CATEGORIES } from "../../../domain/categories/data";
import type { EventCard } from "../../../domain/events/queries";
import {
  articlesOfLane,
  type CreatorArticle,
  eventsOfLane,
  type Lane,
  type LanePage,
  type PageOptions,
} from "../../../domain/lanes/queries";
import { SECOND } from "../../../domain/shared/time";
import { age } from "../../i18n/times";
import { coverageOf, readingMinutes } from "../events/words.server";
import { inTime } from "../page/in-time.server";
import type { Page } from "../page/page.server";
import type { CardView } from "./card";
import type { LaneView } from "./lane";

/** A slow lane must not hold up the others. */
export const LANE_LIMIT = 4 * SECOND;

/** Two rows of four with the link to the rest; on the front of the page one large and four beside it. */
const CARDS = 7;
const FRONT_CARDS = 5;

/** One page of a lane as cards, of whichever kind it is. Errors of the room pass through. */
export async function cardsOfLane(
  page: Page,
  lane: Lane,
  options: Omit<PageOptions, "language">,
): Promise<LanePage<CardView>> {
  const all = { ...options, language: page.language };
  if (lane.kind === "articulos") {
    const some = await articlesOfLane(page.services, lane, all);
    return { ...some, items: some.items.map((article) => articleCard(page, article)) };
  }
  const some = await eventsOfLane(page.services, lane, all);
  return { ...some, items: some.items.map((event) => eventCard(page, event, lane)) };
}

/** A lane of the front page; its cards come when they are there, and never fail. */
export function laneView(page: Page, lane: Lane, front: boolean): LaneView {
  const { t, language, paths } = page;
  const name = lane.name[language];
  const href = lane.url ? paths.written(lane.url) : paths.home;
  const pageSize = front ? FRONT_CARDS : CARDS;
  const cards = async () => (await cardsOfLane(page, lane, { page: 1, pageSize })).items;
  return {
    id: lane.id,
    name,
    showName: lane.showName,
    description: lane.description[language],
    words: {
      empty: emptyText(page, lane),
      loading: t("lane.loading"),
      more: t("lane.more"),
      moreOf: t("lane.moreOf", { lane: name }),
    },
    more: paths.lane(lane.id),
    banner:
      lane.kind === "banner" ? { href, external: !href.startsWith("/"), newTab: t("event.newTab") } : null,
    cards: lane.kind === "banner" ? null : inTime(`lane ${lane.slug}`, cards(), LANE_LIMIT, []),
  };
}

/** What an empty lane says. */
export const emptyText = ({ t }: Page, lane: Lane): string =>
  lane.kind === "articulos" ? t("lane.noArticles") : t("lane.noEvents");

/** The language to mark on a text: null where it is the page's. */
export const foreign = (page: Page, language: string): string | null =>
  language === page.language ? null : language;

/** Name of an event's first category; a lane that gathers one category need not repeat it. */
function kickerOf(page: Page, event: EventCard, lane: Lane): string | null {
  if (lane.selection.by === "category") return null;
  return CATEGORIES.find((category) => category.id === event.categories[0])?.name[page.language] ?? null;
}

function eventCard(page: Page, event: EventCard, lane: Lane): CardView {
  return {
    id: event.id,
    href: page.paths.event(event.id),
    title: event.title,
    description: event.description,
    language: foreign(page, event.language),
    kicker: kickerOf(page, event, lane),
    coverage: coverageOf(page, event),
    contradicted: event.contradictions > 0 ? page.t("event.contradicted") : null,
    age: age(page.t, page.language, event.lastPublishedAt, page.now),
  };
}

function articleCard(page: Page, article: CreatorArticle): CardView {
  return {
    id: article.id,
    href: article.url,
    title: article.headline,
    description: article.summary,
    language: foreign(page, article.language),
    kicker: article.author,
    coverage: readingMinutes(page, article.words) ?? page.t("name"),
    contradicted: null,
    age: age(page.t, page.language, article.publishedAt, page.now),
  };
}
