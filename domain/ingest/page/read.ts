import { shorten } from "../../shared/text";
import { decodePage } from "./decode";
import type { PageAbout, PageFacts } from "./facts";
import { articleNode, jsonLdNodes, textOf } from "./json-ld";
import {
  authorOf,
  canonicalOf,
  isTdmReserved,
  languageOf,
  publishedTime,
  sectionOf,
  updatedTime,
} from "./metadata";
import { judgePaywall } from "./paywall";
import { scanPage } from "./scan";
import { citedSources } from "./sources";
import { articleText, countWords } from "./text";

const LEAD_CHARS = 600;
const EXTRACT_CHARS = 4000;
/** A page that does not call itself an article needs this many words of running text to be taken for one. */
const MIN_WORDS_UNDECLARED = 80;
/** With fewer visible words than this on a free page the text is drawn by a script; JSON-LD's articleBody stands in. */
const MIN_VISIBLE_WORDS = 50;
/** Paragraphs at the start that are shorter than this (kickers, datelines, bylines) are no lead. */
const MIN_LEAD_CHARS = 60;

/**
 * What an article's page tells, or null when the bytes are no HTML or the page shows no article. At most 2 MB
 * are read; never throws, whatever the bytes are; time grows linearly with the page.
 */
export function readPage(html: Uint8Array, about: PageAbout): PageFacts | null {
  if (about.contentType !== null && !/html|^\s*$/i.test(about.contentType)) return null;
  const source = decodePage(html, about.contentType);
  if (!/<(?:!doctype|html|head|body|meta|article|div|p)\b/i.test(source.slice(0, 20_000))) return null;
  const scan = scanPage(source);
  const nodes = jsonLdNodes(scan.jsonLd);
  const article = articleNode(nodes);
  const text = articleText(scan);
  let words = countWords(text.paragraphs.join("\n"));
  const declared = article !== null || /^article$/i.test(scan.meta.get("og:type") ?? "");
  if (!declared && words < MIN_WORDS_UNDECLARED) return null;

  const language = languageOf(article, scan);
  const paywallReason = judgePaywall(scan, nodes, article, words, [language, about.language]);
  const body = textOf(article?.["articleBody"]);
  if (words < MIN_VISIBLE_WORDS && paywallReason === null && body !== null && countWords(body) > words) {
    text.paragraphs = paragraphsOf(body);
    words = countWords(body);
  }
  const sources = citedSources(text, about.url, language ?? about.language);
  return {
    words,
    paywall: paywallReason !== null,
    paywallReason,
    citedSources: sources.count,
    sources: sources.names,
    author: authorOf(article, nodes, scan),
    publishedAt: publishedTime(article, scan),
    updatedAt: updatedTime(article, scan),
    lead: leadOf(text.paragraphs),
    extract: shorten(text.paragraphs.join("\n").slice(0, EXTRACT_CHARS * 2), EXTRACT_CHARS),
    section: sectionOf(article, scan),
    language,
    tdmReserved: isTdmReserved(scan, about.headers),
    canonicalUrl: canonicalOf(article, scan, about.url),
  };
}

function leadOf(paragraphs: readonly string[]): string {
  const running = paragraphs.filter((paragraph) => paragraph.length >= MIN_LEAD_CHARS);
  const start = (running.length > 0 ? running : paragraphs).slice(0, 4).join(" ");
  return shorten(start.slice(0, LEAD_CHARS * 2), LEAD_CHARS);
}

/** articleBody as plain paragraphs; some newspapers leave markup in it. */
function paragraphsOf(body: string): string[] {
  return body
    .replace(/<[^<>]{0,500}>/g, "\n")
    .split(/\n+/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "");
}
