import { describe, expect, test } from "vitest";
import { parseFeed } from "./parse-feed";
import { FeedUnreadable, type ParsedFeed } from "./types";

const read = (text: string): ParsedFeed =>
  parseFeed(new TextEncoder().encode(text), { contentType: null, url: "https://diario.example/rss" });
const headlines = (text: string) => read(text).items.map(({ headline }) => headline);
const item = (name: string, more = "") =>
  `<item><title>${name}</title><link>https://diario.example/${encodeURIComponent(name)}</link>${more}</item>`;
const rss = (items: string, before = "") =>
  `${before}<rss version="2.0"><channel><title>D</title><link>https://diario.example/</link>${items}</channel></rss>`;

describe("malformed feeds are read as far as they go", () => {
  test.each<[string, string]>([
    [
      "junk before the declaration",
      `\n\n  <br />Warning: x in y.php\n<?xml version="1.0"?>${rss(item("A") + item("B"))}`,
    ],
    ["byte order mark twice", `\ufeff\ufeff<?xml version="1.0"?>${rss(item("A") + item("B"))}`],
    ["stray ampersands", rss(item("A", "<description>R&D & más</description>") + item("B"))],
    [
      "undeclared prefixes",
      rss(item("A", "<dc:creator>Ana</dc:creator><foo:bar baz:x='1'>y</foo:bar>") + item("B")),
    ],
    ["elements that are not closed", rss(item("A", "<description>uno<p>dos") + item("B"))],
    [
      "titles that are not closed",
      rss("<item><title>A<link>/a</link></item><item><title>B<link>/b</link></item>"),
    ],
    ["crossed elements", rss(item("A", "<description><b>x<i>y</b></i></description>") + item("B"))],
    ["attributes without quotes", rss(item("A", "<enclosure url=x.jpg type=image/jpeg>") + item("B"))],
    [
      "a text that breaks off in an item",
      rss(item("A") + item("B") + item("C")).replace(
        /<link>https:\/\/diario.example\/C[\s\S]*/,
        "<link>https://diario.exam",
      ),
    ],
    ["a text that breaks off between items", rss(item("A") + item("B")).replace("</channel></rss>", "\n <")],
    [
      "a text that breaks off in CDATA",
      rss(item("A") + item("B")).replace("</channel></rss>", "<item><title><![CDATA[tercer"),
    ],
    [
      "CDATA that is not closed",
      rss(
        item("A", "<description><![CDATA[sin fin</description>") +
          item("B", "<description><![CDATA[x]]></description>"),
      ),
    ],
    ["CDATA that never ends", rss(item("A", "<description><![CDATA[sin fin</description>") + item("B"))],
    ["no end of the channel", rss(item("A") + item("B")).replace("</channel>", "")],
    ["control characters", rss(item("A", "<description>a\u0000b\u0008</description>") + item("B"))],
    ["text after the end", `${rss(item("A") + item("B"))}<script>track()</script><!-- 0.3 s -->`],
    [
      "named entities of HTML",
      rss(item("A", "<description>&nbsp;a&ntilde;o&hellip;</description>") + item("B")),
    ],
  ])("%s", (_, text) => {
    expect(headlines(text)).toEqual(["A", "B"]);
  });

  test("undeclared prefixes are known by their usual names", () => {
    const [found] = read(rss(item("A", "<dc:creator>Ana</dc:creator><dc:date>2026-01-03</dc:date>"))).items;
    expect(found).toMatchObject({ author: "Ana", publishedAt: Date.UTC(2026, 0, 3) });
  });

  test("stray ampersands in links stay parameters", () => {
    const [found] = read(
      rss(
        "<item><title>R&D</title><link>https://diario.example/a?id=1&copy=2&section=b&amp;z=3</link></item>",
      ),
    ).items;
    expect(found).toMatchObject({
      headline: "R&D",
      url: "https://diario.example/a?copy=2&id=1&section=b&z=3",
    });
  });

  test("the lenient reader finds all fields", () => {
    const broken = `<rss version="2.0"><channel><title>D</title><link>https://diario.example/</link><language>es</language><item><title>A</title><link>/a</link><guid isPermaLink="false">g</guid>
<author><name>Ana</name><email>a@diario.example</email></author><pubDate>2026-01-03</pubDate><category>Mar</category><description>uno<p>dos</item>${item("B")}</channel></rss>`;
    expect(read(broken)).toMatchObject({ format: "rss", title: "D", language: "es" });
    expect(read(broken).items[0]).toMatchObject({
      guid: "g",
      url: "https://diario.example/a",
      author: "Ana",
      categories: ["Mar"],
      summary: "uno dos",
      publishedAt: Date.UTC(2026, 0, 3),
    });
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>P</title><entry><source><title>Other</title></source><title>A</title><id>urn:1</id>
<link rel="self" href="/self"/><link href="/a"/><updated>2026-01-03T10:00:00Z</updated><category term="sea"/><summary>x<b></entry></feed>`;
    expect(read(atom)).toMatchObject({ format: "atom", language: "en" });
    expect(read(atom).items[0]).toMatchObject({
      guid: "urn:1",
      headline: "A",
      url: "https://diario.example/a",
      categories: ["sea"],
      summary: "x",
    });
  });
});

describe("feeds that mean harm", () => {
  test("no entity that a document defines is expanded", () => {
    const levels = Array.from(
      { length: 9 },
      (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i};`.repeat(10)}">`,
    ).join("");
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol0 "lol<rss>"><!-- ]> -->${levels}
<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY % remote SYSTEM "http://127.0.0.1/x"> %remote;]>${rss(item("A", "<description>x &lol9; &file; y</description>"))}`;
    const [found] = read(bomb).items;
    expect(found?.headline).toBe("A");
    expect(found?.summary).toBe("x &lol9; &file; y");
  });

  test("an unclosed DOCTYPE hides nothing and hangs nothing", () => {
    expect(() => read(`<!DOCTYPE rss [${'<!ENTITY a "'.repeat(50_000)}`)).toThrow(FeedUnreadable);
  });

  test("what follows an unclosed part of a DOCTYPE is found", () => {
    expect(headlines(`<!DOCTYPE rss [<!-- ]>${rss(item("A"))}`)).toEqual(["A"]);
  });

  test("prototype names are plain text", () => {
    expect(
      headlines(rss(item("A", "<__proto__><x>1</x></__proto__><constructor>2</constructor>") + item("B"))),
    ).toEqual(["A", "B"]);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  const deep = (n: number) => `${"<a>".repeat(n)}${"</b>".repeat(n)}`;
  test.each<[string, string, number]>([
    ["depth in an item", rss(item("A") + item("B", `<description>${deep(100_000)}</description>`)), 1],
    ["depth in the channel", rss(item("A") + deep(100_000)), 1],
    ["depth around the items", `<rss version="2.0"><channel>${"<x>".repeat(50_000)}${item("A")}`, 0],
    ["huge attributes", rss(item("A", `<enclosure url="${"x".repeat(3_000_000)}"/>`)), 1],
    [
      "many attributes",
      rss(item("A", `<enclosure ${Array.from({ length: 50_000 }, (_, i) => `a${i}='"'`).join(" ")}/>`)),
      1,
    ],
    ["attributes that do not end", rss(`${item("A")}<x ${"a='".repeat(300_000)}`), 1],
    ["CDATA that does not end, over and over", rss(item("A") + "<x><![CDATA[".repeat(100_000)), 1],
    ["categories without number", rss(item("A", `<b>${"<category>x</category>".repeat(100_000)}`)), 1],
    ["comments that do not end", rss(item("A") + "<!--".repeat(300_000)), 1],
    ["open brackets", rss(item("A") + "<".repeat(1_000_000)), 1],
    ["open titles", rss(item("A") + "<item><title>".repeat(50_000)), 1],
    ["white space", rss(`${item("A", " ".repeat(2_000_000))}<item${" ".repeat(1_000_000)}`), 1],
    [
      "prefixes",
      `<rss version="2.0" ${Array.from({ length: 20_000 }, (_, i) => `xmlns:p${i}="http://purl.org/dc/elements/1.1/"`).join(" ")}><channel>${item("A")}</channel></rss>`,
      1,
    ],
    ["junk before", "<x ".repeat(500_000) + rss(item("A")), 1],
    ["comments that do not end before", "<!--".repeat(500_000) + rss(item("A")), 1],
    ["instructions that do not end before", "<?".repeat(1_000_000) + rss(item("A")), 1],
    ["a DOCTYPE of open comments", `<!doctype x ${"<!--".repeat(500_000)} >${rss(item("A"))}`, 1],
    ["a DOCTYPE of open instructions", `<!doctype x ${"<?".repeat(1_000_000)} >${rss(item("A"))}`, 1],
    ["DOCTYPEs of open comments", "<!doctype x <!--".repeat(125_000) + rss(item("A")), 1],
    [
      "CDATA that does not end, in items",
      rss(item("A") + "<item><title><![CDATA[x</item>".repeat(70_000)),
      1,
    ],
    [
      "CDATA in CDATA that is cut",
      `<rss version="2.0"><channel>${item("A")}<item><![CDATA[${"<![CDATA[".repeat(200_000)}</item>`,
      1,
    ],
    ["CDATA in small letters", rss(item("A") + "<![cdata[".repeat(200_000)), 1],
    ["accents without number", rss(item("A", `<pubDate>${"\u0301\u0316".repeat(500_000)}</pubDate>`)), 1],
    ["declarations before", "<!DOCTYPE x>".repeat(100_000) + rss(item("A")), 1],
  ])("%s", (_, text, atLeast) => {
    let found = 0;
    try {
      found = read(text).items.length;
    } catch (error) {
      expect(error).toBeInstanceOf(FeedUnreadable);
    }
    expect(found).toBeGreaterThanOrEqual(atLeast);
  });
});
