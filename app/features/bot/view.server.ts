import { EXTRACT_KEPT, LOOSE_ARTICLE_KEPT } from "../../../domain/articles/retention";
import { EXTRACT_LENGTH } from "../../../domain/events/rules";
import { ROBOT_TOKEN } from "../../../domain/ingest/context";
import { DAY } from "../../../domain/shared/time";
import { emailOf } from "../info/targets.server";
import type { Page } from "../page/page.server";

/** What the robots.txt of a newspaper that refuses us says. */
const REFUSAL = `User-agent: ${ROBOT_TOKEN}\nDisallow: /`;

/** The crawler's contact page. What it promises is taken from the rules that keep it. */
export function botView({ t, services }: Page) {
  const kept = {
    characters: EXTRACT_LENGTH,
    textDays: EXTRACT_KEPT / DAY,
    articleDays: LOOSE_ARTICLE_KEPT / DAY,
  };
  return {
    title: t("bot.title"),
    lead: t("bot.lead"),
    who: { title: t("bot.whoTitle"), text: t("bot.who") },
    often: { title: t("bot.oftenTitle"), text: t("bot.often") },
    kept: { title: t("bot.keptTitle"), text: t("bot.kept", kept) },
    refuse: {
      title: t("bot.refuseTitle"),
      text: t("bot.refuse"),
      code: REFUSAL,
      also: [t("bot.refuseTdm"), t("bot.refuseFeed")],
    },
    write: { title: t("bot.writeTitle"), text: t("bot.write"), email: emailOf(services) },
  };
}
