import { expect, test } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "../../domain/shared/time";
import { age, clockTime, dayInWords } from "./times";
import { translateInto } from "./translate.server";

const NOW = Date.UTC(2026, 10, 20, 18, 0);

test.each([
  [0, "Ahora"],
  [-5 * MINUTE, "Ahora"],
  [59 * SECOND, "Ahora"],
  [MINUTE, "1 min"],
  [HOUR - 1, "59 min"],
  [HOUR, "1 h"],
  [DAY - 1, "23 h"],
  [DAY, "1 d"],
  [7 * DAY - 1, "6 d"],
  [7 * DAY, "13 nov"],
  [365 * DAY, "20 nov 2025"],
])("what is %d ms old is told as %s", async (elapsed, text) => {
  expect(age(await translateInto("es"), "es", NOW - elapsed, NOW).text).toBe(text);
});

test("the other languages have their own words", async () => {
  const texts = await Promise.all(
    (["en", "fr", "de"] as const).map(async (l) => age(await translateInto(l), l, NOW - 3 * DAY, NOW).text),
  );
  expect(texts).toEqual(["3 d", "3 j", "3 T."]);
});

test("machines read the moment itself", async () => {
  expect(age(await translateInto("fr"), "fr", NOW, NOW).iso).toBe("2026-11-20T18:00:00.000Z");
});

test("days and clock are told in words, in UTC", () => {
  expect(dayInWords("es", NOW).text).toBe("viernes, 20 de noviembre de 2026");
  expect(dayInWords("de", NOW).text).toBe("Freitag, 20. November 2026");
  expect(clockTime("en", NOW)).toBe("18:00 UTC");
  expect(clockTime("es", Date.UTC(2026, 10, 20, 0, 5))).toBe("00:05 UTC");
});
