import type { Answer } from "../../../sample/http";
import { encodeText } from "../../../sample/render/encode";
import type { FeedEntry } from "../../../sample/render/feed";
import { type Behaviours, item, ordinary, plainFeed } from "./behaviour";

const RSS = "application/rss+xml; charset=utf-8";
const ACCENTED = "Señales de otoño: la peña celebró su décimo aniversario";

/** How many items the endless feed holds. */
export const MANY_ITEMS = 20_000;

/** Newspapers whose answers arrive well and hold mischief. */
export const CONTENT: Behaviours = {
  "html-not-feed": {
    about: "gives an HTML page where its feed should be",
    yields: "nothing",
    answer: () => ({
      contentType: "text/html; charset=utf-8",
      body: "<!doctype html><html lang=en><head><title>Cookies</title></head><body><h1>We value your privacy</h1><a href=/accept>Accept all</a></body></html>",
    }),
  },
  "empty-body": {
    about: "answers 200 with nothing",
    yields: "nothing",
    answer: () => rss(""),
  },
  "billion-laughs": {
    about: "declares entities that grow a thousand million times",
    yields: "items",
    answer: ({ home }) => {
      const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`);
      const doctype = `<!DOCTYPE rss [<!ENTITY l0 "ha">\n${levels.join("\n")}]>`;
      const laugh = { ...item(home, "laughs", "LAUGH", 1), summary: "LAUGH" };
      return rss(
        withDoctype(plainFeed(home, [laugh, ...ordinary(home)]), doctype).replaceAll("LAUGH", "&l9;"),
      );
    },
  },
  "external-entity": {
    about: "puts a file of the reader's machine into a headline by an external entity",
    yields: "items",
    answer: ({ home }) => {
      const doctype = `<!DOCTYPE rss [<!ENTITY secret SYSTEM "file:///etc/passwd"><!ENTITY page SYSTEM "${home}/entity">]>`;
      const thief = item(home, "thief", "Secret: SECRET PAGE", 1);
      const feed = withDoctype(plainFeed(home, [thief, ...ordinary(home)]), doctype);
      return rss(feed.replaceAll("SECRET", "&secret;").replaceAll("PAGE", "&page;"));
    },
  },
  "says-utf8-sends-latin1": {
    about: "declares utf-8 and sends iso-8859-1",
    yields: "items",
    answer: ({ home }) => ({
      contentType: RSS,
      body: encodeText(plainFeed(home, [item(home, "accents", ACCENTED, 1)], "utf-8"), "iso-8859-1"),
    }),
  },
  "says-latin1-sends-utf8": {
    about: "declares iso-8859-1 and sends utf-8",
    yields: "items",
    answer: ({ home }) => ({
      contentType: "application/rss+xml; charset=iso-8859-1",
      body: plainFeed(home, [item(home, "accents", ACCENTED, 1)], "iso-8859-1"),
    }),
  },
  "wrong-content-type": {
    about: "gives a good feed as image/png",
    yields: "items",
    answer: ({ home }) => ({ contentType: "image/png", body: plainFeed(home) }),
  },
  "many-items": {
    about: "gives 20,000 items at once, in less than 5 MB",
    yields: "items",
    answer: ({ home }) => {
      const entries = Array.from({ length: MANY_ITEMS }, (_, i): FeedEntry => {
        const minute = new Date(Date.now() - i * 60_000).toUTCString();
        return { link: `${home}/a/${i}.html`, title: `Short notice ${i}`, summary: "", published: minute };
      });
      return rss(plainFeed(home, entries));
    },
  },
  "odd-dates": {
    about: "dates its items 1970, 2090, not at all and in words",
    yields: "items",
    answer: ({ home }) =>
      rss(
        plainFeed(home, [
          {
            ...item(home, "old", "A note from the first day of the clock", 0),
            published: "Thu, 01 Jan 1970 00:00:00 GMT",
          },
          {
            ...item(home, "future", "A note from a time to come", 0),
            published: "Sun, 01 Jan 2090 12:00:00 GMT",
          },
          { ...item(home, "undated", "A note without a date", 0), published: undefined },
          { ...item(home, "words", "A note dated in words", 0), published: "the day before yesterday" },
        ]),
      ),
  },
  duplicates: {
    about: "gives one article eight times, with touched-up headlines and addresses, and another once",
    yields: "items",
    answer: ({ home }) => rss(plainFeed(home, duplicates(home))),
  },
  "script-links": {
    about: "links to scripts, data and files; one item of four is good",
    yields: "items",
    answer: ({ home }) => {
      const linked = (id: string, link: string): FeedEntry => ({
        ...item(home, id, `Read more about ${id}`, 1),
        link,
        guid: { value: id, permalink: false },
      });
      return rss(
        plainFeed(home, [
          linked("scripts", "javascript:alert(document.cookie)"),
          linked("data", "data:text/html,<script>alert(1)</script>"),
          linked("files", "file:///etc/passwd"),
          item(home, "good", "Ferry timetable changes on Monday", 1),
        ]),
      );
    },
  },
  "headline-mischief": {
    about: "puts markup, control and bidirectional characters and endless length into headlines",
    yields: "items",
    answer: ({ home }) =>
      rss(
        plainFeed(home, [
          item(
            home,
            "markup",
            '<b>Bold</b> claim <script>alert("x")</script><img src=x onerror=alert(1)>',
            1,
          ),
          item(home, "entities", "Fish &amp;amp; chips &lt;em&gt;rise&lt;/em&gt; in price", 1),
          item(home, "control", "Bell\u0007 and\u0000 null\u001B[31m in\u0085 a headline", 1),
          item(home, "bidi", "Price \u202Egnisir\u202C of \u2066bread\u2069 \u200Bto\uFEFFday", 1),
          item(home, "length", `Endless ${"very ".repeat(2000)}headline`, 1),
          item(home, "breaks", "A headline\r\n\tin  several\u2028lines", 1),
          item(home, "blank", " \u200B\u00A0 ", 1),
        ]),
      ),
  },
  "deep-nesting": {
    about: "nests 50,000 elements in an item",
    yields: "either",
    answer: ({ home }) => {
      const deep = `${"<d>".repeat(50_000)}x${"</d>".repeat(50_000)}`;
      const feed = plainFeed(home, [item(home, "deep", "Shallow news", 1), ...ordinary(home)]);
      return rss(feed.replace("</item>", `${deep}</item>`));
    },
  },
  healthy: {
    about: "works well, in four languages",
    yields: "items",
    answer: ({ home, rest }) => rss(plainFeed(home, [healthyItem(home, rest)])),
  },
};

/** Languages of the healthy newspaper, each with a feed `/healthy/{language}`. */
export const HEALTHY_HEADLINES: Record<string, string> = {
  es: "La biblioteca municipal abrirá también los domingos",
  en: "Town library to open on Sundays as well",
  fr: "La bibliothèque municipale ouvrira aussi le dimanche",
  de: "Stadtbücherei öffnet künftig auch sonntags",
};

function healthyItem(home: string, rest: string): FeedEntry {
  const language = rest in HEALTHY_HEADLINES ? rest : "en";
  return item(home, `library-${language}`, HEALTHY_HEADLINES[language] ?? "", 1);
}

function rss(body: string): Answer {
  return { contentType: RSS, body };
}

function withDoctype(feed: string, doctype: string): string {
  return feed.replace("?>\n", `?>\n${doctype}\n`);
}

function duplicates(home: string): FeedEntry[] {
  const first = item(home, "storm", "Storm closes the harbour", 3);
  const at = (link: string, title = first.title): FeedEntry => ({ ...first, link, title, guid: undefined });
  return [
    first,
    { ...first, title: "UPDATE: Storm closes the harbour, ferries cancelled" },
    { ...first, link: `${first.link}?utm_source=rss&utm_medium=feed` },
    at(`${first.link}#comments`),
    at(`${first.link}?fbclid=abc123`, "Storm closes harbour"),
    at(first.link.replace("/articles/", "//articles/")),
    at(first.link.replace("http://", "HTTP://")),
    at(`${first.link}?utm_campaign=b&gclid=1`, "Storm shuts the harbour"),
    item(home, "calm", "Calm returns to the harbour", 1),
  ];
}
