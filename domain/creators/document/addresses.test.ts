import { describe, expect, test } from "vitest";
import { imageSource, linkAddress, webAddress, youtubeId } from "./addresses";

describe("a link", () => {
  test.each(
    `https://a.example/x http://a.example ftp://a.example ftps://a.example mailto:a@b.example tel:+34600 callto:a
    sms:+34600 cid:part xmpp:a@b.example /como-leer #part ?page=2 ./next page/of:mine //a.example/x`.split(
      /\s+/,
    ),
  )("to %s is kept", (address) => {
    expect(linkAddress(address)).toBe(address);
  });

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\u200bscript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://a.example/x",
    "file:///etc/passwd",
    "",
    "  ",
    null,
    7,
    { toString: () => "https://a.example" },
  ])("to %j is refused", (address) => {
    expect(linkAddress(address)).toBeNull();
  });
});

test("a source is an absolute web address", () => {
  expect(webAddress(" https://a.example/x ")).toBe("https://a.example/x");
  for (const address of ["/x", "a.example", "javascript:alert(1)", "mailto:a@b.example", "", null])
    expect(webAddress(address)).toBeNull();
});

describe("an image", () => {
  test("comes from https or is the picture itself", () => {
    expect(imageSource("https://a.example/x.png")).toEqual({
      kind: "remote",
      url: "https://a.example/x.png",
    });
    for (const type of ["png", "jpeg", "gif", "webp"])
      expect(imageSource(`data:image/${type};base64,AAAA`)?.kind).toBe("inline");
  });

  test.each([
    "data:image/svg+xml;base64,PHN2Zy8+",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "data:text/html;base64,AAAA",
    'data:image/png;base64,AA" onerror="alert(1)',
    "http://a.example/x.png",
    "//a.example/x.png",
    "javascript:alert(1)",
    undefined,
  ])("from %j is refused", (source) => {
    expect(imageSource(source)).toBeNull();
  });
});

test("a video is known by the addresses that YouTube gives it, and by no other", () => {
  for (const address of [
    "https://www.youtube.com/watch?v=aaaaaaaaaaa&t=3",
    "https://youtu.be/aaaaaaaaaaa",
    "https://www.youtube-nocookie.com/embed/aaaaaaaaaaa",
    "https://m.youtube.com/shorts/aaaaaaaaaaa",
  ])
    expect(youtubeId(address)).toBe("aaaaaaaaaaa");
  for (const address of [
    "https://youtube.com.evil.example/watch?v=aaaaaaaaaaa",
    "https://www.youtube.com/watch?v=short",
    'https://youtu.be/aaaaaaaaaa"',
    "javascript:youtube.com/aaaaaaaaaaa",
  ])
    expect(youtubeId(address)).toBeNull();
});
