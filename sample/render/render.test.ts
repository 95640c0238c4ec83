import { describe, expect, test } from "vitest";
import { writeDate, zoneOffset } from "./dates";
import { encodeText } from "./encode";
import { type FeedDocument, renderFeed } from "./feed";
import { cdata, escapeXml, scriptJson } from "./markup";

const SUMMER = Date.UTC(2026, 7, 3, 9, 5, 7);
const WINTER = Date.UTC(2026, 0, 3, 23, 30, 0);

describe("dates", () => {
  test.each([
    ["rfc822-gmt", "Europe/Madrid", "es", SUMMER, "Mon, 03 Aug 2026 09:05:07 GMT"],
    ["rfc822-offset", "America/Bogota", "es", SUMMER, "Mon, 03 Aug 2026 04:05:07 -0500"],
    ["rfc822-offset", "Asia/Kolkata", "en", WINTER, "Sun, 04 Jan 2026 05:00:00 +0530"],
    ["rfc822-zone", "Europe/Berlin", "de", SUMMER, "Mon, 03 Aug 2026 11:05:07 MESZ"],
    ["rfc822-zone", "Europe/Berlin", "de", WINTER, "Sun, 04 Jan 2026 00:30:00 MEZ"],
    ["rfc822-zone", "America/Chicago", "en", WINTER, "Sat, 03 Jan 2026 17:30:00 CST"],
    ["rfc822-short-year", "Europe/Dublin", "en", WINTER, "Sat, 03 Jan 26 23:30:00 +0000"],
    ["rfc822-local", "Europe/Paris", "fr", SUMMER, "lun., 03 août 2026 11:05:07 +0200"],
    ["rfc822-local", "Europe/Madrid", "es", WINTER, "dom, 04 ene 2026 00:30:00 +0100"],
    ["iso-z", "Europe/Madrid", "es", SUMMER, "2026-08-03T09:05:07Z"],
    ["iso-millis", "Europe/Madrid", "es", SUMMER, "2026-08-03T09:05:07.000Z"],
    ["iso-offset", "Europe/Vienna", "de", SUMMER, "2026-08-03T11:05:07+02:00"],
    ["iso-space", "America/Lima", "es", SUMMER, "2026-08-03 09:05:07"],
  ] as const)("%s in %s (%s)", (style, timeZone, language, ms, written) => {
    expect(writeDate(ms, style, { timeZone, language })).toBe(written);
  });

  test("zone offsets in minutes", () => {
    expect(zoneOffset(SUMMER, "Europe/London")).toBe(60);
    expect(zoneOffset(WINTER, "Europe/London")).toBe(0);
    expect(zoneOffset(WINTER, "America/Argentina/Buenos_Aires")).toBe(-180);
  });
});

describe("encodings", () => {
  const TEXT = "Año, œuvre, Straße, 5 €, “so”";

  test.each(["utf-8", "windows-1252", "utf-16"] as const)("%s holds all of it", (encoding) => {
    // As a stream, because Node 20 else reads windows-1252 as latin1.
    const decoder = new TextDecoder(encoding, { fatal: true });
    expect(decoder.decode(encodeText(TEXT, encoding), { stream: true })).toBe(TEXT);
  });

  test("what an encoding lacks becomes a character reference", () => {
    expect(Buffer.from(encodeText(TEXT, "iso-8859-1")).toString("latin1")).toBe(
      "Año, &#339;uvre, Straße, 5 &#8364;, &#8220;so&#8221;",
    );
    expect(new TextDecoder("iso-8859-15").decode(encodeText(TEXT, "iso-8859-15"))).toBe(
      "Año, œuvre, Straße, 5 €, &#8220;so&#8221;",
    );
  });

  test("utf-16 begins with its byte order mark", () => {
    expect([...encodeText("A", "utf-16")]).toEqual([0xff, 0xfe, 0x41, 0]);
  });
});

describe("markup", () => {
  test("keeps text from becoming markup", () => {
    expect(escapeXml('<a href="x">R&D</a>')).toBe("&lt;a href=&quot;x&quot;&gt;R&amp;D&lt;/a&gt;");
    expect(cdata("a ]]> b")).toBe("<![CDATA[a ]]]]><![CDATA[> b]]>");
    expect(scriptJson({ a: "</script>" })).toBe('{"a":"\\u003c/script>"}');
  });
});

describe("feeds", () => {
  const feed: FeedDocument = {
    title: "T",
    description: "D",
    link: "http://x/",
    self: "http://x/feed",
    language: "en",
    entries: [{ link: "http://x/1?a=1&b=2", title: "A < B", summary: "S" }],
  };

  test("the declaration names an encoding only where it should", () => {
    const style = { dialect: "rss2", summary: "plain", author: "none" } as const;
    expect(renderFeed(feed, { ...style, encoding: "utf-8" })).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\n<rss/,
    );
    expect(renderFeed(feed, { ...style, encoding: null })).toMatch(/^<\?xml version="1\.0"\?>\n<rss/);
  });

  test.each([
    ["plain", "<title>A &lt; B</title>", "<description>S</description>"],
    ["escaped", "<title>A &lt; B</title>", "<description>&lt;p&gt;S&lt;/p&gt;</description>"],
    ["cdata", "<title><![CDATA[A < B]]></title>", "<description><![CDATA[<p>S</p>]]></description>"],
  ] as const)("summaries %s", (summary, title, description) => {
    const xml = renderFeed(feed, { dialect: "rss2", encoding: null, summary, author: "none" });
    expect(xml).toContain(title);
    expect(xml).toContain(description);
    expect(xml).toContain("<link>http://x/1?a=1&amp;b=2</link>");
  });
});
