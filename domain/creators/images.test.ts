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

const asked: string[] = [];
const web = (type: string, size = 3) => ({
  db: database.db,
  clock,
  allowPrivate: false,
  userAgent: "test",
  fetch: async (url: string) => {
    asked.push(url);
    return new Response(new Uint8Array(size), { headers: { "content-type": type } });
  },
});

test("a picture that an open article names is fetched, and its author's photo", async () => {
  expect(await fetchPicture(web("image/png"), { id: open }, 0, null)).toEqual({
    type: "image/png",
    bytes: new Uint8Array(3),
  });
  expect((await fetchPicture(web("image/jpeg; x=1"), { id: closed }, "author", null)).type).toBe(
    "image/jpeg",
  );
  expect(asked).toEqual(["https://a.example/1.png", "https://a.example/ana.jpg"]);
});

test.each([
  ["of another type", "image/svg+xml", 1, 3],
  ["that is too large", "image/png", 0, 5 * 1024 * 1024],
  ["at a private address", "image/png", 2, 3],
  ["that no article names", "image/png", 3, 3],
])("a picture %s is not found", async (_, type, which, size) => {
  await expect(fetchPicture(web(type, size), { id: open }, which, null)).rejects.toMatchObject({
    code: "image_not_found",
  });
});

test("the pictures of a closed article are its readers' alone", async () => {
  await expect(fetchPicture(web("image/png"), { id: closed }, 0, null)).rejects.toMatchObject({
    code: "image_not_found",
  });
});
