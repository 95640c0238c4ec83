import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryDatabase } from "../../db/testing";
import { clockAt } from "../ingest/testing";
import { putAccount, putCreatorArticle } from "./commands";
import { fetchPicture } from "./images";

const NOON = Date.UTC(2026, 10, 21, 12);
const clock = clockAt(NOON);
const BODY = JSON.stringify({
  type: "doc",
  content: ["https://a.example/1.png", "https://a.example/2.svg", "https://127.0.0.1/3.png"].map((src) => ({
    type: "image",
    attrs: { src },
  })),
});

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let open: number;
let closed: number;
beforeAll(async () => {
  database = await temporaryDatabase();
  const context = { db: database.db, clock };
  const authorId = await putAccount(context, {
    alias: "Ana",
    role: "experto",
    bioPhotoUrl: "https://a.example/ana.jpg",
  });
  const facts = { authorId, author: "Ana", summary: "", language: "es", slug: null, eventId: null } as const;
  const article = { ...facts, state: "publicado", body: BODY, publishedAt: NOON } as const;
  open = await putCreatorArticle(context, { ...article, headline: "Open", priceCents: 0 });
  closed = await putCreatorArticle(context, { ...article, headline: "Closed", priceCents: 350 });
});
afterAll(() => database.close());

/** Bytes that begin as a PNG does. */
const png = (size = 40) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
};
const text = (markup: string) => new TextEncoder().encode(markup.padEnd(60));

const asked: string[] = [];
const web = (type: string, bytes: Uint8Array<ArrayBuffer> = png()) => ({
  db: database.db,
  clock,
  allowPrivate: false,
  userAgent: "test",
  fetch: async (url: string) => {
    asked.push(url);
    return new Response(bytes, { headers: { "content-type": type } });
  },
});

test("a picture that an open article names is fetched, and its author's photo, by the type of its bytes", async () => {
  expect(await fetchPicture(web("text/html"), { id: open }, 0, null)).toEqual({
    type: "image/png",
    bytes: png(),
  });
  expect((await fetchPicture(web("image/jpeg; x=1"), { id: closed }, "author", null)).type).toBe("image/png");
  expect(asked).toEqual(["https://a.example/1.png", "https://a.example/ana.jpg"]);
});

test.each<[string, number, Uint8Array<ArrayBuffer>]>([
  [
    "that is SVG, whatever it says",
    1,
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  ["that is a page, whatever it says", 0, text("<!doctype html><script>alert(1)</script>")],
  ["that is too large", 0, png(5 * 1024 * 1024)],
  ["at a private address", 2, png()],
  ["that no article names", 3, png()],
])("a picture %s is not found", async (_, which, bytes) => {
  await expect(fetchPicture(web("image/png", bytes), { id: open }, which, null)).rejects.toMatchObject({
    code: "image_not_found",
  });
});

test("the pictures of a closed article are its readers' alone", async () => {
  await expect(fetchPicture(web("image/png"), { id: closed }, 0, null)).rejects.toMatchObject({
    code: "image_not_found",
  });
});
