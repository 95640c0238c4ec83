import type { ReactNode } from "react";
import type { TextMark } from "../../../domain/creators/document/types";

type Of<Type extends TextMark["type"]> = {
  mark: Extract<TextMark, { type: Type }>;
  children?: ReactNode;
};

/** Addresses of our own site stay in its tab. */
export const outward = { target: "_blank", rel: "noopener noreferrer" } as const;

function Link({ mark, children }: Of<"link">) {
  return (
    <a href={mark.attrs.href} {...outward}>
      {children}
    </a>
  );
}

function Highlight({ mark, children }: Of<"highlight">) {
  return <mark className={`wash hue-${mark.attrs.hue}`}>{children}</mark>;
}

/** Colour of text and of its ground have a span each, since each has a hue of its own. */
function TextStyle({ mark, children }: Of<"textStyle">) {
  const { ink, wash, font, size, leading } = mark.attrs;
  const type = [font && `font-${font}`, size && `size-${size}`, leading && `leading-${leading}`];
  const look = [wash && `wash hue-${wash}`, ...type].filter(Boolean).join(" ");
  const inside = ink ? <span className={`ink hue-${ink}`}>{children}</span> : children;
  return look ? <span className={look}>{inside}</span> : inside;
}

/** How each mark of a text is shown. */
export const markComponents = {
  bold: ({ children }: Of<"bold">) => <strong>{children}</strong>,
  italic: ({ children }: Of<"italic">) => <em>{children}</em>,
  underline: ({ children }: Of<"underline">) => <u>{children}</u>,
  strike: ({ children }: Of<"strike">) => <s>{children}</s>,
  code: ({ children }: Of<"code">) => <code>{children}</code>,
  subscript: ({ children }: Of<"subscript">) => <sub>{children}</sub>,
  superscript: ({ children }: Of<"superscript">) => <sup>{children}</sup>,
  link: Link,
  highlight: Highlight,
  textStyle: TextStyle,
};
