import { expect, test } from "vitest";
import { blocksOf } from "./prose";

const hrefOf = (target: string) => (target === "money" ? "/cuentas" : null);

test("an empty line parts paragraphs, and line breaks within one do not", () => {
  expect(blocksOf("\n  Uno\n  dos.\n\n  Tres.\n", hrefOf)).toEqual([
    { kind: "paragraph", line: ["Uno dos."] },
    { kind: "paragraph", line: ["Tres."] },
  ]);
});

test("lines that begin with a dash are a list, and may go on in the next line", () => {
  expect(blocksOf("- uno\n  y medio\n- dos", hrefOf)).toEqual([
    { kind: "list", items: [["uno y medio"], ["dos"]] },
  ]);
});

test("links lead to their target, and are plain words where there is none", () => {
  expect(blocksOf("Mira [las cuentas](money) y [el código](source).", hrefOf)).toEqual([
    {
      kind: "paragraph",
      line: ["Mira ", { text: "las cuentas", href: "/cuentas" }, " y ", "el código", "."],
    },
  ]);
});

test("words between stars stand out", () => {
  expect(blocksOf("- *Cookie js:* un año.", hrefOf)).toEqual([
    { kind: "list", items: [[{ text: "Cookie js:", strong: true }, " un año."]] },
  ]);
});
