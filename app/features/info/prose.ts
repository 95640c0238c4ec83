/** A piece of a line: words, words that lead somewhere, words that stand out. */
export type Inline = string | { text: string; href: string } | { text: string; strong: true };

export type Block = { kind: "paragraph"; line: Inline[] } | { kind: "list"; items: Inline[][] };

/**
 * Reads the notation of long texts: paragraphs with an empty line between them; "- " begins an item of a list;
 * `[words](target)` is a link; `*words*` stand out.
 * @param hrefOf the address of a target; null leaves its words without a link
 */
export function blocksOf(text: string, hrefOf: (target: string) => string | null): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const flowing = block.replace(/\s*\n\s*(?!\s*- )/g, " ").trim();
      const lines = flowing.split("\n").map((line) => line.trim());
      if (lines[0]?.startsWith("- "))
        return { kind: "list", items: lines.map((line) => inlineOf(line.slice(2), hrefOf)) };
      return { kind: "paragraph", line: inlineOf(lines.join(" "), hrefOf) };
    });
}

const MARKED = /\[([^\]]+)\]\(([\w.]+)\)|\*([^*]+)\*/g;

function inlineOf(line: string, hrefOf: (target: string) => string | null): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const { 0: whole, 1: words = "", 2: target = "", 3: strong, index } of line.matchAll(MARKED)) {
    if (index > from) pieces.push(line.slice(from, index));
    const href = strong ? null : hrefOf(target);
    pieces.push(strong ? { text: strong, strong: true } : href ? { text: words, href } : words);
    from = index + whole.length;
  }
  if (from < line.length) pieces.push(line.slice(from));
  return pieces;
}
