import { fold } from "../../shared/text";
import { type JsonNode, typesOf } from "./json-ld";
import { ACCESS_META, CUT_PHRASES, LOCKED_VALUES } from "./paywall-signs";
import type { PageScan } from "./scan";

/** A text longer than this (words) was not cut, whatever a box on the page says. */
const MAX_CUT_WORDS = 400;

/**
 * Is the article for payers? Signs, the strongest first:
 *  1. schema.org `isAccessibleForFree` of the article or of a part of it: false → yes; only true → no, and
 *     nothing weaker is asked (the publisher has said it);
 *  2. a meta element on access (`article:content_tier` = locked, `cXenseParse:…-paywall` = true, `premium` …).
 *     "metered" is no paywall: a visitor who comes now and then reads the whole text;
 *  3. with a text of at most 400 words: a paywall box with visible text, or an element marked as locked;
 *  4. with such a text: a phrase that only stands at a cut ("il vous reste … de cet article à lire"), outside
 *     links and menus, in the page's or the newspaper's language.
 * @returns the sign, or null when the text is free
 */
export function judgePaywall(
  scan: PageScan,
  nodes: readonly JsonNode[],
  article: JsonNode | null,
  words: number,
  languages: readonly (string | null)[],
): string | null {
  const said = declaredFree(article ?? {}, nodes);
  if (said !== null) return said ? null : "json-ld:isAccessibleForFree";
  for (const [name, value] of scan.meta) {
    if (ACCESS_META.test(name) && LOCKED_VALUES.has(value.toLowerCase()))
      return `meta:${name}=${value.toLowerCase()}`;
  }
  if (words > MAX_CUT_WORDS) return null;
  if (scan.paywallMark !== null) return `container:${scan.paywallMark}`;
  const phrases = new Set(
    languages.flatMap((language) => (language ? (CUT_PHRASES[language] ?? []) : []).map(fold)),
  );
  for (const block of scan.blocks) {
    if (block.linked > block.text.length / 2 || block.text.length > 2000) continue;
    const text = fold(block.text);
    for (const phrase of phrases) if (text.includes(phrase)) return `phrase:${phrase}`;
  }
  return null;
}

/** true / false as declared by the article, else by the page's own node; null when nothing is. An unfree part makes both unfree. */
function declaredFree(article: JsonNode, nodes: readonly JsonNode[]): boolean | null {
  const pages = nodes.filter((node) => typesOf(node).includes("WebPage"));
  for (const node of [article, ...pages.slice(0, 1)]) {
    const values = [node, ...partsOf(node, nodes)].map((one) => asBoolean(one["isAccessibleForFree"]));
    if (values.includes(false)) return false;
    if (values.includes(true)) return true;
  }
  return null;
}

function partsOf(article: JsonNode, nodes: readonly JsonNode[]): JsonNode[] {
  const parts = article["hasPart"];
  const list = (Array.isArray(parts) ? parts : [parts]).slice(0, 50);
  return list
    .filter((part): part is JsonNode => typeof part === "object" && part !== null)
    .map((part) => {
      const id = part["@id"];
      const elsewhere =
        typeof id === "string" ? nodes.find((node) => node["@id"] === id && node !== part) : undefined;
      return elsewhere ? { ...elsewhere, ...part } : part;
    });
}

function asBoolean(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (Array.isArray(value)) return asBoolean(value[0]);
  if (typeof value !== "string") return null;
  const word = value
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, "");
  if (["true", "yes", "1"].includes(word)) return true;
  return ["false", "no", "0"].includes(word) ? false : null;
}
