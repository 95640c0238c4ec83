import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom/worker";
import type { Block, PageScan } from "./scan";

/** The article's own text. */
export interface ArticleText {
  /** Plain paragraphs in reading order, headings and list items among them. */
  paragraphs: string[];
  /** `href` values inside these paragraphs, as written. */
  hrefs: string[];
}

/** A paragraph whose characters stand in links to more than this part is a teaser or a menu. */
const MAX_LINK_SHARE = 0.5;
/** Shorter blocks than this, outside the article element, are labels. */
const MIN_LOOSE_CHARS = 60;
/** Below this many characters Readability's choice is doubted and compared with the plain reading. */
const DOUBTFUL_CHARS = 250;
const BLOCK_TAGS = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DIV DL DT H1 H2 H3 H4 H5 H6 HR LI MAIN OL P PRE SECTION TABLE TD TH TR UL".split(
    " ",
  ),
);
const SKIPPED_TAGS = new Set("FIGCAPTION SCRIPT STYLE BUTTON".split(" "));

/**
 * The visible article text without boilerplate: Mozilla's Readability over linkedom; where the page is too
 * large for it, or it refuses or finds next to nothing, the paragraphs of the article element (or all long
 * enough paragraphs) as the plain scan saw them.
 */
export function articleText(scan: PageScan): ArticleText {
  const plain = plainText(scan.blocks);
  const readable = scan.clean === null ? null : readableText(scan.clean);
  if (!readable) return plain;
  const length = charsOf(readable);
  return length < DOUBTFUL_CHARS && charsOf(plain) > 2 * length ? plain : readable;
}

function charsOf(text: ArticleText): number {
  return text.paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
}

function readableText(clean: string): ArticleText | null {
  try {
    const { document } = parseHTML(`<!doctype html><html><body>${clean}</body></html>`);
    const found = new Readability<Node>(document as unknown as Document, {
      charThreshold: 250,
      disableJSONLD: true,
      keepClasses: true,
      serializer: (node) => node,
    }).parse();
    return found?.content ? readNodes(found.content) : null;
  } catch {
    // Readability throws on markup that it did not foresee; the plain reading stands in.
    return null;
  }
}

/** Walks with an own stack: linkedom's nodes may be deep. */
function readNodes(root: Node): ArticleText {
  const text: ArticleText = { paragraphs: [], hrefs: [] };
  let current = "";
  const flush = (): void => {
    const paragraph = current.replace(/\s+/g, " ").trim();
    if (paragraph !== "") text.paragraphs.push(paragraph);
    current = "";
  };
  const waiting: (Node | "border")[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node === undefined) break;
    if (node === "border") {
      flush();
    } else if (node.nodeType === 3) {
      current += node.nodeValue ?? "";
    } else if (node.nodeType === 1) {
      const tag = node.nodeName.toUpperCase();
      if (SKIPPED_TAGS.has(tag)) continue;
      if (tag === "A") {
        const href = (node as Element).getAttribute("href");
        if (href) text.hrefs.push(href);
      }
      if (BLOCK_TAGS.has(tag)) {
        flush();
        waiting.push("border");
      }
      const children: Node[] = [];
      for (let child = node.lastChild; child; child = child.previousSibling) children.push(child);
      waiting.push(...children);
    }
  }
  flush();
  return text;
}

function plainText(blocks: readonly Block[]): ArticleText {
  const good = blocks.filter((block) => !block.aside && block.linked <= block.text.length * MAX_LINK_SHARE);
  const inside = good.filter((block) => block.inArticle);
  const loose = good.filter((block) => block.text.length >= MIN_LOOSE_CHARS);
  const size = (list: readonly Block[]): number => list.reduce((sum, block) => sum + block.text.length, 0);
  const chosen = size(inside) * 2 >= size(loose) ? inside : loose;
  return { paragraphs: chosen.map((block) => block.text), hrefs: chosen.flatMap((block) => block.hrefs) };
}

/** Number of words: runs of letters or digits, inner apostrophes, hyphens, points and commas included. */
export function countWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)) count += 1;
  return count;
}
