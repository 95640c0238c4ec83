import type { RichNode, Tag } from "./types";

/** A document and all that is in it, in reading order. */
export function* nodesOf(node: RichNode): Generator<RichNode> {
  yield node;
  if ("content" in node) for (const child of node.content) yield* nodesOf(child);
}

/** Whether there is nothing to see in a document. */
export function isBlank(document: RichNode): boolean {
  for (const node of nodesOf(document)) {
    if (node.type === "image" || node.type === "youtube") return false;
    if (node.type === "text" && node.text.trim() !== "") return false;
  }
  return true;
}

/** Words of a document's text. */
export function countWords(document: RichNode): number {
  let text = "";
  for (const node of nodesOf(document))
    text += node.type === "text" ? node.text : node.type === "tagged" ? "" : " ";
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0;
}

/** The tags of a document's passages, in reading order. */
export const tagsIn = (document: RichNode): Tag[] =>
  [...nodesOf(document)].flatMap((node) => (node.type === "tagged" ? node.attrs.tags : []));

/** Addresses on the open web that a document shows pictures from; each once. */
export const remoteImages = (document: RichNode): string[] => [
  ...new Set(
    [...nodesOf(document)].flatMap((node) =>
      node.type === "image" && node.attrs.source.kind === "remote" ? [node.attrs.source.url] : [],
    ),
  ),
];
