import { PAGES } from "../../app/i18n/paths";
import { LANGUAGES } from "../../domain/shared/languages";

/** What a parameter may hold; with anything else an answer is made for its asker alone. */
const VALUES = {
  _routes: /^[\w:/.,-]{1,300}$/,
  antes_de: /^[\w.~:-]{1,60}$/,
  article: /^.{1,200}$/,
  categoria_id: /^\d{1,9}$/,
  evento: /^\d{1,15}$/,
  idioma: new RegExp(`^(?:${LANGUAGES.join("|")})$`),
  lengua: /^[a-z]{2,3}$/,
  page: /^\d{1,9}$/,
  page_size: /^\d{1,9}$/,
} satisfies Record<string, RegExp>;

export type Parameter = keyof typeof VALUES;

/** An address, or several of one kind, that answers every guest of one language alike. */
export interface PublicAddress {
  path: RegExp;
  /** What the answer depends on, in order; guests' requests are rid of everything else. */
  parameters: Parameter[];
  /** A page, which browsers also ask for as data, of all its routes or of some. */
  isPage: boolean;
}

const ID = "(?:0|[1-9]\\d{0,14})";
const FEED = "feed\\.(?:xml|atom|json)";
const LIST: Parameter[] = ["antes_de", "article", "categoria_id", "evento", "idioma", "lengua"];

const page = (path: string, parameters: Parameter[]): PublicAddress => ({
  path: new RegExp(`^${path}$`),
  parameters,
  isPage: true,
});
const other = (path: string, parameters: Parameter[]): PublicAddress => ({
  path: new RegExp(`^${path}$`),
  parameters,
  isPage: false,
});
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** All that is for everyone. A page or parameter that is missing here is never given to two readers. */
const ADDRESSES: PublicAddress[] = [
  page(`/(?:(?:${LANGUAGES.join("|")})/?)?`, LIST),
  page(`/resultados/${ID}`, LIST),
  page(`/evento/${ID}`, ["idioma", "lengua"]),
  page("/articulo/[^/]+", ["idioma"]),
  page("/article/.+", ["idioma"]),
  ...Object.values(PAGES.moderationLog).map((path) => page(escaped(path), ["antes_de", "idioma"])),
  ...["/about", "/bot", "/offline", ...Object.values(PAGES).flatMap((paths) => Object.values(paths))].map(
    (path) => page(escaped(path), ["idioma"]),
  ),
  other("/api/(?:carriles|categorias)", ["idioma"]),
  other(`/api/carril/${ID}/(?:events|articles)`, ["antes_de", "categoria_id", "idioma", "page", "page_size"]),
  other(`/api/modal_eventos(?:_articulos)?/${ID}`, ["idioma"]),
  other("/api/articulo/[^/]+", ["idioma"]),
  other(`/api/articulo/[^/]+/imagenes/(?:autor|${ID})`, []),
  other("/api/article/.+", ["idioma"]),
  other(`/api/user/${ID}/foto`, []),
  other("/(?:feed\\.xml|atom\\.xml|feed\\.json)", ["idioma"]),
  other(`/(?:carril|categoria|evento)/${ID}/${FEED}`, ["idioma"]),
  other("/(?:news-)?sitemap(?:-pages|-articles|-events-[1-9]\\d{0,5})?\\.xml", []),
];

/** The public address that a path (percent-encoded) is, if any; and the page's path where it is asked for as data. */
export function publicAddress(pathname: string): { address: PublicAddress; path: string } | null {
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  const address = ADDRESSES.find((one) => one.path.test(one.isPage ? path : pathname)) ?? null;
  return address && { address, path: address.isPage ? path : pathname };
}

/** Whether a parameter holds what an answer for everyone may depend on. */
export const isInOrder = (name: Parameter, value: string): boolean => VALUES[name].test(value);
