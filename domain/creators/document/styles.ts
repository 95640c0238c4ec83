import { type Align, type Font, type Hue, type Leading, SIZES, type Size } from "./types";

/** Name and hex value, as CSS knows them. */
const NAMED = new Map(
  `black 000000 white ffffff gray 808080 grey 808080 silver c0c0c0 red ff0000 maroon 800000 crimson dc143c
  orange ffa500 brown a52a2a gold ffd700 yellow ffff00 green 008000 lime 00ff00 olive 808000 teal 008080
  cyan 00ffff aqua 00ffff blue 0000ff navy 000080 purple 800080 violet ee82ee magenta ff00ff fuchsia ff00ff
  pink ffc0cb`
    .split(/\s+/)
    .flatMap((word, i, words) => (i % 2 ? [] : [[word, words[i + 1]!] as const])),
);

type Rgb = [red: number, green: number, blue: number];

/** Red, green and blue (0 … 255) of a hex, rgb() or named colour; null for anything else. */
function rgbOf(raw: string): Rgb | null {
  const text = raw.trim().toLowerCase();
  const hex = NAMED.get(text) ?? /^#([0-9a-f]{3,8})$/.exec(text)?.[1];
  if (hex && [3, 4, 6, 8].includes(hex.length)) {
    const step = hex.length < 6 ? 1 : 2;
    const part = (i: number) => Number.parseInt(hex.slice(i * step, (i + 1) * step).repeat(3 - step), 16);
    return [part(0), part(1), part(2)];
  }
  const numbers = /^rgba?\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+[\d.]+%?)?\)$/.exec(text);
  return numbers && [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
}

/** Where on the colour wheel (degrees) each hue ends. */
const WHEEL: [number, Hue][] = [
  [15, "red"],
  [42, "orange"],
  [70, "yellow"],
  [165, "green"],
  [200, "teal"],
  [255, "blue"],
  [290, "purple"],
  [345, "pink"],
  [360, "red"],
];

/** The nearest of our hues; null for black, white and what is no colour: the page's own ink or paper. */
export function hueOf(raw: unknown): Hue | null {
  const rgb = typeof raw === "string" ? rgbOf(raw) : null;
  if (!rgb) return null;
  const [r, g, b] = rgb;
  const high = Math.max(r, g, b);
  const spread = high - Math.min(r, g, b);
  if (spread < 24) return high < 40 || high > 235 ? null : "gray";
  const turn =
    high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return WHEEL.find(([end]) => turn * 60 <= end)![1];
}

/** The kind of type that a font-family list begins with. */
export function fontOf(raw: unknown): Font | null {
  const first = typeof raw === "string" ? (raw.split(",")[0] ?? "").toLowerCase() : "";
  if (/mono|courier|consolas|menlo|typewriter/.test(first)) return "mono";
  if (/cursive|comic|brush|script/.test(first)) return "cursive";
  if (/sans|arial|helvetica|inter|verdana|roboto|tahoma|system-ui/.test(first)) return "sans";
  return /serif|georgia|times|garamond|palatino|newsreader/.test(first) ? "serif" : null;
}

/** px of one unit; a text's own size is 18 px. */
const UNITS: Record<string, number> = { px: 1, pt: 4 / 3, em: 18, rem: 16, "%": 0.18 };

const textOf = (raw: unknown): string =>
  typeof raw === "string" || typeof raw === "number" ? String(raw).trim() : "";

/** The nearest of our sizes; null for the size that text has anyway and for what is no size. */
export function sizeOf(raw: unknown): Size | null {
  const [, number, unit] = /^([\d.]{1,6})(px|pt|r?em|%)$/.exec(textOf(raw)) ?? [];
  const px = Number(number) * UNITS[unit ?? ""]!;
  if (!(px > 0)) return null;
  const nearest = SIZES.reduce((a, b) => (Math.abs(b - px) < Math.abs(a - px) ? b : a));
  return nearest === 18 ? null : nearest;
}

/** A line height as a factor ("1.5", "150%"); null for the page's own. */
export function leadingOf(raw: unknown): Leading | null {
  const [, number, percent] = /^([\d.]{1,6})(%?)$/.exec(textOf(raw)) ?? [];
  const factor = percent ? Number(number) / 100 : Number(number);
  if (!(factor > 0)) return null;
  if (factor < 1.4) return "tight";
  return factor < 1.7 ? null : factor < 2 ? "loose" : "double";
}

export const alignOf = (raw: unknown): Align | null =>
  raw === "center" || raw === "right" || raw === "justify" ? raw : null;
