import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDb, type Db } from "../../db/client";
import { leases } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { isLanguage, languageFallback } from "./languages";
import { forgetLeases, releaseLeases, takeLeases } from "./leases";
import { fold, shorten, shortHash } from "./text";
import { DAY, HOUR, hourOf, MINUTE } from "./time";

describe("texts", () => {
  test("are cut at a word's end, with the ellipsis never too long", () => {
    expect(shorten("Short enough", 12)).toBe("Short enough");
    expect(shorten("The bridge, it seems, is open again", 20)).toBe("The bridge, it…");
    expect(shorten("The bridge, it seems", 12)).toBe("The bridge…");
    expect(shorten("Donaudampfschifffahrtsgesellschaft", 10)).toBe("Donaudamp…");
    for (let max = 1; max < 40; max++)
      for (const text of [
        "a b c d e f g h i j k l m n o p q r s t u v w x y z",
        "🌊🌋 ".repeat(30),
        "x".repeat(99),
      ])
        expect([...shorten(text, max)].length).toBeLessThanOrEqual(max);
  });

  test("fold to letters and digits without marks", () => {
    expect(fold("  ¡Señales de OTOÑO! — “Straße” nº 7 ")).toBe("senales de otono strasse nº 7");
    expect(fold("L’Été à Évian")).toBe("l ete a evian");
    expect(fold("Київ: новини")).toBe("киів новини");
    expect(fold("…")).toBe("");
  });

  test("hash to short names that tell them apart", () => {
    const names = new Set(Array.from({ length: 50_000 }, (_, i) => shortHash(`notice ${i}`)));
    expect(names.size).toBe(50_000);
    expect(shortHash("ab")).not.toBe(shortHash("ba"));
    for (const name of [shortHash(""), shortHash("x".repeat(5000))]) expect(name).toMatch(/^[0-9a-z]{1,11}$/);
  });
});

test("hours begin on the hour, before 1970 too", () => {
  const ten = Date.UTC(2026, 4, 12, 10);
  for (const at of [ten, ten + 1, ten + HOUR - 1]) expect(hourOf(at)).toBe(ten);
  expect(hourOf(ten - 1)).toBe(ten - HOUR);
  expect(hourOf(-1)).toBe(-HOUR);
  expect(DAY).toBe(24 * 60 * MINUTE);
});

test("a missing language falls back to English and then to ours in order, each once", () => {
  expect(languageFallback("fr")).toEqual(["fr", "en", "es", "de"]);
  expect(languageFallback("en")).toEqual(["en", "es", "fr", "de"]);
  expect(["es", "EN", "", null, undefined, "pt"].map(isLanguage)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

describe("leases", () => {
  let database: Awaited<ReturnType<typeof temporaryDatabase>>;
  let db: Db;
  const clock = { at: 1000, now: () => clock.at };
  const by = (holder: string, client = db) => ({ db: client, clock, holder });
  beforeAll(async () => {
    database = await temporaryDatabase();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(() => forgetLeases({ db }));

  test("are taken all or none", async () => {
    expect(await takeLeases(by("a"), ["host:x", "host:y", "host:x"], 100)).toBe(true);
    expect(await takeLeases(by("b"), ["host:w", "host:y"], 100)).toBe(false);
    expect(await takeLeases(by("b"), ["host:w"], 100)).toBe(true);
    await releaseLeases(by("b"), ["host:x", "host:w"]);
    expect((await db.select().from(leases)).map((lease) => [lease.name, lease.holder])).toEqual([
      ["host:x", "a"],
      ["host:y", "a"],
    ]);
    await releaseLeases(by("a"), []);
    expect(await takeLeases(by("a"), ["host:x"], 100)).toBe(true);
  });

  test("of a holder that is gone are free after their time", async () => {
    await takeLeases(by("dead"), ["grouping"], 100);
    clock.at += 99;
    expect(await takeLeases(by("b"), ["grouping"], 100)).toBe(false);
    clock.at += 1;
    expect(await takeLeases(by("b"), ["grouping"], 100)).toBe(true);
    await releaseLeases(by("dead"), ["grouping"]);
    expect(await db.$count(leases)).toBe(1);
  });

  test("go to one of many who reach for them at once", async () => {
    const other = createDb({ url: database.url });
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        takeLeases(by(`holder-${i}`, i % 2 ? db : other), ["grouping", `own:${i}`], 100),
      ),
    );
    other.$client.close();
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await db.$count(leases)).toBe(2);
  });
});
