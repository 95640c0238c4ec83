import { isLanguage, type Language } from "../../domain/shared/languages";

/** The list of newspapers has an address of its own in each language; the Spanish one has no prefix. */
export const NEWSPAPERS_PATH: Record<Language, string> = {
  es: "/periodicos",
  en: "/en/newspapers",
  fr: "/fr/journaux",
  de: "/de/zeitungen",
};

const LOCALIZED = [NEWSPAPERS_PATH];

/** The same page's address in each language, when its pages have addresses of their own. */
function localizedPath(pathname: string): Record<Language, string> | undefined {
  return LOCALIZED.find((paths) => Object.values(paths).includes(pathname));
}

/** The language that an address stands for: its prefix, or that of a translated page. Undefined when it has none. */
export function pathLanguage(pathname: string): Language | undefined {
  const paths = localizedPath(pathname);
  if (paths) return (Object.keys(paths) as Language[]).find((language) => paths[language] === pathname);
  const [, first] = pathname.split("/");
  return isLanguage(first) ? first : undefined;
}

const isHome = (pathname: string): boolean =>
  pathname === "/" || isLanguage(/^\/([^/]+)\/?$/.exec(pathname)?.[1]);

/** This page in another language: its own address there, else the same address that asks for the language. */
export function inLanguage(pathname: string, language: Language): string {
  if (isHome(pathname)) return `/${language}/`;
  return localizedPath(pathname)?.[language] ?? `${pathname}?idioma=${language}`;
}

/** Addresses of our pages as a page links to them. */
export interface Paths {
  home: string;
  newspapers: string;
  bot: string;
  event(id: number): string;
  /** @param before cursor of the page to go on behind */
  lane(id: number, before?: string): string;
  /** An address that an operator wrote (a banner's): ours in the reader's language, others as they are. */
  written(url: string): string;
}

/**
 * @param asked whether the reader's address named the language: links to pages without a language of their own then
 * carry it on, so that nobody falls back into the browser's language on the way.
 */
export function pathsIn(language: Language, asked: boolean): Paths {
  const carry = asked ? { idioma: language } : undefined;
  const neutral = (pathname: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams({ ...query, ...carry }).toString();
    return search ? `${pathname}?${search}` : pathname;
  };
  return {
    home: asked ? `/${language}/` : "/",
    newspapers: NEWSPAPERS_PATH[language],
    bot: neutral("/bot"),
    event: (id) => neutral(`/evento/${id}`),
    lane: (id, before) => neutral(`/resultados/${id}`, before ? { antes_de: before } : {}),
    written: (url) => localizedPath(url)?.[language] ?? url,
  };
}
