import { isLanguage, LANGUAGES, type Language } from "../../domain/shared/languages";

/** Pages that have an address of their own in each language; the Spanish one has no prefix. */
export const PAGES = {
  newspapers: {
    es: "/periodicos",
    en: "/en/newspapers",
    fr: "/fr/journaux",
    de: "/de/zeitungen",
  },
  about: { es: "/quienes-somos", en: "/en/about", fr: "/fr/a-propos", de: "/de/uber-uns" },
  howToRead: { es: "/como-leer", en: "/en/how-to-read", fr: "/fr/comment-lire", de: "/de/wie-lesen" },
  howToWrite: {
    es: "/como-escribir",
    en: "/en/how-to-write",
    fr: "/fr/comment-ecrire",
    de: "/de/wie-schreiben",
  },
  method: { es: "/metodo", en: "/en/method", fr: "/fr/methode", de: "/de/methode" },
  money: { es: "/cuentas", en: "/en/money", fr: "/fr/comptes", de: "/de/finanzen" },
  complaints: {
    es: "/reclamaciones",
    en: "/en/complaints",
    fr: "/fr/reclamations",
    de: "/de/beschwerden",
  },
  moderationLog: {
    es: "/registro-de-moderacion",
    en: "/en/moderation-log",
    fr: "/fr/registre-de-moderation",
    de: "/de/moderationsprotokoll",
  },
  privacy: { es: "/privacidad", en: "/en/privacy", fr: "/fr/confidentialite", de: "/de/datenschutz" },
  accessibility: {
    es: "/accesibilidad",
    en: "/en/accessibility",
    fr: "/fr/accessibilite",
    de: "/de/barrierefreiheit",
  },
  legal: { es: "/aviso-legal", en: "/en/legal", fr: "/fr/mentions-legales", de: "/de/impressum" },
} satisfies Record<string, Record<Language, string>>;

export type PageName = keyof typeof PAGES;

/** Pages of PAGES that show what is stored. */
const OF_RECORDS = ["newspapers", "moderationLog"] as const;

type InfoPageName = Exclude<PageName, (typeof OF_RECORDS)[number]>;

/** Texts about Poliedro itself: every page of PAGES but those of records. */
export const INFO_PAGES = (Object.keys(PAGES) as PageName[]).filter(isInfoPage);

/** Whether a page is one of INFO_PAGES. */
export function isInfoPage(name: PageName): name is InfoPageName {
  return !(OF_RECORDS as readonly PageName[]).includes(name);
}

/** An address that people type; its page's own one is PAGES.about.en. */
const ABOUT = "/about";

/** The page that stands at an address, and its language; undefined when none of PAGES does. */
export function pageAt(pathname: string): { name: PageName; language: Language } | undefined {
  if (pathname === ABOUT) return { name: "about", language: "en" };
  for (const name of Object.keys(PAGES) as PageName[])
    for (const language of LANGUAGES) if (PAGES[name][language] === pathname) return { name, language };
  return undefined;
}

/** The language that an address stands for: its prefix, or that of a translated page. Undefined when it has none. */
export function pathLanguage(pathname: string): Language | undefined {
  const [, first] = pathname.split("/");
  return pageAt(pathname)?.language ?? (isLanguage(first) ? first : undefined);
}

const isHome = (pathname: string): boolean =>
  pathname === "/" || isLanguage(/^\/([^/]+)\/?$/.exec(pathname)?.[1]);

/** This page in another language: its own address there, else the same address that asks for the language. */
export function inLanguage(pathname: string, language: Language): string {
  if (isHome(pathname)) return `/${language}/`;
  const page = pageAt(pathname);
  return page ? PAGES[page.name][language] : `${pathname}?idioma=${language}`;
}

/** Addresses of our pages as a page links to them. */
export interface Paths {
  home: string;
  bot: string;
  /** A page of PAGES. */
  page(name: PageName): string;
  /** An event's own address, for sharing; readers open it over the page they are on (`over`). */
  event(id: number): string;
  /** An event open over the front page. */
  eventOverHome(id: number): string;
  /** Where anyone tells us of a comment. */
  report(comment: number): string;
  /** What became of a notice, by its receipt. */
  receipt(receipt: string): string;
  /** Where a comment's author disagrees with what was decided about it. */
  appeal(comment: number): string;
  /** A decision in the public record. */
  decision(id: number): string;
  /** One of our creators' articles at its own address. */
  article(article: { id: number; slug: string | null }): string;
  /** @param before cursor of the page to go on behind */
  lane(id: number, before?: string): string;
  /** The reader's own pages: the personal area, and what is behind it ("datos"). */
  personal(part?: string, query?: Record<string, string>): string;
  /** What everyone sees of an account. */
  profile(accountId: number): string;
  /** Where to sign in, and then return to `next` (a path of ours). */
  signIn(next?: string): string;
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
    bot: neutral("/bot"),
    page: (name) => PAGES[name][language],
    event: (id) => neutral(`/evento/${id}`),
    eventOverHome: (id) => `${asked ? `/${language}/` : "/"}?evento=${id}`,
    article: ({ id, slug }) =>
      neutral(
        slug === null ? `/articulo/${id}` : `/article/${slug.split("/").map(encodeURIComponent).join("/")}`,
      ),
    report: (id) => neutral("/avisar", { comentario: String(id) }),
    receipt: (receipt) => neutral(`/aviso/${receipt}`),
    appeal: (id) => neutral("/recurrir", { comentario: String(id) }),
    decision: (id) => `${PAGES.moderationLog[language]}?antes_de=${id + 1}#decision-${id}`,
    lane: (id, before) => neutral(`/resultados/${id}`, before ? { antes_de: before } : {}),
    personal: (part, query) => neutral(part ? `/user/${part}` : "/user", query),
    profile: (accountId) => neutral(`/user/${accountId}`),
    signIn: (next) => neutral("/auth", next ? { next } : {}),
    written: (url) => {
      const page = pageAt(url);
      return page ? PAGES[page.name][language] : url;
    },
  };
}
