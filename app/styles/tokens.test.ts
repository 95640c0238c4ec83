import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [, tokens = "", fallback = ""] = /^(.*)@supports not(.*)$/s.exec(css) ?? [];

type Theme = "light" | "dark";

const colours = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

/** WCAG 2.2, relative luminance of "#rrggbb". */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dark, light] = [colours.get(one)![theme], colours.get(other)![theme]]
    .map(luminance)
    .sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const SURFACES = ["paper", "tint", "raised"];
const TEXT = ["ink", "soft", "accent", "accent-hover", "well", "warn", "bad"];

describe.each<Theme>(["light", "dark"])("in %s", (theme) => {
  test.each([
    ...TEXT.flatMap((text) => SURFACES.map((surface) => [text, surface])),
    ["on-accent", "accent"],
    ["on-accent", "accent-hover"],
    ["paper", "ink"],
  ])("%s can be read on %s", (text, surface) => {
    expect(contrast(text!, surface!, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SURFACES)("the edge of a control can be seen on %s", (surface) => {
    expect(contrast("edge", surface, theme)).toBeGreaterThanOrEqual(3);
  });
});

test("browsers that know no light-dark() are given every colour as it is in light", () => {
  const given = new Map(
    [...fallback.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]),
  );
  expect(given).toEqual(new Map([...colours].map(([name, { light }]) => [name, light])));
});
