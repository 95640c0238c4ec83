import { PRODUCT } from "../../../domain/articles/rules";
import { articlesOfLane, eventsOfLane, type Lane, type LanePage } from "../../../domain/lanes/queries";
import { SECOND } from "../../../domain/shared/time";
import { chosenCategory, inCategory } from "../categories/view.server";
import { inTime } from "../page/in-time.server";
import type { Page } from "../page/page.server";
import { articleCard, eventCard } from "./card-views.server";
import type { CardView, LaneView } from "./views";

export { foreign } from "./card-views.server";

/** A slow lane must not hold up the others. */
export const LANE_LIMIT = 4 * SECOND;

/** Cards of one page of a lane. */
const PAGE_SIZE = 20;

/**
 * One page of a lane as cards, of whichever kind it is, narrowed to the category that the reader has chosen. Errors of
 * the room pass through.
 * @param before the cursor of the page to go on behind
 */
export async function cardsOfLane(page: Page, lane: Lane, before?: string): Promise<LanePage<CardView>> {
  const options = {
    language: page.language,
    page: 1,
    pageSize: PAGE_SIZE,
    categoryId: chosenCategory(page) ?? undefined,
    before,
  };
  if (lane.kind === "articulos") {
    const some = await articlesOfLane(page.services, lane, options);
    return { ...some, items: some.items.map((article) => articleCard(page, { ...article, type: PRODUCT })) };
  }
  const [some, reacted] = await Promise.all([eventsOfLane(page.services, lane, options), page.reacted()]);
  return { ...some, items: some.items.map((event) => eventCard(page, event, lane, reacted)) };
}

/** A lane of the front page; its cards come when they are there, and never fail. */
export function laneView(page: Page, lane: Lane): LaneView {
  const { t, language, paths } = page;
  const name = lane.name[language];
  const category = chosenCategory(page);
  const banner = lane.kind === "banner";
  const key = `${lane.id}-${category ?? "all"}`;
  return {
    id: lane.id,
    key,
    name,
    showName: lane.showName,
    description: lane.description[language],
    words: {
      empty: emptyText(page, lane),
      loading: t("lane.loading"),
      more: t("lane.more"),
      moreOf: t("lane.moreOf", { lane: name }),
      back: t("front.lanes.back", { lane: name }),
      on: t("front.lanes.on", { lane: name }),
    },
    more: inCategory(paths.lane(lane.id), category),
    banner: banner ? { href: lane.url ? paths.written(lane.url) : null, newTab: t("event.newTab") } : null,
    ...(banner
      ? { cards: null }
      : placed(page, key, inTime(`lane ${lane.slug}`, firstCards(page, lane), LANE_LIMIT, []))),
  };
}

const firstCards = async (page: Page, lane: Lane): Promise<CardView[]> =>
  (await cardsOfLane(page, lane)).items;

/** Hands cards to the rendering alone where there is one; else they are data. */
function placed(
  { markup }: Page,
  key: string,
  cards: Promise<CardView[]>,
): Pick<LaneView, "cards" | "inMarkup"> {
  if (!markup) return { cards };
  markup.lanes.set(key, cards);
  return { cards: null, inMarkup: true };
}

/** What an empty lane says. */
export const emptyText = ({ t }: Page, lane: Lane): string =>
  lane.kind === "articulos" ? t("lane.noArticles") : t("lane.noEvents");
