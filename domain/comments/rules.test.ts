import { describe, expect, test } from "vitest";
import { checkText, cleanText, isBlank, lengthOf, mayEdit, mayWrite, piecesOf, threads } from "./rules";

const a = (length: number) => "a".repeat(length);
const codeOf = (text: string): string | null => {
  try {
    checkText(text);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("a text", () => {
  test.each([
    ["blank", "   \n\t ", "comment_empty"],
    ["of what nobody sees", "\u200b\u2060\u2800\u3164", "comment_empty"],
    ["of control characters", "\u0000\u0007\u202e", "comment_empty"],
    ["of 200 characters", a(200), null],
    ["of 201 characters", a(201), "comment_too_long"],
    ["of 190 characters and an address of 50", `${a(190)} https://example.org/${a(30)}`, null],
    ["of 201 characters and an address", `${a(201)} https://example.org`, "comment_too_long"],
    ["of 200 faces of several code points", "👩🏽‍🔬".repeat(200), null],
    ["of 201 such faces", "👩🏽‍🔬".repeat(201), "comment_too_long"],
    ["that is one address without end", `https://example.org/${a(2_000)}`, "comment_too_large"],
    ["of a megabyte", a(1_000_000), "comment_too_large"],
    ["of markup", "<script>alert(1)</script>", null],
    ["of SQL", "'); DROP TABLE comments; --", null],
  ])("%s", (_, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test("is counted in what a reader sees", () => {
    expect(lengthOf("e\u0301 ñ 👨‍👩‍👧 𝒳")).toBe(7);
    expect(lengthOf("véase https://example.org/x y http://b.example")).toBe(9);
  });

  test("keeps markup and quotes as typed", () => {
    const text = `<b onclick='x'>"O'Hara"</b> &amp; 1 < 2`;
    expect(checkText(` ${text} `)).toBe(text);
  });

  test("loses what turns it round or controls it, and piled marks", () => {
    expect(cleanText("abc\u202edef\u2066g\u0000h\ud800i")).toBe("abcdefghi");
    expect(cleanText(`z${"\u0335".repeat(500)}`)).toBe(`z${"\u0335".repeat(4)}`);
    expect(cleanText("uno  \r\n\r\n\r\n\r\ndos")).toBe("uno\n\ndos");
  });

  test("keeps the joiners of scripts and faces", () => {
    expect(cleanText("می\u200cخواهم 👩‍🔬")).toBe("می\u200cخواهم 👩‍🔬");
    expect(isBlank("\u200d")).toBe(true);
  });
});

describe("addresses in a text", () => {
  test("lead to the web alone, without the sentence's punctuation", () => {
    expect(piecesOf("Ver https://es.example/a_(b), y (http://c.example/).")).toEqual([
      "Ver ",
      { href: "https://es.example/a_(b)", text: "https://es.example/a_(b)" },
      ", y (",
      { href: "http://c.example/", text: "http://c.example/" },
      ").",
    ]);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "https://", "https://bank.example@evil.example/"])(
    "%s stays text",
    (text) => {
      expect(piecesOf(text)).toEqual([text]);
    },
  );

  test("nothing of the text is lost", () => {
    const text = `<a href="https://x.example/"onclick=y>https://x.example/?q='"><script></a>`;
    const told = piecesOf(text).map((piece) => (typeof piece === "string" ? piece : piece.text));
    expect(told.join("")).toBe(text);
  });
});

describe("who may write", () => {
  const viewer = (role: "lector" | "investigador" | "experto" | "moderador") => ({ id: 7, role });
  test.each([
    ["a guest", null, { authorId: 7, reply: true }, false],
    ["a reader", viewer("lector"), { authorId: 7, reply: true }, false],
    ["a moderator", viewer("moderador"), { authorId: null, reply: false }, false],
    ["an expert anywhere", viewer("experto"), { authorId: null, reply: false }, true],
    ["an author in reply under the own article", viewer("investigador"), { authorId: 7, reply: true }, true],
    ["an author on top of the own article", viewer("investigador"), { authorId: 7, reply: false }, false],
    ["an author under somebody else's", viewer("investigador"), { authorId: 8, reply: true }, false],
    ["an author under an event", viewer("investigador"), { authorId: null, reply: true }, false],
  ])("%s", (_, who, place, may) => {
    expect(mayWrite(who, place)).toBe(may);
  });

  test("an author corrects within a quarter of an hour", () => {
    const comment = { authorId: 7, createdAt: 0, deletedAt: null, hiddenAt: null };
    expect(mayEdit({ id: 7 }, comment, 15 * 60_000 - 1)).toBe(true);
    expect(mayEdit({ id: 7 }, comment, 15 * 60_000)).toBe(false);
    expect(mayEdit({ id: 8 }, comment, 0)).toBe(false);
    expect(mayEdit({ id: 7 }, { ...comment, hiddenAt: 1 }, 0)).toBe(false);
  });
});

describe("the tree", () => {
  const row = (
    id: number,
    parentId: number | null,
    createdAt: number,
    role: string | null = "investigador",
  ) => ({
    id,
    parentId,
    createdAt,
    role,
    deletedAt: null as number | null,
  });

  test("has experts first, then the newest; replies oldest first", () => {
    const rows = [
      row(1, null, 10),
      row(2, null, 20, "experto"),
      row(3, null, 30),
      row(4, null, 5, "experto"),
      row(5, 2, 50, "experto"),
      row(6, 2, 40),
    ];
    const tree = threads(rows);
    expect(tree.map(({ id }) => id)).toEqual([2, 4, 3, 1]);
    expect(tree[0]!.replies.map(({ id }) => id)).toEqual([6, 5]);
  });

  test("keeps what was deleted only where somebody's answer stands", () => {
    const gone = (id: number, parentId: number | null) => ({ ...row(id, parentId, id), deletedAt: 9 });
    const tree = threads([gone(1, null), row(2, 1, 2), gone(3, null), gone(4, 3)]);
    expect(tree.map(({ id }) => id)).toEqual([1]);
  });
});
