import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { temporaryDatabase } from "../../db/testing";
import { type Answer, type Listening, listen, pathOf, plain } from "../../sample/http";
import { iconOf } from "../../sample/icon";
import { memoryFiles } from "../files/testing";
import { clockAt } from "../ingest/testing";
import { putCatalogue } from "../newspapers/commands";
import { catalogueEntry } from "../newspapers/schemas";
import { DAY } from "../shared/time";
import { iconName, refreshIcons } from "./commands";
import { iconLinks } from "./icon-links";
import { imageType } from "./image-type";

const PNG = iconOf({ slug: "the-icon" } as never);
const clock = clockAt(Date.UTC(2026, 4, 12, 12));
let answers: Map<string, Answer>;
let asked: string[];
let server: Listening;
let db: Db;
let close: () => void;

beforeEach(async () => {
  clock.at = Date.UTC(2026, 4, 12, 12);
  answers = new Map();
  asked = [];
  server = await listen((request) => {
    const path = pathOf(request) ?? "";
    asked.push(path);
    return answers.get(path) ?? plain(404, "nothing here");
  });
  const database = await temporaryDatabase();
  db = database.db;
  close = () => database.close();
});
afterEach(async () => {
  close();
  await server.close();
});

const page = (head: string): Answer => ({
  contentType: "text/html",
  body: `<head>${head}</head><body>…</body>`,
});
const png = (body: Uint8Array | string = PNG): Answer => ({ contentType: "image/png", body });

const newspaper = (slug: string, homepage = `${server.url}/${slug}/`) =>
  putCatalogue(
    { db, clock },
    [
      catalogueEntry.parse({
        slug,
        name: slug,
        domain: "example.org",
        homepage,
        country: "ES",
        language: "es",
        kind: "newspaper",
        launch: true,
        feeds: [{ url: `${server.url}/${slug}/feed` }],
      }),
    ],
    { replace: false },
  );

function refresh(files = memoryFiles(), allowPrivate = true) {
  const ctx = { db, clock, files, fetch, allowPrivate, userAgent: "PoliedroBot", holder: "test" };
  return refreshIcons(ctx).then((more) => ({ more, files }));
}

test("the icon that the home page names is kept with the type of its bytes", async () => {
  await newspaper("el-faro");
  answers.set("/el-faro/", page('<link rel="shortcut icon" href="pics/i.png">'));
  answers.set("/el-faro/pics/i.png", { contentType: "text/html", body: PNG });
  const { files, more } = await refresh();
  expect(more).toBe(false);
  expect(files.kept.get(iconName("el-faro"))).toMatchObject({ type: "image/png" });
});

test("a newspaper without a named icon is asked for its favicon, and again only after a month", async () => {
  await newspaper("el-faro");
  answers.set("/favicon.ico", png());
  const { files } = await refresh();
  expect(files.kept.has(iconName("el-faro"))).toBe(true);
  asked = [];
  clock.at += 29 * DAY;
  await refresh(files);
  expect(asked).toEqual([]);
  clock.at += 2 * DAY;
  await refresh(files);
  expect(asked).toContain("/favicon.ico");
});

test.each<[string, string, Answer]>([
  ["an SVG picture", "/i.png", png('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ["a page that calls itself a picture", "/i.png", png("<!doctype html><script>alert(1)</script>")],
  ["a picture of more than 100 kB", "/i.png", png(Buffer.concat([PNG, Buffer.alloc(100_001)]))],
  ["a cut signature", "/i.png", png(PNG.slice(0, 8))],
])("%s is refused", async (_, path, answer) => {
  await newspaper("el-faro");
  answers.set("/el-faro/", page(`<link rel="icon" href="${path}">`));
  answers.set(path, answer);
  const { files } = await refresh();
  expect(files.kept.has(iconName("el-faro"))).toBe(false);
});

test("no icon is fetched from a private address, named or reached by a redirect", async () => {
  await newspaper("el-faro", "http://93.184.215.14/");
  const files = memoryFiles();
  const inside: string[] = [];
  const way = async (url: string) => {
    inside.push(url);
    const { pathname } = new URL(url);
    if (pathname === "/")
      return new Response(
        '<link rel="icon" href="http://169.254.169.254/meta.png"><link rel="icon" href="/r.png">',
      );
    if (pathname === "/r.png")
      return new Response(null, { status: 302, headers: { location: `${server.url}/i.png` } });
    return new Response("", { status: 404 });
  };
  answers.set("/i.png", png());
  await refreshIcons({
    db,
    clock,
    files,
    fetch: way,
    allowPrivate: false,
    userAgent: "PoliedroBot",
    holder: "test",
  });
  expect(inside).toContain("http://93.184.215.14/r.png");
  expect(inside.filter((url) => !url.startsWith("http://93.184.215.14/"))).toEqual([]);
  expect(asked).toEqual([]);
  expect(files.kept.has(iconName("el-faro"))).toBe(false);
});

test("what robots.txt closes is not asked for", async () => {
  await newspaper("el-faro");
  answers.set("/robots.txt", { contentType: "text/plain", body: "User-agent: *\nDisallow: /" });
  await refresh();
  expect(asked.filter((path) => !path.startsWith("/robots") && !path.startsWith("/.well-known"))).toEqual([]);
});

test("a newspaper that fails later keeps the icon it had", async () => {
  await newspaper("el-faro");
  answers.set("/favicon.ico", png());
  const { files } = await refresh();
  answers.clear();
  clock.at += 31 * DAY;
  await refresh(files);
  expect(files.kept.has(iconName("el-faro"))).toBe(true);
});

test("many newspapers are asked a few at a time", async () => {
  for (let i = 0; i < 8; i++) await newspaper(`paper-${i}`);
  const { more, files } = await refresh();
  expect(more).toBe(true);
  expect((await refresh(files)).more).toBe(false);
});

test("the icon nearest to the size wanted comes first, SVG and other schemes never", () => {
  const html = `<base href="/static/"><link rel="icon" href="a.svg" type="image/svg+xml">
    <link rel="icon" sizes="16x16" href="16.png"><link rel="apple-touch-icon" sizes="180x180" href="180.png">
    <link rel="icon" sizes="48x48" href="48.png"><link rel="icon" href="data:image/png;base64,AA"><link rel="icon" href="javascript:1">`;
  expect(iconLinks(html, "https://paper.example/home")).toEqual([
    "https://paper.example/static/48.png",
    "https://paper.example/static/16.png",
    "https://paper.example/static/180.png",
    "https://paper.example/favicon.ico",
  ]);
});

test("types are told by their first bytes", () => {
  const bytes = (...first: number[]) => Uint8Array.from({ length: 40 }, (_, i) => first[i] ?? 9);
  expect(imageType(bytes(0xff, 0xd8, 0xff))).toBe("image/jpeg");
  expect(imageType(bytes(0x47, 0x49, 0x46, 0x38, 0x39))).toBe("image/gif");
  expect(imageType(bytes(0, 0, 1, 0, 2, 0))).toBe("image/x-icon");
  expect(imageType(bytes(0, 0, 1, 0, 0, 0))).toBeNull();
  expect(imageType(new TextEncoder().encode("RIFF....WEBPVP8 12345678901"))).toBe("image/webp");
  expect(imageType(new TextEncoder().encode("\0\0\0\x20ftypavif\0\0\0\0avifmif1"))).toBe("image/avif");
  expect(imageType(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'>"))).toBeNull();
});
