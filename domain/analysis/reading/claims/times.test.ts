import { expect, test } from "vitest";
import { readArticle } from "../read";
import { clausesOf } from "./clauses";
import { clocksIn } from "./clocks";
import { timesExclude, timesOf } from "./times";

const DAY = 86_400_000;

/** Times of a sentence that came out on Monday, March 9, 2026. */
const times = (language: string, text: string) =>
  readArticle({
    id: 1,
    newspaper: "paper",
    domain: "paper.example",
    country: "ES",
    language,
    headline: "",
    text,
    publishedAt: Date.UTC(2026, 2, 9, 12),
    opinion: false,
    author: null,
  })
    .sentences.slice(1)
    .flatMap(clausesOf)
    .flatMap(timesOf);

const days = (language: string, text: string) =>
  times(language, text).map(({ days: spans }) =>
    spans
      .map(({ low, high }) =>
        [low, high].map((day) => new Date(day * DAY).toISOString().slice(5, 10)).join(" "),
      )
      .join(", "),
  );

test.each([
  ["en", "It happened on Thursday.", "03-05 03-05, 03-12 03-12"],
  ["es", "Ocurrió el 3 de marzo.", "03-03 03-03"],
  ["de", "Es geschah am 3. März.", "03-03 03-03"],
  ["fr", "Le vote aura lieu en avril.", "04-01 04-30"],
  ["en", "It was signed on December 30.", "12-30 12-30"],
  ["fr", "Le taux change dans six jours.", "03-14 03-15"],
])("%s: %s", (language, text, expected) => {
  expect(days(language, text)).toEqual([expected]);
});

test.each([
  ["es", "a las 16.30", [990]],
  ["en", "at half past four", [270, 990]],
  ["en", "at 9:15 pm", [1275]],
  ["fr", "vers 16h30", [990]],
  ["fr", "à trois heures du matin", [180]],
  ["de", "um 14 Uhr", [840]],
  ["de", "gegen halb vier Uhr früh", [210]],
  ["es", "las 30 personas", []],
])("%s: %s", (language, text, minutes) => {
  expect(clocksIn(text, language).flatMap((clock) => clock.minutes)).toEqual(minutes);
});

test("a beginning and an end are told by what stands before", () => {
  expect(times("de", "Er gilt ab Freitag.").map(({ bound }) => bound)).toEqual(["begin"]);
  expect(times("es", "Dura hasta el viernes.").map(({ bound }) => bound)).toEqual(["end"]);
});

test("what another time takes the place of is no time", () => {
  expect(days("en", "It began in January rather than March.")).toHaveLength(1);
});

test("a day excludes another, but not the night that reaches into it", () => {
  const [tuesday] = times("en", "On Tuesday.");
  const [wednesday] = times("de", "Am Mittwoch.");
  const [night] = times("de", "In der Nacht auf Mittwoch.");
  expect(timesExclude(tuesday!, wednesday!)).toBe(true);
  expect(timesExclude(tuesday!, night!)).toBe(false);
});

test("an hour excludes another, but not the part of the day it lies in", () => {
  const [clock] = times("es", "A las 16.30.");
  const [near] = times("en", "At half past four.");
  const [evening] = times("fr", "Le matin.");
  const [afternoon] = times("de", "Am Nachmittag.");
  expect(timesExclude(clock!, near!)).toBe(false);
  expect(timesExclude(clock!, afternoon!)).toBe(false);
  expect(timesExclude(clock!, evening!)).toBe(true);
});
