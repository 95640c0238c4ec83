import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Countries of newspapers that a test or a sample may add to those of the catalogue. */
const CATALOGUES = ["db/seed/newspapers.json", "sample/newspapers.json"];

/**
 * Draws app/assets/flags.svg: one symbol for every country of the catalogue (3:2).
 * Run after newspapers of a new country were added: `npx tsx scripts/assets/flags.ts`.
 */
function main(): void {
  const codes = new Set(CATALOGUES.flatMap((file) => countriesIn(readFileSync(file, "utf8"))));
  const symbols = [...codes].sort().flatMap((code) => {
    const file = `node_modules/country-flag-icons/3x2/${code}.svg`;
    if (!existsSync(file)) {
      console.warn(`No flag of ${code}: pages will show a neutral shape.`);
      return [];
    }
    return symbolOf(code, readFileSync(file, "utf8"));
  });
  writeFileSync(
    "app/assets/flags.svg",
    `<svg xmlns="http://www.w3.org/2000/svg"><title>Flags</title><!-- country-flag-icons, MIT licence: https://gitlab.com/catamphetamine/country-flag-icons -->${symbols.join("")}</svg>\n`,
  );
}

const countriesIn = (json: string): string[] =>
  [...json.matchAll(/"country":\s*"([A-Z]{2})"/g)].map(([, code]) => code!);

function symbolOf(code: string, svg: string): string {
  const [, viewBox, body] = /<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg)!;
  const box = viewBox!.split(" ").map(Number);
  return `<symbol id="${code}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${rounded(body!, box[2]!)}</symbol>`;
}

/** Numbers no finer than a five-hundredth of the flag's width: it is shown some twenty pixels wide. */
function rounded(body: string, width: number): string {
  const decimals = width > 200 ? 0 : width > 50 ? 1 : 2;
  return body.replace(
    /(?<=(?: d|points|[xyr]|[crxy]{2}|width|height)="[^"]*)-?\d*\.\d+/g,
    (number, at: number) => {
      const short = String(Number(Number(number).toFixed(decimals)));
      // In a path "1.5.5" are two numbers; a rounded second one needs a space before it.
      return /[\d.]/.test(body[at - 1] ?? "") && !short.startsWith("-") ? ` ${short}` : short;
    },
  );
}

main();
