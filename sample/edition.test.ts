import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { catalogue, EditionError, FAULTS, feedPath, loadEdition, sectionOfFeed } from "./edition";

const HERE = fileURLToPath(new URL(".", import.meta.url));

describe("the edition that comes with the project", () => {
  const edition = loadEdition();
  const working = edition.newspapers.filter((newspaper) => !newspaper.fault);

  test("has newspapers of many countries in four languages", () => {
    expect(working.length).toBeGreaterThanOrEqual(30);
    expect(new Set(working.map((newspaper) => newspaper.country)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(working.map((newspaper) => newspaper.language))).toEqual(
      new Set(["es", "en", "fr", "de"]),
    );
    expect(new Set(working.map((newspaper) => newspaper.dialect)).size).toBe(5);
    expect(new Set(working.map((newspaper) => newspaper.encoding)).size).toBe(5);
  });

  test("has enough events and articles, and every newspaper writes", () => {
    expect(edition.stories.filter((story) => story.kind === "event").length).toBeGreaterThanOrEqual(30);
    expect(edition.articles.length).toBeGreaterThanOrEqual(400);
    const writing = new Set(edition.articles.map((article) => article.newspaper));
    expect(working.map((newspaper) => newspaper.slug).filter((slug) => !writing.has(slug))).toEqual([]);
  });

  test("goes on after its start: articles and updates appear in later hours", () => {
    expect(edition.articles.some((article) => article.at < 0)).toBe(true);
    expect(edition.articles.some((article) => article.at > 0)).toBe(true);
    expect(edition.articles.some((article) => article.update && article.update.at > 0)).toBe(true);
    expect(edition.articles.some((article) => article.paywall)).toBe(true);
  });

  test("has one newspaper for every fault", () => {
    const faults = edition.newspapers.flatMap((newspaper) => newspaper.fault ?? []);
    expect(faults.sort()).toEqual([...FAULTS].sort());
  });

  test("gives no two articles of a newspaper the same address", () => {
    const addresses = edition.articles.map((article) => `${article.newspaper}/${article.file}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe("catalogue", () => {
  const newspapers = catalogue("http://127.0.0.1:8788");

  test("lists a newspaper in the product's shape", () => {
    expect(newspapers.find((newspaper) => newspaper.slug === "elbe-kurier")).toEqual({
      slug: "elbe-kurier",
      name: "Elbe-Kurier",
      domain: "elbe-kurier.example",
      homepage: "http://127.0.0.1:8788/elbe-kurier/",
      country: "DE",
      language: "de",
      kind: "newspaper",
      city: "Hamburg",
      launch: true,
      feeds: [
        { url: "http://127.0.0.1:8788/elbe-kurier/feed.xml", section: "home", language: "de" },
        { url: "http://127.0.0.1:8788/elbe-kurier/feed-economy.xml", section: "economy", language: "de" },
        { url: "http://127.0.0.1:8788/elbe-kurier/feed-world.xml", section: "world", language: "de" },
      ],
    });
  });

  test("lists every newspaper, the broken ones too, a third of them with section feeds", () => {
    expect(newspapers.length).toBe(loadEdition().newspapers.length);
    const several = newspapers.filter((newspaper) => newspaper.feeds.length > 1);
    expect(several.length).toBeGreaterThanOrEqual(newspapers.length / 4);
    expect(several.length).toBeLessThanOrEqual(newspapers.length / 2);
  });

  test("feed addresses lead back to their section", () => {
    expect(feedPath({ slug: "a", dialect: "json" }, "world")).toBe("/a/feed-world.json");
    expect(sectionOfFeed("feed-world.json")).toBe("world");
    expect(sectionOfFeed("feed.xml")).toBe("home");
    expect(sectionOfFeed("feed-gardening.xml")).toBeNull();
    expect(sectionOfFeed("feeding.xml")).toBeNull();
  });
});

describe("mistakes in the files", () => {
  const made: string[] = [];
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
  });

  function editionWith(file: string, content: string): string {
    const folder = mkdtempSync(join(tmpdir(), "edition-"));
    made.push(folder);
    for (const part of ["newspapers.json", "stories", "broken"])
      cpSync(join(HERE, part), join(folder, part), { recursive: true });
    writeFileSync(join(folder, file), content);
    return folder;
  }

  function mistakesOf(folder: string): string[] {
    try {
      loadEdition(folder);
      return [];
    } catch (error) {
      if (error instanceof EditionError) return error.mistakes;
      throw error;
    }
  }

  const article = {
    newspaper: "elbe-kurier",
    at: 1,
    section: "world",
    headline: "Nebel über der Elbe",
    summary: "Die Fähren warten.",
    body: ["Am Morgen lag Nebel."],
  };
  const story = { story: "nebel", note: "one article", kind: "single", articles: [article] };

  test("none: the story is taken up, with the defaults of what it leaves out", () => {
    const edition = loadEdition(editionWith("stories/nebel.json", JSON.stringify(story)));
    expect(edition.articles.find((one) => one.story === "nebel")).toMatchObject({
      file: "nebel-uber-der-elbe",
      kind: "news",
      paywall: false,
      links: [],
    });
  });

  test.each([
    ["no JSON", "{", /^stories\/nebel\.json: /],
    ["a missing field", JSON.stringify({ ...story, note: undefined }), /^stories\/nebel\.json: note: /],
    ["a later hour than the edition has", withArticle({ at: 9 }), /articles\.0\.at: /],
    [
      "an unknown newspaper",
      withArticle({ newspaper: "elbe-bote" }),
      /articles\[0\]: no newspaper "elbe-bote"/,
    ],
    ["an unknown section", withArticle({ section: "gardening" }), /articles\.0\.section: /],
    ["an unknown field", withArticle({ subtitle: "x" }), /articles\.0: .*subtitle/],
    [
      "an update before its article",
      withArticle({ update: { at: 0, headline: "x" } }),
      /articles\.0\.update\.at: /,
    ],
    ["another name than its file's", JSON.stringify({ ...story, story: "dunst" }), /story is called "dunst"/],
  ])("%s", (_, content, mistake) => {
    const mistakes = mistakesOf(editionWith("stories/nebel.json", content));
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(mistake);
  });

  function withArticle(part: Record<string, unknown>): string {
    return JSON.stringify({ ...story, articles: [{ ...article, ...part }] });
  }
});
