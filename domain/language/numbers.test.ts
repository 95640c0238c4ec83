import { describe, expect, test } from "vitest";
import { normaliseNumbers } from "./numbers";

const plain = (text: string, language: string): string =>
  normaliseNumbers(text, language).replace(/\s+/g, " ").trim();

describe("one number has one form", () => {
  test.each([
    ["1500000", { de: "1,5 Mio.", en: "1.5 million", es: "1,5 millones", fr: "1,5 million" }],
    ["300000", { de: "300.000", en: "300,000", es: "300.000", fr: "300 000" }],
    ["2000000000", { de: "2 Milliarden", en: "2 billion", es: "2 mil millones", fr: "2 milliards" }],
    ["3000000000000", { de: "3 Billionen", en: "3 trillion", es: "3 billones", fr: "3 billions" }],
    ["12.3pct", { de: "12,3 %", en: "12.3 percent", es: "12,3%", fr: "12,3 pour cent" }],
    ["6.8", { de: "6,8", en: "6.8", es: "6,8", fr: "6,8" }],
    ["20000", { de: "20 Tsd.", en: "20 thousand", es: "20 mil", fr: "20 mille" }],
    ["d0103", { de: "3. Januar", en: "January 3", es: "3 de enero", fr: "3 janvier" }],
    ["d0501", { de: "1. Mai", en: "May 1st", es: "1 de mayo", fr: "1er mai" }],
  ])("%s", (form, texts) => {
    for (const [language, text] of Object.entries(texts))
      expect(plain(`x ${text} y`, language), language).toBe(`x ${form} y`);
  });
});

test("a point parts thousands in Spanish and decimals in English", () => {
  expect(plain("1.500 x", "es")).toBe("1500 x");
  expect(plain("1.500 x", "en")).toBe("1.5 x");
});

test("scores, times, names with digits and other languages stay as they are", () => {
  for (const text of ["3-2", "20:30 Uhr", "A380 und G20", "Covid-19", "1.2.3"])
    expect(plain(text, "de")).toBe(text);
  expect(normaliseNumbers("1,5 mln", "pl")).toBe("1,5 mln");
});
