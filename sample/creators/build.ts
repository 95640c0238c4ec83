/** A document's pieces, written as short as they are read. */
export interface Piece {
  type: string;
  attrs?: Record<string, unknown>;
  content?: Piece[];
  marks?: Piece[];
  text?: string;
}

type Words = (string | Piece)[];

const pieces = (words: Words): Piece[] =>
  words.map((word) => (typeof word === "string" ? { type: "text", text: word } : word));

export const node = (type: string, attrs: Record<string, unknown> = {}, ...content: Words): Piece => ({
  type,
  attrs,
  content: pieces(content),
});

export const p = (...words: Words): Piece => node("paragraph", {}, ...words);
export const h = (level: number, ...words: Words): Piece => node("heading", { level }, ...words);
export const quote = (...words: Words): Piece => node("blockquote", {}, p(...words));
export const item = (...words: Words): Piece => node("listItem", {}, p(...words));

/** A text that bears marks: each a name, or a name with its attributes. */
export const marked = (text: string, ...marks: (string | [string, Record<string, unknown>])[]): Piece => ({
  type: "text",
  text,
  marks: marks.map((mark) => (typeof mark === "string" ? { type: mark } : { type: mark[0], attrs: mark[1] })),
});

/** A whole document as it is stored. */
export const doc = (...content: Piece[]): string => JSON.stringify({ type: "doc", content });
