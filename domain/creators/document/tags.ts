import { webAddress } from "./addresses";
import { type RichNode, TAGS, type Tag, type TagName } from "./types";

const isTagName = (name: unknown): name is TagName => TAGS.includes(name as TagName);

/** Longest name or time span that is shown (characters). */
const LONGEST = 200;

const words = (value: unknown): string | null =>
  (typeof value === "string" && value.trim().slice(0, LONGEST)) || null;

/** ms UTC of an ISO time; one without an offset is meant as UTC. */
function timeOf(value: unknown): number | null {
  if (typeof value !== "string") return null;
  const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(value);
  const at = Date.parse(local ? `${value}Z` : value);
  return Number.isNaN(at) ? null : at;
}

/** A mark as the editor writes it (`url_fuente`, `nombre_cargo`) or as older texts have it (`url`, `person`). */
export function readTag(type: unknown, attrs: Record<string, unknown>): Tag | null {
  if (!isTagName(type)) return null;
  return {
    name: type,
    person: words(attrs.person) ?? words(attrs.nombre_cargo),
    at: timeOf(attrs.timestamp),
    timeframe: words(attrs.timeframe),
    source: webAddress(attrs.url_fuente) ?? webAddress(attrs.url),
  };
}

/** Texts with the tags that each bears. */
export type TaggedText = { node: RichNode; tags: Tag[] };

/**
 * Puts neighbours that bear the same tags into one passage, so that bold words within it do not cut it into several.
 * Within a passage that leads to its source no text leads elsewhere.
 */
export function gather(texts: TaggedText[]): RichNode[] {
  const gathered: RichNode[] = [];
  let open = { key: "", content: [] as RichNode[] };
  for (const { node, tags } of texts) {
    const key = tags.length > 0 ? JSON.stringify(tags) : "";
    if (key !== open.key) {
      open = { key, content: [] };
      if (key !== "") gathered.push({ type: "tagged", attrs: { tags }, content: open.content });
    }
    if (key === "") gathered.push(node);
    else open.content.push(tags.some((tag) => tag.source) ? withoutLink(node) : node);
  }
  return gathered;
}

const withoutLink = (node: RichNode): RichNode =>
  node.type === "text" ? { ...node, marks: node.marks.filter((mark) => mark.type !== "link") } : node;
