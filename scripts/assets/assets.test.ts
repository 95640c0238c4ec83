import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { ICON_NAMES } from "../../app/assets/icon-names";
import { LICENSES } from "./licenses";

const symbolsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);

test("every country of the catalogue that has a flag has it in the sprite", () => {
  const catalogue = JSON.parse(readFileSync("db/seed/newspapers.json", "utf8")) as { country: string }[];
  const flags = new Set(symbolsOf("app/assets/flags.svg"));
  const missing = [...new Set(catalogue.map(({ country }) => country))].filter(
    (code) => !flags.has(code) && existsSync(`node_modules/country-flag-icons/3x2/${code}.svg`),
  );
  expect(missing).toEqual([]);
  expect(flags.size).toBeGreaterThan(100);
});

test("the names of icons are those of the sprite", () => {
  expect(symbolsOf("app/assets/icons.svg")).toEqual([...ICON_NAMES]);
});

test("upright letters weigh no more than 60 kB in all", () => {
  const files = ["newsreader-600.woff2", "newsreader-400.woff2"];
  const bytes = files.map((file) => statSync(`app/assets/fonts/${file}`).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});

test("every package that the product is built from is named with its version among the licences", () => {
  const notices = readFileSync(LICENSES, "utf8");
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => !notices.includes(`${name} ${version} (`),
  );
  expect(missing).toEqual([]);
});
