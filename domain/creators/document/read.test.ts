import { describe, expect, test } from "vitest";
import { readBody } from "./read";
import { countWords, remoteImages, tagsIn } from "./text";
import type { RichNode } from "./types";

const text = (words: string, ...marks: unknown[]) => ({ type: "text", text: words, marks });
const para = (...content: unknown[]) => ({ type: "paragraph", content });
const read = (...content: unknown[]): RichNode => {
  const body = readBody(JSON.stringify({ type: "doc", content }));
  if (body.kind !== "document") throw new Error(body.kind);
  return body.document;
};
const contentOf = (node: RichNode): RichNode[] => ("content" in node ? node.content : []);

describe("a stored body", () => {
  test.each([null, "", "  \n"])("of %j is none", (stored) => {
    expect(readBody(stored)).toEqual({ kind: "none" });
  });

  test.each(["Not JSON <b>at all</b>", '{"type":"doc"', '"a string"', "42"])(
    "that holds no document (%s) is plain text as it stands",
    (stored) => {
      expect(readBody(stored)).toEqual({ kind: "plain", text: stored });
    },
  );

  test.each([
    "{}",
    "[]",
    "null",
    '{"type":"doc","content":[]}',
    JSON.stringify({ type: "doc", content: [para(), para(text("  "))] }),
    JSON.stringify({ type: "doc", content: [{ type: "horizontalRule" }] }),
    JSON.stringify({ type: "doc", content: "text" }),
  ])("without anything to see (%s) is empty", (stored) => {
    expect(readBody(stored)).toEqual({ kind: "empty" });
  });

  test("that nests deeper than anyone writes is read without harm", () => {
    const deep = `${'{"type":"blockquote","content":['.repeat(5000)}${"]}".repeat(5000)}`;
    expect(readBody(`{"type":"doc","content":[${deep}]}`)).toEqual({ kind: "empty" });
  });

  test("whose parts are of the wrong kind is read without harm", () => {
    for (const part of [null, 7, "text", [], { type: 7 }, { type: "text", text: 7 }, { type: "constructor" }])
      expect(readBody(JSON.stringify({ content: [part] })).kind).toBe("empty");
  });
});

test("of unknown nodes the texts remain, of unknown marks and attributes nothing", () => {
  const document = read(
    { type: "widget", attrs: { onclick: "alert(1)" }, content: [para(text("Within", { type: "blink" }))] },
    { type: "html", text: "<b>raw</b>" },
    { ...para(text("Plain")), attrs: { onclick: "alert(1)", style: "x" } },
  );
  const attrs = { align: null, leading: null };
  expect(contentOf(document)).toEqual([
    { type: "paragraph", attrs, content: [{ type: "text", text: "Within", marks: [] }] },
    { type: "paragraph", attrs, content: [{ type: "text", text: "<b>raw</b>", marks: [] }] },
    { type: "paragraph", attrs, content: [{ type: "text", text: "Plain", marks: [] }] },
  ]);
});

test("a hostile link falls away and its words remain", () => {
  const [paragraph] = contentOf(
    read(para(text("click", { type: "link", attrs: { href: "javascript:alert(1)" } }))),
  );
  expect(contentOf(paragraph!)).toEqual([{ type: "text", text: "click", marks: [] }]);
});

test("a heading's level stays between 1 and 6", () => {
  const levels = [0, 1, 6, 7, "x", 2.9].map((level) => {
    const [heading] = contentOf(read({ type: "heading", attrs: { level }, content: [text("T")] }));
    return heading!.type === "heading" ? heading!.attrs.level : null;
  });
  expect(levels).toEqual([2, 1, 6, 6, 2, 2]);
});

describe("tags", () => {
  const hecho = { type: "hecho", attrs: { timestamp: "2026-11-20T18:00", url: "https://a.example/" } };

  test("are read in the editor's words and in those of older texts", () => {
    const document = read(
      para(
        text("a", {
          type: "declaracion",
          attrs: { nombre_cargo: "A minister", url_fuente: "https://a.example/" },
        }),
        text("b", {
          type: "cita",
          attrs: { person: " A witness ", nombre_cargo: "x", url: "https://b.example/" },
        }),
        text("c", { type: "hecho", attrs: { timestamp: "no time", url_fuente: "javascript:alert(1)" } }),
      ),
    );
    expect(tagsIn(document)).toEqual([
      { name: "declaracion", person: "A minister", at: null, timeframe: null, source: "https://a.example/" },
      { name: "cita", person: "A witness", at: null, timeframe: null, source: "https://b.example/" },
      { name: "hecho", person: null, at: null, timeframe: null, source: null },
    ]);
  });

  test("a time without an offset is meant as UTC", () => {
    expect(tagsIn(read(para(text("a", hecho))))[0]!.at).toBe(Date.UTC(2026, 10, 20, 18));
  });

  test("neighbours that bear the same ones are one passage, and lead nowhere but to its source", () => {
    const link = { type: "link", attrs: { href: "https://elsewhere.example/" } };
    const [paragraph] = contentOf(
      read(
        para(
          text("before "),
          text("one ", hecho),
          text("two", { type: "bold" }, link, hecho),
          text(" after"),
        ),
      ),
    );
    expect(contentOf(paragraph!)).toEqual([
      { type: "text", text: "before ", marks: [] },
      {
        type: "tagged",
        attrs: { tags: [expect.objectContaining({ name: "hecho", source: "https://a.example/" })] },
        content: [
          { type: "text", text: "one ", marks: [] },
          { type: "text", text: "two", marks: [{ type: "bold" }] },
        ],
      },
      { type: "text", text: " after", marks: [] },
    ]);
  });
});

test("words are counted over marks and apart from block to block", () => {
  const document = read(
    para(text("half"), text("way", { type: "bold" }), { type: "hardBreak" }, text("3.50 l’été")),
    { type: "bulletList", content: [{ type: "listItem", content: [para(text("one"))] }] },
  );
  expect(countWords(document)).toBe(4);
});

test("pictures of the open web are told once each, those within the document not at all", () => {
  const image = (src: string) => ({ type: "image", attrs: { src } });
  const document = read(
    image("https://a.example/1.png"),
    image("data:image/png;base64,AAAA"),
    para(image("https://a.example/2.png"), image("https://a.example/1.png")),
  );
  expect(remoteImages(document)).toEqual(["https://a.example/1.png", "https://a.example/2.png"]);
});

test("attributes that are no numbers throw nothing", () => {
  const hostile = { toString: 1, valueOf: 1 };
  const document = read(
    { type: "heading", attrs: { level: hostile, lineHeight: hostile }, content: [text("title")] },
    { type: "orderedList", attrs: { start: hostile }, content: [] },
    para(text("said", { type: "textStyle", attrs: { fontSize: hostile } })),
  );
  expect(document).toMatchObject({
    content: [{ type: "heading", attrs: { level: 2 } }, { type: "orderedList" }, {}],
  });
  expect(countWords(document)).toBe(2);
});

test("marks within marks, however deep, are no marks", () => {
  const depth = 50_000;
  const marks = `${'{"type":"bold","marks":['.repeat(depth)}${"]}".repeat(depth)}`;
  const body = readBody(
    `{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"deep","marks":[${marks}]}]}]}`,
  );
  expect(body).toMatchObject({ kind: "document" });
});
