import { imageSource, youtubeId } from "./addresses";
import { textMarks } from "./marks";
import { alignOf, leadingOf } from "./styles";
import { gather, readTag, type TaggedText } from "./tags";
import { isBlank } from "./text";
import type { BlockAttributes, RichNode, Tag } from "./types";

/** What an article's stored body turns out to be. */
export type Body =
  | { kind: "none" }
  /** What does not parse is shown as it stands. */
  | { kind: "plain"; text: string }
  | { kind: "empty" }
  | { kind: "document"; document: RichNode };

/** Reads a stored body by allow-list: of unknown nodes their texts remain, unknown marks and attributes fall away. */
export function readBody(stored: string | null): Body {
  if (!stored?.trim()) return { kind: "none" };
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return { kind: "plain", text: stored };
  }
  if (typeof parsed !== "object") return { kind: "plain", text: stored };
  const content = Array.isArray(parsed) ? parsed : recordOf(parsed).content;
  const document: RichNode = { type: "doc", content: blocks(content, 0) };
  return isBlank(document) ? { kind: "empty" } : { kind: "document", document };
}

/** Deeper levels are left out: nobody writes them, and each costs stack. */
const DEEPEST = 40;

interface Raw {
  type?: unknown;
  text?: unknown;
  content?: unknown;
  attrs: Record<string, unknown>;
  marks: Raw[];
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const listOf = (value: unknown): Raw[] =>
  (Array.isArray(value) ? value : []).map((item: unknown) => ({
    ...rawOf(item),
    // A mark has no marks of its own.
    marks: (Array.isArray(recordOf(item).marks) ? (recordOf(item).marks as unknown[]) : []).map(rawOf),
  }));

function rawOf(item: unknown): Raw {
  const { type, text, content, attrs } = recordOf(item);
  return { type, text, content, attrs: recordOf(attrs), marks: [] };
}

/** A number, or a text that is one; NaN for anything else: an object's own conversion is never called. */
const numberOf = (value: unknown): number =>
  typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;

const isInline = ({ type }: Raw): boolean => type === "text" || type === "hardBreak";

const blockAttributes = ({ attrs }: Raw): BlockAttributes => ({
  align: alignOf(attrs.textAlign),
  leading: leadingOf(attrs.lineHeight),
});

const paragraph = (content: RichNode[]): RichNode => ({
  type: "paragraph",
  attrs: { align: null, leading: null },
  content,
});

/** Blocks; texts that stand between them become paragraphs of their own. */
function blocks(content: unknown, depth: number): RichNode[] {
  if (depth > DEEPEST) return [];
  const read: RichNode[] = [];
  let loose: Raw[] = [];
  const settle = () => {
    const found = inline(loose, depth);
    if (found.length > 0) read.push(paragraph(found));
    loose = [];
  };
  for (const raw of listOf(content)) {
    if (isInline(raw)) loose.push(raw);
    else {
      settle();
      read.push(...block(raw, depth));
    }
  }
  settle();
  return read;
}

function block(raw: Raw, depth: number): RichNode[] {
  const { type, attrs, content } = raw;
  switch (type) {
    case "paragraph":
      return [{ type, attrs: blockAttributes(raw), content: inline(listOf(content), depth) }];
    case "heading": {
      const level = Math.min(6, Math.max(1, Math.trunc(numberOf(attrs.level)) || 2)) as 1 | 2 | 3 | 4 | 5 | 6;
      return [{ type, attrs: { ...blockAttributes(raw), level }, content: inline(listOf(content), depth) }];
    }
    case "blockquote":
      return [{ type, content: blocks(content, depth + 1) }];
    case "codeBlock":
      return [{ type, content: inline(listOf(content), depth) }];
    case "bulletList":
      return [{ type, content: items(content, depth) }];
    case "orderedList":
      return [
        { type, attrs: { start: Math.trunc(numberOf(attrs.start)) || 1 }, content: items(content, depth) },
      ];
    case "taskList":
      return [{ type, content: tasks(content, depth) }];
    case "horizontalRule":
      return [{ type }];
    case "image":
      return image(raw).map((node) => (node.type === "text" ? paragraph([node]) : node));
    case "youtube": {
      const id = youtubeId(attrs.src);
      return id ? [{ type, attrs: { id, start: Math.max(0, Math.trunc(numberOf(attrs.start)) || 0) } }] : [];
    }
    default:
      return blocks(typeof raw.text === "string" ? [{ ...raw, type: "text" }] : content, depth + 1);
  }
}

const items = (content: unknown, depth: number): RichNode[] =>
  listOf(content).map((raw) => ({
    type: "listItem",
    content: raw.type === "listItem" ? blocks(raw.content, depth + 1) : blocks([raw], depth + 1),
  }));

const tasks = (content: unknown, depth: number): RichNode[] =>
  listOf(content).map((raw) => ({
    type: "taskItem",
    attrs: { checked: raw.attrs.checked === true },
    content: raw.type === "taskItem" ? blocks(raw.content, depth + 1) : blocks([raw], depth + 1),
  }));

/** Larger numbers are no picture's size (px). */
const LARGEST = 10_000;

function image({ attrs }: Raw): RichNode[] {
  const source = imageSource(attrs.src);
  const size = (value: unknown) => {
    const px = Math.trunc(numberOf(value));
    return px > 0 && px <= LARGEST ? px : null;
  };
  const alt = typeof attrs.alt === "string" ? attrs.alt : "";
  if (!source) return alt ? [{ type: "text", text: alt, marks: [] }] : [];
  const title = typeof attrs.title === "string" && attrs.title ? attrs.title : null;
  return [
    {
      type: "image",
      attrs: { source, alt, title, width: size(attrs.width), height: size(attrs.height) },
    },
  ];
}

const inline = (raws: Raw[], depth: number): RichNode[] => gather(texts(raws, depth));

function texts(raws: Raw[], depth: number): TaggedText[] {
  if (depth > DEEPEST) return [];
  return raws.flatMap((raw): TaggedText[] => {
    if (raw.type === "hardBreak") return [{ node: { type: raw.type }, tags: tagsOf(raw) }];
    if (raw.type === "image") return image(raw).map((node) => ({ node, tags: [] }));
    if (typeof raw.text === "string" && raw.text !== "")
      return [{ node: { type: "text", text: raw.text, marks: textMarks(raw.marks) }, tags: tagsOf(raw) }];
    return texts(listOf(raw.content), depth + 1);
  });
}

const tagsOf = (raw: Raw): Tag[] => raw.marks.flatMap(({ type, attrs }) => readTag(type, attrs) ?? []);
