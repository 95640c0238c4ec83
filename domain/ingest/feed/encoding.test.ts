import { describe, expect, test } from "vitest";
import { decodeFeed } from "./encoding";

const TEXT = '<?xml version="1.0"?><rss>El niño comió piñón — ¿qué?</rss>';
const latin1 = (text: string) => Uint8Array.from(text, (char) => (char === "—" ? 0x97 : char.charCodeAt(0)));
const utf16 = (text: string, bigEndian: boolean, mark: boolean) => {
  const units = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let i = 0; i < units.length; i++) view.setUint16(i * 2, units.charCodeAt(i), !bigEndian);
  return new Uint8Array(view.buffer);
};
const utf8 = (text: string) => new TextEncoder().encode(text);
const declared = (encoding: string) => TEXT.replace('"1.0"', `"1.0" encoding="${encoding}"`);

describe("decodeFeed", () => {
  test("UTF-8, with and without mark, whatever is declared", () => {
    expect(decodeFeed(utf8(TEXT), null)).toBe(TEXT);
    expect(decodeFeed(utf8(`\ufeff${TEXT}`), "text/xml; charset=iso-8859-1")).toBe(TEXT);
    expect(decodeFeed(utf8(declared("ISO-8859-1")), "text/xml")).toBe(declared("ISO-8859-1"));
    expect(decodeFeed(utf8(TEXT), 'text/xml; charset="latin1"')).toBe(TEXT);
  });

  test("windows-1252, declared, undeclared or called UTF-8", () => {
    expect(decodeFeed(latin1(declared("ISO-8859-1")), null)).toBe(declared("ISO-8859-1"));
    expect(decodeFeed(latin1(TEXT), "application/rss+xml; charset=windows-1252")).toBe(TEXT);
    expect(decodeFeed(latin1(TEXT), null)).toBe(TEXT);
    expect(decodeFeed(latin1(declared("utf-8")), "text/xml; charset=utf-8")).toBe(declared("utf-8"));
  });

  test("the header goes before the declaration, an unknown name before neither", () => {
    const cyrillic = Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
    expect(decodeFeed(cyrillic, "text/xml; charset=windows-1251")).toBe("Привет");
    const bytes = Uint8Array.from([...utf8('<?xml version="1.0" encoding="windows-1251"?>'), ...cyrillic]);
    expect(decodeFeed(bytes, "text/xml; charset=x-nonsense")).toContain("Привет");
    expect(decodeFeed(bytes, "text/xml; charset=iso-8859-1")).toContain("Ïðèâåò");
  });

  test.each([
    [false, true],
    [true, true],
    [false, false],
    [true, false],
  ])("UTF-16, big-endian %s, marked %s", (bigEndian, mark) => {
    expect(decodeFeed(utf16(TEXT, bigEndian, mark), "text/xml; charset=utf-8")).toBe(TEXT);
  });

  test("a body called UTF-16 that is none", () => {
    expect(decodeFeed(utf8(declared("utf-16")), "text/xml; charset=utf-16")).toBe(declared("utf-16"));
  });

  test("UTF-8 that is cut in a character, or has one broken one, stays UTF-8", () => {
    const bytes = utf8(`${TEXT}ñ`);
    expect(decodeFeed(bytes.subarray(0, -1), null)).toBe(TEXT);
    const broken = Uint8Array.from([...utf8("ñ".repeat(50)), 0xc3, 0x28, ...utf8("é")]);
    expect(decodeFeed(broken, null)).toBe(`${"ñ".repeat(50)}\ufffd(é`);
  });

  test("nothing", () => {
    expect(decodeFeed(new Uint8Array(), null)).toBe("");
  });
});
