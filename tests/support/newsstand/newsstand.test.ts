import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { parseFeed } from "feedsmith";
import { afterEach, describe, expect, test } from "vitest";
import { type JsonlNewsstandOptions, startJsonlNewsstand } from "./newsstand";
import { startRawNewsstand } from "./raw";

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "newsstand-"));
  closing.push(() => rmSync(made, { recursive: true }));
  return made;
}

function line(newspaper: string, id: string, published: string | null, lang = "en"): string {
  const link = `https://${newspaper}.example/${id}`;
  return JSON.stringify({
    newspaper,
    lang,
    title: `News ${id}`,
    link,
    summary: `About ${id} & more`,
    published,
  });
}

const LINES = [
  line("harbour-mail", "a", "2026-01-03T10:10:00+00:00"),
  line("harbour-mail", "b", "2026-01-03T10:50:00+00:00"),
  line("harbour-mail", "c", "2026-01-03T13:00:00+00:00"),
  line("harbour-mail", "d", null),
  line("kurier", "e", "2026-01-03T12:30:00+01:00", "de"),
];

async function start(lines: string[], options: Partial<JsonlNewsstandOptions> = {}) {
  const file = join(folder(), "items.jsonl.gz");
  writeFileSync(file, gzipSync(lines.join("\n")));
  const stand = await startJsonlNewsstand({ file, ...options });
  closing.push(stand.close);
  return stand;
}

async function titles(url: string): Promise<(string | undefined)[]> {
  const parsed = parseFeed(await (await fetch(url)).text());
  return parsed.format === "rss" ? (parsed.feed.items ?? []).map((item) => item.title) : [];
}

describe("items of a file", () => {
  test("are released up to a time, newest first, the undated with the first", async () => {
    const stand = await start(LINES);
    const feed = stand.catalogue.find((one) => one.slug === "harbour-mail")?.feeds[0]?.url ?? "";
    expect(await titles(feed)).toEqual([]);
    expect(stand.releaseUntil(Date.UTC(2026, 0, 3, 10, 30))).toEqual({
      released: 2,
      until: Date.UTC(2026, 0, 3, 10, 30),
      done: false,
    });
    expect(await titles(feed)).toEqual(["News a", "News d"]);
    stand.releaseUntil(Date.UTC(2026, 0, 3, 13));
    expect(await titles(feed)).toEqual(["News c", "News b", "News a", "News d"]);
    expect(stand.requests.get("/harbour-mail/feed.xml")).toBe(3);
  });

  test("are released hour by hour over HTTP", async () => {
    const stand = await start(LINES);
    const hour = (h: number) => Date.UTC(2026, 0, 3, h);
    expect(stand.hours).toEqual([hour(11), hour(12), hour(13)]);
    const post = async (path: string) => (await fetch(stand.url + path, { method: "POST" })).json();
    expect(await post("/__next")).toEqual({ released: 3, until: hour(11), done: false });
    expect(await post("/__next")).toEqual({ released: 4, until: hour(12), done: false });
    expect(await post("/__next")).toEqual({ released: 5, until: hour(13), done: true });
    expect(await post("/__next")).toEqual({ released: 5, until: hour(13), done: true });
    expect(await post("/__release?until=2026-01-03T11:00:00Z")).toEqual({
      released: 3,
      until: hour(11),
      done: false,
    });
    expect((await fetch(`${stand.url}/__release?until=soon`, { method: "POST" })).status).toBe(400);
  });

  test("are moved in time together", async () => {
    const newest = Date.UTC(2026, 5, 1, 9, 20);
    const stand = await start(LINES, { shiftTo: newest });
    expect(stand.releaseUntil(newest - 1)).toMatchObject({ released: 4, done: false });
    expect(stand.releaseUntil(newest)).toMatchObject({ released: 5, done: true });
    expect(await (await fetch(`${stand.url}/harbour-mail/feed.xml`)).text()).toContain(
      "Mon, 01 Jun 2026 09:20:00 GMT",
    );
  });

  test("a feed holds 200, or all that one release brought", async () => {
    const at = (i: number, hour: string) => line("daily", `${hour}-${i}`, `2026-01-03T${hour}:00:00Z`);
    const lines = [
      ...Array.from({ length: 150 }, (_, i) => at(i, "08")),
      ...Array.from({ length: 250 }, (_, i) => at(i, "09")),
    ];
    const stand = await start([...lines, at(0, "10")]);
    const feed = `${stand.url}/daily/feed.xml`;
    stand.releaseNext();
    expect(await titles(feed)).toHaveLength(150);
    stand.releaseNext();
    expect(await titles(feed)).toHaveLength(250);
    stand.releaseNext();
    expect(await titles(feed)).toHaveLength(200);
  });

  test("newspapers are known by what is told of them, else by slug and language", async () => {
    const about = [{ slug: "kurier", name: "Der Kurier", country: "AT", language: "de" }];
    const stand = await start(LINES, { about });
    expect(stand.catalogue.map(({ slug, name, country }) => [slug, name, country]).sort()).toEqual([
      ["harbour-mail", "Harbour Mail", "GB"],
      ["kurier", "Der Kurier", "AT"],
    ]);
  });

  test("have pages only where asked", async () => {
    const plain = await start(LINES);
    plain.releaseUntil(Date.UTC(2027, 0));
    expect((await fetch(`${plain.url}/harbour-mail/items/0.html`)).status).toBe(404);
    const stand = await start(LINES, { pages: true });
    expect((await fetch(`${stand.url}/harbour-mail/items/0.html`)).status).toBe(404);
    stand.releaseUntil(Date.UTC(2027, 0));
    const link = /<link>([^<]*items[^<]*)</.exec(
      await (await fetch(`${stand.url}/harbour-mail/feed.xml`)).text(),
    )?.[1];
    expect(await (await fetch(link ?? "")).text()).toContain("<p>About c &amp; more</p>");
  });

  test("a line that cannot be read is named", async () => {
    await expect(start([LINES[0] ?? "", '{"newspaper":1}'])).rejects.toThrow(/line 2/);
  });
});

test("bodies of a folder are served byte for byte", async () => {
  const files = folder();
  const bytes = Uint8Array.of(0x3c, 0xe9, 0x3e, 0x00);
  writeFileSync(join(files, "Old-Mail.xml"), bytes);
  writeFileSync(join(files, "notes.txt"), "not a feed");
  const stand = await startRawNewsstand({
    folder: files,
    about: { "old-mail": { language: "fr", country: "BE" } },
  });
  closing.push(stand.close);
  expect(stand.catalogue.map((one) => [one.slug, one.language, one.country])).toEqual([
    ["old-mail", "fr", "BE"],
  ]);
  const response = await fetch(stand.catalogue[0]?.feeds[0]?.url ?? "");
  expect(response.headers.get("content-type")).toBe("text/xml");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect((await fetch(`${stand.url}/notes/feed`)).status).toBe(404);
});
