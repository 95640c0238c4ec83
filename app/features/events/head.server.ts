import { CATEGORIES } from "../../../domain/categories/data";
import type { EventCard } from "../../../domain/events/queries";
import { isOn, type Reacted } from "../../../domain/reactions/rules";
import { countryName } from "../../i18n/names";
import { over } from "../../i18n/over";
import { age } from "../../i18n/times";
import { foreign } from "../lanes/views.server";
import type { Page } from "../page/page.server";
import { reactionView } from "../reactions/view.server";
import type { ActionView, CoverageView, EventHeadView } from "./view";

/** Countries that the head names. */
const MOST_COUNTRIES = 8;

/** Anchor of a country's articles. */
export const anchorOfCountry = (code: string): string => `pais-${code.toLowerCase()}`;

/** What stands over an event's sections. */
export function headView(page: Page, event: EventCard, reacted: Reacted): EventHeadView {
  const { t, language, now, signedIn } = page;
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    language: foreign(page, event.language),
    kickers: event.categories.flatMap(
      (id) => CATEGORIES.find((category) => category.id === id)?.name[language] ?? [],
    ),
    counters: [
      t("count.newspapers", { count: event.newspapers }),
      t("count.countries", { count: event.countries }),
      t("count.articles", { count: event.articles }),
    ],
    latest: { label: t("event.latest"), age: age(t, language, event.lastPublishedAt, now) },
    contradicted: event.contradictions > 0 ? t("event.contradicted") : null,
    coverage: coverageView(page, event),
    actions: actionsView(page, event, reacted),
    read: signedIn ? isOn(reacted, "read", { event: event.id }) : null,
  };
}

function coverageView({ t, language }: Page, { byCountry }: EventCard): CoverageView {
  const named = byCountry.slice(0, MOST_COUNTRIES).map(({ country, newspapers }) => ({
    code: country,
    name: countryName(country, language),
    newspapers,
    count: t("count.newspapers", { count: newspapers }),
    anchor: anchorOfCountry(country),
  }));
  const more = byCountry.length - named.length;
  return {
    label: t("reader.coverage.label"),
    newspapers: byCountry.reduce((sum, { newspapers }) => sum + newspapers, 0),
    named,
    all: byCountry.map(({ newspapers }) => newspapers),
    more: more > 0 ? t("reader.coverage.more", { count: more }) : null,
  };
}

const ACTIONS = { later: "read_later", save: "save", upvote: "upvote" } as const;

function actionsView(
  { t, paths, url, signedIn }: Page,
  event: EventCard,
  reacted: Reacted,
): EventHeadView["actions"] {
  const target = { event: event.id };
  const own = url.pathname.startsWith("/evento/");
  const signIn = paths.signIn(own ? `/evento/${event.id}` : over(url, { event: event.id }));
  const kinds: ActionView["kind"][] = ["later", "save", "upvote"];
  return {
    label: t("reader.actions.label"),
    list: kinds.map((kind) => ({
      kind,
      text: t(`reader.actions.${kind}`),
      ...(signedIn ? { reaction: reactionView(reacted, ACTIONS[kind], target) } : { href: signIn }),
    })),
    share: {
      text: t("reader.actions.share"),
      href: `/evento/${event.id}`,
      title: event.title,
      copied: t("reader.copied"),
      failed: t("reader.copyFailed"),
      reaction: signedIn ? reactionView(reacted, "share", target) : null,
    },
  };
}
