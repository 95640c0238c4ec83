import { describe, expect, test } from "vitest";
import { clip, languageCode, plainText } from "./text";

describe("plainText", () => {
  test.each([
    ["<p>Uno</p><p>dos <b>tr</b>es</p>", "Uno dos tres"],
    ["a<br/>b", "a b"],
    ["El ni&ntilde;o &amp; la ni&#241;a &#x20AC;5", "El niño & la niña €5"],
    ["El ni&amp;ntilde;o", "El niño"],
    ["&lt;p&gt;Hola &amp;amp; adi&amp;oacute;s&lt;/p&gt;", "Hola & adiós"],
    ["antes<script>alert('<b>x</b>')</script>después<style>p{}</style>", "antes después"],
    ["antes <script>nunca cerrado", "antes"],
    ["uno\u00a0\n\t dos\u2003tres", "uno dos tres"],
    ["a\u0000b\u0007c\u202ed\u200be\u2066f\ufeffg\u00adh", "abcdefgh"],
    ["texto\u{e0041}\u{e0042}", "texto"],
    ["mitad\ud83d de par", "mitad de par"],
    ["cafe\u0301", "café"],
    ["5 < 6 y 7 > 3", "5 < 6 y 7 > 3"],
    ["AT&T y R&D", "AT&T y R&D"],
    ["<![CDATA[dentro]]> fuera", "dentro fuera"],
    ["<textarea><textarea><textarea><textarea><b>x</b>", "x"],
    ["<iframe>sin cierre", "sin cierre"],
    ["<!-- nota -->texto", "texto"],
    ['corte <a href="https://diario.exa', "corte"],
    ["", ""],
    ["<img src=x onerror=alert(1)>", ""],
  ])("%j", (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  test("bombs cost nothing", () => {
    expect(plainText(`${"<a>".repeat(200_000)}${"</b>".repeat(200_000)}x`)).toBe("x");
    expect(plainText(`a${"<script>".repeat(100_000)}x`)).toBe("a");
    expect(plainText(`${"<iframe>".repeat(100_000)}x`)).toBe("x");
    expect(plainText(`<a title="${"y".repeat(2_000_000)}">x</a>`)).toBe("x");
    expect(plainText("&".repeat(500_000))).toHaveLength(500_000);
    expect(plainText(`${"<p ".repeat(300_000)}`)).toBe("");
  });
});

test("clip cuts at a word and keeps pairs whole", () => {
  expect(clip("uno dos tres", 20)).toBe("uno dos tres");
  expect(clip("palabras cortas aquí", 18)).toBe("palabras cortas…");
  expect(clip("😀".repeat(10), 10)).toBe(`${"😀".repeat(4)}…`);
  expect(clip("x".repeat(500), 300)).toHaveLength(300);
});

test("languageCode", () => {
  expect(["es-ES", "EN_us", "fr", "spa", "de-DE-1996"].map(languageCode)).toEqual([
    "es",
    "en",
    "fr",
    "es",
    "de",
  ]);
  expect([null, undefined, "", "español", "x-klingon", "123"].map(languageCode)).toEqual(Array(6).fill(null));
});

test("a letter keeps thirty marks, so that normalizing a flood of them ends", () => {
  expect(plainText("e\u0301")).toBe("é");
  expect(plainText(`x${"\u0301\u0316".repeat(500_000)}y`)).toHaveLength(32);
});
