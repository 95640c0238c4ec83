/** The eight marks that say what a passage is. The first six are those that the editor offers. */
export const TAGS = [
  "hecho",
  "declaracion",
  "impacto",
  "contexto",
  "opinion",
  "framing",
  "cita",
  "desinformacion",
] as const;
export type TagName = (typeof TAGS)[number];

/** What a passage is said to be, by whom, of when and from where. */
export interface Tag {
  name: TagName;
  person: string | null;
  /** ms UTC */
  at: number | null;
  timeframe: string | null;
  /** http or https */
  source: string | null;
}

export const HUES = ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "gray"] as const;
export type Hue = (typeof HUES)[number];
export type Font = "sans" | "serif" | "mono" | "cursive";
/** Line heights other than the page's own. */
export type Leading = "tight" | "loose" | "double";
export type Align = "center" | "right" | "justify";
/** px at the reader's default size */
export const SIZES = [13, 14, 16, 18, 21, 26, 32, 40] as const;
export type Size = (typeof SIZES)[number];

/** An image of the open web, or one that the document holds itself. */
export type ImageSource = { kind: "remote" | "inline"; url: string };

/** One member of a union for each name. */
type Bare<Name> = Name extends string ? { type: Name } : never;
type Holding<Name> = Name extends string ? { type: Name; content: RichNode[] } : never;

/** How a run of text looks; each kind at most once. */
export type TextMark =
  | Bare<"bold" | "italic" | "underline" | "strike" | "code" | "subscript" | "superscript">
  | { type: "link"; attrs: { href: string } }
  | { type: "highlight"; attrs: { hue: Hue } }
  | {
      type: "textStyle";
      attrs: {
        ink: Hue | null;
        wash: Hue | null;
        font: Font | null;
        size: Size | null;
        leading: Leading | null;
      };
    };

export interface BlockAttributes {
  align: Align | null;
  leading: Leading | null;
}

/** A document after reading: nothing but these nodes, and in them nothing but what was checked. */
export type RichNode =
  | Holding<"doc" | "blockquote" | "bulletList" | "taskList" | "listItem" | "codeBlock">
  | { type: "orderedList"; attrs: { start: number }; content: RichNode[] }
  | { type: "taskItem"; attrs: { checked: boolean }; content: RichNode[] }
  | { type: "paragraph"; attrs: BlockAttributes; content: RichNode[] }
  | { type: "heading"; attrs: BlockAttributes & { level: 1 | 2 | 3 | 4 | 5 | 6 }; content: RichNode[] }
  | { type: "text"; text: string; marks: TextMark[] }
  /** A passage that bears tags: the texts within it share them. */
  | { type: "tagged"; attrs: { tags: Tag[] }; content: RichNode[] }
  | {
      type: "image";
      attrs: {
        source: ImageSource;
        alt: string;
        title: string | null;
        width: number | null;
        height: number | null;
      };
    }
  | { type: "youtube"; attrs: { id: string; start: number } }
  | Bare<"hardBreak" | "horizontalRule">;
