import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { parseFeed } from "../../domain/ingest/feed";
import { catalogueEntry } from "../../domain/newspapers/schemas";
import { HOUR, MINUTE } from "../../domain/shared/time";
import { hoursOf, type NewsItem, readItems, shifted } from "./items";
import { replayStand } from "./stand";

const TEN = Date.UTC(2026, 0, 3, 10);
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function fileOf(bytes: Uint8Array | string, name = "items.jsonl"): string {
  const folder = mkdtempSync(join(tmpdir(), "replay-"));
  made.push(folder);
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

const item = (title: string, publishedAt: number | null, about: Partial<NewsItem> = {}): NewsItem => ({
  newspaper: "harbour-mail",
  language: "en",
  title,
  link: `https://mail.example/${title}`,
  summary: `<b>About</b> ${title} & more`,
  publishedAt,
  ...about,
});

describe("stored items", () => {
  test("are read line by line, packed or not", () => {
    const lines = [
      {
        newspaper: "mail",
        lang: "en",
        title: "A",
        link: "https://mail.example/a",
        published: "2026-01-03T11:10:00+01:00",
      },
      {
        newspaper: "mail",
        lang: "en",
        title: "B",
        link: "https://mail.example/b",
        summary: null,
        published: "soon",
      },
    ].map((line) => JSON.stringify(line));
    const text = `${lines.join("\n")}\n\n`;
    const expected = [
      {
        newspaper: "mail",
        language: "en",
        title: "A",
        link: "https://mail.example/a",
        summary: "",
        publishedAt: TEN + 10 * MINUTE,
      },
      {
        newspaper: "mail",
        language: "en",
        title: "B",
        link: "https://mail.example/b",
        summary: "",
        publishedAt: null,
      },
    ];
    expect(readItems(fileOf(text))).toEqual(expected);
    expect(readItems(fileOf(gzipSync(text), "items.jsonl.gz"))).toEqual(expected);
    expect(() => readItems(fileOf(`${text}{"newspaper": "Mail"}`))).toThrow(/line 4/);
  });

  test("move in time together, and tell their hours", () => {
    const items = [item("a", TEN), item("b", TEN + 30 * MINUTE), item("c", null)];
    expect(shifted(items, TEN + HOUR).map((one) => one.publishedAt)).toEqual([
      TEN + 30 * MINUTE,
      TEN + HOUR,
      null,
    ]);
    expect(hoursOf(items)).toEqual([TEN, TEN + HOUR]);
    expect(hoursOf([])).toEqual([]);
  });
});

describe("the stand of a replay", () => {
  const items = [
    item("early", TEN + MINUTE),
    item("undated", null),
    item("late", TEN + 3 * HOUR - MINUTE),
    item("Bote", TEN + MINUTE, { newspaper: "bote", language: "de" }),
    item("Welsh", TEN + MINUTE, { language: "cy" }),
  ];
  const feedOf = async (stand: ReturnType<typeof replayStand>, url: string) => {
    const response = await stand.fetch(url);
    const about = { contentType: response.headers.get("content-type"), url };
    return parseFeed(new Uint8Array(await response.arrayBuffer()), about).items;
  };

  test("puts out each hour what was published in it, the undated first of all", async () => {
    const stand = replayStand(items, []);
    expect(stand.hours).toEqual([TEN + HOUR, TEN + 3 * HOUR]);
    const url = stand.entries.find((entry) => entry.slug === "harbour-mail")!.feeds[0]!.url;
    expect(await feedOf(stand, url)).toEqual([]);
    stand.release(TEN + HOUR);
    expect(await feedOf(stand, url)).toMatchObject([
      {
        headline: "early",
        url: "https://mail.example/early",
        summary: "About early & more",
        publishedAt: TEN + MINUTE,
      },
      { headline: "undated", publishedAt: null },
    ]);
    stand.release(TEN + 3 * HOUR);
    expect((await feedOf(stand, url)).map((one) => one.headline)).toEqual(["late"]);
  });

  test("lists its newspapers as a catalogue does, with what is known of them", () => {
    const known = catalogueEntry.parse({
      slug: "bote",
      name: "Der Bote",
      domain: "bote.example",
      homepage: "https://bote.example/",
      country: "AT",
      language: "de",
      feeds: [{ url: "https://bote.example/feed" }],
    });
    const { entries } = replayStand(items, [known]);
    for (const entry of entries)
      expect(catalogueEntry.parse(entry)).toMatchObject({ slug: entry.slug, launch: true });
    expect(
      entries.map((entry) => [
        entry.slug,
        entry.name,
        entry.country,
        entry.feeds.map((feed) => feed.language),
      ]),
    ).toEqual([
      ["harbour-mail", "harbour-mail", "ZZ", ["en", "cy"]],
      ["bote", "Der Bote", "AT", ["de"]],
    ]);
  });

  test("has no pages and says so to robots", async () => {
    const stand = replayStand(items, []);
    expect(await (await stand.fetch("https://mail.example/robots.txt")).text()).toContain("Disallow: /");
    expect((await stand.fetch("https://mail.example/early")).status).toBe(404);
  });

  test("takes more items than a call takes arguments, and items without any date", () => {
    const many = Array.from({ length: 200_000 }, (_, i) => item("x", TEN + (i % 3) * HOUR));
    expect(replayStand(many, []).hours).toEqual([TEN + HOUR, TEN + 2 * HOUR, TEN + 3 * HOUR]);
    expect(replayStand([item("undated", null)], []).hours).toEqual([HOUR]);
    expect(replayStand([], []).hours).toEqual([]);
  });
});
