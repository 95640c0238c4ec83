import { lastReadingAt } from "../../../domain/ingest/queries";
import { newsstandSize } from "../../../domain/newspapers/queries";
import { LANGUAGES } from "../../../domain/shared/languages";
import { SECOND } from "../../../domain/shared/time";
import { isAuthPath } from "../../i18n/own-path";
import { inLanguage, type PageName } from "../../i18n/paths";
import { TEXTS } from "../../i18n/texts";
import { clockTime, dayInWords } from "../../i18n/times";
import { sheetWords } from "../events/words.server";
import { inTime } from "../page/in-time.server";
import type { Page } from "../page/page.server";
import { leavingView } from "../rights/view.server";
import { shortcutsView } from "../shortcuts/view.server";
import { themeView } from "../theme/view.server";
import type { Account, Chrome, Navigation, TextLink } from "./chrome";

/** The quiet line must not hold a page up. */
const TRUTH_LIMIT = 1.5 * SECOND;

/** What stands around the page. Never fails: a line that cannot be told is left out. */
export async function chromeOf(page: Page): Promise<Chrome> {
  const { t, language, paths, url, underneath, now, services } = page;
  return {
    language,
    name: t("name"),
    home: paths.home,
    skip: t("skip"),
    day: dayInWords(language, now),
    truth: await inTime("truth", truthOf(page), TRUTH_LIMIT, []),
    navigation: navigationOf(page),
    account: accountOf(page),
    menu: t("front.chrome.menu"),
    languages: {
      label: t("languages"),
      links: LANGUAGES.map((other) => ({
        language: other,
        href: inLanguage(url.pathname, other),
        closed: inLanguage(underneath.pathname, other),
        text: TEXTS[other].language,
        current: other === language,
      })),
    },
    sample: services.edition === "sample" ? t("sample") : null,
    leaving: leavingOf(page),
    purpose: t("purpose"),
    pages: pagesOf(page),
    licence: t("licence"),
    outside: [
      ...(services.sourceUrl ? [{ href: services.sourceUrl, text: t("front.chrome.source") }] : []),
      { href: "/feed.xml", text: t("front.chrome.feed") },
    ],
    theme: themeView(page),
    shortcuts: shortcutsView(page),
    close: t("front.chrome.close"),
    sheet: sheetWords(page),
    problems: {
      notFound: { title: t("problem.notFoundTitle"), description: t("problem.notFound") },
      internal: { title: t("problem.internalTitle"), description: t("problem.internal") },
      home: t("problem.home"),
    },
  };
}

/** The links with the one to this very page marked. */
const marked = (label: string, links: TextLink[], { url }: Page): Navigation => ({
  label,
  links: links.map((link) => ({ ...link, current: link.href === url.pathname })),
});

function navigationOf(page: Page): Navigation {
  const { t, paths } = page;
  const link = (name: PageName, text: string): TextLink => ({ href: paths.page(name), text });
  return marked(
    t("navigation"),
    [
      { href: paths.home, text: t("nav.home") },
      link("about", t("front.chrome.about")),
      link("howToRead", t("front.chrome.howToRead")),
      link("howToWrite", t("front.chrome.howToWrite")),
      link("newspapers", t("nav.newspapers")),
    ],
    page,
  );
}

function pagesOf(page: Page): Navigation {
  const { t, paths } = page;
  const names = ["method", "money", "complaints", "privacy", "accessibility", "legal"] as const;
  const links = names.map((name) => ({ href: paths.page(name), text: t(`front.chrome.${name}`) }));
  return marked(t("front.chrome.pages"), [...links, { href: paths.bot, text: t("nav.bot") }], page);
}

/** Whoever logs in comes back to this page. */
function accountOf({ t, paths, url, underneath, viewer, session }: Page): Account {
  const from = (here: URL) =>
    paths.signIn(isAuthPath(here.pathname) ? undefined : here.pathname + here.search);
  return {
    state: session,
    id: viewer?.id ?? null,
    alias: viewer?.alias ?? null,
    logIn: { href: from(url), closed: from(underneath), text: t("front.chrome.logIn") },
    own: { href: paths.personal(), label: t("front.chrome.account") },
    logOut: { href: "/logout", text: t("front.chrome.logOut") },
    balance: null,
  };
}

/** Pages that tell it in their own place. */
const SAY_SO_THEMSELVES = ["/user", "/usuario", "/user/datos"];

function leavingOf(page: Page): TextLink | null {
  const { viewer, url, paths } = page;
  const href = paths.personal("datos");
  const leaving = SAY_SO_THEMSELVES.includes(url.pathname)
    ? null
    : leavingView(page, viewer?.deletionAskedAt ?? null);
  return leaving && { href, text: leaving.text };
}

/** "Actualizado a las 18:00 UTC", "412 periódicos", "63 países". */
async function truthOf({ services, t, language }: Page): Promise<string[]> {
  const [at, size] = await Promise.all([lastReadingAt(services), newsstandSize(services)]);
  const said = at === null ? t("truth.reading") : t("truth.read", { time: clockTime(language, at) });
  if (size.newspapers === 0) return [said];
  return [
    said,
    t("count.newspapers", { count: size.newspapers }),
    t("count.countries", { count: size.countries }),
  ];
}
