import { expect, test } from "vitest";
import { alignOf, fontOf, hueOf, leadingOf, sizeOf } from "./styles";

test.each([
  ["#f00", "red"],
  ["#ff0000", "red"],
  ["#c02", "red"],
  ["rgb(255, 165, 0)", "orange"],
  ["Yellow", "yellow"],
  ["#b7f0b1", "green"],
  ["rgba(0,128,128,0.5)", "teal"],
  ["navy", "blue"],
  ["#8000ff80", "purple"],
  ["#ff69b4", "pink"],
  ["#808080", "gray"],
])("the colour %s is taken as %s", (colour, hue) => {
  expect(hueOf(colour)).toBe(hue);
});

test.each([
  "#000",
  "#ffffff",
  "black",
  "#12",
  "#12345",
  "red;background:url(https://evil.example)",
  "url(#x)",
  "var(--x)",
  "expression(alert(1))",
  "inherit",
  null,
  5,
])("%j leaves the text its own colour", (colour) => {
  expect(hueOf(colour)).toBeNull();
});

test("sizes go to the nearest of the scale, whatever their unit", () => {
  expect([sizeOf("32px"), sizeOf("10pt"), sizeOf("3em"), sizeOf("500px"), sizeOf("1px")]).toEqual([
    32, 13, 40, 40, 13,
  ]);
  for (const raw of ["18px", "1em", "0", "-4px", "12px;x", "calc(1px)", "1e9px", null, undefined])
    expect(sizeOf(raw)).toBeNull();
});

test("line heights are tight, loose or double, or the page's own", () => {
  expect([leadingOf("1"), leadingOf(1.15), leadingOf("1.5"), leadingOf("180%"), leadingOf("2")]).toEqual([
    "tight",
    "tight",
    null,
    "loose",
    "double",
  ]);
  for (const raw of ["normal", "24px", "", null, "-1"]) expect(leadingOf(raw)).toBeNull();
});

test("fonts are known by the kind of type that comes first", () => {
  expect(fontOf('"Courier New", serif')).toBe("mono");
  expect(fontOf("Comic Sans MS, Comic Sans")).toBe("cursive");
  expect(fontOf("Inter")).toBe("sans");
  expect(fontOf("sans-serif")).toBe("sans");
  expect(fontOf("Georgia, sans-serif")).toBe("serif");
  expect(fontOf("url(https://evil.example)")).toBeNull();
});

test("only known alignments are taken", () => {
  expect(alignOf("right")).toBe("right");
  expect(alignOf("right;x")).toBeNull();
});
