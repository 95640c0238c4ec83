import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { eventTexts } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { memoryFiles } from "../files/testing";
import { groupArrivals } from "../grouping/commands";
import { FERRY, putTold, QUAKE } from "../grouping/testing";
import { clockAt } from "../ingest/testing";
import { HOUR } from "../shared/time";
import { drawPictures } from "./commands";
import { drawing } from "./drawing";
import { layOut } from "./lines";

const NOON = Date.UTC(2026, 4, 12, 12);
const clock = clockAt(NOON);
let db: Db;
let close: () => void;
let drawn: string[];
let files: ReturnType<typeof memoryFiles>;
beforeEach(async () => {
  const database = await temporaryDatabase();
  db = database.db;
  close = () => database.close();
  drawn = [];
  files = memoryFiles();
  await putTold(db, NOON - HOUR, FERRY);
  await putTold(db, NOON - HOUR, QUAKE);
  await groupArrivals({ db, clock, holder: "test" });
});
afterEach(() => close());

const pictures = () => [...files.kept.keys()].filter((name) => name.endsWith(".png")).sort();
const draw = (svg2png = async (svg: string) => new TextEncoder().encode(svg)) =>
  drawPictures({
    db,
    clock,
    files,
    draw: (svg) => {
      drawn.push(svg);
      return svg2png(svg);
    },
    coverage: async ({ newspapers }, language) => `${newspapers} ${language}`,
  });

test("every shown event has a picture in each language it is told in, drawn once", async () => {
  const texts = await db.select().from(eventTexts);
  const report = await draw();
  expect(report).toMatchObject({ drawn: texts.length, failed: { count: 0 }, more: false });
  expect(pictures()).toEqual(
    texts.map(({ eventId, language }) => `og/event/${eventId}-${language}.png`).sort(),
  );
  expect(await draw()).toMatchObject({ drawn: 0, more: false });
  expect(drawn).toHaveLength(texts.length);
});

test("a changed title is drawn anew", async () => {
  await draw();
  drawn = [];
  await db.update(eventTexts).set({ title: "Otro título & más" });
  await draw();
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn[0]).toContain("Otro título &amp; más");
});

test("one that fails stops no other and is tried again", async () => {
  const all = (await db.select().from(eventTexts)).length;
  let calls = 0;
  const report = await draw(async (svg) => {
    calls += 1;
    if (calls === 1) throw new Error("no room");
    return new TextEncoder().encode(svg);
  });
  expect(report).toMatchObject({ drawn: all - 1, failed: { count: 1 } });
  expect(await draw()).toMatchObject({ drawn: 1 });
  expect(pictures()).toHaveLength(all);
});

test("a short title is set large, a long one smaller and cut, and no word is wider than its line", () => {
  expect(layOut("Cae un puente", 1040)).toEqual({ lines: ["Cae un puente"], size: 80 });
  const long = layOut("Wort ".repeat(80), 1040);
  expect(long.size).toBe(56);
  expect(long.lines).toHaveLength(4);
  expect(long.lines.at(-1)).toMatch(/…$/);
  expect(layOut("a".repeat(100), 1040).lines.length).toBeGreaterThan(1);
});

test("signs of a title cannot become markup", () => {
  const svg = drawing({ title: "<script>&\u0000", coverage: "</text><image href='x'/>", shares: [1] });
  expect(svg).not.toMatch(/<script|<image|\u0000/);
  expect(svg).toContain("&lt;script&gt;&amp;");
});
