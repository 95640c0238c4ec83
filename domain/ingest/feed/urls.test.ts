import { describe, expect, test } from "vitest";
import { canonicalUrl, urlKey } from "./urls";

describe("canonicalUrl", () => {
  test.each([
    ["https://Diario.Example/a/b/", "https://diario.example/a/b"],
    ["HTTP://diario.example:80/a", "http://diario.example/a"],
    ["https://diario.example:8443/a", "https://diario.example:8443/a"],
    ["https://diario.example", "https://diario.example/"],
    ["https://diario.example./a#comentarios", "https://diario.example/a"],
    ["https://diario.example//a///b/index.html", "https://diario.example/a/b"],
    ["https://diario.example/a?utm_source=rss&utm_medium=feed&id=3", "https://diario.example/a?id=3"],
    [
      "https://diario.example/a?UTM_Source=x&fbclid=1&gclid=2&at_medium=3&xtor=RSS-1&ns_mchannel=rss&ref=home",
      "https://diario.example/a",
    ],
    ["https://diario.example/a?b=2&a=1&b=1", "https://diario.example/a?a=1&b=1&b=2"],
    ["https://diario.example/a?partner=rss", "https://diario.example/a"],
    ["https://diario.example/a?source=12", "https://diario.example/a?source=12"],
    ["https://diario.example/?12345", "https://diario.example/?12345"],
    ["https://diario.example/a?&amp;id=3&amp;x=1", "https://diario.example/a?id=3&x=1"],
    ["https://m.diario.example/a", "https://diario.example/a"],
    ["https://mobile.diario.example/a", "https://diario.example/a"],
    ["https://amp.diario.example/a", "https://diario.example/a"],
    ["https://m.co.uk/a", "https://m.co.uk/a"],
    ["https://diario.example/amp/a.html", "https://diario.example/a.html"],
    ["https://diario.example/a/amp/", "https://diario.example/a"],
    ["https://diario.example/a.amp.html", "https://diario.example/a.html"],
    ["https://diario.example/a.amp", "https://diario.example/a"],
    ["https://diario.example/a?amp", "https://diario.example/a"],
    ["https://diario.example/a?amp=1&outputType=amp", "https://diario.example/a"],
    ["https://diario.example/ampliacion/champ", "https://diario.example/ampliacion/champ"],
    ["https://www.google.com/amp/s/www.diario.example/a.amp", "https://www.diario.example/a"],
    [
      "https://www-diario-example.cdn.ampproject.org/c/s/www.diario.example/a?amp=1",
      "https://www.diario.example/a",
    ],
    [
      "https://www.google.com/url?rct=j&url=https://diario.example/a%3Futm_source%3Dx&ct=ga",
      "https://diario.example/a",
    ],
    ["https://diario.example/ni%c3%b1o/%7Ea", "https://diario.example/ni%C3%B1o/~a"],
    ["https://diario.example/niño", "https://diario.example/ni%C3%B1o"],
    ["  https://diario.example/\n a".replace(" a", "a"), "https://diario.example/a"],
    ["www.diario.example/a", "https://www.diario.example/a"],
    ["//diario.example/a", "https://diario.example/a"],
  ])("%s", (raw, expected) => {
    expect(canonicalUrl(raw)).toBe(expected);
    expect(canonicalUrl(expected)).toBe(expected);
  });

  test.each([
    "",
    "   ",
    "javascript:alert(1)",
    "mailto:a@diario.example",
    "data:text/html,x",
    "ftp://diario.example/a",
    "/a",
    "https://",
    "https://user:pass@diario.example/a",
    `https://diario.example/${"a".repeat(3000)}`,
    "http://[bad/",
  ])("%s is none", (raw) => {
    expect(canonicalUrl(raw)).toBeNull();
  });

  test("relative to a base", () => {
    expect(canonicalUrl("../b?x=1#y", "https://diario.example/a/c/d")).toBe("https://diario.example/a/b?x=1");
    expect(canonicalUrl("//otro.example/a", "http://diario.example/")).toBe("http://otro.example/a");
  });
});

test("urlKey is the same over http, https and www", () => {
  const keys = [
    "http://www.diario.example/a?b=1",
    "https://diario.example/a?b=1",
    "https://www.diario.example/a?b=1",
  ];
  expect(new Set(keys.map(urlKey))).toEqual(new Set(["diario.example/a?b=1"]));
  expect(urlKey("https://www.example/a")).toBe("www.example/a");
  expect(urlKey("https://diario.example/A")).not.toBe(urlKey("https://diario.example/a"));
});
