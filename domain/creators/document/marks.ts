import { linkAddress } from "./addresses";
import { fontOf, hueOf, leadingOf, sizeOf } from "./styles";
import type { TextMark } from "./types";

interface RawMark {
  type?: unknown;
  attrs: Record<string, unknown>;
}

/** Each kind once: a second link around the same text would be a link within a link. */
export function textMarks(raws: RawMark[]): TextMark[] {
  const marks = raws.flatMap((mark) => textMark(mark) ?? []);
  return marks.filter((mark, i) => marks.findIndex(({ type }) => type === mark.type) === i);
}

function textMark({ type, attrs }: RawMark): TextMark | null {
  switch (type) {
    case "bold":
    case "italic":
    case "underline":
    case "strike":
    case "code":
    case "subscript":
    case "superscript":
      return { type };
    case "link": {
      const href = linkAddress(attrs.href);
      return href ? { type, attrs: { href } } : null;
    }
    case "highlight":
      return { type, attrs: { hue: hueOf(attrs.color) ?? "yellow" } };
    case "textStyle":
      return {
        type,
        attrs: {
          ink: hueOf(attrs.color),
          wash: hueOf(attrs.backgroundColor),
          font: fontOf(attrs.fontFamily),
          size: sizeOf(attrs.fontSize),
          leading: leadingOf(attrs.lineHeight),
        },
      };
    default:
      return null;
  }
}
