/** A JSON object as found in a page. */
export type JsonNode = Record<string, unknown>;

/** Bounds: real pages hold a handful of nodes. */
const MAX_NODES = 5_000;
const ARTICLE_TYPES =
  /^(?:https?:\/\/schema\.org\/)?(?:\w*Article|NewsArticle|ReportageNewsArticle|BlogPosting|LiveBlogPosting|Report|Review|CriticReview|OpinionNewsArticle)$/;

/**
 * All objects of a page's JSON-LD blocks, outermost first, `@graph`, arrays and nested objects included.
 * Tolerates HTML comments, CDATA, HTML escapes, raw line breaks in strings, trailing commas and semicolons;
 * a block that is beyond repair is left out. Never throws.
 */
export function jsonLdNodes(blocks: readonly string[]): JsonNode[] {
  const nodes: JsonNode[] = [];
  const waiting: unknown[] = blocks.map(parseTolerantly);
  for (let at = 0; at < waiting.length && nodes.length < MAX_NODES; at += 1) {
    const value = waiting[at];
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) nodes.push(value as JsonNode);
    for (const inner of Object.values(value)) {
      if (typeof inner === "object" && inner !== null && waiting.length < MAX_NODES * 4) waiting.push(inner);
    }
  }
  return nodes;
}

/**
 * The node that is the page's article: of the article-typed nodes the first that has a headline or a date
 * (teasers of other articles come later or deeper), else the first. Null when there is none.
 */
export function articleNode(nodes: readonly JsonNode[]): JsonNode | null {
  const articles = nodes.filter((node) => typesOf(node).some((type) => ARTICLE_TYPES.test(type)));
  return (
    articles.find((node) => node["headline"] !== undefined || node["datePublished"] !== undefined) ??
    articles[0] ??
    null
  );
}

/** `@type` as a list. */
export function typesOf(node: JsonNode): string[] {
  const type = node["@type"];
  return (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === "string");
}

/** First non-empty text of a value that may be a string, a number, `{"@value": …}`, `{name: …}` or a list of these. */
export function textOf(value: unknown): string | null {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (typeof one === "string" && one.trim() !== "") return one.trim();
    if (typeof one === "number") return String(one);
    if (typeof one === "object" && one !== null) {
      const inner = (one as JsonNode)["@value"] ?? (one as JsonNode)["name"];
      if (typeof inner === "string" && inner.trim() !== "") return inner.trim();
    }
  }
  return null;
}

/** Names of a person-like value (string, object, list, or `{"@id"}` that points to another node). */
export function namesOf(value: unknown, nodes: readonly JsonNode[]): string[] {
  const names: string[] = [];
  for (const one of (Array.isArray(value) ? value : [value]).slice(0, 20)) {
    const direct = textOf(one);
    if (direct) names.push(direct);
    else if (typeof one === "object" && one !== null && typeof (one as JsonNode)["@id"] === "string") {
      const id = (one as JsonNode)["@id"];
      const name = textOf(nodes.find((node) => node["@id"] === id && node["name"] !== undefined)?.["name"]);
      if (name) names.push(name);
    }
  }
  return names;
}

function parseTolerantly(block: string): unknown {
  const bare = block
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, "")
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, "")
    .trim()
    .replace(/;$/, "");
  return tryParse(bare) ?? tryParse(repaired(bare)) ?? tryParse(repaired(unescaped(bare))) ?? null;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Raw control characters become blanks (inside strings they are what breaks the block, outside they do not matter). */
function repaired(text: string): string {
  return text.replace(/[\u0000-\u001f]+/g, " ").replace(/,(?=\s{0,100}[}\]])/g, "");
}

function unescaped(text: string): string {
  return text
    .replace(/&quot;|&#34;|&#x22;/gi, '"')
    .replace(/&#39;|&apos;/gi, "'")
    .replace(/&lt;/gi, "<")
    .replace(/&gt;/gi, ">")
    .replace(/&amp;/gi, "&");
}
