import { LANGUAGES } from "../../../domain/shared/languages";
import { shorten } from "../../../domain/shared/text";
import { inLanguage } from "../../i18n/paths";
import { DESCRIPTION_LENGTH, type Head } from "./head";
import type { Page } from "./page.server";

interface HeadWords {
  title: string;
  description: string;
  /** path of the page's one address; this page's own path if left out */
  canonical?: string;
  /** path that stands for all languages, for pages whose text exists in all four */
  translated?: string;
}

/** The head of a page, with absolute addresses. */
export function headOf(
  { services, url, t }: Page,
  { title, description, canonical, translated }: HeadWords,
): Head {
  const absolute = (path: string) => new URL(path, services.origin).href;
  const alternates = translated
    ? {
        ...Object.fromEntries(
          LANGUAGES.map((language) => [language, absolute(inLanguage(url.pathname, language))]),
        ),
        "x-default": absolute(translated),
      }
    : {};
  const name = t("name");
  return {
    title: title === name ? `${name}: ${t("motto")}` : `${title} · ${name}`,
    description: shorten(description, DESCRIPTION_LENGTH),
    canonical: absolute(canonical ?? url.pathname),
    alternates,
  };
}
