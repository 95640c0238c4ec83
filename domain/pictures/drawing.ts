import { layOut } from "./lines";

/** Size of a picture for sharing (px). */
export const PICTURE = { width: 1200, height: 630 };

const MARGIN = 80;
const PAPER = "#fbfaf7";
const INK = "#191815";
const SOFT = "#5e5b54";
const ACCENT = "#b3361e";
/** The mark, in a box of 32 × 32. */
const MARK = `<path fill="${ACCENT}" d="M16 8.4 22.6 19.8H9.4Z"/><path fill="none" d="M16 8.4 22.6 19.8H9.4ZM16 2 28.1 9v14L16 30 3.9 23V9ZM16 2v6.4M28.1 9 16 8.4 3.9 9M3.9 9l5.5 10.8L3.9 23M28.1 9l-5.5 10.8 5.5 3.2M16 30 9.4 19.8M16 30l6.6-10.2"/>`;

/** What a picture says. */
export interface PictureWords {
  title: string;
  /** "23 periódicos · 9 países" */
  coverage: string;
  /** Sizes of the bar's pieces: newspapers by country, largest first. */
  shares: number[];
}

/** A picture for sharing as SVG, 1200 × 630, all of it in the font "Newsreader". */
export function drawing({ title, coverage, shares }: PictureWords): string {
  const { lines, size } = layOut(title, PICTURE.width - 2 * MARGIN);
  const leading = Math.round(size * 1.14);
  const first = 208 + size * 0.7;
  const text = lines.map(
    (line, i) => `<tspan x="${MARGIN}" y="${Math.round(first + i * leading)}">${escaped(line)}</tspan>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" font-family="Newsreader" font-weight="600">
<rect width="100%" height="100%" fill="${PAPER}"/>
<g transform="translate(${MARGIN} 64) scale(2.25)" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${MARK}</g>
<text x="${MARGIN + 92}" y="115" font-size="46" fill="${INK}">Poliedro</text>
<text font-size="${size}" fill="${INK}">${text.join("")}</text>
${bar(shares)}
<text x="${MARGIN}" y="568" font-size="32" fill="${SOFT}">${escaped(coverage)}</text>
</svg>`;
}

/** The coverage by country: one bar, a piece for each. */
function bar(shares: number[]): string {
  const gap = 4;
  const sum = shares.reduce((a, b) => a + b, 0);
  if (sum === 0) return "";
  const room = PICTURE.width - 2 * MARGIN - gap * (shares.length - 1);
  let x = MARGIN;
  return shares
    .map((share) => {
      const width = Math.max(1, (share / sum) * room);
      const piece = `<rect x="${x.toFixed(1)}" y="504" width="${width.toFixed(1)}" height="10" fill="${ACCENT}"/>`;
      x += width + gap;
      return piece;
    })
    .join("");
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>]/g, (sign) => ESCAPES[sign]!);
