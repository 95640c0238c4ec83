import { describe, expect, test } from "vitest";
import { parseCatalogue } from "./catalogue";

const GOOD = {
  slug: "el-faro",
  name: "El Faro",
  domain: "elfaro.example",
  homepage: "https://elfaro.example/",
  country: "ES",
  language: "es",
  feeds: [{ url: "https://elfaro.example/rss" }],
};

describe("a JSON catalogue", () => {
  test("keeps what is good and refuses the rest by name, with the reason", () => {
    const { entries, refused } = parseCatalogue(
      `\uFEFF${JSON.stringify([
        GOOD,
        { ...GOOD, slug: "El Faro" },
        { ...GOOD, slug: "no-feeds", feeds: [] },
        { ...GOOD, slug: "script-feed", feeds: [{ url: "javascript:alert(1)" }] },
        { ...GOOD, slug: "spain", country: "Spain" },
        { ...GOOD, name: "El Faro again" },
        { name: "Nameless" },
        null,
      ])}`,
    );
    expect(entries).toEqual([{ ...GOOD, kind: "newspaper", launch: false }]);
    expect(refused.map(({ entry, reason }) => [entry, reason.split(";")[0]])).toEqual([
      ["El Faro", "slug: must be lower-case words joined by hyphens"],
      ["no-feeds", "feeds: needs at least one feed"],
      ["script-feed", "feeds.0.url: must be an http or https address"],
      ["spain", "country: must be an ISO 3166-1 alpha-2 code"],
      ["el-faro", "its slug stands earlier in the file"],
      ["Nameless", expect.stringContaining("slug:")],
      ["#8", expect.stringContaining("entry:")],
    ]);
  });

  test.each([
    ["", "neither JSON nor OPML"],
    ["newspapers:\n  - el-faro", "neither JSON nor OPML"],
    ['{"slug": "el-faro"}', "a JSON catalogue is an array of newspapers"],
  ])("that is none is one refusal: %j", (text, reason) => {
    expect(parseCatalogue(text)).toEqual({
      entries: [],
      refused: [{ entry: "(file)", reason: expect.stringContaining(reason) }],
    });
  });
});

describe("an OPML catalogue", () => {
  const opml = (outlines: string) =>
    `<?xml version="1.0"?><opml version="2.0"><head><title>Mine</title></head><body>${outlines}</body></opml>`;

  test("gathers a site's feeds, folders or not, and reads country and language from attributes or domain", () => {
    const { entries, refused } = parseCatalogue(
      opml(`
      <outline text="Folder">
        <outline text="Der Bote" type="rss" xmlUrl="https://www.bote.at/feed" htmlUrl="https://www.bote.at/"/>
        <outline text="Der Bote: Welt" type="rss" xmlUrl="https://feeds.bote.at/welt" htmlUrl="https://bote.at/welt" category="world"/>
      </outline>
      <outline title="Swiss Post" type="rss" xmlUrl="https://post.example/rss" htmlUrl="https://post.example/" language="fr-CH" country="ch"/>
      <outline text="Just a note"/>`),
    );
    expect(refused).toEqual([]);
    expect(entries).toMatchObject([
      {
        slug: "bote-at",
        name: "Der Bote",
        domain: "bote.at",
        country: "AT",
        language: "de",
        launch: true,
        feeds: [
          { url: "https://www.bote.at/feed", section: "home" },
          { url: "https://feeds.bote.at/welt", section: "world" },
        ],
      },
      {
        slug: "post-example",
        country: "CH",
        language: "fr",
        feeds: [{ url: "https://post.example/rss", language: "fr" }],
      },
    ]);
  });

  test("refuses what it cannot place, and what is no web address", () => {
    const { entries, refused } = parseCatalogue(
      opml(`
      <outline text="Nowhere" xmlUrl="https://nowhere.example/rss"/>
      <outline text="File" xmlUrl="file:///etc/passwd"/>
      <outline text="Broken" xmlUrl="not an address"/>
      <outline text="Good" xmlUrl="https://good.co.uk/rss"/>`),
    );
    expect(entries.map((entry) => [entry.slug, entry.country])).toEqual([["good-co-uk", "GB"]]);
    expect(new Map(refused.map(({ entry, reason }) => [entry, reason]))).toEqual(
      new Map([
        ["Broken", "xmlUrl: must be an http or https address"],
        ["Nowhere", expect.stringMatching(/country:.*language:/)],
        ["File", expect.stringContaining("must be an http or https address")],
      ]),
    );
  });

  test("that is other markup is one refusal", () => {
    for (const text of ["<html><body>Sign in</body></html>", "<opml", opml("")]) {
      const { entries, refused } = parseCatalogue(text);
      expect(entries).toEqual([]);
      expect(refused).toEqual([{ entry: "(file)", reason: expect.any(String) }]);
    }
  });
});
