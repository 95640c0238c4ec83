import { describe, expect, test } from "vitest";
import { parseFeed } from "./parse-feed";
import { FeedUnreadable } from "./types";

const URL_OF_FEED = "https://diario.example/rss/portada.xml";
const read = (text: string, url = URL_OF_FEED) =>
  parseFeed(new TextEncoder().encode(text), { contentType: "text/xml; charset=utf-8", url });
const rss = (items: string, head = "") =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Diario</title><link>https://diario.example/</link>${head}${items}</channel></rss>`;
const item = (inside: string) => read(rss(`<item>${inside}</item>`)).items[0];

describe("formats", () => {
  test("RSS 2.0 with its extensions", () => {
    const feed = read(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel><title>Diario &amp; hora</title><link>https://diario.example</link><language>es-ES</language>
<atom:link rel="self" href="https://diario.example/rss/portada.xml"/>
<image><title>Logo</title><url>https://diario.example/logo.png</url><link>https://diario.example</link></image>
<item>
  <title><![CDATA[Abre el <em>puerto</em> &amp; zarpa el barco]]></title>
  <link>https://www.diario.example/puerto/?utm_source=rss#top</link>
  <guid isPermaLink="false">n-17</guid>
  <description>&lt;p&gt;El puerto abri&amp;oacute; hoy.&lt;/p&gt; &lt;a href="https://diario.example/puerto"&gt;Seguir leyendo&lt;/a&gt;</description>
  <content:encoded><![CDATA[<p>Todo el texto.</p>]]></content:encoded>
  <dc:creator>Ana Ruiz</dc:creator><dc:creator>Luis Gil</dc:creator>
  <pubDate>Sat, 03 Jan 2026 14:54:15 +0100</pubDate>
  <atom:updated>2026-01-03T15:00:00+01:00</atom:updated>
  <category>Puertos</category><category domain="x"><![CDATA[Mar & costa]]></category><category>Puertos</category>
</item></channel></rss>`);
    expect(feed).toEqual({
      format: "rss",
      title: "Diario & hora",
      language: "es",
      refused: [],
      items: [
        {
          guid: "n-17",
          url: "https://www.diario.example/puerto",
          headline: "Abre el puerto & zarpa el barco",
          summary: "El puerto abrió hoy.",
          author: "Ana Ruiz, Luis Gil",
          publishedAt: Date.UTC(2026, 0, 3, 13, 54, 15),
          updatedAt: Date.UTC(2026, 0, 3, 14),
          categories: ["Puertos", "Mar & costa"],
          language: "es",
        },
      ],
    });
  });

  test.each(["0.91", "0.92"])("RSS %s", (version) => {
    const feed = read(
      `<rss version="${version}"><channel><title>D</title><link>https://diario.example</link><language>fr</language><item><title>Un</title><link>/un</link></item></channel></rss>`,
    );
    expect(feed).toMatchObject({ format: "rss", language: "fr" });
    expect(feed.items[0]).toMatchObject({
      url: "https://diario.example/un",
      publishedAt: null,
      language: "fr",
    });
  });

  test("RSS 1.0", () => {
    const feed = read(`<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
 xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="https://zeitung.example/"><title>Zeitung</title><link>https://zeitung.example/</link><dc:language>de</dc:language></channel>
<item rdf:about="https://zeitung.example/eins"><title>Eins</title><link>https://zeitung.example/eins</link>
<dc:date>2026-01-03T14:54:15+01:00</dc:date><dc:creator>Eva Kern</dc:creator><dc:subject>Hafen</dc:subject></item></rdf:RDF>`);
    expect(feed).toMatchObject({ format: "rdf", title: "Zeitung", language: "de" });
    expect(feed.items).toMatchObject([
      {
        url: "https://zeitung.example/eins",
        author: "Eva Kern",
        publishedAt: Date.UTC(2026, 0, 3, 13, 54, 15),
        categories: ["Hafen"],
      },
    ]);
  });

  test("Atom with its kinds of text, links and xml:base", () => {
    const feed =
      read(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB" xml:base="https://paper.example/news/">
<title type="html">The &lt;b&gt;Paper&lt;/b&gt;</title><updated>2026-01-03T15:00:00Z</updated><id>urn:paper</id>
<entry><id>urn:1</id><title type="html">Port &amp;amp; ship</title>
 <link rel="self" href="self/1"/><link rel="enclosure" href="a.mp3"/><link rel="alternate" type="application/json" href="1.json"/>
 <link rel="alternate" type="text/html" href="1"/>
 <author><name>Amy Poe</name><email>amy@paper.example</email><uri>https://paper.example/amy</uri></author>
 <published>2026-01-03T14:00:00Z</published><updated>2026-01-03T15:00:00Z</updated>
 <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One</p><p>two</p></div></summary>
 <category term="ports" label="Ports"/></entry>
<entry xml:base="/other/" xml:lang="cy"><id>urn:2</id><title>Only updated</title><link href="2"/><updated>2026-01-03T16:00:00Z</updated></entry>
<entry><id>https://paper.example/3</id><title>No link</title><updated>x</updated></entry></feed>`);
    expect(feed).toMatchObject({ format: "atom", title: "The Paper", language: "en", refused: [] });
    expect(feed.items).toMatchObject([
      {
        guid: "urn:1",
        url: "https://paper.example/news/1",
        headline: "Port & ship",
        summary: "One two",
        author: "Amy Poe",
        publishedAt: Date.UTC(2026, 0, 3, 14),
        categories: ["Ports"],
      },
      { url: "https://paper.example/other/2", publishedAt: Date.UTC(2026, 0, 3, 16), language: "cy" },
      { url: "https://paper.example/3", publishedAt: null, updatedAt: null },
    ]);
  });

  test.each(["https://jsonfeed.org/version/1", "https://jsonfeed.org/version/1.1"])(
    "JSON Feed %s",
    (version) => {
      const feed = read(
        JSON.stringify({
          version,
          title: "Journal",
          language: "fr-FR",
          home_page_url: "https://journal.example/",
          items: [
            {
              id: "1",
              url: "/un?utm_medium=x",
              title: "Un",
              content_html: "<p>Texte</p>",
              date_published: "2026-01-03T14:00:00+01:00",
              authors: [{ name: "Zoé" }],
              tags: ["Port"],
            },
            { id: "https://journal.example/deux", title: "Deux" },
          ],
        }),
      );
      expect(feed).toMatchObject({ format: "json", title: "Journal", language: "fr" });
      expect(feed.items).toMatchObject([
        {
          url: "https://journal.example/un",
          summary: "Texte",
          author: "Zoé",
          categories: ["Port"],
          publishedAt: Date.UTC(2026, 0, 3, 13),
        },
        { url: "https://journal.example/deux" },
      ]);
    },
  );

  test("NewsML 1", () => {
    const feed = read(`<NewsML version="2.0"><Catalog Href="https://diario.example"/><NewsItem>
<NewsManagement><FirstCreated>2026-01-03T9:44:05+01</FirstCreated><ThisRevisionCreated>2026-01-03T10:00:00+01</ThisRevisionCreated></NewsManagement>
<NewsLines><HeadLine><![CDATA[Abre el puerto]]></HeadLine><SlugLine>Zarpa el barco</SlugLine><ByLine>Ana Ruiz</ByLine>
<DeriveredFrom>https://diario.example/puerto</DeriveredFrom></NewsLines>
<NewsComponent><Author>Otra</Author><title>Otro</title><body><p>Texto</p></body></NewsComponent></NewsItem></NewsML>`);
    expect(feed.format).toBe("newsml");
    expect(feed.items).toMatchObject([
      {
        url: "https://diario.example/puerto",
        headline: "Abre el puerto",
        summary: "Zarpa el barco",
        author: "Ana Ruiz",
        publishedAt: Date.UTC(2026, 0, 3, 8, 44, 5),
        updatedAt: Date.UTC(2026, 0, 3, 9),
      },
    ]);
  });

  test("an empty feed is a feed", () => {
    expect(read(rss(""))).toMatchObject({ format: "rss", items: [], refused: [] });
  });
});

describe("items", () => {
  test("the guid stands in for a missing link, unless it says it is none", () => {
    expect(item("<title>A</title><guid>https://diario.example/a</guid>")?.url).toBe(
      "https://diario.example/a",
    );
    const refused = read(
      rss('<item><title>A</title><guid isPermaLink="false">https://diario.example/a</guid></item>'),
    );
    expect(refused).toMatchObject({ items: [], refused: [{ reason: "no_link", sample: "A" }] });
  });

  test("the newspaper's own address goes before that of a feed service", () => {
    const feed = `<rss version="2.0" xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"><channel><title>D</title><item><title>A</title>
<link>http://feeds.service.example/~r/d/1</link><feedburner:origLink>https://diario.example/a?x=1&amp;y=2</feedburner:origLink></item></channel></rss>`;
    expect(read(feed).items[0]?.url).toBe("https://diario.example/a?x=1&y=2");
  });

  test("an aggregator's items are read as they are", () => {
    const found = item(
      '<title>Abre el puerto - Diario</title><link>https://noticias.example/rss/articles/CBMiX?oc=5</link><guid isPermaLink="false">CBMiX</guid><source url="https://diario.example">Diario</source>',
    );
    expect(found).toMatchObject({
      guid: "CBMiX",
      headline: "Abre el puerto - Diario",
      url: "https://noticias.example/rss/articles/CBMiX?oc=5",
    });
  });

  test("what is refused, and why", () => {
    const feed = read(
      rss(`<item><title>Sin enlace</title></item><item><link>https://diario.example/b</link><title> &#8203; </title></item>
<item><title>Malo</title><link>javascript:alert(1)</link></item><item><title>Bueno</title><link>https://diario.example/d</link></item>`),
    );
    expect(feed.items.map(({ headline }) => headline)).toEqual(["Bueno"]);
    expect(feed.refused).toEqual([
      { reason: "no_link", sample: "Sin enlace" },
      { reason: "no_headline", sample: "https://diario.example/b" },
      { reason: "bad_url", sample: "Malo" },
    ]);
  });

  test("long texts are cut, addresses are no authors", () => {
    const found = item(
      `<title>${"palabra ".repeat(100)}</title><link>https://diario.example/a</link><description>${"texto ".repeat(2000)}</description><author>redaccion@diario.example (Ana Ruiz)</author>`,
    );
    expect(found?.headline.length).toBeLessThanOrEqual(300);
    expect(found?.summary.length).toBeLessThanOrEqual(2000);
    expect(found?.author).toBe("Ana Ruiz");
    expect(
      item("<title>A</title><link>https://diario.example/a</link><author>a@diario.example</author>")?.author,
    ).toBeNull();
  });

  test("relative links: xml:base, then the site, then the feed", () => {
    expect(
      read(
        '<rss version="2.0" xml:base="https://otro.example/x/"><channel><title>D</title><item><title>A</title><link>a</link></item></channel></rss>',
      ).items[0]?.url,
    ).toBe("https://otro.example/x/a");
    expect(item("<title>A</title><link>/a</link>")?.url).toBe("https://diario.example/a");
    expect(
      read(
        "<rss version='2.0'><channel><title>D</title><item><title>A</title><link>a.html</link></item></channel></rss>",
      ).items[0]?.url,
    ).toBe("https://diario.example/rss/a.html");
  });

  test("dates in the newspaper's language", () => {
    expect(
      item("<title>A</title><link>/a</link><pubDate>sáb, 3 ene 2026 14:54:15 +0100</pubDate>")?.publishedAt,
    ).toBe(Date.UTC(2026, 0, 3, 13, 54, 15));
    expect(item("<title>A</title><link>/a</link><pubDate>pronto</pubDate>")?.publishedAt).toBeNull();
  });
});

describe("no feed", () => {
  const reason = (text: string): string => {
    try {
      read(text);
    } catch (error) {
      if (error instanceof FeedUnreadable) return error.reason;
      throw error;
    }
    return "read";
  };

  test.each([
    ["", "empty"],
    [" \n\ufeff ", "empty"],
    ["<!doctype html><html><body><rss></rss></body></html>", "html"],
    ["\n<!-- aviso --><HTML lang='es'><head><title>404</title></head></HTML>", "html"],
    [
      "<?xml version='1.0'?><!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0//EN' 'x.dtd'><html xmlns='x'><body/></html>",
      "html",
    ],
    ["no hay nada", "unreadable"],
    ["<opml><body/></opml>", "unreadable"],
    ['{"error":"not found"}', "unreadable"],
    ['{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[{"id":', "unreadable"],
    ["%PDF-1.4", "unreadable"],
  ])("%j is %s", (text, expected) => {
    expect(reason(text)).toBe(expected);
  });
});
