import { Parser } from "htmlparser2";

/** Side (px) of the icon that is looked for: small on a page, sharp on a fine screen. */
const WANTED = 48;
/** Icons stand in the head; further on nothing is looked for. */
const MAX_CHARS = 200_000;

/**
 * Addresses of a page's icons, the most fitting first and `/favicon.ico` last. SVG is left out: it can hold scripts.
 * @param base address of the page
 */
export function iconLinks(html: string, base: string): string[] {
  const found: { url: string; distance: number }[] = [];
  let from = base;
  const parser = new Parser({
    onopentag(name, { rel = "", href = "", type = "", sizes = "" }) {
      if (name === "base" && href) from = URL.parse(href, base)?.href ?? base;
      const kinds = rel.toLowerCase().split(/\s+/);
      const isIcon = kinds.includes("icon") || kinds.includes("apple-touch-icon");
      if (name !== "link" || !href || !isIcon || /svg/i.test(type) || /\.svg(?:[?#]|$)/i.test(href)) return;
      const url = URL.parse(href, from);
      if (url?.protocol === "http:" || url?.protocol === "https:")
        found.push({ url: url.href, distance: distance(sizes) });
    },
  });
  parser.write(html.slice(0, MAX_CHARS));
  parser.end();
  const ranked = found.toSorted((a, b) => a.distance - b.distance).map(({ url }) => url);
  return [...new Set([...ranked, new URL("/favicon.ico", base).href])];
}

/** How far the sizes told ("16x16 32x32") are from the wanted one; larger is better than smaller. */
function distance(sizes: string): number {
  const sides = [...sizes.matchAll(/(\d{1,4})x\d{1,4}/gi)].map((match) => Number(match[1]));
  if (sides.length === 0) return WANTED;
  return Math.min(...sides.map((side) => (side >= WANTED ? (side - WANTED) / 4 : WANTED - side)));
}
