import { Parser } from "htmlparser2";
import { PAYWALL_CONTAINER, PAYWALL_STATE } from "./paywall-signs";

/** A run of page text between two block borders, with where it stood. */
export interface Block {
  text: string;
  /** How many of its characters are inside links. */
  linked: number;
  /** Inside `<article>` or `<main>`. */
  inArticle: boolean;
  /** Inside a menu, footer, aside, form control or the like. */
  aside: boolean;
  hrefs: string[];
}

/** What one pass over the markup finds; everything later works on this. */
export interface PageScan {
  /** Bodies of `<script type="application/ld+json">`. */
  jsonLd: string[];
  /** Lower-case name, property or itemprop → first non-empty content. */
  meta: Map<string, string>;
  canonical: string | null;
  lang: string | null;
  /** Text of the first element marked rel=author, itemprop=author or with a byline class. */
  byline: string | null;
  /** `datetime` of the first `<time>`. */
  time: string | null;
  blocks: Block[];
  /** Class or id of a paywall box with visible text, or of an element that says it is locked. */
  paywallMark: string | null;
  /** The markup without scripts, styles and most attributes, or null when too large or deep to be worked on. */
  clean: string | null;
}

/** Text within these is never read. */
const DROPPED = new Set(
  "script style noscript template svg math iframe object canvas select textarea button video audio head".split(
    " ",
  ),
);
const ASIDE = new Set("nav footer aside figcaption form dialog menu label h1".split(" "));
/** Left out of the clean markup: never part of an article's text. */
const UNCLEAN = new Set("nav footer h1 dialog".split(" "));
const BLOCK = new Set(
  `address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr li main nav ol p pre section table tbody td th tr ul`.split(/\s+/),
);
const KEPT_ATTRIBUTES = ["class", "id", "role", "itemprop", "rel", "hidden", "aria-hidden"];
const VOID = new Set("br hr img wbr input link meta source".split(" "));

/** Bounds against hostile pages: Readability's time grows faster than the number of elements and their depth. */
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 12_000;
/** Text nodes further on, where each sign written as a reference begins one of its own and costs some 0.1 ms. */
const MAX_TEXTS = 12_000;
const MAX_CLEAN_CHARS = 600_000;
const MAX_JSON_LD_CHARS = 500_000;
const MAX_BLOCKS = 5_000;
/** The parser's own stack is slow when very deep; feeding by pieces lets us stop in time. */
const PIECE_CHARS = 16_384;
/** A paywall box with fewer characters than this is an empty holder that scripts fill for some visitors. */
const MIN_BOX_CHARS = 25;

interface Open {
  name: string;
  dropped: boolean;
  aside: boolean;
  unclean: boolean;
  article: boolean;
  link: boolean;
  byline: boolean;
  box: { mark: string; chars: number } | null;
}

/** One linear, stack-free pass over a page. Never throws; a page that nests without end is read up to there. */
export function scanPage(html: string): PageScan {
  const scan: PageScan = {
    jsonLd: [],
    meta: new Map(),
    canonical: null,
    lang: null,
    byline: null,
    time: null,
    blocks: [],
    paywallMark: null,
    clean: null,
  };
  const stack: Open[] = [];
  const clean: string[] = [];
  let elements = 0;
  let texts = 0;
  let cleanChars = 0;
  let tooMuch = false;
  let jsonLd: string | null = null;
  let block: Block = newBlock(undefined);

  function flush(next: Open | undefined): void {
    const text = block.text.replace(/\s+/g, " ").trim();
    if (text !== "" && scan.blocks.length < MAX_BLOCKS) scan.blocks.push({ ...block, text });
    block = newBlock(next);
  }

  function keep(markup: string): void {
    cleanChars += markup.length;
    tooMuch ||= texts > MAX_TEXTS || cleanChars > MAX_CLEAN_CHARS;
    if (!tooMuch) clean.push(markup);
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = stack.at(-1);
      if (name === "meta" || name === "link" || name === "html") readHead(scan, name, attributes);
      if (name === "time") scan.time ??= attributes["datetime"] ?? null;
      if (name === "script" && /ld\+json/i.test(attributes["type"] ?? "")) jsonLd = "";
      const names = `${attributes["class"] ?? ""} ${attributes["id"] ?? ""} ${attributes["data-testid"] ?? ""}`;
      if (PAYWALL_STATE.test(names)) scan.paywallMark ??= PAYWALL_STATE.exec(names)?.[0]?.trim() ?? null;
      // A whole body that is hidden is shown by a script as soon as the page stands.
      const hidden =
        name !== "body" &&
        ("hidden" in attributes ||
          /display:\s*none/i.test(attributes["style"] ?? "") ||
          attributes["aria-hidden"] === "true");
      const box = PAYWALL_CONTAINER.exec(names)?.[0]?.trim();
      const open: Open = {
        name,
        // `head` holds nothing visible, but a page with an unclosed head must not be lost: its body ends it.
        dropped: (name !== "body" && (parent?.dropped ?? false)) || DROPPED.has(name) || hidden,
        aside: (parent?.aside ?? false) || ASIDE.has(name) || attributes["role"] === "navigation",
        unclean: (parent?.unclean ?? false) || UNCLEAN.has(name),
        article: (parent?.article ?? false) || name === "article" || name === "main",
        link: (parent?.link ?? false) || name === "a",
        byline:
          parent?.byline ||
          attributes["rel"] === "author" ||
          attributes["itemprop"] === "author" ||
          /(?:^|[\s_-])(?:byline|author-name|article-author)(?:\s|$)/i.test(attributes["class"] ?? ""),
        box: box ? { mark: box, chars: 0 } : (parent?.box ?? null),
      };
      if (BLOCK.has(name)) flush(open);
      if (name === "a" && attributes["href"] && !open.dropped) block.hrefs.push(attributes["href"]);
      stack.push(open);
      elements += 1;
      if (stack.length > MAX_DEPTH || elements > MAX_ELEMENTS) tooMuch = true;
      if (!open.dropped && !open.unclean) keep(openingTag(name, attributes));
    },
    ontext(text) {
      if (jsonLd !== null) {
        if (jsonLd.length < MAX_JSON_LD_CHARS) jsonLd += text;
        return;
      }
      const top = stack.at(-1);
      if (!top || top.dropped) return;
      block.text += text;
      if (top.link) block.linked += text.trim().length;
      if (top.box) {
        top.box.chars += text.trim().length;
        if (top.box.chars >= MIN_BOX_CHARS) scan.paywallMark ??= top.box.mark;
      }
      if (scan.byline === null && top.byline && text.trim() !== "") scan.byline = text.trim().slice(0, 200);
      texts += 1 + (text.match(/[&<>\u00a0]/g)?.length ?? 0);
      if (!top.unclean) keep(escapeText(text));
    },
    onclosetag(name) {
      if (name === "script" && jsonLd !== null) {
        scan.jsonLd.push(jsonLd);
        jsonLd = null;
      }
      const closed = stack.pop();
      if (BLOCK.has(name)) flush(stack.at(-1));
      if (closed && !closed.dropped && !closed.unclean && !VOID.has(name)) keep(`</${tagName(name)}>`);
    },
  });
  for (let at = 0; at < html.length && stack.length <= MAX_DEPTH * 2; at += PIECE_CHARS) {
    parser.write(html.slice(at, at + PIECE_CHARS));
  }
  parser.end();
  flush(undefined);
  scan.clean = tooMuch ? null : clean.join("");
  return scan;
}

function newBlock(open: Open | undefined): Block {
  return { text: "", linked: 0, inArticle: open?.article ?? false, aside: open?.aside ?? false, hrefs: [] };
}

function readHead(scan: PageScan, name: string, attributes: Record<string, string>): void {
  if (name === "html") scan.lang ??= attributes["lang"] ?? attributes["xml:lang"] ?? null;
  if (name === "link" && /(?:^|\s)canonical(?:\s|$)/i.test(attributes["rel"] ?? "")) {
    scan.canonical ??= attributes["href"] ?? null;
  }
  if (name !== "meta") return;
  const content = attributes["content"]?.trim();
  if (!content) return;
  for (const key of [attributes["name"], attributes["property"], attributes["itemprop"]]) {
    const known = key?.trim().toLowerCase();
    if (known && !scan.meta.has(known)) scan.meta.set(known, content.slice(0, 2000));
  }
}

function openingTag(name: string, attributes: Record<string, string>): string {
  const kept = KEPT_ATTRIBUTES.filter((key) => key in attributes);
  if (name === "a") kept.push("href");
  const written = kept.map((key) => ` ${key}="${escapeText(attributes[key] ?? "").replace(/"/g, "&quot;")}"`);
  return `<${tagName(name)}${written.join("")}>`;
}

function tagName(name: string): string {
  return /^[a-z][\w-]*$/.test(name) ? name : "span";
}

function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
