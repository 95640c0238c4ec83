import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";
import { drawing } from "../../domain/pictures/drawing";

const FONT = "functions/pictures/newsreader-600.bin";
const PAPER = "#fbfaf7";
/** What four languages write, and the signs of foreign names and amounts. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
] as const;
const SIGNS = "‹›…€\u2009\u202f";

/**
 * Makes the font of the pictures for sharing, and the site's own pictures in public/: its icons, the picture for
 * sharing of every page that has none. Run after a change of the mark or the drawing: `npx tsx scripts/assets/pictures.ts`.
 */
async function main(): Promise<void> {
  const font = await subsetFont(
    readFileSync("node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2"),
    RANGES.map(([from, to]) =>
      String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i)),
    ).join("") + SIGNS,
    {
      targetFormat: "sfnt",
      variationAxes: { wght: 600, opsz: 40 },
      noHinting: true,
      keepFeatures: ["kern", "lnum"],
    },
  );
  writeFileSync(FONT, font);
  await initWasm(readFileSync("node_modules/@resvg/resvg-wasm/index_bg.wasm"));
  mkdirSync("public", { recursive: true });
  const site = "El mismo hecho, desde todas sus caras";
  const files: [name: string, svg: string, width: number][] = [
    [
      "og-default.png",
      drawing({ title: site, coverage: "The same event, seen from all its faces", shares: [5, 3, 2, 1, 1] }),
      1200,
    ],
    ["mark-192.png", icon(0.84), 192],
    ["mark-512.png", icon(0.84), 512],
    // Within the circle of four fifths that every device keeps.
    ["mark-maskable-512.png", icon(0.56), 512],
    ["apple-touch-icon.png", icon(0.72), 180],
  ];
  for (const [name, svg, width] of files) writeFileSync(`public/${name}`, png(svg, width, font));
  writeFileSync("public/favicon.ico", asIco(png(icon(1), 48, font), 48));
}

function png(svg: string, width: number, font: Uint8Array): Uint8Array {
  return new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontBuffers: [font], defaultFontFamily: "Newsreader", loadSystemFonts: false },
  })
    .render()
    .asPng();
}

/** The mark on paper. @param share how much of the side it takes */
function icon(share: number): string {
  const inner = readFileSync("app/assets/mark.svg", "utf8").replace(
    /<style>.*?<\/style>|<title>.*?<\/title>|^<svg[^>]*>|<\/svg>\s*$/gs,
    "",
  );
  const scale = share;
  const offset = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${PAPER}"/><g transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke="#191815" stroke-linejoin="round" stroke-linecap="round">${inner}</g></svg>`;
}

/** A PNG in the container that browsers ask for at /favicon.ico. */
function asIco(image: Uint8Array, side: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

await main();
