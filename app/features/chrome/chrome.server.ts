import { lastReadingAt } from "../../../domain/ingest/queries";
import { newsstandSize } from "../../../domain/newspapers/queries";
import { LANGUAGES } from "../../../domain/shared/languages";
import { SECOND } from "../../../domain/shared/time";
import { inLanguage } from "../../i18n/paths";
import { TEXTS } from "../../i18n/texts";
import { clockTime, dayInWords } from "../../i18n/times";
import { inTime } from "../page/in-time.server";
import type { Page } from "../page/page.server";
import type { Chrome } from "./chrome";

/** The quiet line must not hold a page up. */
const TRUTH_LIMIT = 1.5 * SECOND;

/** What stands around the page. Never fails: a line that cannot be told is left out. */
export async function chromeOf(page: Page): Promise<Chrome> {
  const { t, language, paths, url, now } = page;
  const here = url.pathname;
  const links = [
    { href: paths.home, text: t("nav.home") },
    { href: paths.newspapers, text: t("nav.newspapers") },
  ];
  return {
    language,
    name: t("name"),
    home: paths.home,
    skip: t("skip"),
    day: dayInWords(language, now),
    truth: await inTime("truth", truthOf(page), TRUTH_LIMIT, null),
    navigation: {
      label: t("navigation"),
      links: links.map((link) => ({ ...link, current: link.href === here })),
    },
    languages: {
      label: t("languages"),
      links: LANGUAGES.map((other) => ({
        language: other,
        href: inLanguage(here, other),
        text: TEXTS[other].language,
        current: other === language,
      })),
    },
    sample: page.services.edition === "sample" ? t("sample") : null,
    purpose: t("purpose"),
    licence: t("licence"),
    bot: { href: paths.bot, text: t("nav.bot") },
    problems: {
      notFound: { title: t("problem.notFoundTitle"), description: t("problem.notFound") },
      internal: { title: t("problem.internalTitle"), description: t("problem.internal") },
      home: t("problem.home"),
    },
  };
}

/** "Actualizado a las 18:00 UTC · 412 periódicos · 63 países". */
async function truthOf({ services, t, language }: Page): Promise<string> {
  const [at, size] = await Promise.all([lastReadingAt(services), newsstandSize(services)]);
  const said = at === null ? t("truth.reading") : t("truth.read", { time: clockTime(language, at) });
  if (size.newspapers === 0) return said;
  return [
    said,
    t("count.newspapers", { count: size.newspapers }),
    t("count.countries", { count: size.countries }),
  ].join("\u00a0· ");
}
