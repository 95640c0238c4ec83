import { describe, expect, test } from "vitest";
import { readDate, settleDate } from "./dates";

const iso = (text: string): string | null => {
  const date = readDate(text);
  return date === null ? null : new Date(date).toISOString().replace(".000Z", "Z");
};

describe("dates as feeds write them", () => {
  test.each([
    // RFC 822 and 2822
    ["Sat, 03 Jan 2026 14:54:15 GMT", "2026-01-03T14:54:15Z"],
    ["Sat, 03 Jan 2026 14:54:15 +0100", "2026-01-03T13:54:15Z"],
    ["Sat, 3 Jan 26 14:54 EST", "2026-01-03T19:54:00Z"],
    ["3 Jan 99 14:54:15 Z", "1999-01-03T14:54:15Z"],
    ["Fri, 03 Jul 2026 14:54:15 CEST", "2026-07-03T12:54:15Z"],
    ["Fr, 03 Jul 2026 14:54:15 MESZ", "2026-07-03T12:54:15Z"],
    ["Sat, 03 Jan 2026 14:54:15 GMT+2", "2026-01-03T12:54:15Z"],
    ["Sat, 03 Jan 2026 14:54:15 UTC-03:30", "2026-01-03T18:24:15Z"],
    ["Sat, 03 Jan 2026 14:54:15 -0500 (EST)", "2026-01-03T19:54:15Z"],
    ["Sat, 03 Jan 2026 14:54:15 XYZ", "2026-01-03T14:54:15Z"],
    ["Sat Jan  3 14:54:15 2026", "2026-01-03T14:54:15Z"],
    ["Sat Jan 03 2026 14:54:15 GMT+0100 (CET)", "2026-01-03T13:54:15Z"],
    // ISO 8601 and its look-alikes
    ["2026-01-03T14:54:15Z", "2026-01-03T14:54:15Z"],
    ["2026-01-03T14:54:15.250+01:00", "2026-01-03T13:54:15.250Z"],
    ["2026-01-03T14:54:15", "2026-01-03T14:54:15Z"],
    ["2026-01-03T14:54+01", "2026-01-03T13:54:00Z"],
    ["2026-01-03T9:04:15+01", "2026-01-03T08:04:15Z"],
    ["2026-01-03 14:54:15", "2026-01-03T14:54:15Z"],
    ["2026-01-03 14:54:15 +0100", "2026-01-03T13:54:15Z"],
    ["2026/01/03 14:54", "2026-01-03T14:54:00Z"],
    ["2026-01-03", "2026-01-03T00:00:00Z"],
    ["20260103T145415Z", "2026-01-03T14:54:15Z"],
    ["20260103", "2026-01-03T00:00:00Z"],
    ["2026-01-03T24:00:00Z", "2026-01-04T00:00:00Z"],
    // names of months
    ["sábado, 3 de enero de 2026 14:54", "2026-01-03T14:54:00Z"],
    ["Mar, 06 Ene 2026 14:54:15 +0100", "2026-01-06T13:54:15Z"],
    ["mardi 6 janvier 2026 à 14h54", "2026-01-06T14:54:00Z"],
    ["mar. 3 mars 2026 14:54:15", "2026-03-03T14:54:15Z"],
    ["1er août 2026", "2026-08-01T00:00:00Z"],
    ["Samstag, 3. Januar 2026, 14:54 Uhr", "2026-01-03T14:54:00Z"],
    ["3. März 2026 14.54 Uhr", "2026-03-03T14:54:00Z"],
    ["03 Dez 2026 14:54:15 MEZ", "2026-12-03T13:54:15Z"],
    ["3 gennaio 2026 14:54", "2026-01-03T14:54:00Z"],
    ["3 de fevereiro de 2026 14:54", "2026-02-03T14:54:00Z"],
    ["January 3, 2026 2:54 PM EST", "2026-01-03T19:54:00Z"],
    ["3rd January 2026 12:05 a.m.", "2026-01-03T00:05:00Z"],
    // numbers
    ["03/01/2026 14:54", "2026-01-03T14:54:00Z"],
    ["01/13/2026 14:54", "2026-01-13T14:54:00Z"],
    ["03.01.26 14:54", "2026-01-03T14:54:00Z"],
    ["03-01-2026", "2026-01-03T00:00:00Z"],
    ["1767452055", "2026-01-03T14:54:15Z"],
    ["1767452055000", "2026-01-03T14:54:15Z"],
  ])("%s", (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  test.each([
    "",
    "yesterday",
    "31 Feb 2026 10:00",
    "2026-13-03",
    "2026-01-03 25:00",
    "2026-01-03 14:61",
    "12:00",
    "32/13/2026",
    "Sat, 03 Jan",
    `${"9".repeat(5000)}`,
    "NaN",
    "-1",
    "0000-00-00 00:00:00",
  ])("%s is no date", (text) => {
    expect(readDate(text)).toBeNull();
  });
});

test("a date is settled by the moment of reading when it cannot be true", () => {
  const now = Date.UTC(2026, 0, 3, 12);
  const minute = 60_000;
  expect(settleDate(now - 5 * minute, now)).toBe(now - 5 * minute);
  expect(settleDate(null, now)).toBe(now);
  expect(settleDate(Date.UTC(1999, 11, 31), now)).toBe(now);
  expect(settleDate(Date.UTC(2000, 0, 1), now)).toBe(Date.UTC(2000, 0, 1));
  expect(settleDate(now + 15 * minute, now)).toBe(now + 15 * minute);
  expect(settleDate(now + 15 * minute + 1, now)).toBe(now);
});
