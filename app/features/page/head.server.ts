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
  /** the page's own picture for sharing; the site's if left out */
  image?: { path: string; alt: string };
  /** ms UTC, for what was published as one piece */
  publishedAt?: number | null;
  modifiedAt?: number | null;
  /** path and title of the page's own RSS feed, beside that of the site */
  feed?: { path: string; title: string };
  jsonLd?: object[];
}

const SITE_PICTURE = "/og-default.png";

/** The head of a page, with absolute addresses. */
export function headOf({ services, url, t, language }: Page, words: HeadWords): Head {
  const { title, description, canonical, translated, image, feed } = words;
  const absolute = (path: string) => new URL(path, services.origin).href;
  const inOwn = (path: string) => `${path}?idioma=${language}`;
  const alternates = translated
    ? {
        ...Object.fromEntries(LANGUAGES.map((other) => [other, absolute(inLanguage(url.pathname, other))])),
        "x-default": absolute(translated),
      }
    : {};
  const name = t("name");
  const feeds = [{ path: "/feed.xml", title: t("files.feed.title") }, ...(feed ? [feed] : [])];
  const published = typeof words.publishedAt === "number";
  return {
    title: title === name ? t("files.shared.site") : `${title} · ${name}`,
    description: shorten(description, DESCRIPTION_LENGTH),
    canonical: absolute(canonical ?? url.pathname),
    alternates,
    language,
    type: published ? "article" : "website",
    image: image
      ? { url: absolute(image.path), alt: image.alt }
      : { url: absolute(SITE_PICTURE), alt: t("files.shared.site") },
    publishedAt: iso(words.publishedAt),
    modifiedAt: iso(words.modifiedAt),
    feeds: feeds.map((one) => ({ href: absolute(inOwn(one.path)), title: one.title })),
    manifest: inOwn("/manifest.webmanifest"),
    jsonLd: words.jsonLd ?? [],
  };
}

const iso = (at: number | null | undefined): string | null =>
  typeof at === "number" ? new Date(at).toISOString() : null;
