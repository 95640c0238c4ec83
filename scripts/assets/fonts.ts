import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const SOURCE = "node_modules/@fontsource-variable/newsreader";
const TARGET = "app/assets/fonts";

const ASCII = range(0x20, 0x7e);
const LETTERS = `${range(0xc0, 0xff).replace(/[×÷ÐÞðþ]/g, "")}ŒœŸªº`;
const PUNCTUATION = "¡¿«»‹›‚„‘’“”–—…·°§©£€\u00a0\u2009\u202f";

/** Headlines follow their size; what is set at 400 is set at one size or nearly so. */
const FACES = [
  { file: "newsreader-600.woff2", from: "normal", axes: { wght: 600, opsz: { min: 16, max: 40 } } },
  { file: "newsreader-400.woff2", from: "normal", axes: { wght: 400, opsz: 21 } },
  { file: "newsreader-400-italic.woff2", from: "italic", axes: { wght: 400, opsz: 21 } },
];

/**
 * Cuts Newsreader (OFL) down to what four languages and our sizes need and writes it to app/assets/fonts.
 * Run after a change: `npx tsx scripts/assets/fonts.ts`.
 */
async function main(): Promise<void> {
  mkdirSync(TARGET, { recursive: true });
  for (const { file, from, axes } of FACES) {
    const font = readFileSync(`${SOURCE}/files/newsreader-latin-opsz-${from}.woff2`);
    const subset = await subsetFont(font, ASCII + LETTERS + PUNCTUATION, {
      targetFormat: "woff2",
      variationAxes: axes,
      noHinting: true,
      keepFeatures: ["kern", "lnum", "tnum"],
    });
    writeFileSync(`${TARGET}/${file}`, subset);
    console.log(`${file}: ${subset.length} bytes`);
  }
  writeFileSync(`${TARGET}/LICENSE.txt`, readFileSync(`${SOURCE}/LICENSE`));
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

await main();
