import { doc, h, item, marked, node, p, quote } from "../build";
import { CHART } from "../pictures";
import type { SampleArticle } from "../types";

const SOURCE = "https://archive.example/source";

const nodes = [
  ...[1, 2, 3, 4, 5, 6].map((level) => h(level, `Heading of level ${level}`)),
  p(
    "A paragraph with ",
    marked("bold", "bold"),
    ", ",
    marked("italic", "italic"),
    ", ",
    marked("underlined", "underline"),
    ", ",
    marked("struck", "strike"),
    ", ",
    marked("code", "code"),
    " and ",
    marked("all at once", "bold", "italic", "underline", "strike"),
    ".",
    node("hardBreak"),
    "A line after a hard break, with ",
    marked("a link", ["link", { href: "https://archive.example/" }]),
    ", ",
    marked("one to this site", ["link", { href: "/como-leer" }]),
    " and ",
    marked("one for mail", ["link", { href: "mailto:someone@archive.example" }]),
    ".",
  ),
  p(
    marked("Highlighted", "highlight"),
    ", ",
    marked("highlighted in green", ["highlight", { color: "#b7f0b1" }]),
    ", ",
    marked("red letters", ["textStyle", { color: "#ff0000" }]),
    ", ",
    marked("blue on yellow", ["textStyle", { color: "rgb(0, 0, 200)", backgroundColor: "#ffee88" }]),
    ", ",
    marked("typewriter", ["textStyle", { fontFamily: "Courier New, monospace" }]),
    ", ",
    marked("serif", ["textStyle", { fontFamily: "Georgia" }]),
    ", ",
    marked("large", ["textStyle", { fontSize: "32px" }]),
    ", ",
    marked("small", ["textStyle", { fontSize: "10pt" }]),
    ".",
  ),
  node("paragraph", { textAlign: "center", lineHeight: "2" }, "A centred paragraph with wide lines."),
  quote("A quotation that stands by itself."),
  node("bulletList", {}, item("First point"), item("Second point")),
  node("orderedList", { start: 3 }, item("Third step"), item("Fourth step")),
  node(
    "taskList",
    {},
    node("taskItem", { checked: true }, p("Something done")),
    node("taskItem", { checked: false }, p("Something to do")),
  ),
  node("codeBlock", { language: "ts" }, "const words = 1000;\nMath.ceil(words / 200); // 5"),
  node("horizontalRule"),
  node("image", { src: CHART, alt: "Five bars, each higher than most before it", width: 480, height: 240 }),
  node("youtube", { src: "https://www.youtube.com/watch?v=aaaaaaaaaaa", start: 12 }),
];

const tags = [
  p(
    marked("A verified fact", ["hecho", { timestamp: "2026-11-20T18:00:00Z", url_fuente: SOURCE }]),
    ", ",
    marked("a statement", ["declaracion", { nombre_cargo: "A minister", url_fuente: SOURCE }]),
    ", ",
    marked("a quotation", ["cita", { person: "A witness", url: SOURCE }]),
    ", ",
    marked("an opinion", ["opinion", { person: "A critic", url_fuente: SOURCE }]),
    ", ",
    marked("an impact", ["impacto", { timeframe: "by 2030", url_fuente: SOURCE }]),
    ", ",
    marked("a context without a source", ["contexto", {}]),
    ", ",
    marked("disinformation", ["desinformacion", { url: SOURCE }]),
    " and ",
    marked("a framing", ["framing", { url_fuente: SOURCE }]),
    ".",
  ),
  p(
    marked("One passage ", ["hecho", { url_fuente: SOURCE }]),
    marked("with bold words", "bold", ["hecho", { url_fuente: SOURCE }]),
    marked(" stays one passage", ["hecho", { url_fuente: SOURCE }]),
    ", and ",
    marked(
      "one may bear two marks",
      ["declaracion", { person: "A mayor", timestamp: "2026-11-20T07:30", url: SOURCE }],
      ["impacto", { timeframe: "this winter" }],
    ),
    ".",
  ),
];

const hostile = [
  p(
    marked("A link that is a script", ["link", { href: "javascript:alert(1)" }]),
    ", ",
    marked("one that hides it", ["link", { href: "java\tscript:alert(1)" }]),
    ", ",
    marked("a mark with one", ["hecho", { url_fuente: "javascript:alert(1)" }]),
    ", ",
    marked("a style that leaves its place", [
      "textStyle",
      { color: "red;background:url(https://evil.example)" },
    ]),
    " and <script>alert(1)</script> as a text.",
  ),
  node("image", { src: "data:image/svg+xml;base64,PHN2Zy8+", alt: "A drawing that could hold a script" }),
  node("image", { src: "http://plain.example/picture.png", onerror: "alert(1)" }),
  node("widget", { src: "https://evil.example" }, p("The text of an unknown node")),
  node("iframe", { src: "https://evil.example" }),
];

/** Every node and mark that an article may hold, and some that it may not. */
export const SHOWCASE: SampleArticle = {
  author: "Oliver Marsh",
  language: "en",
  slug: "everything-an-article-can-hold",
  headline: "Everything that an article can hold",
  summary:
    "Each kind of text, list, picture and mark once: a page for those who write, and for those who check.",
  hoursAgo: 100,
  body: doc(...nodes, h(2, "Marks"), ...tags, h(2, "What is shown as plain text"), ...hostile),
};
