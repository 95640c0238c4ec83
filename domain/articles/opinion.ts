import { fold } from "../shared/text";

/** What newspapers call their opinion pages in addresses, feeds and kickers, folded. */
const NAMES = new Set(
  `opinion opiniones opinions opinion-es opinion-analysis commentisfree comment commentary comments editorial editorials
editoriales editorial-board leader leaders leading-article op-ed oped columns column columna columnas columnista
columnistas columnists tribuna tribunas tribune tribunes idees debats debat chronique chroniques edito editos editorialiste
kommentar kommentare meinung meinungen kolumne kolumnen leitartikel gastbeitrag gastkommentar debatte standpunkt glosse
analysis-opinion voices views viewpoint viewpoints perspectives point-of-view carta-del-director firmas el-roto
billet carte-blanche point-de-vue points-de-vue contrapunto humeur`.split(/\s+/),
);

/** A kicker before the headline's own words: "Opinion | …", "Kommentar: …", "TRIBUNE. …". */
const KICKER = /^["'«„“]?\s*([\p{L}][\p{L} -]{2,24}?)\s*(?:[|:–—]|\.(?=\s))/u;
const KICKER_AT_END = /[|–—]\s*([\p{L}][\p{L} -]{2,24}?)\s*$/u;

/** Whether its newspaper calls an article an opinion piece: by section, address, category or kicker. */
export function isOpinion(article: {
  url: string;
  section: string | null;
  feedCategories: readonly string[];
  headline: string;
}): boolean {
  const named = [article.section ?? "", ...article.feedCategories].map(slugOf);
  if (named.some((name) => NAMES.has(name))) return true;
  if (pathOf(article.url).some((part) => NAMES.has(part))) return true;
  const kickers = [KICKER.exec(article.headline)?.[1], KICKER_AT_END.exec(article.headline)?.[1]];
  return kickers.some((kicker) => kicker !== undefined && NAMES.has(slugOf(kicker)));
}

const slugOf = (name: string): string => fold(name).replace(/ /g, "-");

/** Folders of the address; the last part is the article's own name. */
function pathOf(url: string): string[] {
  if (!URL.canParse(url)) return [];
  return new URL(url).pathname.split("/").slice(1, -1).map(slugOf);
}
