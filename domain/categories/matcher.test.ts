import { expect, test } from "vitest";
import { findWords, matcherOf } from "./matcher";

function found(lists: Record<string, string>, text: string): string[] {
  const hits: string[] = [];
  findWords(matcherOf(lists), text.split(" "), (label, entry) => hits.push(`${label}:${entry}`));
  return hits;
}

test("whole words, beginnings, ends, parts and phrases", () => {
  expect(found({ a: "gol" }, "golf gol")).toEqual(["a:gol"]);
  expect(found({ a: "econom*" }, "economia macroeconomia")).toEqual(["a:econom"]);
  expect(found({ a: "*markt" }, "arbeitsmarkt marktplatz")).toEqual(["a:markt"]);
  expect(found({ a: "*wahl*" }, "bundestagswahlkampf")).toEqual(["a:wahl"]);
  expect(found({ a: "banco+central real+madr*" }, "el banco central y real madrid")).toEqual([
    "a:banco central",
    "a:real madr*",
  ]);
  expect(found({ a: "banco+central" }, "banco")).toEqual([]);
});

test("a word may speak for several lists", () => {
  expect(found({ a: "dakar", b: "dakar" }, "dakar")).toEqual(["a:dakar", "b:dakar"]);
});

test("endless words are cut, not searched", () => {
  expect(found({ a: "*x*" }, `${"a".repeat(100_000)}x`)).toEqual([]);
});
