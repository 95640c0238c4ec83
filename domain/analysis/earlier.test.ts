import { expect, test } from "vitest";
import { DAY } from "../shared/time";
import { EarlierEvents, type ToldEvent } from "./earlier";

const told = (id: number, day: number, title: string, description: string, language = "en"): ToldEvent => ({
  id,
  firstPublishedAt: day * DAY,
  lastPublishedAt: day * DAY + DAY / 4,
  texts: [{ language, title, description }],
});

const others = Array.from({ length: 30 }, (_, i) =>
  told(
    100 + i,
    10 + (i % 9),
    `Council of town ${i} debates parking fees`,
    "Residents complain about prices.",
  ),
);
const strike = told(
  1,
  10,
  "Pilots of Aeromeseta vote for a strike",
  "The union Sepvo in Valencia wants ten per cent more.",
);
const talks = told(
  2,
  15,
  "Aeromeseta und Sepvo verhandeln",
  "Der Streik der Piloten in Valencia ist vorerst abgewendet, die Gewerkschaft hofft.",
  "de",
);
const flights = told(
  3,
  19,
  "Aeromeseta cancels flights as pilots strike",
  "The union Sepvo says talks in Valencia have failed, a strike of pilots follows.",
);
const events = new EarlierEvents([strike, talks, flights, ...others]);

test("what led to an event is found, across languages, and nothing else", () => {
  expect(
    events
      .of(flights)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([1, 2]);
});

test("an event is not its own past, and the future is none", () => {
  expect(events.of(strike)).toEqual([]);
});

test("titles come with the languages they have", () => {
  expect(events.of(flights).find(({ id }) => id === 2)).toMatchObject({
    at: 15 * DAY,
    titles: { de: "Aeromeseta und Sepvo verhandeln" },
  });
});
