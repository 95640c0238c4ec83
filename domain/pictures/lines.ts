import { shorten } from "../shared/text";

/** Sizes of a title (px) and how many lines of each there is room for. */
const SIZES = [
  { size: 80, lines: 3 },
  { size: 66, lines: 4 },
  { size: 56, lines: 4 },
];

/** Widths in ems of Newsreader 600 at display size, rounded up: one mean for each group of characters. */
const NARROW = /[iljtfrI.,;:!'’‘|()[\] ]/;
const WIDE = /[mwMWÆŒ—%@]/;
const CAPITAL = /[\p{Lu}\p{N}&]/u;

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, char) =>
      sum + (NARROW.test(char) ? 0.3 : WIDE.test(char) ? 0.85 : CAPITAL.test(char) ? 0.66 : 0.555),
    0,
  );

/**
 * Breaks a title into lines of at most `width` px: as large as it fits, cut with an ellipsis when it never does. A
 * word longer than a line is broken.
 */
export function layOut(title: string, width: number): { lines: string[]; size: number } {
  const smallest = SIZES.at(-1)!;
  for (const { size, lines: most } of SIZES) {
    const lines = wrap(title, width / size);
    if (lines.length <= most) return { lines, size };
  }
  let text = title;
  let lines = wrap(text, width / smallest.size);
  while (lines.length > smallest.lines) {
    text = shorten(text, [...text].length - 4);
    lines = wrap(text, width / smallest.size);
  }
  return { lines, size: smallest.size };
}

/** @param ems width of a line */
function wrap(text: string, ems: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((one) => pieces(one, ems))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > ems) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** A word in pieces that fit a line. */
function pieces(word: string, ems: number): string[] {
  const all: string[] = [];
  let piece = "";
  for (const char of word) {
    if (piece && widthOf(piece + char) > ems) {
      all.push(piece);
      piece = "";
    }
    piece += char;
  }
  return [...all, piece];
}
